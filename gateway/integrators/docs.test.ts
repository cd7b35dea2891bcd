import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wireNames } from '../../rest-compat/table.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { administrator } from '../lab/servers/server.ts'
import { launchBrowser } from '../../web/testing/launchBrowser.ts'

let server: InProcess
let browser: Browser
/** Where the description says the API is. */
let site: string

beforeAll(async () => {
  server = await startInProcess()
  site = server.origin.replace('127.0.0.1', 'localhost')
  // The page of a library that others write is so long that its code is worth compiling.
  browser = await launchBrowser(['--js-flags=--max-lazy'])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('/api/docs shows the description and tries a request, from here alone and without a complaint', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  const response = await page.goto(`${site}/api/docs`)
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
  await page.getByRole('heading', { name: /API REST/ }).waitFor()
  await page.locator('#operations-tag-projets').waitFor()
  expect(await page.locator('.opblock-tag').count()).toBe(
    // One a type, the sign-in and the description itself.
    Object.keys(wireNames).length + 2,
  )

  await page.locator('#operations-tag-projets').click()
  await page.locator('#operations-projets-getProjetSite').click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await page.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor()
  expect(await page.locator('.live-responses-table').innerText()).toContain('"projets": []')

  await page.locator('#operations-tag-faq').click()
  await page.locator('#operations-faq-updateFaq').click()
  await page.locator('#operations-faq-updateFaq .body-param__example').waitFor()
  await page.locator('.models-control').click()
  await page
    .getByRole('button', { name: /^FaqQuestion$/ })
    .first()
    .click()
  expect({ complaints, foreign }).toEqual({ complaints: [], foreign: [] })
  await page.close()
})

test('a page of this site may import /api/client.js and use it', async () => {
  const served = await fetch(`${server.origin}/api/client.js`)
  expect(served.headers.get('content-type')).toContain('text/javascript')
  expect(served.headers.get('access-control-allow-origin')).toBe('*')
  const page = await browser.newPage()
  await page.goto(`${site}/contact`)
  const answer: unknown = await page.evaluate(
    `import('/api/client.js').then(async ({ createClient, RestError }) => {
      const client = createClient({})
      await client.login('${administrator.email}', '${administrator.password}')
      const { id } = await client.storeFaq({ titre: 'Délais' })
      const { status } = await client.depublishFaq(id)
      const refused = await client.storeContact({}).catch((error) => error instanceof RestError && error.status)
      return { status, faqs: (await client.getFaqSite()).length, refused }
    })`,
  )
  expect(answer).toEqual({ status: true, faqs: 1, refused: 422 })
  await page.close()
})

test('what the page is made of never changes under its name, and comes compressed', async () => {
  const html = await (await fetch(`${server.origin}/api/docs`)).text()
  const files = [...html.matchAll(/(?:src|href)="(\/api\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(files).toHaveLength(2)
  for (const file of files) {
    const response = await fetch(server.origin + file, { headers: { 'accept-encoding': 'br' } })
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})
