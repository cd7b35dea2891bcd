import { graphql } from 'react-relay'
import type { useRestoreVersionMutation } from '../../__generated__/useRestoreVersionMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { Element } from '../editeur/definition/base.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { alerter, annoncer, whyNot } from '../messages/annonces.ts'
import { refusOf } from '../ui/refusDuServeur.ts'
import { nomDe } from './noms.ts'

/** Gives an item what a version held, and says so, or what the server has against it; true where it was done. */
export function useRestoreVersion(element: Element, definition: Definition) {
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
        ...refusDuServeur_error @alias(as: "refus")
      }
    }
  `)
  const enMots = (fields: readonly string[]) =>
    [...new Set(fields.map((field) => nomDe(field, definition)))].join(', ')

  return async (oldVersion: number, fields?: readonly string[]): Promise<boolean> => {
    if (isBusy) return false
    const input = { ...element, oldVersion, ...(fields && { fields }) }
    try {
      const { restoreVersion: fait } = await restore({ variables: { input } })
      const refus = refusOf(fait.refus)
      if (refus) {
        const raisons = Object.entries(refus.fields).map(
          ([field, raison]) => `${nomDe(field, definition)}\u00a0: ${raison}`,
        )
        alerter(refus.general ?? `La version ${oldVersion} n’a pas été reprise. ${raisons.join(' ')}`)
        return false
      }
      const quoi = fields ? `${enMots(fields)}, version ${oldVersion}` : `La version ${oldVersion}`
      if (fait.kept?.length)
        alerter(`${quoi} est reprise, sauf ce qui n’est plus là\u00a0: ${enMots(fait.kept)}.`)
      else annoncer(fields ? `Repris\u00a0: ${quoi}.` : `${quoi} est reprise.`)
      return true
    } catch (error) {
      alerter(whyNot(error))
      return false
    }
  }
}
