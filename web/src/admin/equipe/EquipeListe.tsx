import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { EquipeListePaginationQuery } from '../../__generated__/EquipeListePaginationQuery.graphql.ts'
import type { EquipeListe_admin$key } from '../../__generated__/EquipeListe_admin.graphql.ts'
import type { EquipeListe_item$key } from '../../__generated__/EquipeListe_item.graphql.ts'
import { equipeActes } from './equipeActes.ts'

const genre: Genre = {
  typename: 'Equipe',
  nouveau: 'Nouveau membre',
  aucun: 'Aucun membre',
  tris: ['ordre', 'recents', 'nom'],
  actes: equipeActes,
  Editeur: lazy(() => import('./EquipeEditeur.tsx')),
}

/** The equipes that the address asks for. */
export function EquipeListe({ admin }: { admin: EquipeListe_admin$key }) {
  const pagination = usePaginationFragment<EquipeListePaginationQuery, EquipeListe_admin$key>(
    graphql`
      fragment EquipeListe_admin on Admin
      @refetchable(queryName: "EquipeListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        equipes(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        ) @connection(key: "EquipeListe_equipes", filters: ["search", "status", "trashed", "order"]) {
          __id
          totalCount
          totalIsMore
          stats {
            ...Liste_stats
          }
          edges {
            node {
              id
              prenom
              nom
              ...EquipeListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  const { equipes } = pagination.data
  const edges = equipes.edges.map(({ node }) => ({ node: { ...node, libelle: nomComplet(node) } }))
  return (
    <Liste genre={genre} pagination={pagination} connexion={{ ...equipes, edges }}>
      {(item) => <EquipeLigne item={item} />}
    </Liste>
  )
}

function EquipeLigne({ item }: { item: EquipeListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment EquipeListe_item on Equipe {
        ...Ligne_content
        nom
        prenom
        poste
        photo {
          ...Image_image
        }
      }
    `,
    item,
  )
  return <Ligne content={data} libelle={nomComplet(data)} details={[data.poste]} image={data.photo} />
}

function nomComplet({ prenom, nom }: { prenom: string | null | undefined; nom: string }): string {
  return prenom ? `${prenom} ${nom}` : nom
}
