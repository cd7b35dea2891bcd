import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
  type Route,
} from 'playwright-core'
import { expect } from 'vitest'
import { runResource } from '../../db/testing/runResource.ts'
import { launchBrowser } from './launchBrowser.ts'
import { type Contexts, contextsOf } from './contexts.ts'
import { type DemoReader, type DemoServer, folderInMemory, readDemo, startDemo } from './server.ts'

export interface Visit {
  page: Page
  status: number
  /** Console messages of any kind, errors of the page, and what the content security policy refused. */
  complaints: string[]
  /** Every request since the visit began. */
  requests: Request[]
}

/** What a context has from its beginning. */
type Device = Pick<BrowserContextOptions, 'hasTouch' | 'isMobile' | 'deviceScaleFactor'>

export interface VisitOptions extends Device {
  width?: 375 | 390 | 1024 | 1440
  colorScheme?: 'dark' | 'light'
  reducedMotion?: 'reduce'
  javaScriptEnabled?: boolean
  permissions?: string[]
  /** Done before the first request of the page. */
  prepare?(page: Page): Promise<void>
  /** What shows that the page has come; the public menu unless it is said otherwise. */
  ready?: string
}

/** The site in a browser. */
export interface Pages {
  /** Opens an address in a context that nobody else has during the test, and waits until the page has taken over. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
  /** Adds nothing and waits for nothing: for what must be prepared before the first request. */
  openPage(options?: VisitOptions): Promise<Page>
  /** The same, for all tests of a file: nothing empties or closes it. */
  openLastingPage(options?: BrowserContextOptions): Promise<Page>
}

export type Site = DemoServer & Pages
export type ReadSite = DemoReader & Pages

/** A phone and a desk: where the two hardly differ, `npm test` has the phone stand for both. */
export const everyWidth: (390 | 1440)[] = process.env.TEST_LONG ? [390, 1440] : [390]

/** Memory that processes share lies in files, but where the machine has room for it in memory: that takes less of all. */
const filesForMemory = ['--disable-dev-shm-usage']

let launched: Promise<Browser> | undefined

/** The browser of this worker, for all the files it runs; it ends with the worker. */
function theBrowser(): Promise<Browser> {
  return (launched ??= launchBrowser([], { ignoreDefaultArgs: folderInMemory() ? filesForMemory : [] }))
}

/** One server for a file of tests, and the browser. `settings` are environment variables of the server. */
export async function openSite(settings?: Record<string, string>): Promise<Site> {
  const from = await runResource('TEST_DEMO_DATA')
  const [server, browser] = await Promise.all([startDemo(settings, from), theBrowser()])
  const contexts = contextsOf(browser, server.origin)
  async function stop(): Promise<void> {
    await contexts.close()
    await server.stop()
  }
  return { ...server, ...pagesOf(server.origin, contexts), stop }
}

let reading: Promise<ReadSite> | undefined

/** The server of the run and the browser, for a file of tests that changes nothing which visitors see. */
export function readSite(): Promise<ReadSite> {
  return (reading ??= readingSite())
}
async function readingSite(): Promise<ReadSite> {
  const server = await readDemo()
  const browser = await theBrowser()
  return { ...server, ...pagesOf(server.origin, contextsOf(browser, server.origin)) }
}

/** Takes scripts from this page alone, as a context without them does. */
async function withoutScript(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
}

function pagesOf(baseURL: string, contexts: Contexts): Pages {
  async function openPage({
    width = 1440,
    colorScheme,
    reducedMotion,
    javaScriptEnabled = true,
    permissions,
    prepare: _prepare,
    ready: _ready,
    ...device
  }: VisitOptions = {}): Promise<Page> {
    const context = await contexts.take({ baseURL, ...device })
    context.setDefaultTimeout(90_000)
    if (permissions) await context.grantPermissions(permissions)
    const page = await context.newPage()
    await page.setViewportSize({ width, height: width < 1024 ? 844 : 900 })
    if (colorScheme) await page.emulateMedia({ colorScheme })
    if (reducedMotion) await page.emulateMedia({ reducedMotion })
    if (!javaScriptEnabled) await withoutScript(page)
    return page
  }

  async function openLastingPage(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await contexts.keep({ baseURL, ...options })
    context.setDefaultTimeout(90_000)
    return context.newPage()
  }

  async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
    const page = await openPage(options)
    await options.prepare?.(page)
    const heard = listenTo(page)
    await complainOfRefusals(page)
    await drawAtOnce(page)
    const response = await page.goto(path, { waitUntil: 'load' })
    if (options.ready) await page.locator(options.ready).waitFor()
    else if (options.javaScriptEnabled !== false) await hydrated(page)
    return { page, status: response?.status() ?? 0, ...heard }
  }

  return { openPage, openLastingPage, visit }
}

/** Notes what a page says and asks for, from now on. */
export function listenTo(page: Page): Pick<Visit, 'complaints' | 'requests'> {
  const complaints: string[] = []
  const requests: Request[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`pageerror: ${error.message}`))
  page.on('request', (request) => requests.push(request))
  return { complaints, requests }
}

/** What the content security policy refuses in a page’s documents is said on their console. */
export function complainOfRefusals(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI}`),
    ),
  )
}

/** The contours of the home page appear in two seconds of frames, each of which a machine without a graphics card makes by hand. */
function drawAtOnce(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!animationName.includes('trace') || !(target instanceof Element)) return
      for (const animation of target.getAnimations()) animation.finish()
    }),
  )
}

/** Expects of something that comes in its own time, on a busy machine as well. */
export function eventually<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 90_000 })
}

/** Has it the keyboard? */
export function isFocused(element: Element): boolean {
  return element === document.activeElement
}

/** Answers the first such request in its own way. The route stays: Chromium may hold back what is asked for just as one ends. */
export async function routeOnce(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isDone = false
  await page.route(url, (route) => {
    if (isDone) return route.fallback()
    isDone = true
    return answer(route)
  })
}

/** The menu says when scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('[data-scripted]').waitFor({ state: 'attached' })
}

/** Waits until a page whose code does not come is left as the server rendered it: it says so on its console. */
export async function givenUp(page: Page): Promise<void> {
  const predicate = (message: ConsoleMessage) => message.text().includes('dynamically imported module')
  await page.waitForEvent('console', { predicate, timeout: 0 })
}

/**
 * Holds back what is asked for by such an address, until it is let go. Nothing else takes the way by this process that a route of
 * the driver's leads all requests.
 */
export async function holdBack(page: Page, urlPattern: string): Promise<() => void> {
  const devtools = await page.context().newCDPSession(page)
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    await held
    // The page may have gone meanwhile.
    await devtools.send('Fetch.continueRequest', { requestId }).catch(() => {})
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern }] })
  return letGo
}

/** What came for one request, in bytes of its body. */
interface Loaded {
  type: string
  url: string
  bytes: number
}

/**
 * Counts what a page loads from now on until the answer is called, once. Sizes are asked for only then: a request that ends later
 * would be asked for when its page has closed.
 */
export function loadedBy(page: Page): () => Promise<Loaded[]> {
  const finished: Request[] = []
  const keep = (request: Request): void => void finished.push(request)
  page.on('requestfinished', keep)
  return () => {
    page.off('requestfinished', keep)
    return Promise.all(
      finished.map(async (request) => {
        const { responseBodySize: bytes } = await request.sizes()
        return { type: request.resourceType(), url: request.url(), bytes }
      }),
    )
  }
}

/** Lets the fonts come before the styles that show the page: on a busy machine too, nothing is first shown in another font. */
export async function fontsFirst(page: Page): Promise<void> {
  const fonts = ['besley', 'familjen'].map((name) =>
    page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes(name),
      timeout: 0,
    }),
  )
  const letGo = await holdBack(page, '*.css')
  void Promise.all(fonts).then(letGo)
}

/** Scrolls through the page as a reader does, so that everything that comes late has come. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.75) {
      scrollTo({ top: y, behavior: 'instant' })
      // What begins in one frame is seen in the next.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForLoadState('networkidle')
  await eventually(() => page.locator('[data-reveal="attend"]').count()).toBe(0)
}
