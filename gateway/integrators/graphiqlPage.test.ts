import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcess, startInProcess } from '../lab/servers/inProcess.ts'
import { launchBrowser } from '../../web/testing/launchBrowser.ts'

let server: InProcess
let browser: Browser

beforeAll(async () => {
  server = await startInProcess()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('a browser at /graphql gets GraphiQL, from here alone, and it asks', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(server.origin))
      foreign.push(request.url())
  })
  const response = await page.goto(`${server.origin}/graphql`)
  const csp = response?.headers()['content-security-policy']
  expect(csp).toContain("script-src 'self';")
  expect(csp).toContain("frame-ancestors 'none'")
  const answered = page.waitForResponse(
    (one) => one.request().method() === 'POST' && (one.request().postData() ?? '').includes('horaire'),
  )
  await page.getByRole('button', { name: /Execute query/ }).click()
  const answer = await answered
  expect(await answer.json()).toMatchObject({
    data: { site: { entreprise: { nom: 'Cabinet de géomètres' } } },
  })
  expect(answer.request().headers()['x-requested-with']).toBe('XMLHttpRequest')
  await page.getByText('Cabinet de géomètres').waitFor()
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] })
  await page.close()
})

test('who asks something at /graphql gets an answer and no page', async () => {
  const asked = `${server.origin}/graphql?${new URLSearchParams({ query: '{ __typename }' })}`
  const answer = await fetch(asked, { headers: { accept: 'text/html,application/json' } })
  expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } })
  const none = await fetch(`${server.origin}/graphql`, { headers: { accept: 'application/json' } })
  expect(none.headers.get('content-type')).toContain('json')
})
