import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { Image } from '../../ui/Image.tsx'
import { Section } from '../../ui/Section.tsx'
import type { ServicesAccueil_site$key } from '../../__generated__/ServicesAccueil_site.graphql.ts'
import classes from './ServicesAccueil.module.css'

/** The services, one line each. */
export function ServicesAccueil({ site }: { site: ServicesAccueil_site$key }) {
  const { services } = useFragment(
    graphql`
      fragment ServicesAccueil_site on Site {
        services(first: 100) {
          edges {
            node {
              id
              nom
              slug
              resume
              image {
                ...Image_image
              }
              categories {
                id
                nom
              }
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  if (services.edges.length === 0) return null
  return (
    <Section id="services" sujet={text(accueil.servicesSujet)} titre={text(accueil.servicesTitre)}>
      <ul className={classes.liste}>
        {services.edges.map(({ node }) => (
          <li key={node.id} className={classes.service} data-reveal="">
            <h3>
              <a href={`/services/${node.slug}`}>{node.nom}</a>
            </h3>
            <div className={classes.mots}>
              <p>{node.resume}</p>
              {node.categories.length > 0 && (
                <ul className={classes.categories} aria-label={text(accueil.servicesDomaines)}>
                  {node.categories.map(({ id, nom }) => (
                    <li key={id}>{nom}</li>
                  ))}
                </ul>
              )}
            </div>
            {node.image && (
              <Image
                image={node.image}
                className={classes.image}
                sizes="(width >= 62rem) 18rem, 40vw"
                alt=""
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
