import { readFileSync } from 'node:fs'
import {
  type APIRequestContext,
  type BrowserContext,
  type Cookie,
  type Locator,
  type Page,
  request,
  type Request,
} from 'playwright-core'
import type { Site, Visit, VisitOptions } from './browser.ts'
import { administrator } from './server.ts'

/*
 * `connection`: the server ends a kept connection after ten quiet seconds, and what a test sends at that very moment is cut. A
 * browser sends it again by itself, Playwright's own requests do not.
 */
const headers = { 'X-Requested-With': 'XMLHttpRequest', connection: 'close' }

/** Signs a browser in without the form: for tests of what comes after. */
export function signIn(page: Page): Promise<void> {
  return signInTo(page.request)
}

async function signInTo(api: APIRequestContext): Promise<void> {
  const answer = await askAs<{ login: { viewer?: { id: string } } }>(
    api,
    'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { viewer { id } } } }',
    { input: administrator },
  )
  if (!answer.login.viewer) throw new Error('The administrator may not sign in.')
}

/** Another program that works as the administrator, without a browser; to be disposed of. */
export async function administratorApi(site: Pick<Site, 'origin'>): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: site.origin })
  await signInTo(api)
  return api
}

/** The same by a bearer, whom the limit on what visitors send does not bind. To be disposed of. */
export async function bearerApi(site: Site): Promise<APIRequestContext> {
  const { login } = await site.ask<{ login: { token: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { token } } }',
    { input: administrator },
  )
  const extraHTTPHeaders = { authorization: `Bearer ${login.token}` }
  return request.newContext({ baseURL: site.origin, extraHTTPHeaders })
}

/** Asks the server as the signed-in reader may: `page.request` has the cookies of the page. */
export async function askAs<T>(
  api: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<T> {
  const response = await api.post('/graphql', { headers, data: { query, variables } })
  const answer: { data?: T; errors?: unknown } = await response.json()
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer))
  return answer.data
}

/** The session that each context was last signed in with. */
const sessions = new WeakMap<BrowserContext, Cookie[]>()

/**
 * A look at a password takes long on purpose: a context goes on with the session of its last test, unless that has
 * ended.
 */
async function comeBack(page: Page): Promise<void> {
  const context = page.context()
  await context.addCookies(sessions.get(context) ?? [])
  const { viewer } = await askAs<{ viewer: { id: string } | null }>(page.request, '{ viewer { id } }')
  if (!viewer) await signIn(page)
  sessions.set(context, await context.cookies())
}

/** Opens an admin page as its administrator, and waits until it is there. */
export function visitAdmin(site: Site, path: string, options: VisitOptions = {}): Promise<Visit> {
  return site.visit(path, { ...options, prepare: comeBack, ready: 'main h1' })
}

/** The rows of the shown list. */
export function rows(page: Page): Locator {
  return page.locator('main li[id^=rangee-]')
}

export function row(page: Page, name: string): Locator {
  return rows(page).filter({ hasText: name })
}

/** What the rows are called, from top to bottom. */
export function names(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((all) =>
    all.map((one) => one.querySelector('[class*=nom]')?.textContent ?? ''),
  )
}

/** A message in the corner. */
export function message(page: Page, text: string): Locator {
  return page.getByRole('alertdialog').filter({ hasText: text })
}

export function press(within: Locator | Page, name: string): Promise<void> {
  return within.getByRole('button', { name, exact: true }).click()
}

export interface Item {
  id: string
  databaseId: number
  version: number
}

type Input = Record<string, unknown>

/** Makes an item as another program would. */
export async function create(api: APIRequestContext, type: string, input: Input): Promise<Item> {
  const [item] = await createAll(api, type, [input])
  if (!item) throw new Error(`No ${type} was made.`)
  return item
}

/** Makes up to a hundred, one after the other, in one request. */
export async function createAll(
  api: APIRequestContext,
  type: string,
  inputs: readonly Input[],
): Promise<Item[]> {
  const query = `mutation (${inputs.map((_, n) => `$i${n}: Create${type}Input!`).join()}) {
      ${inputs.map((_, n) => `i${n}: create${type}(input: $i${n}) { ...made }`).join(' ')}
    }
    fragment made on Create${type}Payload { content { id databaseId version } }`
  const variables = Object.fromEntries(inputs.map((input, n) => [`i${n}`, input]))
  const answer = await askAs<Record<string, { content?: Item }>>(api, query, variables)
  return Object.values(answer).map(({ content }) => {
    if (!content) throw new Error(`No ${type} was made.`)
    return content
  })
}

/** Publishes, unpublishes, deletes an item as somebody else would, elsewhere. */
export async function act(api: APIRequestContext, operation: string, id: string): Promise<void> {
  const query = `mutation ($input: ContentInput!) { ${operation}(input: $input) { __typename } }`
  await askAs(api, query, { input: { id } })
}

/** Whether a request is the one that notifications come by: it stays open. */
export function isSubscription(request: Request): boolean {
  return request.headers()['accept']?.includes('event-stream') ?? false
}

const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('../persisted-operations.json', import.meta.url), 'utf8'),
)

/** What the server was asked, by the names of the operations; notifications apart, which come when they come. */
export function questions(requests: Request[]): string[] {
  return requests
    .filter((request) => request.url().endsWith('/graphql') && !isSubscription(request))
    .map(operationOf)
    .filter((name) => name !== 'NotificationsQuery')
}

/** The name of the operation that a request is for. */
export function operationOf(request: Request): string {
  const id = /"id":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? ''
  return /^\w+ (\w+)/.exec(texts[id] ?? '')?.[1] ?? '?'
}

/** Lets the next question of the page to the server fail, as a bad connection does. */
export async function failOnce(page: Page, asking = /./): Promise<void> {
  let failed = false
  await page.route('**/graphql', (route) => {
    const sent = route.request().postData() ?? ''
    if (failed || isSubscription(route.request()) || !asking.test(sent)) return route.fallback()
    failed = true
    return route.abort()
  })
}

/** Keeps the answer to the next such question from the page until it is delivered: the server has given it by then. */
export async function holdAnswer(page: Page, isAsked: (request: Request) => boolean) {
  let deliver = (): void => {}
  const held = new Promise<void>((resolve) => (deliver = resolve))
  let given = (): void => {}
  const answered = new Promise<void>((resolve) => (given = resolve))
  let isHeld = false
  await page.route('**/graphql', async (route) => {
    if (isHeld || !isAsked(route.request())) return route.fallback()
    isHeld = true
    const response = await route.fetch()
    given()
    await held
    return route.fulfill({ response })
  })
  return { answered, deliver: () => deliver() }
}
