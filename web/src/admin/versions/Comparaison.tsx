import { useEffect, useRef } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ComparaisonQuery } from '../../__generated__/ComparaisonQuery.graphql.ts'
import type { journalEntry_entry$key } from '../../__generated__/journalEntry_entry.graphql.ts'
import type { ItemVersion } from '../editeur/definition/base.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { authorText, capitalize, actText, readEntry } from '../journal/journalEntry.ts'
import { Moment } from '../Moment.tsx'
import type { VersionChoice } from './versionChoice.ts'
import { ChampCompare } from './ChampCompare.tsx'
import { withPaired, fieldPlace } from './fieldLabels.ts'
import classes from './Versions.module.css'

interface ComparaisonProps {
  element: ItemVersion
  definition: Definition
  choix: VersionChoice
  /** Gives the item what a version held, or those of its fields; null where it is edited. */
  onReprendre: ((version: number, fields?: readonly string[]) => void) | null
}

/** What is not alike in two versions of an item, field by field. */
export function Comparaison({ element, definition, choix, onReprendre }: ComparaisonProps) {
  const { node } = useLazyLoadQuery<ComparaisonQuery>(
    graphql`
      query ComparaisonQuery($id: ID!, $de: Int!, $vers: Int) {
        node(id: $id) {
          ... on Content {
            version
            comparison(from: $de, to: $vers) {
              older
              newer
              olderEntry {
                ...journalEntry_entry
              }
              newerEntry {
                ...journalEntry_entry
              }
              fields {
                field
                ...ChampCompare_field
              }
            }
          }
        }
      }
    `,
    { id: element.id, ...choix },
    { fetchPolicy: 'network-only', fetchKey: element.version },
  )
  const titre = useRef<HTMLHeadingElement>(null)
  // The comparison takes the focus where no list is shown beside it.
  useEffect(() => {
    if (titre.current?.closest('[data-seule]')) titre.current.focus()
  }, [])

  const trouve = node?.comparison
  if (!trouve)
    return <p role="status">Une de ces versions n’est pas connue&nbsp;: le journal n’en dit rien.</p>
  const { older, newer } = trouve
  const fields = trouve.fields.toSorted(
    (a, b) => fieldPlace(a.field, definition) - fieldPlace(b.field, definition),
  )
  const tous = fields.map(({ field }) => field)
  const restoreVersion = (version: number) => (version === node.version ? null : onReprendre)
  return (
    <>
      <h3 ref={titre} tabIndex={-1} className={classes.comparees}>
        Version {older} et version {newer}
      </h3>
      <p role="status">{changeCount(fields.length)}</p>
      <div className={classes.cotes}>
        {[
          { version: older, entree: trouve.olderEntry },
          { version: newer, entree: trouve.newerEntry },
        ].map(({ version, entree }) => {
          const reprise = restoreVersion(version)
          return (
            <div key={version} className={classes.cote}>
              <p>
                <strong>
                  Version {version}
                  {version === node.version && ', en cours'}
                </strong>
                {entree && <Auteur entree={entree} />}
              </p>
              {reprise && (
                <button
                  type="button"
                  className="bouton bouton-serre bouton-leger"
                  onClick={() => reprise(version)}
                >
                  Reprendre la version {version}
                </button>
              )}
            </div>
          )
        })}
      </div>
      {fields.map(({ field, ...cle }) => {
        const [ancienne, recente] = [restoreVersion(older), restoreVersion(newer)]
        const groupe = withPaired(field, tous)
        return (
          <ChampCompare
            key={field}
            field={cle}
            definition={definition}
            anciennes={{ version: older, onReprendre: ancienne && (() => ancienne(older, groupe)) }}
            recentes={{ version: newer, onReprendre: recente && (() => recente(newer, groupe)) }}
          />
        )
      })}
    </>
  )
}

function changeCount(nombre: number): string {
  if (nombre === 0) return 'Rien ne diffère.'
  return nombre === 1 ? 'Un champ diffère.' : `${nombre} champs diffèrent.`
}

function Auteur({ entree: cle }: { entree: journalEntry_entry$key }) {
  const entree = readEntry(cle)
  return (
    <span>
      {capitalize(authorText(entree))} {actText(entree)}, <Moment date={entree.at} isWhole />
    </span>
  )
}
