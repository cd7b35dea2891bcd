import { Fragment, type ReactNode, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import type { Liste_stats$key } from '../../__generated__/Liste_stats.graphql.ts'
import { ContexteListe } from './contexte.ts'
import { EditeurOuvert } from './EditeurOuvert.tsx'
import { filtreOf } from './filtre.ts'
import { Filtres } from './Filtres.tsx'
import type { Genre } from './genre.ts'
import classes from './Liste.module.css'
import { OrdreOuvert } from './OrdreOuvert.tsx'
import { useKeyboardPlace } from './useKeyboardPlace.ts'
import { VoirPlus } from './VoirPlus.tsx'

/** One row as every list knows it. */
export interface Item {
  readonly id: string
  readonly libelle: string
}

interface Connexion<Node extends Item> {
  readonly __id: string
  readonly totalCount: number
  readonly totalIsMore: boolean
  readonly stats: Liste_stats$key
  readonly edges: readonly { readonly node: Node }[]
}

/** As much of what `usePaginationFragment` gives as a list of any type needs. */
export interface Pagination {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext(count: number, options?: { onComplete?: (error: Error | null) => void }): unknown
  refetch(
    variables: { first: number },
    options: { fetchPolicy: 'network-only'; onComplete(error: Error | null): void },
  ): unknown
}

interface ListeProps<Node extends Item> {
  genre: Genre
  connexion: Connexion<Node>
  pagination: Pagination
  /** Draws one row. */
  children(node: Node): ReactNode
}

/** A list of the back office: filters, rows, more rows, and the editor that the address opens. */
export function Liste<Node extends Item>({ genre, connexion, pagination, children }: ListeProps<Node>) {
  const { __id, edges, totalCount, totalIsMore } = connexion
  const { hasNext } = pagination
  const stats = useFragment(
    graphql`
      fragment Liste_stats on ContentStats {
        id
        total
        activeCount
        activeLimit
        trashed
      }
    `,
    connexion.stats,
  )
  const { search } = usePageLocation()
  const params = new URLSearchParams(search)
  const { etat, q } = filtreOf(params, genre.tris[0])
  const compteurId = useId()
  const { rows, quitter } = useKeyboardPlace(edges.length)
  const contexte = { genre, etat, connexion: __id, stats, compteurId, quitter }

  return (
    <ContexteListe value={contexte}>
      <Filtres total={hasNext ? totalCount : edges.length} totalIsMore={hasNext && totalIsMore} />
      {params.has('ordonner') && genre.actes.reorder ? (
        <OrdreOuvert items={edges.map(({ node }) => node)} pagination={pagination} />
      ) : (
        <>
          <ul ref={rows} className={classes['rangees']}>
            {edges.map(({ node }) => (
              <Fragment key={node.id}>{children(node)}</Fragment>
            ))}
          </ul>
          {edges.length === 0 && !hasNext && <p className={classes['vide']}>{vide(genre, etat, q)}</p>}
          <VoirPlus shown={edges.length} pagination={pagination} rows={rows} />
        </>
      )}
      <EditeurOuvert />
    </ContexteListe>
  )
}

function vide({ aucun }: Genre, etat: string, q: string): string {
  if (q) return `Rien ne correspond à «\u00a0${q}\u00a0».`
  if (etat === 'publies') return 'Rien n’est publié pour l’instant.'
  if (etat === 'hors-ligne') return 'Rien n’est hors ligne.'
  if (etat === 'corbeille') return 'La corbeille est vide.'
  return `${aucun} pour l’instant.`
}
