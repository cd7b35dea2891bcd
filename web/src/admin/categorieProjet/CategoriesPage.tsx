import { graphql } from 'react-relay'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { Onglets } from '../ui/Onglets.tsx'
import type { AdminPageProps } from '../page.tsx'
import { CategorieServiceListe } from '../categorieService/CategorieServiceListe.tsx'
import { CategorieProjetListe } from './CategorieProjetListe.tsx'
import type { CategoriesPageQuery } from '../../__generated__/CategoriesPageQuery.graphql.ts'

export const query = graphql`
  query CategoriesPageQuery(
    $second: Boolean!
    $search: String
    $status: Boolean
    $trashed: Boolean
    $order: ContentOrder
  ) @preloadable {
    ...AdminLayout_query
    admin {
      ...CategorieProjetListe_admin @alias(as: "premiere") @skip(if: $second)
      ...CategorieServiceListe_admin @alias(as: "seconde") @include(if: $second)
    }
  }
`

export default function CategoriesPage({ data: { admin } }: AdminPageProps<CategoriesPageQuery>) {
  return (
    <PageDeListe titre="Catégories">
      <Onglets
        nom="Catégories"
        onglets={[
          { href: '/admin/pages/createcategory', nom: 'Catégories de projets', actif: !admin?.seconde },
          {
            href: '/admin/pages/createcategory?liste=services',
            nom: 'Catégories de services',
            actif: Boolean(admin?.seconde),
          },
        ]}
      />
      {admin?.premiere && <CategorieProjetListe admin={admin.premiere} />}
      {admin?.seconde && <CategorieServiceListe admin={admin.seconde} />}
    </PageDeListe>
  )
}
