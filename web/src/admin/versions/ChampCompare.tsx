import { Fragment, type ReactNode, useId, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  ChampCompare_field$data,
  ChampCompare_field$key,
} from '../../__generated__/ChampCompare_field.graphql.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { galleryFrom } from '../editeur/galerie/galleryFrom.ts'
import { GalerieEnMots } from '../editeur/galerie/GalerieEnMots.tsx'
import { blocksOfText, compareBlocks, type MarkedBlock, type MarkedRun } from './compareBlocks.ts'
import { blocksOfHtml } from './blocksOfHtml.ts'
import { fieldOf, fieldLabel } from './fieldLabels.ts'
import classes from './Versions.module.css'

interface Cote {
  version: number
  onReprendre: (() => void) | null
}

interface ChampCompareProps {
  field: ChampCompare_field$key
  definition: Definition
  anciennes: Cote
  recentes: Cote
}

type Valeur = ChampCompare_field$data['older']

/** What a field held in two versions, side by side, with the words marked that are not in both. */
export function ChampCompare({ field: cle, definition, anciennes, recentes }: ChampCompareProps) {
  const { field, older, newer } = useFragment(
    graphql`
      fragment ChampCompare_field on VersionField {
        field
        older {
          told
          text
          isFile
          image {
            url(width: 960)
          }
          galerie {
            ...documents_galerie @relay(mask: false)
          }
        }
        newer {
          told
          text
          isFile
          image {
            url(width: 960)
          }
          galerie {
            ...documents_galerie @relay(mask: false)
          }
        }
      }
    `,
    cle,
  )
  const titre = useId()
  const estRiche = fieldOf(field, definition)?.kind === 'riche'
  const [avant, apres] = useMemo(() => {
    const lire = estRiche ? blocksOfHtml : blocksOfText
    const blocksIn = (valeur: Valeur) => (valeur.text ? lire(valeur.text) : [])
    return compareBlocks(blocksIn(older), blocksIn(newer))
  }, [older, newer, estRiche])
  const nom = fieldLabel(field, definition)
  // Whether one sees it is settled where that is settled: by its limits, and by what is planned.
  const estEtat = field === 'status' || field === 'softdelete'
  return (
    <section className={classes.champ} aria-labelledby={titre}>
      <h4 id={titre}>{nom}</h4>
      <div className={classes.cotes}>
        {[
          { ...anciennes, valeur: older, blocs: avant, marque: 'enlevé' as const },
          { ...recentes, valeur: newer, blocs: apres, marque: 'ajouté' as const },
        ].map(({ version, onReprendre, valeur, blocs, marque }) => (
          <div key={marque} className={classes.cote}>
            <p className={classes.version}>Version {version}</p>
            <Contenu
              valeur={valeur}
              autre={valeur === older ? newer : older}
              marque={marque}
              version={version}
            >
              <Texte blocs={blocs} marque={marque} />
            </Contenu>
            {onReprendre && valeur.told && !estEtat && !(valeur.isFile && !valeur.image) && (
              <button
                type="button"
                className="outil outil-discret"
                aria-label={`Reprendre «\u00a0${nom}\u00a0» de la version ${version}`}
                onClick={onReprendre}
              >
                Reprendre
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

interface ContenuProps {
  valeur: Valeur
  /** That of the other version. */
  autre: Valeur
  marque: Marque
  version: number
  /** Its text. */
  children: ReactNode
}

function Contenu({ valeur, autre, marque, version, children }: ContenuProps) {
  const { told, text, isFile, image, galerie } = valeur
  if (!told) return <p className={classes.vide}>Cette valeur n’est plus connue&nbsp;: elle a été effacée.</p>
  if (image)
    return <img src={image.url} alt={`Telle que dans la version ${version}`} className={classes.image} />
  if (galerie && galerie.length > 0) {
    const others = new Set(galleryFrom(autre.galerie).map(({ media }) => media))
    const word = marque === 'enlevé' ? 'Enlevée' : 'Ajoutée'
    return (
      <GalerieEnMots
        pictures={galleryFrom(galerie)}
        mark={{ of: ({ media }) => !others.has(media), word: `${word}.` }}
      />
    )
  }
  if (isFile) return <p className={classes.vide}>Ce fichier n’est plus là.</p>
  return text === null || galerie ? <p className={classes.vide}>Vide</p> : children
}

/** What is marked, and how one hears it: ins and del alone many readers pass over. */
type Marque = 'enlevé' | 'ajouté'

function Texte({ blocs, marque }: { blocs: readonly MarkedBlock[]; marque: Marque }) {
  return (
    <div className={classes.texte}>
      {blocs.map(({ genre, nouveau, suites }, n) => (
        <p key={n} data-genre={genre}>
          {nouveau && n > 0 && !suites[0]?.marquee && (
            <Marquee marque={marque}>
              <span aria-hidden="true">¶</span>
              <span className="hors-ecran">un paragraphe</span>
            </Marquee>
          )}
          {suites.map((suite, m) => (
            <Fragment key={m}>
              {suite.marquee ? (
                <Marquee marque={marque}>
                  <Mots suite={suite} />
                </Marquee>
              ) : (
                <Mots suite={suite} />
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

function Marquee({ marque, children }: { marque: Marque; children: ReactNode }) {
  const Element = marque === 'enlevé' ? 'del' : 'ins'
  return (
    <Element>
      <span className="hors-ecran"> [{marque}&nbsp;: </span>
      {children}
      <span className="hors-ecran">] </span>
    </Element>
  )
}

function Mots({ suite: { texte, gras, italique, lien } }: { suite: MarkedRun }) {
  const dits = italique ? <em>{texte}</em> : texte
  const mis = gras ? <strong>{dits}</strong> : dits
  if (lien === undefined) return mis
  return (
    <>
      <u>{mis}</u> <small>({lien})</small>
    </>
  )
}
