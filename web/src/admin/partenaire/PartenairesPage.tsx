import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { PartenaireListe } from './PartenaireListe.tsx'
import type { PartenairesPageQuery } from '../../__generated__/PartenairesPageQuery.graphql.ts'

export const query = graphql`
  query PartenairesPageQuery($search: String, $status: Boolean, $trashed: Boolean, $order: ContentOrder)
  @preloadable {
    ...AdminLayout_query
    admin {
      ...PartenaireListe_admin
    }
  }
`

export default function PartenairesPage({ data }: AdminPageProps<PartenairesPageQuery>) {
  return <PageDeListe titre="Partenaires">{data.admin && <PartenaireListe admin={data.admin} />}</PageDeListe>
}
