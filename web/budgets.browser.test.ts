import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { complaintsInBothSchemes } from './testing/axe.ts'
import { fontsFirst, hydrated, readSite, readThrough, type ReadSite } from './testing/browser.ts'
import { publicRoutes } from './testing/routes.ts'

/** What a page may cost and must be, whichever it is: figures that do not depend on the machine. */
const mostScript = 150_000

let site: ReadSite
/** By their names, since what the demo's slugs are is known only once it runs. */
let addresses: Record<string, string>
const routes = [
  'accueil',
  'histoire',
  'equipe',
  'contact',
  'faq',
  'service',
  'references',
  'projet',
  'devis',
  'carriere',
] as const
const pages = [...routes, 'mentions-legales', 'confidentialite', 'nulle-part'] as const

/** All on a phone; on a desk `npm test` looks at one of each way that pages are laid out in, the long run at all. */
const inShort = new Set<string>(['accueil', 'service', 'references', 'projet', 'devis'])
const seen = { 390: pages, 1440: pages.filter((name) => process.env.TEST_LONG || inShort.has(name)) }

beforeAll(async () => {
  site = await readSite()
  const found = await publicRoutes(site)
  addresses = Object.fromEntries(pages.map((name, n) => [name, found[n] ?? `/${name}`]))
})

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

/** What cannot be read of the page's main part, other than what is not for this medium. */
function unreadable(page: Page, besides: string): Promise<string[]> {
  return page.evaluate(
    (others) =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          if (element.closest(others) || element.matches('script, source, [type=hidden]')) return false
          const { visibility, opacity, display } = getComputedStyle(element)
          return visibility !== 'visible' || opacity === '0' || display === 'none'
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    besides,
  )
}

/** The page as whoever enlarges it has it, and whoever prints it. */
async function expectWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await hydrated(page)
  await readThrough(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await unreadable(page, '[data-ecran]')).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await unreadable(page, '[data-ecran], nav')).toEqual([])
}

describe.each([
  [390, ', and whole at 320 px, on paper and without motion'],
  [1440, ''],
] as const)('at %i px', (width, andSmaller) => {
  test.each(seen[width])(`%s is light, still, quiet and open to everybody${andSmaller}`, async (name) => {
    const page = await site.openPage({ width })
    const complaints: string[] = []
    const loaded: Promise<{ type: string; url: URL; bytes: number }>[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('requestfinished', (request) => {
      const url = new URL(request.url())
      const type = request.resourceType()
      loaded.push(request.sizes().then(({ responseBodySize }) => ({ type, url, bytes: responseBodySize })))
    })
    await countShifts(page)
    await fontsFirst(page)
    await page.goto(addresses[name] ?? '', { waitUntil: 'networkidle' })
    await hydrated(page)
    const first = await Promise.all(loaded)
    const scripts = first.filter(({ type }) => type === 'script')
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostScript)
    expect(scripts.length).toBeGreaterThan(0)
    await readThrough(page)
    const urls = (await Promise.all(loaded)).map(({ url }) => url)
    expect(urls.filter(({ protocol, origin }) => protocol !== 'data:' && origin !== site.origin)).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    expect(await page.locator('html').getAttribute('data-shifts')).toBeNull()
    // The browser itself notes the status of the document.
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([])
    expect(await complaintsInBothSchemes(page)).toEqual([])
    if (width === 390) await expectWhole(page)
  })
})
