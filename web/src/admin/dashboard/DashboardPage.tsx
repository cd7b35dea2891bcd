import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import type { DashboardPageQuery } from './__generated__/DashboardPageQuery.graphql.ts'

export const query = graphql`
  query DashboardPageQuery @preloadable {
    ...AdminLayout_query
    admin {
      contacts(first: 1) {
        stats {
          total
        }
      }
    }
  }
`

/** What needs attention. */
export default function DashboardPage({ data }: AdminPageProps<DashboardPageQuery>) {
  return (
    <>
      <title>Accueil – Administration</title>
      <h1>Accueil</h1>
      <p>Messages : {data.admin?.contacts.stats.total}</p>
    </>
  )
}
