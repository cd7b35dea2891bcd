import { graphql, useFragment } from 'react-relay'
import { Image } from '../../ui/Image.tsx'
import { Section } from '../../ui/Section.tsx'
import type { Temoignages_site$key } from '../../__generated__/Temoignages_site.graphql.ts'
import classes from './Temoignages.module.css'

/** What clients say, in their words and with their mark. */
export function Temoignages({ site }: { site: Temoignages_site$key }) {
  const { testimonials } = useFragment(
    graphql`
      fragment Temoignages_site on Site {
        testimonials(first: 6) {
          edges {
            node {
              id
              nom
              fonction
              entreprise
              message
              note
              photo {
                ...Image_image
              }
            }
          }
        }
      }
    `,
    site,
  )
  if (testimonials.edges.length === 0) return null
  return (
    <Section sujet="Témoignages" titre="Ce qu’en disent nos clients">
      <ul className={classes.liste}>
        {testimonials.edges.map(({ node }) => (
          <li key={node.id} data-reveal="">
            <figure className={classes.temoignage}>
              <blockquote>
                <p>«&nbsp;{node.message}&nbsp;»</p>
              </blockquote>
              <figcaption>
                {node.photo && <Image image={node.photo} className={classes.photo} sizes="4rem" alt="" />}
                <span>
                  <strong>{node.nom}</strong>
                  {[node.fonction, node.entreprise].filter(Boolean).join(', ')}
                  {node.note && <span className={classes.note}>Note&nbsp;: {node.note} sur 5</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
