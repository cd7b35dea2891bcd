import { graphql } from 'react-relay'
import { FaqQuestionListe } from '../faqQuestion/FaqQuestionListe.tsx'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import type { AdminPageProps } from '../page.tsx'
import { Onglets } from '../ui/Onglets.tsx'
import { FaqListe } from './FaqListe.tsx'
import classes from './FaqsPage.module.css'
import type { FaqsPageQuery } from '../../__generated__/FaqsPageQuery.graphql.ts'

export const query = graphql`
  query FaqsPageQuery(
    $second: Boolean!
    $isOfOne: Boolean!
    $faq: ID
    $parent: ID!
    $search: String
    $status: Boolean
    $trashed: Boolean
    $order: ContentOrder
  ) @preloadable {
    ...AdminLayout_query
    parent: node(id: $parent) @include(if: $isOfOne) {
      ... on Faq {
        titre
      }
    }
    admin {
      ...FaqListe_admin @alias(as: "premiere") @skip(if: $second)
      ...FaqQuestionListe_admin @alias(as: "seconde") @include(if: $second)
    }
  }
`

const adresse = '/admin/pages/createfaq'
const questions = `${adresse}?liste=questions`

/** The FAQ: its sections, the questions of one of them, or all questions. */
export default function FaqsPage({ data: { admin, parent } }: AdminPageProps<FaqsPageQuery>) {
  return (
    <PageDeListe titre="FAQ">
      <Onglets
        nom="FAQ"
        onglets={[
          { href: adresse, nom: 'FAQ', actif: !admin?.seconde },
          { href: questions, nom: 'Questions', actif: Boolean(admin?.seconde) },
        ]}
      />
      {parent?.titre && <h2 className={classes['parent']}>Questions de «&nbsp;{parent.titre}&nbsp;»</h2>}
      {admin?.premiere && <FaqListe admin={admin.premiere} />}
      {admin?.seconde && <FaqQuestionListe admin={admin.seconde} />}
    </PageDeListe>
  )
}
