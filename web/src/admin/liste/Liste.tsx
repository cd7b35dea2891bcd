import { type ReactNode, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { usePageLocation } from '../../router/location.ts'
import type { Liste_stats$key } from './__generated__/Liste_stats.graphql.ts'
import { adresseAvec } from './filtre.ts'
import type { Genre } from './genre.ts'

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

interface Pagination {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext(count: number, options?: { onComplete?: (error: Error | null) => void }): unknown
}

interface ListeProps<Node extends Item> {
  genre: Genre
  connexion: Connexion<Node>
  pagination: Pagination
  children(node: Node): ReactNode
}

/** A list of the back office: filters, rows, more rows, and the editor that the address opens. */
export function Liste<Node extends Item>({ genre, connexion, pagination, children }: ListeProps<Node>) {
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
  const { search, navigate } = usePageLocation()
  const params = new URLSearchParams(search)
  const modifier = /^[1-9]\d{0,8}$/.exec(params.get('modifier') ?? '')?.[0]
  const { Editeur } = genre
  return (
    <>
      <p>{stats.total}</p>
      <a href={adresseAvec(search, { creer: '1' })}>{genre.nouveau}</a>
      <ul>
        {connexion.edges.map(({ node }) => (
          <li key={node.id}>{children(node)}</li>
        ))}
      </ul>
      {pagination.hasNext && (
        <button type="button" onClick={() => pagination.loadNext(20)}>
          Voir plus
        </button>
      )}
      {(modifier !== undefined || params.has('creer')) && (
        <Suspense fallback={null}>
          <Editeur
            // Node's ids are the server's business; this one is in the address as a plain number.
            id={modifier === undefined ? null : btoa(`${genre.typename}:${modifier}`)}
            connections={[connexion.__id]}
            onClose={() => navigate(adresseAvec(search, { creer: null, modifier: null }), { replace: true })}
          />
        </Suspense>
      )}
    </>
  )
}
