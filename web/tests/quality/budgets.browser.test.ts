import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import {
  eventually,
  fontsFirst,
  hydrated,
  loadedBy,
  readSite,
  readThrough,
  type ReadSite,
} from '../../testing/browser.ts'
import { expectWhole } from '../../testing/layout.ts'
import { pageNames, publicAddresses, type PageName } from '../../testing/routes.ts'

/** What a page may cost and must be, whichever it is: figures that do not depend on the machine. */
const mostScript = 150_000

let site: ReadSite
let addressOf: (name: PageName) => string

/** All on a phone; on a desk `npm test` looks at one of each way that pages are laid out in, the long run at all. */
const inShort = new Set<string>(['accueil', 'service', 'references', 'projet', 'devis'])
const seen = { 390: pageNames, 1440: pageNames.filter((name) => process.env.TEST_LONG || inShort.has(name)) }

beforeAll(async () => {
  site = await readSite()
  addressOf = await publicAddresses(site)
})

/** Says whether the firm is open, a second after the page has come: only a slow machine sees it before the page is quiet. */
const later = /\/Maintenant-[\w-]+\.js$/

/** Counts what moves from the first moment on. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { shifts = '' } = document.documentElement.dataset
        const value = 'value' in entry ? Number(entry.value).toFixed(4) : ''
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        const names = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : ''))
        document.documentElement.dataset['shifts'] = `${shifts}${value} ${names.join(' ')}\n`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Where there is a form, and where nobody came for a quote, it is asked for in a line. */
const inALine = new Set<string>([
  'contact',
  'devis',
  'carriere',
  'offre',
  'mentions-legales',
  'confidentialite',
  'accessibilite',
  'plan',
  'nulle-part',
])

/** What asks for a quote above the footer. */
async function expectAppeal(page: Page, isLine: boolean): Promise<void> {
  const appeal = page.getByRole('contentinfo').getByRole('region', { name: 'Parlons de votre terrain' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await appeal.getByRole('link', { name: 'Demander un devis' }).isVisible()).toBe(true)
    expect(await appeal.locator('[href^="tel:"]').isVisible()).toBe(true)
    const { height = 0 } = (await appeal.boundingBox()) ?? {}
    const heading = await appeal.getByRole('heading').isVisible()
    expect({ width, isLow: height < 70, heading }).toEqual({ width, isLow: isLine, heading: !isLine })
  }
}

/** Comes to the page in a small window, without motion from its beginning. */
async function reloadSmall(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
}

describe.each([
  [390, ', asks for a quote, and is whole at 320 px and on paper'],
  [1440, ''],
] as const)('at %i px', (width, andSmaller) => {
  test.each(seen[width])(
    `%s has one heading, is light, still, quiet and open to everybody${andSmaller}`,
    async (name) => {
      const page = await site.openPage({ width })
      const complaints: string[] = []
      const asked: URL[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => asked.push(new URL(request.url())))
      const loaded = loadedBy(page)
      await countShifts(page)
      await fontsFirst(page)
      const answer = await page.goto(addressOf(name), { waitUntil: 'networkidle' })
      await hydrated(page)
      expect(answer?.status()).toBe(name === 'nulle-part' ? 404 : 200)
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const first = await loaded()
      const scripts = first.filter(({ type, url }) => type === 'script' && !later.test(url))
      expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostScript)
      expect(scripts.length).toBeGreaterThan(0)
      await readThrough(page)
      await page.mouse.wheel(0, -1e5)
      await eventually(() => page.evaluate(() => scrollY)).toBe(0)
      expect(asked.filter(({ pathname }) => pathname === '/graphql')).toEqual([])
      expect(asked.filter(({ protocol, origin }) => protocol !== 'data:' && origin !== site.origin)).toEqual(
        [],
      )
      expect(await page.context().cookies()).toEqual([])
      expect(await page.locator('html').getAttribute('data-shifts')).toBeNull()
      // The browser itself notes the status of the document.
      expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
      expect(await complaintsInBothSchemes(page)).toEqual([])
      if (width === 390) {
        await expectAppeal(page, inALine.has(name))
        await reloadSmall(page)
        await expectWhole(page)
      }
    },
  )
})

test.each(['/services/rien', '/devis?merci=DV-1'])('%s asks for a quote in a line', async (path) => {
  const { page } = await site.visit(path, { javaScriptEnabled: false })
  await expectAppeal(page, true)
})
