import { graphql } from 'react-relay'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { Onglets } from '../ui/Onglets.tsx'
import type { AdminPageProps } from '../page.tsx'
import { PresentationListe } from './PresentationListe.tsx'
import { SlideListe } from '../slide/SlideListe.tsx'
import type { PresentationsPageQuery } from '../../__generated__/PresentationsPageQuery.graphql.ts'

export const query = graphql`
  query PresentationsPageQuery(
    $second: Boolean!
    $search: String
    $status: Boolean
    $trashed: Boolean
    $order: ContentOrder
  ) @preloadable {
    ...AdminLayout_query
    admin {
      ...PresentationListe_admin @alias(as: "premiere") @skip(if: $second)
      ...SlideListe_admin @alias(as: "seconde") @include(if: $second)
    }
  }
`

export default function PresentationsPage({ data: { admin } }: AdminPageProps<PresentationsPageQuery>) {
  return (
    <PageDeListe titre="Présentation">
      <Onglets
        nom="Présentation"
        onglets={[
          { href: '/admin/pages/presentation', nom: 'Présentations', actif: !admin?.seconde },
          { href: '/admin/pages/presentation?liste=slides', nom: 'Slides', actif: Boolean(admin?.seconde) },
        ]}
      />
      {admin?.premiere && <PresentationListe admin={admin.premiere} />}
      {admin?.seconde && <SlideListe admin={admin.seconde} />}
    </PageDeListe>
  )
}
