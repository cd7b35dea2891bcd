import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { ProjetListePaginationQuery } from '../../__generated__/ProjetListePaginationQuery.graphql.ts'
import type { ProjetListe_admin$key } from '../../__generated__/ProjetListe_admin.graphql.ts'
import type { ProjetListe_item$key } from '../../__generated__/ProjetListe_item.graphql.ts'
import { projetActes } from './projetActes.ts'

const genre: Genre = {
  typename: 'Projet',
  nouveau: 'Nouveau projet',
  aucun: 'Aucun projet',
  tris: ['recents', 'anciens', 'nom'],
  actes: projetActes,
  Editeur: lazy(() => import('./ProjetEditeur.tsx')),
}

/** The projets that the address asks for. */
export function ProjetListe({ admin }: { admin: ProjetListe_admin$key }) {
  const pagination = usePaginationFragment<ProjetListePaginationQuery, ProjetListe_admin$key>(
    graphql`
      fragment ProjetListe_admin on Admin
      @refetchable(queryName: "ProjetListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        projets(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        ) @connection(key: "ProjetListe_projets", filters: ["search", "status", "trashed", "order"]) {
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
              ...ProjetListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.projets}>
      {(item) => <ProjetLigne item={item} />}
    </Liste>
  )
}

function ProjetLigne({ item }: { item: ProjetListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment ProjetListe_item on Projet {
        ...Ligne_content
        nom
        slug
        category
        lieu
        annee
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
      details={[data.category, data.lieu, data.annee]}
      image={data.image}
      page={`/projets/${data.slug}`}
    />
  )
}
