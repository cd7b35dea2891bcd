import { graphql, readInlineData } from 'relay-runtime'
import { referencesHref } from '../projet/OngletsProjets.tsx'
import type { referencesOfService_service$key } from '../../__generated__/referencesOfService_service.graphql.ts'

/** Where the references of a service are listed: under the category that the projets nearest to it share, else among all. */
export function referencesOfService(service: referencesOfService_service$key): string {
  const { projets } = readInlineData(
    graphql`
      fragment referencesOfService_service on Service @inline {
        projets {
          category
        }
      }
    `,
    service,
  )
  const [category = null, ...others] = new Set(projets.map((projet) => projet.category))
  return referencesHref(others.length === 0 ? category : null)
}
