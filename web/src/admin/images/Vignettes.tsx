import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { Vignettes_admin$key } from '../../__generated__/Vignettes_admin.graphql.ts'
import type { VignettesPaginationQuery } from '../../__generated__/VignettesPaginationQuery.graphql.ts'
import { Image } from '../../ui/Image.tsx'
import { type LibraryFile, readLibraryFile } from '../envois/libraryFile.ts'
import liste from '../liste/Liste.module.css'
import { useReload } from '../liste/useReload.ts'
import { VoirPlus } from '../liste/VoirPlus.tsx'
import classes from './Images.module.css'

interface VignettesProps {
  admin: Vignettes_admin$key
  /** Rises with each change that the list must hear of. */
  changes: number
  /** What is said where there is none. */
  vide: ReactNode
  /** Address of the card of a picture, for who may change it. */
  hrefOf?: (id: string) => string
  /** Of a picture that is chosen by a press. */
  onChoose?: (file: LibraryFile) => void
  /** Pictures that cannot be chosen again. */
  taken?: ReadonlySet<string>
}

/** Pictures of the library side by side, newest first. */
export function Vignettes({ admin, changes, vide, hrefOf, onChoose, taken }: VignettesProps) {
  const pagination = usePaginationFragment<VignettesPaginationQuery, Vignettes_admin$key>(
    graphql`
      fragment Vignettes_admin on Admin
      @refetchable(queryName: "VignettesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 24 }, after: { type: "String" }) {
        medias(first: $first, after: $after, search: $search, kind: $kind, used: $used, addedBy: $addedBy)
          @connection(key: "Vignettes_medias", filters: ["search", "kind", "used", "addedBy"]) {
          totalCount
          totalIsMore
          edges {
            node {
              id
              name
              isUsed
              image {
                ...Image_image
              }
              ...libraryFile_media
            }
          }
        }
      }
    `,
    admin,
  )
  const { edges, totalCount, totalIsMore } = pagination.data.medias
  const rows = useRef<HTMLUListElement>(null)
  const reload = useEffectEvent(useReload(pagination, edges.length))
  useEffect(() => {
    if (changes > 0) reload()
  }, [changes])
  return (
    <>
      <p className={classes.compte} role="status">
        {totalIsMore && 'Plus de '}
        {countText(totalCount)}
      </p>
      <ul ref={rows} className={classes.vignettes} aria-label="Bibliothèque">
        {edges.map(({ node }) => {
          const isTaken = taken?.has(node.id) ?? false
          const seen = (
            <>
              {node.image ? (
                <Image image={node.image} className={classes.vue} sizes="12rem" alt="" />
              ) : (
                <span className={classes.pdf}>PDF</span>
              )}
              <span className={classes.nom}>{node.name}</span>
              <small>{stateText(node.image ? 'e' : '', isTaken, node.isUsed)}</small>
            </>
          )
          return (
            <li key={node.id}>
              {hrefOf ? (
                <a className={classes.vignette} href={hrefOf(node.id)}>
                  {seen}
                </a>
              ) : onChoose ? (
                <button
                  type="button"
                  className={classes.vignette}
                  // The keyboard stays on what it has just chosen.
                  aria-disabled={isTaken || undefined}
                  onClick={() => {
                    if (!isTaken) onChoose(readLibraryFile(node))
                  }}
                >
                  {seen}
                </button>
              ) : (
                <div className={classes.vignette}>{seen}</div>
              )}
            </li>
          )
        })}
      </ul>
      {totalCount === 0 && <p className={liste.vide}>{vide}</p>}
      <VoirPlus shown={edges.length} pagination={pagination} rows={rows} />
    </>
  )
}

/** What is said below a picture, or with another ending below a document. */
function stateText(ending: 'e' | '', isTaken: boolean, isUsed: boolean): string {
  if (isTaken) return `Déjà choisi${ending}`
  return `${isUsed ? 'Utilisé' : 'Inutilisé'}${ending}`
}

function countText(count: number): string {
  if (count === 0) return ''
  return `${count.toLocaleString('fr-FR')} fichier${count > 1 ? 's' : ''}`
}
