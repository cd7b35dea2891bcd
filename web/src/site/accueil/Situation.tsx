import { graphql, useFragment } from 'react-relay'
import { Plan } from '../carte/Plan.tsx'
import type { Situation_site$key } from '../../__generated__/Situation_site.graphql.ts'

/** The map of the projets. */
export function Situation({ site }: { site: Situation_site$key }) {
  const { situes } = useFragment(
    graphql`
      fragment Situation_site on Site {
        situes: projets(first: 100) {
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
  return <Plan projets={situes.edges.map(({ node }) => node)} />
}
