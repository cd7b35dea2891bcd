import { graphql, useFragment } from 'react-relay'
import { service as texts } from '../../../../schema/texts/catalogue/service.ts'
import { useText } from '../../texts/texts.ts'
import { Section } from '../../ui/Section.tsx'
import type { AutresServices_site$key } from '../../__generated__/AutresServices_site.graphql.ts'
import classes from './AutresServices.module.css'

interface AutresServicesProps {
  site: AutresServices_site$key
  /** Global id of the service that is shown already. */
  sauf: string
}

/** The services beside this one. */
export function AutresServices({ site, sauf }: AutresServicesProps) {
  const { services } = useFragment(
    graphql`
      fragment AutresServices_site on Site {
        services(first: 100) {
          edges {
            node {
              id
              nom
              slug
              resume
            }
          }
        }
      }
    `,
    site,
  )
  const autres = services.edges.map(({ node }) => node).filter(({ id }) => id !== sauf)
  const text = useText()
  if (autres.length === 0) return null
  return (
    <Section sujet={text(texts.autresSujet)} titre={text(texts.autresTitre)}>
      <ul className={classes.liste} data-reveal="">
        {autres.map(({ id, nom, slug, resume }) => (
          <li key={id}>
            <h3>
              <a href={`/services/${slug}`}>{nom}</a>
            </h3>
            <p>{resume}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
