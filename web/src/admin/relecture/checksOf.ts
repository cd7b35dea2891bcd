import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { checksOfQuery, checksOfQuery$data } from '../../__generated__/checksOfQuery.graphql.ts'

type Checked = Extract<checksOfQuery$data['node'], { readonly checks?: unknown }>

/** The remarks on a saved item, before it goes online. Null where there are none. */
export async function checksOf(
  environment: Environment,
  id: string,
): Promise<NonNullable<Checked['relecture']> | null> {
  const answer = await fetchQuery<checksOfQuery>(
    environment,
    graphql`
      query checksOfQuery($id: ID!) {
        node(id: $id) {
          ... on Content {
            checks {
              rule
            }
            ...Relecture_content @alias(as: "relecture")
          }
        }
      }
    `,
    { id },
  ).toPromise()
  const { checks, relecture } = answer?.node ?? {}
  return checks && checks.length > 0 && relecture ? relecture : null
}
