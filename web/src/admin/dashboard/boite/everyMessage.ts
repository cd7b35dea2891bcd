import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { everyMessageIndesirablesQuery } from '../../../__generated__/everyMessageIndesirablesQuery.graphql.ts'
import type { everyMessageQuery } from '../../../__generated__/everyMessageQuery.graphql.ts'
import { type InboxQuery, inboxes, listArguments } from './inboxes.ts'

/** The ids of all that the list finds, whatever of it is shown; the first thousand. */
export async function everyMessage(
  environment: Environment,
  adresse: InboxQuery,
): Promise<readonly string[]> {
  const { type, lu, status, trashed, everywhere, search } = listArguments(adresse)
  const found = await fetchQuery<everyMessageQuery>(
    environment,
    graphql`
      query everyMessageQuery(
        $type: MessageType!
        $lu: Boolean
        $status: Boolean
        $trashed: Boolean
        $everywhere: Boolean
        $search: String
      ) {
        admin @required(action: THROW) {
          everyMessage(
            type: $type
            lu: $lu
            status: $status
            trashed: $trashed
            everywhere: $everywhere
            search: $search
          ) {
            id
          }
        }
      }
    `,
    { type, lu, status, trashed, everywhere, search },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  return found?.admin.everyMessage.map(({ id }) => id) ?? []
}

/** The same of what may be robots’. */
export async function everyIndesirable(
  environment: Environment,
  { boite, q }: Pick<InboxQuery, 'boite' | 'q'>,
): Promise<readonly string[]> {
  const found = await fetchQuery<everyMessageIndesirablesQuery>(
    environment,
    graphql`
      query everyMessageIndesirablesQuery($type: MessageType!, $search: String) {
        admin @required(action: THROW) {
          everyIndesirable(type: $type, search: $search) {
            id
          }
        }
      }
    `,
    { type: inboxes[boite].type, search: q || null },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  return found?.admin.everyIndesirable.map(({ id }) => id) ?? []
}
