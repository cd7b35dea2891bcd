import { graphql, useFragment } from 'react-relay'
import { Section } from '../../ui/Section.tsx'
import type { Chiffres_site$key } from './__generated__/Chiffres_site.graphql.ts'
import classes from './Chiffres.module.css'
import { localites, periode } from './reperes.ts'
import { Situation } from './Situation.tsx'

/** Key figures, each counted from what the site publishes, beside the map that they come from. */
export function Chiffres({ site }: { site: Chiffres_site$key }) {
  const data = useFragment(
    graphql`
      fragment Chiffres_site on Site {
        ...Situation_site
        reperes: projets(first: 100) {
          totalCount
          edges {
            node {
              id
              lieu
              annee
              latitude
              longitude
            }
          }
        }
        categoriesProjet(first: 100) {
          totalCount
        }
        partenaires(first: 100) {
          totalCount
        }
      }
    `,
    site,
  )
  const { reperes, categoriesProjet, partenaires } = data
  const projets = reperes.edges.map(({ node }) => node)
  if (projets.length === 0) return null
  const situes = localites(projets)
  const annees = periode(projets)
  const chiffres = [
    { valeur: reperes.totalCount, un: 'projet présenté', plusieurs: 'projets présentés' },
    { valeur: situes.length, un: 'localité du pays', plusieurs: 'localités du pays' },
    { valeur: categoriesProjet.totalCount, un: 'domaine', plusieurs: 'domaines' },
    annees && {
      valeur: annees.a - annees.de + 1,
      un: `année de chantiers, en ${annees.a}`,
      plusieurs: `années de chantiers, de ${annees.de} à ${annees.a}`,
    },
    { valeur: partenaires.totalCount, un: 'partenaire', plusieurs: 'partenaires' },
  ].filter((chiffre) => chiffre !== null && chiffre.valeur > 0)
  return (
    <Section sujet="Plan de situation" titre="Là où nous avons mesuré">
      <div className={classes['plan']}>
        {situes.length > 0 && (
          <div data-reveal="">
            <Situation site={data} />
          </div>
        )}
        <dl className={classes['chiffres']} data-reveal="">
          {chiffres.map(
            (chiffre) =>
              chiffre && (
                <div key={chiffre.un}>
                  <dt>{chiffre.valeur > 1 ? chiffre.plusieurs : chiffre.un}</dt>
                  <dd>{chiffre.valeur}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </Section>
  )
}
