import { lazy } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { Genre } from '../liste/genre.ts'
import { Ligne } from '../liste/Ligne.tsx'
import { Liste } from '../liste/Liste.tsx'
import type { FaqQuestionListePaginationQuery } from '../../__generated__/FaqQuestionListePaginationQuery.graphql.ts'
import type { FaqQuestionListe_admin$key } from '../../__generated__/FaqQuestionListe_admin.graphql.ts'
import type { FaqQuestionListe_item$key } from '../../__generated__/FaqQuestionListe_item.graphql.ts'
import { faqQuestionActes } from './faqQuestionActes.ts'

const genre: Genre = {
  typename: 'FaqQuestion',
  nouveau: 'Nouvelle question',
  aucun: 'Aucune question',
  tris: ['ordre', 'recents', 'nom'],
  actes: faqQuestionActes,
  parent: 'faq',
  Editeur: lazy(() => import('./FaqQuestionEditeur.tsx')),
}

/** The faqQuestions that the address asks for. */
export function FaqQuestionListe({ admin }: { admin: FaqQuestionListe_admin$key }) {
  const pagination = usePaginationFragment<FaqQuestionListePaginationQuery, FaqQuestionListe_admin$key>(
    graphql`
      fragment FaqQuestionListe_admin on Admin
      @refetchable(queryName: "FaqQuestionListePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        faqQuestions(
          first: $first
          after: $after
          search: $search
          status: $status
          trashed: $trashed
          order: $order
          faq: $faq
        )
          @connection(
            key: "FaqQuestionListe_faqQuestions"
            filters: ["search", "status", "trashed", "order", "faq"]
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
              libelle: question
              ...FaqQuestionListe_item
            }
          }
        }
      }
    `,
    admin,
  )
  return (
    <Liste genre={genre} pagination={pagination} connexion={pagination.data.faqQuestions}>
      {(item) => <FaqQuestionLigne item={item} />}
    </Liste>
  )
}

function FaqQuestionLigne({ item }: { item: FaqQuestionListe_item$key }) {
  const data = useFragment(
    graphql`
      fragment FaqQuestionListe_item on FaqQuestion {
        ...Ligne_content
        question
        faq {
          titre
        }
      }
    `,
    item,
  )
  return <Ligne content={data} libelle={data.question} details={[data.faq.titre]} />
}
