import { graphql, useFragment } from 'react-relay'
import { accueil } from '../../../../schema/texts/catalogue/accueil.ts'
import { useText } from '../../texts/texts.ts'
import { Section } from '../../ui/Section.tsx'
import { nonBreaking } from '../../ui/nonBreaking.ts'
import type { Chiffres_site$data, Chiffres_site$key } from '../../__generated__/Chiffres_site.graphql.ts'
import classes from './Chiffres.module.css'
import { Situation } from './Situation.tsx'

/** A figure under this one says little for a firm: none is ever one. */
const fewest = 3

type FigureName = Chiffres_site$data['chiffresComptes'][number]['name']

interface Figure {
  valeur: number
  libelle: string
}

/** Key figures, counted from what the site publishes and then the firm’s own, beside the map that they come from. */
export function Chiffres({ site }: { site: Chiffres_site$key }) {
  const data = useFragment(
    graphql`
      fragment Chiffres_site on Site {
        ...Situation_site
        chiffresComptes {
          name
          isHidden
        }
        chiffresPropres {
          nombre
          unite
          libelle
        }
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
  const { chiffres, chiffresComptes, chiffresPropres, partenaires } = data
  const { projets, localites, premiereAnnee: de, derniereAnnee: a, categories } = chiffres
  const counted: Partial<Record<FigureName, Figure>> = {
    PROJETS: { valeur: projets, libelle: text(accueil.chiffresProjets) },
    LOCALITES: {
      valeur: localites,
      libelle: text(accueil.chiffresLocalites),
    },
    DOMAINES: {
      valeur: categories.length,
      libelle: text(accueil.chiffresDomaines),
    },
    ...(typeof de === 'number' &&
      typeof a === 'number' && {
        ANNEES: {
          valeur: a - de + 1,
          libelle: text(accueil.chiffresAnnees, { de, annee: a }),
        },
      }),
    PARTENAIRES: {
      valeur: partenaires.totalCount,
      libelle: text(accueil.chiffresPartenaires),
    },
  }
  // What is counted says nothing while there is no projet.
  const figures = chiffresComptes.flatMap(({ name, isHidden }) => {
    const figure = counted[name]
    if (isHidden || projets === 0 || !figure || figure.valeur < fewest) return []
    return [{ key: name, ...figure }]
  })
  const own = chiffresPropres.map(({ nombre, unite, libelle }, place) => ({
    key: `propre-${place}`,
    valeur: nonBreaking(unite ? `${nombre} ${unite}` : nombre).replaceAll(' ', '\u00a0'),
    libelle: nonBreaking(libelle),
  }))
  if (projets + own.length === 0) return null
  return (
    <Section sujet={text(accueil.chiffresSujet)} titre={text(accueil.chiffresTitre)}>
      <div className={classes.plan}>
        {localites > 0 && (
          <div data-reveal="">
            <Situation site={data} />
          </div>
        )}
        {figures.length + own.length > 0 && (
          <dl className={classes.chiffres} data-reveal="">
            {[...figures, ...own].map(({ key, valeur, libelle }) => (
              <div key={key}>
                <dt>{libelle}</dt>
                <dd>{valeur}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  )
}
