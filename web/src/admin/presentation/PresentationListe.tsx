import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { PresentationListePaginationQuery } from '../../__generated__/PresentationListePaginationQuery.graphql.ts'
import type { PresentationListe_admin$key } from '../../__generated__/PresentationListe_admin.graphql.ts'
import type { PresentationListe_item$key } from '../../__generated__/PresentationListe_item.graphql.ts'
import { presentationActes } from './presentationActes.ts'

const genre: Genre = {
  typename: 'Presentation',
  nouveau: 'Nouvelle présentation',
  aucun: 'Aucune présentation',
  tris: ['recents'],
  actes: presentationActes,
  Editeur: lazy(() => import('./PresentationEditeur.tsx')),
}

/** The presentations that the address asks for. */
export function PresentationListe({ admin }: { admin: PresentationListe_admin$key }) {
  const pagination = usePaginationFragment<PresentationListePaginationQuery, PresentationListe_admin$key>(
    graphql`
      fragment PresentationListe_admin on Admin
      @refetchable(queryName: "PresentationListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        presentations(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        )
          @connection(
            key: "PresentationListe_presentations"
            filters: ["search", "status", "trashed", "order"]
          ) {
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
              ...PresentationListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.presentations}>
      {(item) => <PresentationLigne item={item} />}
    </Liste>
  )
}

function PresentationLigne({ item }: { item: PresentationListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment PresentationListe_item on Presentation {
        ...Ligne_content
        titre

        image {
          ...Image_image
        }
      }
    `,
    item,
  )
  return <Ligne content={data} libelle={data.titre} details={[]} image={data.image} />
}
