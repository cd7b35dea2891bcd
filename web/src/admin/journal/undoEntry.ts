import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { undoEntryMutation } from '../../__generated__/undoEntryMutation.graphql.ts'
import { commit } from '../../relay/commit.ts'
import { refusalSentence } from '../choix/refusalSentence.ts'
import { announceError, announce, whyNot } from '../messages/announcements.ts'

/** An act, by the line of the journal that tells of it. */
interface UndoableEntry {
  id: string
  /** What it was on, and how many. */
  nom: string
  items: number
}

/** Takes an act back, says how that went, and names what had to be left. Answers whether anything was taken back. */
export async function undoEntry(
  environment: Environment,
  { id, nom, items }: UndoableEntry,
): Promise<boolean> {
  try {
    const { result } = await commit<undoEntryMutation>(
      environment,
      graphql`
        mutation undoEntryMutation($input: UndoChangeInput!) {
          result: undoChange(input: $input) {
            ... on UndoChangePayload {
              contents {
                ...Ligne_commun
                version
                ... on Message {
                  lu
                }
              }
              refused {
                libelle
                message
              }
              stats {
                unread
                ...Liste_stats
              }
              admin {
                ...DerniersChangements_admin
              }
            }
            ... on Error {
              message
            }
          }
        }
      `,
      { input: { id } },
    )
    const refuses = result.refused ?? []
    if (result.message) announceError(`${nom}\u00a0: ${result.message}`)
    // What stayed as it is, is named; the others go without saying.
    else if (refuses.length > 0) announceError(refusalSentence(refuses))
    else announce(`${nom} ${items > 1 ? 'sont' : 'est'} de nouveau comme avant.`)
    return !result.message
  } catch (error) {
    announceError(whyNot(error))
    return false
  }
}
