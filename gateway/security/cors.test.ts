import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { client } from '../lab/servers/server.ts'
import { serveBlank } from '../lab/testing/blank.ts'
import { launchBrowser } from '../../web/testing/launchBrowser.ts'

let server: InProcess
let partner: { origin: string; stop(): Promise<void> }
let stranger: { origin: string; stop(): Promise<void> }
let browser: Browser

beforeAll(async () => {
  ;[partner, stranger] = await Promise.all([serveBlank(), serveBlank()])
  server = await startInProcess({ CORS_ORIGINS: partner.origin })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await Promise.all([server.stop(), partner.stop(), stranger.stop()])
})

/** What a page of `origin` gets for a request that a browser sends for it. */
async function from(origin: string, path: string, init: RequestInit): Promise<string> {
  const page = await browser.newPage()
  await page.goto(origin)
  const answer = await page
    .evaluate(
      ({ url, init }) =>
        fetch(url, init).then(async (response) => `${response.status} ${await response.text()}`),
      { url: server.origin + path, init },
    )
    .catch((error: unknown) => String(error))
  await page.close()
  return answer
}

const viewer = { method: 'POST', body: JSON.stringify({ query: '{ viewer { email } }' }) }
const json = { 'content-type': 'application/json' }

test('a page of a listed origin reads both APIs with a bearer token; any other reads nothing', async () => {
  const api = client(server.origin)
  await api.signIn()
  const headers = { ...json, ...api.credentials(), 'X-Requested-With': 'XMLHttpRequest' }
  expect(await from(partner.origin, '/graphql', { ...viewer, headers })).toContain('"viewer":{"email"')
  expect(await from(partner.origin, '/api/contact', { headers })).toMatch(/^200 \{"current_page":1/)
  expect(await from(partner.origin, '/api/faq/store', { method: 'POST', headers, body: '{}' })).toMatch(
    /^422 /,
  )
  expect(await from(stranger.origin, '/graphql', { ...viewer, headers })).toContain('Failed to fetch')
  expect(await from(stranger.origin, '/api/contact', { headers })).toContain('Failed to fetch')
})

test('a cookie opens nothing for it', async () => {
  const credentials = 'include'
  expect(await from(partner.origin, '/graphql', { ...viewer, headers: json, credentials })).toContain(
    'Failed',
  )
  expect(await from(partner.origin, '/api/contact', { credentials })).toContain('Failed')
})

test('a page may send the headers that clients add, as no cookie counts', async () => {
  const asked = 'x-csrf-token,apollo-require-preflight,traceparent,authorization,content-type'
  for (const path of ['/graphql', '/api/contact/store', '/schema.graphql']) {
    const preflight = await fetch(server.origin + path, {
      method: 'OPTIONS',
      headers: {
        origin: partner.origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, asked])
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  }
  const headers = {
    ...json,
    'X-CSRF-TOKEN': 'a',
    'apollo-require-preflight': 'true',
    traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  }
  expect(await from(partner.origin, '/graphql', { ...viewer, headers })).toContain(
    '200 {"data":{"viewer":null}',
  )
  expect(await from(partner.origin, '/schema.graphql', { headers })).toMatch(/^200 /)
  expect(await from(partner.origin, '/api/contact/store', { method: 'POST', headers, body: '{}' })).toMatch(
    /^422 /,
  )
})

test('pages and files are nobody else’s to read, and caches are told whom an answer is for', async () => {
  const headers = { origin: partner.origin }
  const page = await fetch(server.origin, { headers })
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  const list = await fetch(`${server.origin}/api/faq/site`, { headers })
  expect(list.headers.get('access-control-allow-origin')).toBe(partner.origin)
  expect(list.headers.get('access-control-allow-credentials')).toBeNull()
  expect(list.headers.get('vary')).toContain('Origin')
  const other = await fetch(`${server.origin}/api/faq/site`, { headers: { origin: stranger.origin } })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  expect(other.headers.get('vary')).toContain('Origin')
})
