import lighthouse, { type Flags } from 'lighthouse'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser } from '../../testing/launchBrowser.ts'
import { publicRoutes } from '../../testing/routes.ts'
import { freePort, readDemo } from '../../testing/server.ts'

/** All take minutes: the home page stands for them but in `npm run test:long`. */
const numbers = process.env.TEST_LONG ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] : [0]

const server = await readDemo()
let browser: Browser
let port: number

beforeAll(async () => {
  // Lighthouse writes into it, for the whole process.
  vi.stubEnv('DEBUG', process.env.DEBUG)
  port = await freePort()
  browser = await launchBrowser([`--remote-debugging-port=${port}`])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await browser.close()
})

const flags: Flags = {
  output: 'json',
  logLevel: 'error',
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  // The demo's pages ask not to be indexed.
  skipAudits: ['is-crawlable'],
}

test.each(numbers)('Lighthouse has nothing to say of route %i', async (n) => {
  const path = (await publicRoutes(server))[n] ?? '/'
  const result = await lighthouse(server.origin + path, { ...flags, port })
  const { categories = {}, audits = {} } = result?.lhr ?? {}
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .map(({ id, weight }) => ({ audit: audits[id], weight }))
      .filter(({ audit, weight }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
      .map(({ audit }) => `${path} ${audit?.id}: ${JSON.stringify(audit?.details ?? '').slice(0, 400)}`),
  )
  expect(failed).toEqual([])
  expect(Object.values(categories).map(({ id, score }) => [id, score])).toEqual([
    ['accessibility', 1],
    ['best-practices', 1],
    ['seo', 1],
  ])
})
