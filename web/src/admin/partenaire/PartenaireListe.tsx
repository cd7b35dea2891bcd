import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { PartenaireListePaginationQuery } from '../../__generated__/PartenaireListePaginationQuery.graphql.ts'
import type { PartenaireListe_admin$key } from '../../__generated__/PartenaireListe_admin.graphql.ts'
import type { PartenaireListe_item$key } from '../../__generated__/PartenaireListe_item.graphql.ts'
import { partenaireActes } from './partenaireActes.ts'

const genre: Genre = {
  typename: 'Partenaire',
  nouveau: 'Nouveau partenaire',
  aucun: 'Aucun partenaire',
  tris: ['ordre', 'recents', 'nom'],
  actes: partenaireActes,
  Editeur: lazy(() => import('./PartenaireEditeur.tsx')),
}

/** The partenaires that the address asks for. */
export function PartenaireListe({ admin }: { admin: PartenaireListe_admin$key }) {
  const pagination = usePaginationFragment<PartenaireListePaginationQuery, PartenaireListe_admin$key>(
    graphql`
      fragment PartenaireListe_admin on Admin
      @refetchable(queryName: "PartenaireListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        partenaires(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        ) @connection(key: "PartenaireListe_partenaires", filters: ["search", "status", "trashed", "order"]) {
          __id
          totalCount
          totalIsMore
          stats {
            ...Liste_stats
          }
          edges {
            node {
              id
              libelle: nom
              ...PartenaireListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.partenaires}>
      {(item) => <PartenaireLigne item={item} />}
    </Liste>
  )
}

function PartenaireLigne({ item }: { item: PartenaireListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment PartenaireListe_item on Partenaire {
        ...Ligne_content
        nom
        url
        logo {
          ...Image_image
        }
      }
    `,
    item,
  )
  return <Ligne content={data} libelle={data.nom} details={[data.url]} image={data.logo} />
}
