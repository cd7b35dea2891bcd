import type { BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { signIn } from './admin.ts'
import { complainOfRefusals, listenTo, type Site, type Visit } from './browser.ts'

/** How somebody looks at the back office who has it open. */
export interface Look {
  width?: 375 | 390 | 1440
  hasTouch?: boolean
  /** Nobody signs in there, in any test: one that does takes a browser of its own. */
  isNobody?: boolean
  reducedMotion?: BrowserContextOptions['reducedMotion']
}

export type Stay = Pick<Visit, 'page' | 'complaints' | 'requests'>

/** A page of the back office that shows and asks for nothing, whoever is signed in. */
const nowhere = '/admin/inscrire'

/** The pages of each site that no test has just now. */
const idle = new WeakMap<Site, Map<string, Page[]>>()

/**
 * Goes to an admin page as its administrator does who has the back office open: by a link, which takes a fraction of what it
 * takes to load it. Where it matters that all begins anew, there are `loadAdmin`, and `visitAdmin` in a browser of its own.
 */
export async function goToAdmin(site: Site, path: string, look?: Look): Promise<Stay> {
  const stay = await takePage(site, look)
  await goOn(stay.page, path)
  return stay
}

/** The same by its address, as one comes from elsewhere: nothing of the page is there yet. */
export async function loadAdmin(site: Site, path: string, look?: Look): Promise<Stay> {
  const stay = await takePage(site, look)
  await stay.page.goto(path)
  await stay.page.locator('main h1').waitFor()
  return stay
}

/** The back office, open for this test, at nothing of it yet. */
export async function takePage(
  site: Site,
  { width = 1440, hasTouch = false, isNobody = false, reducedMotion }: Look = {},
): Promise<Stay> {
  const pages = idle.get(site) ?? new Map<string, Page[]>()
  idle.set(site, pages)
  const kind = JSON.stringify({ hasTouch, isNobody })
  const free = pages.get(kind) ?? []
  pages.set(kind, free)
  const page = free.pop() ?? (await sitDown(site, hasTouch, isNobody))
  await page.setViewportSize({ width, height: width < 1440 ? 844 : 900 })
  await page.emulateMedia({ colorScheme: null, reducedMotion: reducedMotion ?? null })
  onTestFinished(async ({ task }) => {
    if (task.result?.errors?.length) return page.context().close()
    await tidyUp(page)
    free.push(page)
  })
  return { page, ...listenTo(page) }
}

async function sitDown(site: Site, hasTouch: boolean, isNobody: boolean): Promise<Page> {
  const page = await site.openLastingPage({ hasTouch })
  await complainOfRefusals(page)
  if (!isNobody) await signIn(page)
  await page.goto(nowhere)
  return page
}

/** Leaves nothing of a test to the next one, but what the back office itself remembers from page to page. */
async function tidyUp(page: Page): Promise<void> {
  const context = page.context()
  await Promise.all(context.pages().map((other) => other === page || other.close()))
  for (const name of ['console', 'pageerror', 'request', 'dialog'] as const) page.removeAllListeners(name)
  await page.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  await context.setGeolocation(null)
  // What comes to stand under a pointer that was left there is opened ahead.
  await page.mouse.move(0, 0)
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Fermer' })
  while (await messages.count()) await messages.first().dispatchEvent('click')
  if (new URL(page.url()).pathname !== nowhere) await follow(page, nowhere)
  await page.evaluate(forgetAll)
}

/** What this browser keeps of what was typed, and where one was; what is still being said of things that are gone. */
async function forgetAll(): Promise<void> {
  for (const said of document.querySelectorAll('[data-live-announcer] > *')) said.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  const kept = await indexedDB.databases()
  if (!kept.some(({ name }) => name === 'keyval-store')) return
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('keyval-store')
    opening.onerror = () => reject(new Error('IndexedDB does not open.'))
    opening.onsuccess = () => {
      const clearing = opening.result.transaction('keyval', 'readwrite')
      clearing.objectStore('keyval').clear()
      clearing.oncomplete = () => resolve(opening.result.close())
    }
  })
}

/**
 * Follows a link to a page of the back office, as if it had not been there before; its title is there when its content
 * is.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  const here = new URL(page.url())
  if (new URL(path, here).pathname === here.pathname) await follow(page, nowhere)
  await follow(page, path)
}

/** Follows a link to another page, which stands nowhere on this one. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator('main h1').evaluate((title, href) => {
    title.setAttribute('data-left', '')
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.locator('main h1:not([data-left])').waitFor()
}
