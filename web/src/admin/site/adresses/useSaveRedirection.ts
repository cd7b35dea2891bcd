import { graphql } from 'react-relay'
import type { useSaveRedirectionMutation } from '../../../__generated__/useSaveRedirectionMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { announce } from '../../messages/announcements.ts'
import { type Refusal, refusalOf } from '../../ui/serverRefusal.ts'

export interface Redirection {
  /** Null: a new one. */
  id: string | null
  path: string
  target: string
}

/** Saves a redirect and says where it leads, or answers what the server has against it. */
export function useSaveRedirection(): (redirection: Redirection) => Promise<Refusal | null> {
  const [save] = useMutation<useSaveRedirectionMutation>(graphql`
    mutation useSaveRedirectionMutation($input: SaveRedirectInput!) {
      saveRedirect(input: $input) {
        ... on SaveRedirectPayload {
          redirect {
            id
            path
            target
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  return async (input) => {
    const { saveRedirect } = await save({ variables: { input } })
    const { redirect } = saveRedirect
    if (redirect) announce(`${redirect.path} mène à ${redirect.target ?? input.target}.`)
    return refusalOf(saveRedirect.refusal)
  }
}
