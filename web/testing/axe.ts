import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What passes need not be told, nor how to find each element again: that is a third of axe's work. */
const brief = { resultTypes: ['violations'], selectors: false } satisfies axe.RunOptions

/** What axe finds on a page as it stands. */
export async function complaintsOfAxe(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const asked = JSON.stringify({ ...brief, ...options })
  const found = await page.evaluate<axe.Result[]>(`axe.run(${asked}).then(({ violations }) => violations)`)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  )
}

/** In light and in dark: the other scheme changes colours and nothing else. */
export async function complaintsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await complaintsOfAxe(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await complaintsOfAxe(page, { runOnly: { type: 'tag', values: ['cat.color'] } })
  return [...light.map((one) => `light ${one}`), ...dark.map((one) => `dark ${one}`)]
}
