import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { Image } from '../../ui/Image.tsx'
import { Section } from '../../ui/Section.tsx'
import type { Partenaires_site$key } from '../../__generated__/Partenaires_site.graphql.ts'
import classes from './Partenaires.module.css'

/** Those the firm works with, by their logo or their name. */
export function Partenaires({ site }: { site: Partenaires_site$key }) {
  const { partenaires } = useFragment(
    graphql`
      fragment Partenaires_site on Site {
        partenaires(first: 100) {
          edges {
            node {
              id
              nom
              url
              logo {
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
  if (partenaires.edges.length === 0) return null
  return (
    <Section sujet={text(accueil.partenairesSujet)} titre={text(accueil.partenairesTitre)}>
      <ul className={classes.partenaires} data-reveal="">
        {partenaires.edges.map(({ node: { id, nom, url, logo } }) => {
          const content = (
            <>
              {logo ? (
                <Image image={logo} className={classes.logo} sizes="14rem" alt={nom} bare />
              ) : (
                <span className={classes.nom}>{nom}</span>
              )}
            </>
          )
          return (
            <li key={id}>
              {url ? (
                <a href={url} rel="noopener">
                  {content}
                </a>
              ) : (
                <span>{content}</span>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
