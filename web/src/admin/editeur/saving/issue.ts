import type { documents_refus$key } from '../../../__generated__/documents_refus.graphql.ts'
import { refusDe } from '../../contenus/documents.ts'
import type { Base } from '../definition/base.ts'
import { champNomme } from '../definition/champs.ts'
import type { Definition } from '../definition/definition.ts'
import type { Fautes } from './fautes.ts'

/** How a request to save ended; where somebody else was first, with what he saved. */
export type Issue =
  | { genre: 'enregistre'; base: Base }
  | { genre: 'devance'; actuel: Base }
  | { genre: 'refuse'; fautes: Fautes; message: string }

/** What the server found wrong, by field; the rest as one message. */
export function refusee(
  { champs }: Definition,
  refus: documents_refus$key | null | undefined,
): Issue & { genre: 'refuse' } {
  const { fields = [], message = '' } = refusDe(refus) ?? {}
  const fautes: Record<string, string> = {}
  const reste: string[] = []
  for (const { field, message: faute } of fields) {
    const nom = champNomme(champs, field)
    if (nom) fautes[nom] ??= faute
    else reste.push(faute)
  }
  return { genre: 'refuse', fautes, message: reste[0] ?? message }
}
