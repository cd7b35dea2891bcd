import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, holdBack, readSite, type ReadSite } from '../../testing/browser.ts'
import { publicRoutes } from '../../testing/routes.ts'

let site: ReadSite
let paths: string[]

beforeAll(async () => {
  site = await readSite()
  paths = [...(await publicRoutes(site)), '/mentions-legales', '/nulle-part']
})

/** What moves, as a part of the window and its height: a word of a line moves a little, a line that breaks a lot. */
const most = 0.004

/** By their numbers, since what the demo's slugs are is known only once it runs. */
const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** On a desk `npm test` looks at one of each way that pages are laid out in, the long run at all. */
const inShort = [0, 5, 7, 8]

describe.each([
  [390, all],
  [1440, process.env.TEST_LONG ? all : inShort],
] as const)('at %i px', (width, numbers) => {
  test.each(numbers)('next to nothing moves on page %i when the fonts come late', async (n) => {
    const path = paths[n] ?? ''
    const page = await site.openPage({ width })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        for (const entry of list.getEntries())
          if ('value' in entry) dataset['moved'] = String(Number(dataset['moved'] ?? 0) + Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const release = await holdBack(page, '*.woff2')
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
  })
})
