import { fetchQuery, graphql } from 'react-relay'
import { createServerEnvironment } from '../../relay/environment.ts'
import { createServerFetch, type ServerExecute } from '../../relay/network.ts'
import type { registrationsQuery } from '../../__generated__/registrationsQuery.graphql.ts'

/**
 * What the server writes into a page for people who are not signed in, where nobody may ask for an account. Nothing where that
 * cannot be told now: the page stands without it, and what it sends is refused.
 */
export async function registrationsAttribute(execute: ServerExecute): Promise<string> {
  const asked = fetchQuery<registrationsQuery>(
    createServerEnvironment(createServerFetch(execute)),
    graphql`
      query registrationsQuery {
        site {
          registrationsOpen
        }
      }
    `,
    {},
  ).toPromise()
  const answer = await asked.catch(() => null)
  return answer?.site.registrationsOpen === false ? 'data-inscriptions="fermees" ' : ''
}
