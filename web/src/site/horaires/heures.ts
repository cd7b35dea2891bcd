import { graphql } from 'react-relay'
import { readInlineData } from 'relay-runtime'
import type { Heures } from '../../../../schema/horaires/heures.ts'
import type { heures_entreprise$key } from '../../__generated__/heures_entreprise.graphql.ts'

/**
 * Opening hours by day, with the exceptional days that begin within thirty as of the day on which the server
 * reads them; null where there is only a text.
 */
export function heuresOf(entreprise: heures_entreprise$key): Heures | null {
  const { heures } = readInlineData(
    graphql`
      fragment heures_entreprise on Entreprise @inline {
        heures {
          lundi
          mardi
          mercredi
          jeudi
          vendredi
          samedi
          dimanche
          exceptions(prochains: 30) {
            du
            au
            plages
            motif
          }
        }
      }
    `,
    entreprise,
  )
  if (!heures) return null
  return {
    ...heures,
    exceptions: heures.exceptions.map(({ motif = null, ...days }) => ({ ...days, motif })),
  }
}
