import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { FaqListePaginationQuery } from '../../__generated__/FaqListePaginationQuery.graphql.ts'
import type { FaqListe_admin$key } from '../../__generated__/FaqListe_admin.graphql.ts'
import type { FaqListe_item$key } from '../../__generated__/FaqListe_item.graphql.ts'
import { faqActes } from './faqActes.ts'

const genre: Genre = {
  typename: 'Faq',
  nouveau: 'Nouvelle section',
  aucun: 'Aucune FAQ',
  tris: ['ordre', 'recents', 'nom'],
  actes: faqActes,
  Editeur: lazy(() => import('./FaqEditeur.tsx')),
}

/** The faqs that the address asks for. */
export function FaqListe({ admin }: { admin: FaqListe_admin$key }) {
  const pagination = usePaginationFragment<FaqListePaginationQuery, FaqListe_admin$key>(
    graphql`
      fragment FaqListe_admin on Admin
      @refetchable(queryName: "FaqListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        faqs(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
        ) @connection(key: "FaqListe_faqs", filters: ["search", "status", "trashed", "order"]) {
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
              ...FaqListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.faqs}>
      {(item) => <FaqLigne item={item} />}
    </Liste>
  )
}

function FaqLigne({ item }: { item: FaqListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment FaqListe_item on Faq {
        ...Ligne_content
        databaseId
        titre
        questions {
          id
        }
      }
    `,
    item,
  )
  const adresse = `/admin/pages/createfaq?liste=questions&faq=${data.databaseId}`
  return (
    <Ligne content={data} libelle={data.titre} details={[]}>
      <a href={adresse}>{compte(data.questions.length)}</a>
    </Ligne>
  )
}

function compte(questions: number): string {
  if (questions === 0) return 'Ajouter des questions'
  return questions > 1 ? `${questions} questions` : '1 question'
}
