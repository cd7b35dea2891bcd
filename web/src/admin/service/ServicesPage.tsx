import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import { PageDeListe } from '../liste/PageDeListe.tsx'
import { ServiceListe } from './ServiceListe.tsx'
import type { ServicesPageQuery } from '../../__generated__/ServicesPageQuery.graphql.ts'

export const query = graphql`
  query ServicesPageQuery($search: String, $status: Boolean, $trashed: Boolean, $order: ContentOrder)
  @preloadable {
    ...AdminLayout_query
    admin {
      ...ServiceListe_admin
    }
  }
`

export default function ServicesPage({ data }: AdminPageProps<ServicesPageQuery>) {
  return <PageDeListe titre="Services">{data.admin && <ServiceListe admin={data.admin} />}</PageDeListe>
}
