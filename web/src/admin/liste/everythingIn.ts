import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { ListePageQuery$variables } from '../../__generated__/ListePageQuery.graphql.ts'
import type { everythingInQuery } from '../../__generated__/everythingInQuery.graphql.ts'

/** The ids of all that a list finds, whatever of it is shown; the first thousand. */
export async function everythingIn(
  environment: Environment,
  filter: ListePageQuery$variables,
): Promise<readonly string[]> {
  const { type, faq, category, drafted, search, status, trashed, order } = filter
  const found = await fetchQuery<everythingInQuery>(
    environment,
    graphql`
      query everythingInQuery(
        $type: ContentName!
        $faq: ID
        $category: ID
        $drafted: Boolean
        $search: String
        $status: Boolean
        $trashed: Boolean
        $order: ContentOrder
      ) {
        admin @required(action: THROW) {
          everyContent(
            type: $type
            faq: $faq
            category: $category
            drafted: $drafted
            search: $search
            status: $status
            trashed: $trashed
            order: $order
          ) {
            id
          }
        }
      }
    `,
    { type, faq, category, drafted, search, status, trashed, order },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  return found?.admin.everyContent.map(({ id }) => id) ?? []
}
