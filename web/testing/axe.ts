import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds on a page as it stands. */
export async function complaintsOfAxe(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate<axe.AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return found.violations.flatMap(({ id, nodes }) =>
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
