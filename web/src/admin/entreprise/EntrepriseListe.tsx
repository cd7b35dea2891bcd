import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { EntrepriseListePaginationQuery } from '../../__generated__/EntrepriseListePaginationQuery.graphql.ts'
import type { EntrepriseListe_admin$key } from '../../__generated__/EntrepriseListe_admin.graphql.ts'
import type { EntrepriseListe_item$key } from '../../__generated__/EntrepriseListe_item.graphql.ts'
import { entrepriseActes } from './entrepriseActes.ts'

const genre: Genre = {
  typename: 'Entreprise',
  nouveau: 'Nouvelle entreprise',
  aucun: 'Aucune entreprise',
  tris: ['recents'],
  actes: entrepriseActes,
  Editeur: lazy(() => import('./EntrepriseEditeur.tsx')),
}

/** The entreprises that the address asks for. */
export function EntrepriseListe({ admin }: { admin: EntrepriseListe_admin$key }) {
  const pagination = usePaginationFragment<EntrepriseListePaginationQuery, EntrepriseListe_admin$key>(
    graphql`
      fragment EntrepriseListe_admin on Admin
      @refetchable(queryName: "EntrepriseListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        entreprises(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        ) @connection(key: "EntrepriseListe_entreprises", filters: ["search", "status", "trashed", "order"]) {
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
              ...EntrepriseListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.entreprises}>
      {(item) => <EntrepriseLigne item={item} />}
    </Liste>
  )
}

function EntrepriseLigne({ item }: { item: EntrepriseListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment EntrepriseListe_item on Entreprise {
        ...Ligne_content
        nom
        email1
        annee
        logo {
          ...Image_image
        }
      }
    `,
    item,
  )
  return <Ligne content={data} libelle={data.nom} details={[data.email1, data.annee]} image={data.logo} />
}
