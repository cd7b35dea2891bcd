import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { duplicateMutation } from '../../../__generated__/duplicateMutation.graphql.ts'
import { commit } from '../../../relay/commit.ts'
import { unreachable } from '../../messages/announcements.ts'
import { refusalOf } from '../../ui/serverRefusal.ts'
import type { Item } from '../listContext.ts'

/** The key of each copy that was asked for and not answered: asked for again, it is not made twice. */
const pending = new Map<string, string>()

/** Makes a copy of an item: answers it, or why there is none. The promise fails when the server could not be asked. */
export async function duplicate(environment: Environment, id: string): Promise<Item | string> {
  const clientMutationId = pending.get(id) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  pending.set(id, clientMutationId)
  const { result } = await commit<duplicateMutation>(
    environment,
    graphql`
      mutation duplicateMutation($input: DuplicateContentInput!) {
        result: duplicateContent(input: $input) {
          ... on SaveContentPayload {
            content {
              id
              libelle
              ...Ligne_content
            }
            stats {
              ...Liste_stats
            }
          }
          ...serverRefusal_error @alias(as: "refusal")
        }
      }
    `,
    { input: { id, clientMutationId } },
  )
  pending.delete(id)
  if (result.content) return result.content
  const { general, fields } = refusalOf(result.refusal) ?? { fields: {} }
  return general ?? Object.values(fields)[0] ?? unreachable
}
