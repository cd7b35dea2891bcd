import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSite, type ReadSite } from '../../testing/browser.ts'

let site: ReadSite
beforeAll(async () => {
  site = await readSite()
})

/** What a page finds of all that one can keep for later. */
function found(page: Page): Promise<unknown> {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    locks: (await navigator.locks.query()).held?.map(({ name }) => name),
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state,
    isOnline: navigator.onLine,
    steps: history.length,
    name: window.name,
    fromCache: performance
      .getEntriesByType('resource')
      .filter((one) => one instanceof PerformanceResourceTiming && one.transferSize === 0)
      .map(({ name }) => name),
  }))
}

const nothing = {
  cookies: '',
  local: [],
  session: [],
  databases: [],
  caches: [],
  locks: [],
  mayLocate: 'prompt',
  isOnline: true,
  steps: 2,
  name: '',
  fromCache: [],
}

describe('what a test leaves in its context', () => {
  let before: BrowserContext | undefined

  test.each([1, 2, 3, 4])('does not reach the next one: %i', async () => {
    const page = await site.openPage()
    const context = page.context()
    if (before) expect(context).toBe(before)
    before = context
    await page.goto('/admin/login')
    expect(await found(page)).toEqual(nothing)
    // The other is what keeps the process.
    expect(context.pages().length).toBe(2)

    await page.evaluate(async () => {
      document.cookie = 'left=1'
      localStorage.setItem('left', '1')
      sessionStorage.setItem('left', '1')
      await new Promise((resolve) => (indexedDB.open('left').onsuccess = resolve))
      await caches.open('left')
      void navigator.locks.request('left', () => new Promise(() => {}))
      history.pushState(null, '', '#left')
      window.name = 'left'
      addEventListener('pagehide', () => localStorage.setItem('leaving', '1'))
    })
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 5.36, longitude: -3.98 })
    await context.route('**/admin/login', (route) => route.abort())
    await context.newPage()
    await context.setOffline(true)
  })

  test('is no wish of the page that it had', async () => {
    const wished = await site.openPage({
      width: 390,
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
    })
    const page = await wished.context().newPage()
    for (const [one, wishes] of [
      [wished, ['dark', 'reduce', 'none', '390']],
      [page, ['light', 'no-preference', 'enabled', '1280']],
    ] as const) {
      await one.goto('/admin/login')
      const found = await one.evaluate(() => [
        matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
        matchMedia('(scripting: none)').matches ? 'none' : 'enabled',
        String(innerWidth),
      ])
      expect(found).toEqual(wishes)
    }
  })

  test('does not reach who is there at the same time', async () => {
    const [one, other] = [await site.openPage(), await site.openPage()]
    expect(one.context()).not.toBe(other.context())
    await one.goto('/admin/login')
    await one.evaluate(() => localStorage.setItem('mine', '1'))
    await other.goto('/admin/login')
    expect(await found(other)).toEqual(nothing)
  })
})
