import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { annulerMutation } from '../../__generated__/annulerMutation.graphql.ts'
import { commit } from '../../relay/commit.ts'
import { refusEnUnePhrase } from '../choix/refusEnUnePhrase.ts'
import { alerter, annoncer, whyNot } from '../messages/annonces.ts'

/** An act, by the line of the journal that tells of it. */
interface Fait {
  id: string
  /** What it was on, and how many. */
  nom: string
  items: number
}

/** Takes an act back, says how that went, and names what had to be left. Answers whether anything was taken back. */
export async function annuler(environment: Environment, { id, nom, items }: Fait): Promise<boolean> {
  try {
    const { result } = await commit<annulerMutation>(
      environment,
      graphql`
        mutation annulerMutation($input: UndoChangeInput!) {
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
    if (result.message) alerter(`${nom}\u00a0: ${result.message}`)
    // What stayed as it is, is named; the others go without saying.
    else if (refuses.length > 0) alerter(refusEnUnePhrase(refuses))
    else annoncer(`${nom} ${items > 1 ? 'sont' : 'est'} de nouveau comme avant.`)
    return !result.message
  } catch (error) {
    alerter(whyNot(error))
    return false
  }
}
