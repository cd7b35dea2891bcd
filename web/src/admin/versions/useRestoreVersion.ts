import { graphql } from 'react-relay'
import type { useRestoreVersionMutation } from '../../__generated__/useRestoreVersionMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { ItemVersion } from '../editeur/definition/base.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { announceError, announce, whyNot } from '../messages/announcements.ts'
import { refusalOf } from '../ui/serverRefusal.ts'
import { fieldLabel } from './fieldLabels.ts'

/** Gives an item what a version held, and says so, or what the server has against it; true where it was done. */
export function useRestoreVersion(element: ItemVersion, definition: Definition) {
  const [restore, isBusy] = useMutation<useRestoreVersionMutation>(graphql`
    mutation useRestoreVersionMutation($input: RestoreVersionInput!) {
      restoreVersion(input: $input) {
        ... on RestoreVersionPayload {
          kept
          content {
            version
            ...Ligne_content
          }
          stats {
            ...Liste_stats
          }
        }
        ...serverRefusal_error @alias(as: "refusal")
      }
    }
  `)
  const inWords = (fields: readonly string[]) =>
    [...new Set(fields.map((field) => fieldLabel(field, definition)))].join(', ')

  return async (oldVersion: number, fields?: readonly string[]): Promise<boolean> => {
    if (isBusy) return false
    const input = { ...element, oldVersion, ...(fields && { fields }) }
    try {
      const { restoreVersion: fait } = await restore({ variables: { input } })
      const refusal = refusalOf(fait.refusal)
      if (refusal) {
        const raisons = Object.entries(refusal.fields).map(
          ([field, raison]) => `${fieldLabel(field, definition)}\u00a0: ${raison}`,
        )
        announceError(refusal.general ?? `La version ${oldVersion} n’a pas été reprise. ${raisons.join(' ')}`)
        return false
      }
      const quoi = fields ? `${inWords(fields)}, version ${oldVersion}` : `La version ${oldVersion}`
      if (fait.kept?.length)
        announceError(`${quoi} est reprise, sauf ce qui n’est plus là\u00a0: ${inWords(fait.kept)}.`)
      else announce(fields ? `Repris\u00a0: ${quoi}.` : `${quoi} est reprise.`)
      return true
    } catch (error) {
      announceError(whyNot(error))
      return false
    }
  }
}
