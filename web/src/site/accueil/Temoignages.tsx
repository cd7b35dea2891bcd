import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
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
  const text = useText()
  if (testimonials.edges.length === 0) return null
  return (
    <Section sujet={text(accueil.temoignagesSujet)} titre={text(accueil.temoignagesTitre)}>
      <ul className={classes.liste}>
        {testimonials.edges.map(({ node }) => (
          <li key={node.id} data-reveal="">
            <figure className={classes.temoignage}>
              <blockquote>
                <p>{text(accueil.temoignagesCitation, { message: node.message })}</p>
              </blockquote>
              <figcaption>
                {node.photo && <Image image={node.photo} className={classes.photo} sizes="4rem" alt="" />}
                <span>
                  <strong>{node.nom}</strong>
                  {[node.fonction, node.entreprise].filter(Boolean).join(', ')}
                  {node.note && (
                    <span className={classes.note}>{text(accueil.temoignagesNote, { note: node.note })}</span>
                  )}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
