import { graphql, useFragment } from 'react-relay'
import { carriere } from '../../../../schema/texts/catalogue/carriere.ts'
import { useText } from '../../texts/texts.ts'
import { calendarDay } from '../../ui/calendarDay.ts'
import { Section } from '../../ui/Section.tsx'
import type { Offres_site$key } from '../../__generated__/Offres_site.graphql.ts'
import classes from './Offres.module.css'

/** The open job offers, where there are any. */
export function Offres({ site }: { site: Offres_site$key }) {
  const { offres } = useFragment(
    graphql`
      fragment Offres_site on Site {
        offres(first: 100) {
          edges {
            node {
              id
              titre
              slug
              lieu
              contrat
              resume
              jusquAu
            }
          }
        }
      }
    `,
    site,
  )
  const text = useText()
  if (offres.edges.length === 0) return null
  return (
    <Section sujet={text(carriere.offresSujet)} titre={text(carriere.offresTitre)}>
      <ul className={classes.liste} data-reveal="">
        {offres.edges.map(({ node: { id, titre, slug, lieu, contrat, resume, jusquAu } }) => (
          <li key={id}>
            <h3>
              <a href={`/carriere/${slug}`}>{titre}</a>
            </h3>
            <p className={classes.faits}>
              {[contrat, lieu, jusquAu && text(carriere.offresFin, { jour: calendarDay(jusquAu) })]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {resume && <p>{resume}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
