import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe takes though its types do not say so: other options for a check of a rule. */
interface Asked extends axe.RunOptions {
  checks?: Record<string, { options: Record<string, unknown> }>
}

/** What passes need not be told, nor how to find each element again: that is a third of axe's work. */
const brief = { resultTypes: ['violations'], selectors: false } satisfies axe.RunOptions

/** The contrasts of a page take most of axe's time. */
const besidesContrasts: Asked = { rules: { 'color-contrast': { enabled: false } } }

/**
 * Dark colours have the contrast of level AAA. Axe has a rule of its own for that, which leaves to the rule of level AA what is
 * below that one: one rule that asks for more finds what both do, in half the time. The other options are axe's own.
 */
const darkColours: Asked = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  checks: {
    'color-contrast': {
      options: {
        ignoreUnicode: true,
        ignoreLength: false,
        ignorePseudo: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
        pseudoSizeThreshold: 0.25,
        shadowOutlineEmMax: 0.1,
        textStrokeEmMin: 0.03,
      },
    },
  },
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Brings axe as the browser's own console would: what it has compiled for one page, it has for the next. */
async function bring(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: source })
  await devtools.detach()
}

async function run(page: Page, options: Asked): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await bring(page)
  const asked = JSON.stringify({ ...brief, ...options })
  const found = await page.evaluate<axe.Result[]>(`axe.run(${asked}).then(({ violations }) => violations)`)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  )
}

interface Looked {
  /** Whether the page was looked at at another width: its colours are the same, and only the long run looks at them again. */
  again?: boolean | undefined
}

/** What axe finds on a page as it stands. */
export function complaintsOfAxe(page: Page, { again }: Looked = {}): Promise<string[]> {
  return run(page, again && !process.env.TEST_LONG ? besidesContrasts : {})
}

/** Complaints in light and in dark: the other scheme changes colours and nothing else. */
export async function complaintsInBothSchemes(page: Page, { again }: Looked = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await complaintsOfAxe(page, { again })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = again && !process.env.TEST_LONG ? [] : await run(page, darkColours)
  return [...light.map((one) => `light ${one}`), ...dark.map((one) => `dark ${one}`)]
}
