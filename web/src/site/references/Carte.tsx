import { graphql, useFragment } from 'react-relay'
import { Plan } from '../carte/Plan.tsx'
import type { Carte_site$key } from '../../__generated__/Carte_site.graphql.ts'

interface CarteProps {
  site: Carte_site$key
  /** The label shown; null for all. */
  category: string | null
}

/** The projets with a known place as pins on the country, each a link to its sheet. */
export function Carte({ site, category }: CarteProps) {
  const { surLaCarte } = useFragment(
    graphql`
      fragment Carte_site on Site @argumentDefinitions(category: { type: "String" }) {
        surLaCarte: projets(first: 100, category: $category) {
          edges {
            node {
              id
              nom
              slug
              lieu
              annee
              latitude
              longitude
            }
          }
        }
      }
    `,
    site,
  )
  return <Plan projets={surLaCarte.edges.map(({ node }) => node)} isKept={category !== null} />
}
