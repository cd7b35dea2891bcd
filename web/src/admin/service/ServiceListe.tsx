import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { ServiceListePaginationQuery } from '../../__generated__/ServiceListePaginationQuery.graphql.ts'
import type { ServiceListe_admin$key } from '../../__generated__/ServiceListe_admin.graphql.ts'
import type { ServiceListe_item$key } from '../../__generated__/ServiceListe_item.graphql.ts'
import { serviceActes } from './serviceActes.ts'

const genre: Genre = {
  typename: 'Service',
  nouveau: 'Nouveau service',
  aucun: 'Aucun service',
  tris: ['ordre', 'recents', 'nom'],
  actes: serviceActes,
  Editeur: lazy(() => import('./ServiceEditeur.tsx')),
}

/** The services that the address asks for. */
export function ServiceListe({ admin }: { admin: ServiceListe_admin$key }) {
  const pagination = usePaginationFragment<ServiceListePaginationQuery, ServiceListe_admin$key>(
    graphql`
      fragment ServiceListe_admin on Admin
      @refetchable(queryName: "ServiceListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        services(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        ) @connection(key: "ServiceListe_services", filters: ["search", "status", "trashed", "order"]) {
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
              ...ServiceListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.services}>
      {(item) => <ServiceLigne item={item} />}
    </Liste>
  )
}

function ServiceLigne({ item }: { item: ServiceListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment ServiceListe_item on Service {
        ...Ligne_content
        nom
        slug
        categories {
          id
          nom
        }
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
      libelle={data.nom}
      details={data.categories.map(({ nom }) => nom)}
      image={data.image}
      page={`/services/${data.slug}`}
    />
  )
}
