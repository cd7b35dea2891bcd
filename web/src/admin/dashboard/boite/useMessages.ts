import { graphql, usePaginationFragment } from 'react-relay'
import type { useMessages_admin$key } from '../../../__generated__/useMessages_admin.graphql.ts'
import type { useMessagesPaginationQuery } from '../../../__generated__/useMessagesPaginationQuery.graphql.ts'

/** The messages that the address asks for, page by page. */
export function useMessages(admin: useMessages_admin$key) {
  return usePaginationFragment<useMessagesPaginationQuery, useMessages_admin$key>(
    graphql`
      fragment useMessages_admin on Admin
      @refetchable(queryName: "useMessagesPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        ...FiltresDeBoite_admin
        ...Indesirables_admin @include(if: $indesirables) @alias(as: "indesirables")
        messages(
          first: $first
          after: $after
          type: $type
          lu: $lu
          status: $status
          trashed: $trashed
          everywhere: $everywhere
          search: $search
        )
          @connection(
            key: "useMessages_messages"
            filters: ["type", "lu", "status", "trashed", "everywhere", "search"]
          ) {
          __id
          totalCount
          totalIsMore
          edges {
            node {
              id
              databaseId
              ...LigneMessage_message
            }
          }
        }
      }
    `,
    admin,
  )
}

export type Messages = ReturnType<typeof useMessages>
