import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type {
  ListeDeVersions_content$data,
  ListeDeVersions_content$key,
} from '../../__generated__/ListeDeVersions_content.graphql.ts'
import type { ListeDeVersionsQuery } from '../../__generated__/ListeDeVersionsQuery.graphql.ts'
import type { Definition } from '../editeur/definition/definition.ts'
import { authorText, capitalize, actText, readEntry } from '../journal/journalEntry.ts'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import { Moment } from '../Moment.tsx'
import type { VersionChoice } from './versionChoice.ts'
import { fieldLabel } from './fieldLabels.ts'
import classes from './Versions.module.css'

interface ListeDeVersionsProps {
  content: ListeDeVersions_content$key
  definition: Definition
  /** What is compared now. */
  choix: VersionChoice | null
  onCompare(choix: VersionChoice): void
}

/** What was done to an item, latest first: each line shows what it changed, and any two versions can be compared. */
export function ListeDeVersions({ content, definition, choix, onCompare }: ListeDeVersionsProps) {
  const pagination = usePaginationFragment<ListeDeVersionsQuery, ListeDeVersions_content$key>(
    graphql`
      fragment ListeDeVersions_content on Content
      @refetchable(queryName: "ListeDeVersionsQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" }) {
        version
        history(first: $first, after: $after) @connection(key: "ListeDeVersions_history") {
          edges {
            node {
              id
              isVersion
              changes {
                field
              }
              ...journalEntry_entry
            }
          }
        }
      }
    `,
    content,
  )
  const { version: presente, history } = pagination.data
  const lignes = history?.edges.map(({ node }) => node) ?? []
  const liste = useRef<HTMLUListElement>(null)
  const [de, setDe] = useState(choix?.de ?? null)
  const [vers, setVers] = useState(choix?.vers ?? presente)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (de !== null) onCompare({ de, vers })
  }

  if (lignes.length === 0) return <p>Rien n’a encore été noté de cet élément.</p>
  return (
    <form className={classes.historique} onSubmit={submit}>
      <p className={classes.entetes} aria-hidden="true">
        <span>De</span>
        <span>À</span>
      </p>
      <ul ref={liste} className={classes.lignes}>
        {lignes.map(({ id, ...ligne }) => (
          <LigneDeVersion
            key={id}
            ligne={ligne}
            definition={definition}
            presente={presente}
            choix={choix}
            onCompare={onCompare}
          >
            {(version) => (
              <>
                <Borne nom="de" version={version} isSelected={de === version} onSelect={setDe} />
                <Borne nom="vers" version={version} isSelected={vers === version} onSelect={setVers} />
              </>
            )}
          </LigneDeVersion>
        ))}
      </ul>
      <VoirPlus shown={lignes.length} pagination={pagination} rows={liste} />
      <p className={classes.comparer}>
        <button type="submit" className="bouton bouton-serre" disabled={de === null || de === vers}>
          Comparer
        </button>
        <span role="status">
          {de === null ? 'Choisissez deux versions.' : `Version ${de} et version ${vers}`}
        </span>
      </p>
    </form>
  )
}

interface LigneDeVersionProps extends Pick<ListeDeVersionsProps, 'definition' | 'choix' | 'onCompare'> {
  ligne: Omit<NonNullable<ListeDeVersions_content$data['history']>['edges'][number]['node'], 'id'>
  /** The version that the item has now. */
  presente: number
  /** What stands before a line that made a version. */
  children(version: number): ReactNode
}

/** One line: what was done, and where that made a version the way to what it changed. */
function LigneDeVersion(props: LigneDeVersionProps) {
  const { ligne, definition, presente, choix, onCompare, children } = props
  const entree = readEntry(ligne)
  const { version } = entree
  const qui = capitalize(authorText(entree))
  const noms = new Set(ligne.changes.map(({ field }) => fieldLabel(field, definition)))
  const quoi = `${actText(entree)}${noms.size > 0 ? `\u00a0: ${[...noms].join(', ')}` : ''}`
  if (!ligne.isVersion || typeof version !== 'number')
    return (
      <li>
        <p className={classes.ligne}>
          <span>
            {qui} {quoi}
          </span>
          <Moment date={entree.at} isWhole />
        </p>
      </li>
    )
  const change = version > 1 ? { de: version - 1, vers: version } : { de: 1, vers: null }
  const estMontree = choix?.de === change.de && choix.vers === change.vers
  return (
    <li data-montree={estMontree || undefined}>
      {children(version)}
      <button
        type="button"
        className={classes.ligne}
        aria-current={estMontree || undefined}
        onClick={() => onCompare(change)}
      >
        <strong>
          Version {version}
          {version === presente && ', en cours'}
        </strong>
        <span>
          {qui} {quoi}
        </span>
        <Moment date={entree.at} isWhole />
      </button>
    </li>
  )
}

interface BorneProps {
  nom: 'de' | 'vers'
  version: number
  isSelected: boolean
  onSelect(version: number): void
}

/** One of the two ends of a comparison. */
function Borne({ nom, version, isSelected, onSelect }: BorneProps) {
  return (
    <label className={classes.borne}>
      <input type="radio" name={nom} checked={isSelected} onChange={() => onSelect(version)} />
      <span className="hors-ecran">
        {nom === 'de' ? 'De la' : 'À la'} version {version}
      </span>
    </label>
  )
}
