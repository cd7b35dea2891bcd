import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { CategorieProjetListePaginationQuery } from '../../__generated__/CategorieProjetListePaginationQuery.graphql.ts'
import type { CategorieProjetListe_admin$key } from '../../__generated__/CategorieProjetListe_admin.graphql.ts'
import type { CategorieProjetListe_item$key } from '../../__generated__/CategorieProjetListe_item.graphql.ts'
import { categorieProjetActes } from './categorieProjetActes.ts'

const genre: Genre = {
  typename: 'CategorieProjet',
  nouveau: 'Nouvelle catégorie de projets',
  aucun: 'Aucune catégorie de projets',
  tris: ['anciens', 'nom'],
  actes: categorieProjetActes,
  Editeur: lazy(() => import('./CategorieProjetEditeur.tsx')),
}

/** The categoriesProjet that the address asks for. */
export function CategorieProjetListe({ admin }: { admin: CategorieProjetListe_admin$key }) {
  const pagination = usePaginationFragment<
    CategorieProjetListePaginationQuery,
    CategorieProjetListe_admin$key
  >(
    graphql`
      fragment CategorieProjetListe_admin on Admin
      @refetchable(queryName: "CategorieProjetListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        categoriesProjet(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        )
          @connection(
            key: "CategorieProjetListe_categoriesProjet"
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
              ...CategorieProjetListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.categoriesProjet}>
      {(item) => <CategorieProjetLigne item={item} />}
    </Liste>
  )
}

function CategorieProjetLigne({ item }: { item: CategorieProjetListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment CategorieProjetListe_item on CategorieProjet {
        ...Ligne_content
        nom
      }
    `,
    item,
  )
  return <Ligne content={data} libelle={data.nom} details={[]} />
}
