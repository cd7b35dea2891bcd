import lighthouse, { type Flags } from 'lighthouse'
import { vi } from 'vitest'
import { launchBrowser } from './launchBrowser.ts'
import { freePort } from './server.ts'

const flags: Flags = {
  output: 'json',
  logLevel: 'error',
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  // The demo's pages ask not to be indexed.
  skipAudits: ['is-crawlable'],
}

interface Lighthouse {
  /** What it has to say of a page, and the categories without the greatest score. */
  complaints(url: string): Promise<string[]>
  close(): Promise<void>
}

/** Lighthouse with a browser of its own, which it talks to by a port. */
export async function openLighthouse(): Promise<Lighthouse> {
  // Lighthouse writes into it, for the whole process.
  vi.stubEnv('DEBUG', process.env.DEBUG)
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])

  async function complaints(url: string): Promise<string[]> {
    const result = await lighthouse(url, { ...flags, port })
    const { categories = {}, audits = {} } = result?.lhr ?? {}
    const failed = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .map(({ id, weight }) => ({ audit: audits[id], weight }))
        .filter(({ audit, weight }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
        .map(({ audit }) => `${url} ${audit?.id}: ${JSON.stringify(audit?.details ?? '').slice(0, 400)}`),
    )
    const scores = (flags.onlyCategories ?? [])
      .map((id) => `${id}: ${categories[id]?.score}`)
      .filter((one) => !one.endsWith(': 1'))
    return [...failed, ...scores]
  }

  async function close(): Promise<void> {
    vi.unstubAllEnvs()
    await browser.close()
  }
  return { complaints, close }
}
