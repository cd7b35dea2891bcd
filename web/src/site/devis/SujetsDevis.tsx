import { graphql, useFragment } from 'react-relay'
import { devis } from '../../../../schema/texts/catalogue/devis.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  return (
    <section className={classes.sujets} aria-labelledby="sujets">
      <h2 id="sujets">{text(devis.sujets)}</h2>
      <ul className={classes.liste}>
        {services.edges.map(({ node }) => (
          <li key={node.id}>
            <a href={`/services/${node.slug}`}>{node.nom}</a>
          </li>
        ))}
        {isShown('/Faq') && (
          <li>
            <a href="/Faq">{text(devis.sujetsFaq)}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
