import { waitText } from '../../../ui/waitText.ts'
import { unreachable } from '../../messages/announcements.ts'
import type { lifecycle_result$data } from '../../../__generated__/lifecycle_result.graphql.ts'

/** French message for a refused change of state. */
export function lifecycleRefusal(result: lifecycle_result$data, libelle: string): string {
  const nom = `«\u00a0${libelle}\u00a0»`
  switch (result.__typename) {
    case 'NotFoundError':
      return `${nom} n’est plus là\u00a0: quelqu’un l’a supprimé ou restauré entre-temps. Rechargez la page pour voir où en est la liste.`
    case 'ConflictError':
      return `Quelqu’un a modifié ${nom} entre-temps. La ligne montre son état actuel\u00a0; réessayez si besoin.`
    case 'RateLimitError':
      return `Trop de demandes\u00a0: réessayez dans ${waitText(result.retryAfter ?? 60)}.`
    default:
      return result.message ?? unreachable
  }
}
