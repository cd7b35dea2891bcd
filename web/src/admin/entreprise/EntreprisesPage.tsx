import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { EntrepriseListe } from './EntrepriseListe.tsx'
import type { EntreprisesPageQuery } from '../../__generated__/EntreprisesPageQuery.graphql.ts'

export const query = graphql`
  query EntreprisesPageQuery($search: String, $status: Boolean, $trashed: Boolean, $order: ContentOrder)
  @preloadable {
    ...AdminLayout_query
    admin {
      ...EntrepriseListe_admin
    }
  }
`

export default function EntreprisesPage({ data }: AdminPageProps<EntreprisesPageQuery>) {
  return <PageDeListe titre="Entreprise">{data.admin && <EntrepriseListe admin={data.admin} />}</PageDeListe>
}
