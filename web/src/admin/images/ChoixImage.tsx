import { useDeferredValue, useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { ChoixImageQuery, MediaKind } from '../../__generated__/ChoixImageQuery.graphql.ts'
import { QueryBoundary } from '../../ui/QueryBoundary.tsx'
import type { LibraryFile } from '../envois/libraryFile.ts'
import { longestSearch } from '../liste/filtres/listFilter.ts'
import filtres from '../liste/filtres/Filtres.module.css'
import liste from '../liste/Liste.module.css'
import { Boite } from '../ui/Boite.tsx'
import classes from './Images.module.css'
import { Vignettes } from './Vignettes.tsx'

export interface ChoixImageProps {
  kind: MediaKind
  /** Ids of those that are there already. */
  taken?: ReadonlySet<string>
  /** The dialog stays open for the next one until it is closed. */
  onChoose(file: LibraryFile): void
  onClose(): void
}

/** Pause after the last key, before the server is asked. */
const pauseMs = 300

/** Chooses from the library, by words. */
export default function ChoixImage({ kind, taken, onChoose, onClose }: ChoixImageProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(0)
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(search.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [search])
  // What is shown stays until what is sought has come.
  const sought = useDeferredValue(paused)
  return (
    <Boite titre="Choisir dans la bibliothèque" onClose={onClose} large>
      <div className={classes.choix}>
        <div className={classes.entete}>
          <form
            role="search"
            className={filtres.recherche}
            onSubmit={(event) => {
              event.preventDefault()
              // The form of the editor is not meant.
              event.stopPropagation()
              setPaused(search.trim())
            }}
          >
            <label>
              Rechercher
              <input
                type="search"
                value={search}
                maxLength={longestSearch}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => setSearch(value)}
              />
            </label>
          </form>
          <button type="button" className="bouton bouton-leger" onClick={onClose}>
            {chosen > 0 ? 'Terminer' : 'Fermer'}
          </button>
          <p role="status">{chosen > 0 && chosenText(kind, chosen)}</p>
        </div>
        <QueryBoundary
          failed={<p className={liste.vide}>La bibliothèque n’a pas pu être chargée. Fermez et réessayez.</p>}
          waiting={<p className={liste.vide}>Chargement…</p>}
        >
          <Trouvees
            kind={kind}
            sought={sought}
            taken={taken}
            onChoose={(file) => {
              setChosen((count) => count + 1)
              onChoose(file)
            }}
          />
        </QueryBoundary>
      </div>
    </Boite>
  )
}

function chosenText(kind: MediaKind, count: number): string {
  const [one, several] =
    kind === 'IMAGE' ? ['image ajoutée', 'images ajoutées'] : ['document ajouté', 'documents ajoutés']
  return `${count}\u00a0${count === 1 ? one : several}.`
}

interface TrouveesProps {
  kind: MediaKind
  sought: string
  taken: ReadonlySet<string> | undefined
  onChoose(file: LibraryFile): void
}

function Trouvees({ kind, sought, taken, onChoose }: TrouveesProps) {
  const { admin } = useLazyLoadQuery<ChoixImageQuery>(
    graphql`
      query ChoixImageQuery($search: String, $kind: MediaKind, $used: Boolean, $addedBy: String) {
        admin {
          ...Vignettes_admin
        }
      }
    `,
    { search: sought || null, kind },
    { fetchPolicy: 'store-and-network' },
  )
  return (
    admin && (
      <Vignettes
        admin={admin}
        changes={0}
        vide={sought ? 'Rien ne correspond.' : 'La bibliothèque est vide.'}
        onChoose={onChoose}
        {...(taken && { taken })}
      />
    )
  )
}
