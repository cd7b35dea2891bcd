import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { Section } from '../../ui/Section.tsx'
import type { Chiffres_site$key } from '../../__generated__/Chiffres_site.graphql.ts'
import classes from './Chiffres.module.css'
import { Situation } from './Situation.tsx'

/** A figure under this one says little for a firm. */
const fewest = 3

/** Key figures, each counted from what the site publishes, beside the map that they come from. */
export function Chiffres({ site }: { site: Chiffres_site$key }) {
  const data = useFragment(
    graphql`
      fragment Chiffres_site on Site {
        ...Situation_site
        chiffres {
          projets
          localites
          premiereAnnee
          derniereAnnee
          categories
        }
        partenaires(first: 100) {
          totalCount
        }
      }
    `,
    site,
  )
  const text = useText()
  const { chiffres, partenaires } = data
  const { projets, localites, premiereAnnee: de, derniereAnnee: a, categories } = chiffres
  if (projets === 0) return null
  const lignes = [
    { valeur: projets, un: text(accueil.chiffresProjet), plusieurs: text(accueil.chiffresProjets) },
    { valeur: localites, un: text(accueil.chiffresLocalite), plusieurs: text(accueil.chiffresLocalites) },
    {
      valeur: categories.length,
      un: text(accueil.chiffresDomaine),
      plusieurs: text(accueil.chiffresDomaines),
    },
    typeof de === 'number' && typeof a === 'number'
      ? {
          valeur: a - de + 1,
          un: text(accueil.chiffresAnnee, { annee: a }),
          plusieurs: text(accueil.chiffresAnnees, { de, annee: a }),
        }
      : null,
    {
      valeur: partenaires.totalCount,
      un: text(accueil.chiffresPartenaire),
      plusieurs: text(accueil.chiffresPartenaires),
    },
  ].filter((ligne) => ligne !== null && ligne.valeur >= fewest)
  return (
    <Section sujet={text(accueil.chiffresSujet)} titre={text(accueil.chiffresTitre)}>
      <div className={classes.plan}>
        {localites > 0 && (
          <div data-reveal="">
            <Situation site={data} />
          </div>
        )}
        {lignes.length > 0 && (
          <dl className={classes.chiffres} data-reveal="">
            {lignes.map(
              (ligne) =>
                ligne && (
                  <div key={ligne.un}>
                    <dt>{ligne.valeur > 1 ? ligne.plusieurs : ligne.un}</dt>
                    <dd>{ligne.valeur}</dd>
                  </div>
                ),
            )}
          </dl>
        )}
      </div>
    </Section>
  )
}
