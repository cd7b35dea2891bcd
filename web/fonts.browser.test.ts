import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openSite, type Site } from './testing/browser.ts'
import { publicRoutes } from './testing/routes.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

/** What moves, as a part of the window and its height: a word of a line moves a little, a line that breaks a lot. */
const most = 0.004

test.each([390, 1440] as const)('at %i px next to nothing moves when the fonts come late', async (width) => {
  for (const path of [...(await publicRoutes(site)), '/mentions-legales', '/nulle-part']) {
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
