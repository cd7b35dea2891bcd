import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
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

/**
 * The letters of three kinds of device, by the names that the site's fallback faces ask for: those of the machine that runs the test
 * are not looked at. Arimo, Tinos and Gelasio are as wide as Arial, Times New Roman and Georgia.
 */
const devices: [name: string, letters: Record<string, string>][] = [
  ['Windows', { Arial: 'arimo-400', 'Arial Bold': 'arimo-700', Georgia: 'gelasio-400' }],
  ['Android', { Roboto: 'roboto-400', 'Roboto Bold': 'roboto-700', 'Noto Serif': 'noto-serif-400' }],
  [
    'Linux',
    { 'Liberation Sans': 'arimo-400', 'Liberation Sans Bold': 'arimo-700', 'Liberation Serif': 'tinos-400' },
  ],
]
const { resolve } = createRequire(import.meta.url)

/** Draws a page with these letters in place of the machine's. */
async function bring(page: Page, device: Record<string, string>): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const css = (await response.text()).replace(/src:\s*(local\([^;}]*)/g, (_, locals: string) => {
      const names = [...locals.matchAll(/local\(["']?([^"')]*)["']?\)/g)].map(([, name = '']) => name)
      const file = names.map((name) => device[name]).find((one) => one !== undefined)
      return `src:${file === undefined ? 'local("-")' : `url(/polices/${file})`}`
    })
    await route.fulfill({ response, body: css })
  })
  await page.route('**/polices/*', async (route) => {
    const [, family = '', weight = ''] = /([a-z-]+)-(\d+)$/.exec(route.request().url()) ?? []
    const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`)
    await route.fulfill({ body: await readFile(file), contentType: 'font/woff2' })
  })
}

/** The next two frames: what has come is drawn in the first, and told in the second. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))),
  )
}

/** In turn, the long run with each. */
function devicesOf(n: number) {
  return process.env.TEST_LONG ? devices : devices.filter((_, which) => which === n % devices.length)
}

describe.each([
  [390, all],
  [1440, process.env.TEST_LONG ? all : inShort],
] as const)('at %i px', (width, numbers) => {
  test.each(numbers.flatMap((n) => devicesOf(n).map(([name, letters]) => ({ n, name, letters }))))(
    'next to nothing moves on page $n when the fonts come late to $name',
    async ({ n, letters }) => {
      const path = paths[n] ?? ''
      const page = await site.openPage({ width })
      await bring(page, letters)
      const release = await holdBack(page, '*.woff2')
      await page.goto(path, { waitUntil: 'commit' })
      await eventually(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      ).toBe(1)
      // Chromium loads no other font for a text while its first one is under way; those of a device are there.
      await page.evaluate(() =>
        Promise.allSettled(
          [...document.fonts]
            .filter(
              ({ status, family }) =>
                status === 'unloaded' && !/^"?(?:Familjen Grotesk|Besley)"?$/.test(family),
            )
            .map((face) => face.load()),
        ),
      )
      await drawn(page)
      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          const { dataset } = document.documentElement
          for (const entry of list.getEntries())
            if ('value' in entry)
              dataset['moved'] = String(Number(dataset['moved'] ?? 0) + Number(entry.value))
        }).observe({ type: 'layout-shift' })
      })
      release()
      await page.evaluate(() => document.fonts.ready)
      await eventually(() => page.evaluate(() => document.fonts.check('16px "Familjen Grotesk"'))).toBe(true)
      await drawn(page)
      const moved = Number((await page.locator('html').getAttribute('data-moved')) ?? 0)
      expect({ path, moved, still: moved < most }).toEqual({ path, moved, still: true })
    },
  )
})
