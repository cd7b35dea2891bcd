import { graphql } from 'react-relay'
import type { AdminPageProps } from '../page.tsx'
import type { ServicesPageQuery } from './__generated__/ServicesPageQuery.graphql.ts'

export const query = graphql`
  query ServicesPageQuery @preloadable {
    ...AdminLayout_query
    admin {
      services(first: 20, order: POSITION) {
        edges {
          node {
            id
            nom
            status
          }
        }
      }
    }
  }
`

/** The services: list, states, and the way to the editor. */
export default function ServicesPage({ data }: AdminPageProps<ServicesPageQuery>) {
  return (
    <>
      <title>Services – Administration</title>
      <h1>Services</h1>
      <ul>
        {data.admin?.services.edges.map(({ node }) => (
          <li key={node.id}>
            {node.nom} {node.status ? 'publié' : 'hors ligne'}
          </li>
        ))}
      </ul>
    </>
  )
}
