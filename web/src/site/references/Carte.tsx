import { graphql, useFragment } from 'react-relay'
import { references } from '../../../../schema/texts/catalogue/references.ts'
import { useText } from '../../texts/texts.ts'
import { isLocated, Plan } from '../carte/Plan.tsx'
import type { Carte_site$key } from '../../__generated__/Carte_site.graphql.ts'
import classes from './Carte.module.css'

/** The projets with a known place as pins on the country, each a link to its sheet. */
export function Carte({ site }: { site: Carte_site$key }) {
  const { surLaCarte, tous } = useFragment(
    graphql`
      fragment Carte_site on Site
      @argumentDefinitions(category: { type: "String" }, isNarrowed: { type: "Boolean!" }) {
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
        tous: projets(first: 100) @include(if: $isNarrowed) {
          edges {
            node {
              latitude
              longitude
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  // Where all projets have a map, what stands below it stays where it is as one goes from category to category.
  const isKept = tous?.edges.some(({ node }) => isLocated(node)) ?? false
  const projets = surLaCarte.edges.map(({ node }) => node)
  if (!isKept && !projets.some(isLocated)) return null
  return (
    <div className={classes.carte}>
      <a href="#feuilles" className={`hors-ecran ${classes.passer}`}>
        {text(references.passer)}
      </a>
      <Plan projets={projets} isKept={isKept} />
    </div>
  )
}
