import type { Page } from 'playwright-core'
import type { Site, Visit, VisitOptions } from './browser.ts'
import { administrator } from './server.ts'

const csrf = { 'X-Requested-With': 'XMLHttpRequest' }

/** Signs a browser in without the form: for tests of what comes after. */
export async function signIn(page: Page): Promise<void> {
  const answer = await askAs<{ login: { viewer?: { id: string } } }>(
    page,
    'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { viewer { id } } } }',
    { input: administrator },
  )
  if (!answer.login.viewer) throw new Error('The administrator may not sign in.')
}

/** Asks the server as the page's reader may. */
export async function askAs<T>(
  page: Page,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const response = await page.request.post('/graphql', { headers: csrf, data: { query, variables } })
  const answer: { data?: T; errors?: unknown } = await response.json()
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer))
  return answer.data
}

/** Opens an admin page as its administrator, and waits until it is there. */
export function visitAdmin(site: Site, path: string, options: VisitOptions = {}): Promise<Visit> {
  return site.visit(path, { ...options, prepare: signIn, ready: 'main h1' })
}
