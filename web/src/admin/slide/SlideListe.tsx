import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { SlideListePaginationQuery } from '../../__generated__/SlideListePaginationQuery.graphql.ts'
import type { SlideListe_admin$key } from '../../__generated__/SlideListe_admin.graphql.ts'
import type { SlideListe_item$key } from '../../__generated__/SlideListe_item.graphql.ts'
import { slideActes } from './slideActes.ts'

const genre: Genre = {
  typename: 'Slide',
  nouveau: 'Nouveau slide',
  aucun: 'Aucun slide',
  tris: ['ordre', 'recents', 'nom'],
  actes: slideActes,
  Editeur: lazy(() => import('./SlideEditeur.tsx')),
}

/** The slides that the address asks for. */
export function SlideListe({ admin }: { admin: SlideListe_admin$key }) {
  const pagination = usePaginationFragment<SlideListePaginationQuery, SlideListe_admin$key>(
    graphql`
      fragment SlideListe_admin on Admin
      @refetchable(queryName: "SlideListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        slides(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        ) @connection(key: "SlideListe_slides", filters: ["search", "status", "trashed", "order"]) {
          __id
          totalCount
          totalIsMore
          stats {
            ...Liste_stats
          }
          edges {
            node {
              id
              libelle: titre
              ...SlideListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.slides}>
      {(item) => <SlideLigne item={item} />}
    </Liste>
  )
}

function SlideLigne({ item }: { item: SlideListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment SlideListe_item on Slide {
        ...Ligne_content
        titre
        archive
        status
        lien
        image {
          ...Image_image
        }
      }
    `,
    item,
  )
  return (
    <Ligne
      content={data}
      libelle={data.titre}
      details={[data.archive && !data.status ? 'archivé' : null, data.lien]}
      isArchived={data.archive}
      image={data.image}
    />
  )
}
