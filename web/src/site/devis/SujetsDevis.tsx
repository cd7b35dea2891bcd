import { graphql, useFragment } from 'react-relay'
import type { SujetsDevis_site$key } from '../../__generated__/SujetsDevis_site.graphql.ts'
import { useIsShown } from '../shownPages.ts'
import classes from './SujetsDevis.module.css'

/** Subjects for visitors who do not know yet what to ask for. */
export function SujetsDevis({ site }: { site: SujetsDevis_site$key }) {
  const { services } = useFragment(
    graphql`
      fragment SujetsDevis_site on Site {
        services(first: 100) {
          edges {
            node {
              id
              nom
              slug
            }
          }
        }
      }
    `,
    site,
  )
  const isShown = useIsShown()
  return (
    <section className={classes.sujets} aria-labelledby="sujets">
      <h2 id="sujets">Vous hésitez sur ce qu’il vous faut&#8239;?</h2>
      <ul className={classes.liste}>
        {services.edges.map(({ node }) => (
          <li key={node.id}>
            <a href={`/services/${node.slug}`}>{node.nom}</a>
          </li>
        ))}
        {isShown('/Faq') && (
          <li>
            <a href="/Faq">Questions fréquentes</a>
          </li>
        )}
      </ul>
    </section>
  )
}
