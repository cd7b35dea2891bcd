import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { onTestFinished } from 'vitest'

export interface Contexts {
  /** One that nobody has, empty, until the test has finished. */
  take(options: BrowserContextOptions): Promise<BrowserContext>
  /** One for as long as the others live. */
  keep(options: BrowserContextOptions): Promise<BrowserContext>
  close(): Promise<void>
}

interface Kept {
  context: BrowserContext
  /** Makes it as empty as when it was new, but for what the browser has learnt of the site's code. */
  empty(): Promise<void>
}

/**
 * Contexts that tests have in turn: to begin the process of a new one and to compile the site's code in it takes longer than most
 * tests do. A page of its own, which nobody sees, keeps that process.
 */
export function contextsOf(browser: Browser, origin: string): Contexts {
  const free = new Map<string, Kept[]>()
  const all: BrowserContext[] = []

  async function open(options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options)
    const keeper = await context.newPage()
    const devtools = await context.newCDPSession(keeper)
    async function empty(): Promise<void> {
      await Promise.all(context.pages().map((page) => page === keeper || page.close()))
      await context.unrouteAll()
      await context.clearPermissions()
      await context.setGeolocation(null)
      await context.setOffline(false)
      await context.clearCookies()
      await devtools.send('Network.clearBrowserCache')
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    all.push(context)
    return { context, empty }
  }

  return {
    async take(options) {
      const key = JSON.stringify(options)
      const idle = free.get(key) ?? []
      free.set(key, idle)
      const kept = idle.pop() ?? (await open(options))
      onTestFinished(async () => {
        if (kept.context.isClosed()) return
        await kept.empty()
        idle.push(kept)
      })
      return kept.context
    },
    async keep(options) {
      const context = await browser.newContext(options)
      all.push(context)
      return context
    },
    async close() {
      await Promise.all(all.splice(0).map((context) => context.close()))
      free.clear()
    },
  }
}
