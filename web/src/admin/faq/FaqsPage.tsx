import { graphql } from 'react-relay'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { Onglets } from '../ui/Onglets.tsx'
import type { AdminPageProps } from '../page.tsx'
import { FaqListe } from './FaqListe.tsx'
import { FaqQuestionListe } from '../faqQuestion/FaqQuestionListe.tsx'
import type { FaqsPageQuery } from './__generated__/FaqsPageQuery.graphql.ts'

export const query = graphql`
  query FaqsPageQuery(
    $second: Boolean!
    $search: String
    $status: Boolean
    $trashed: Boolean
    $order: ContentOrder
  ) @preloadable {
    ...AdminLayout_query
    admin {
      ...FaqListe_admin @alias(as: "premiere") @skip(if: $second)
      ...FaqQuestionListe_admin @alias(as: "seconde") @include(if: $second)
    }
  }
`

export default function FaqsPage({ data: { admin } }: AdminPageProps<FaqsPageQuery>) {
  return (
    <PageDeListe titre="FAQ">
      <Onglets
        nom="FAQ"
        onglets={[
          { href: '/admin/pages/createfaq', nom: 'FAQ', actif: !admin?.seconde },
          {
            href: '/admin/pages/createfaq?liste=questions',
            nom: 'Questions',
            actif: Boolean(admin?.seconde),
          },
        ]}
      />
      {admin?.premiere && <FaqListe admin={admin.premiere} />}
      {admin?.seconde && <FaqQuestionListe admin={admin.seconde} />}
    </PageDeListe>
  )
}
