import lighthouse, { type RunnerResult as Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { unpackChromium } from '../testing/chromium.ts'
import { freePort } from '../servers/server.ts'
import { atTheEnd, serve } from './servers.ts'

const runs = 5

/** Lighthouse's performance of the home page on a simulated phone: the median of five runs, after one that warms up. */
export async function benchLighthouse(): Promise<void> {
  const { server } = await serve('the product', { LOG_LEVEL: 'silent' })
  const unpacked = await unpackChromium()
  atTheEnd(unpacked.remove)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: unpacked.path,
    env: { ...process.env, LD_LIBRARY_PATH: unpacked.libraries },
    args: `--headless --no-sandbox --disable-gpu --disable-quic --remote-debugging-port=${port}`.split(' '),
  })
  atTheEnd(() => browser.close())
  const all: Result['lhr'][] = []
  for (let run = 0; run <= runs; run++) {
    const options = { port, logLevel: 'error' as const, onlyCategories: ['performance'] }
    const result = await lighthouse(`${server.origin}/`, options)
    if (result && run > 0) all.push(result.lhr)
  }
  const scoreOf = ({ categories }: (typeof all)[number]) =>
    Math.round((categories['performance']?.score ?? 0) * 100)
  const median = all.toSorted((a, b) => scoreOf(a) - scoreOf(b))[Math.floor(all.length / 2)]
  if (!median) throw new Error('Lighthouse measured nothing.')
  // What a machine of this speed can reach is told by its index.
  const { audits, environment } = median
  const ms = (audit: string) => `${Math.round(audits[audit]?.numericValue ?? NaN)} ms`
  console.log(
    `Lighthouse, mobile, median of five: ${scoreOf(median)} (benchmarkIndex ${environment.benchmarkIndex}, ` +
      `LCP ${ms('largest-contentful-paint')}, TBT ${ms('total-blocking-time')})`,
  )
}
