import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { tousIndesirablesQuery } from '../../../__generated__/tousIndesirablesQuery.graphql.ts'
import type { tousMessagesQuery } from '../../../__generated__/tousMessagesQuery.graphql.ts'
import { type Adresse, boites, listeOf } from './boites.ts'

/** The ids of all that the list finds, whatever of it is shown; the first thousand. */
export async function tousLesMessages(
  environment: Environment,
  adresse: Adresse,
): Promise<readonly string[]> {
  const { type, lu, status, trashed, everywhere, search } = listeOf(adresse)
  const found = await fetchQuery<tousMessagesQuery>(
    environment,
    graphql`
      query tousMessagesQuery(
        $type: MessageType!
        $lu: Boolean
        $status: Boolean
        $trashed: Boolean
        $everywhere: Boolean
        $search: String
      ) {
        admin {
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
  return found?.admin?.everyMessage.map(({ id }) => id) ?? []
}

/** The same of what may be robots’. */
export async function tousLesIndesirables(
  environment: Environment,
  { boite, q }: Pick<Adresse, 'boite' | 'q'>,
): Promise<readonly string[]> {
  const found = await fetchQuery<tousIndesirablesQuery>(
    environment,
    graphql`
      query tousIndesirablesQuery($type: MessageType!, $search: String) {
        admin {
          everyIndesirable(type: $type, search: $search) {
            id
          }
        }
      }
    `,
    { type: boites[boite].type, search: q || null },
    { fetchPolicy: 'network-only' },
  ).toPromise()
  return found?.admin?.everyIndesirable.map(({ id }) => id) ?? []
}
