import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { CategorieServiceListePaginationQuery } from '../../__generated__/CategorieServiceListePaginationQuery.graphql.ts'
import type { CategorieServiceListe_admin$key } from '../../__generated__/CategorieServiceListe_admin.graphql.ts'
import type { CategorieServiceListe_item$key } from '../../__generated__/CategorieServiceListe_item.graphql.ts'
import { categorieServiceActes } from './categorieServiceActes.ts'

const genre: Genre = {
  typename: 'CategorieService',
  nouveau: 'Nouvelle catégorie de services',
  aucun: 'Aucune catégorie de services',
  tris: ['anciens', 'nom'],
  actes: categorieServiceActes,
  Editeur: lazy(() => import('./CategorieServiceEditeur.tsx')),
}

/** The categoriesService that the address asks for. */
export function CategorieServiceListe({ admin }: { admin: CategorieServiceListe_admin$key }) {
  const pagination = usePaginationFragment<
    CategorieServiceListePaginationQuery,
    CategorieServiceListe_admin$key
  >(
    graphql`
      fragment CategorieServiceListe_admin on Admin
      @refetchable(queryName: "CategorieServiceListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        categoriesService(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        )
          @connection(
            key: "CategorieServiceListe_categoriesService"
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
              libelle: nom
              ...CategorieServiceListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.categoriesService}>
      {(item) => <CategorieServiceLigne item={item} />}
    </Liste>
  )
}

function CategorieServiceLigne({ item }: { item: CategorieServiceListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment CategorieServiceListe_item on CategorieService {
        ...Ligne_content
        nom
      }
    `,
    item,
  )
  return <Ligne content={data} libelle={data.nom} details={[]} />
}
