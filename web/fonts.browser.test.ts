import { beforeAll, expect, test } from 'vitest'
import { eventually, readSite, type ReadSite } from './testing/browser.ts'
import { publicRoutes } from './testing/routes.ts'

let site: ReadSite

beforeAll(async () => {
  site = await readSite()
})

/** What moves, as a part of the window and its height: a word of a line moves a little, a line that breaks a lot. */
const most = 0.004

/** On a desk `npm test` looks at one of each way that pages are laid out in, the long run at all. */
const inShort = /^\/($|services\/|projets\/|devis)/

test.each([390, 1440] as const)('at %i px next to nothing moves when the fonts come late', async (width) => {
  const paths = [...(await publicRoutes(site)), '/mentions-legales', '/nulle-part']
  for (const path of paths.filter((one) => width === 390 || process.env.TEST_LONG || inShort.test(one))) {
    const page = await site.openPage({ width })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        for (const entry of list.getEntries())
          if ('value' in entry) dataset['moved'] = String(Number(dataset['moved'] ?? 0) + Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    let release = (): void => undefined
    const drawn = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await drawn
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await eventually(() =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
    ).toBe(1)
    release()
    await page.evaluate(() => document.fonts.ready)
    await eventually(() => page.evaluate(() => document.fonts.check('16px "Familjen Grotesk"'))).toBe(true)
    // The frame in which they are drawn, and the one in which it is told.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const moved = Number((await page.locator('html').getAttribute('data-moved')) ?? 0)
    expect({ path, moved, still: moved < most }).toEqual({ path, moved, still: true })
    await page.context().close()
  }
})
