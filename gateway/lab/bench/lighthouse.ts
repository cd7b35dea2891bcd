import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { unpackChromium } from '../testing/chromium.ts'
import { freePort } from '../servers/server.ts'

const runs = 5

export interface PageScores {
  /** Median of the performance scores, 0 to 100. */
  score: number
  /** Of the same run: what a machine of this speed can reach is told by it. */
  benchmarkIndex: number
  largestContentfulPaintMs: number
  totalBlockingMs: number
}

/** Lighthouse's performance of a page on a simulated phone: the median of five runs, after one that warms up. */
export async function measurePage(url: string): Promise<PageScores> {
  const unpacked = await unpackChromium()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: unpacked.path,
    env: { ...process.env, LD_LIBRARY_PATH: unpacked.libraries },
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const all: PageScores[] = []
    for (let run = 0; run <= runs; run++) {
      const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] })
      if (!result || run === 0) continue
      const { categories, audits, environment } = result.lhr
      all.push({
        score: Math.round((categories['performance']?.score ?? 0) * 100),
        benchmarkIndex: environment.benchmarkIndex,
        largestContentfulPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN),
        totalBlockingMs: Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
      })
    }
    const median = all.toSorted((a, b) => a.score - b.score)[Math.floor(all.length / 2)]
    if (!median) throw new Error('Lighthouse measured nothing.')
    return median
  } finally {
    await browser.close()
    await unpacked.remove()
  }
}
