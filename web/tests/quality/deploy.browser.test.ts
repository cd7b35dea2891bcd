import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, givenUp, hydrated, readSite, type ReadSite, routeOnce } from '../../testing/browser.ts'

let site: ReadSite

beforeAll(async () => {
  site = await readSite()
})

const documents = (requests: Request[]) => requests.filter((request) => request.isNavigationRequest()).length
const unknown = {
  json: {
    errors: [{ message: 'Inconnue', extensions: { code: 'BAD_REQUEST', unknownOperation: true } }],
  },
}

/** What a server of another release says that lacks what is asked for. */
const mismatch = {
  status: 409,
  headers: { 'retry-after': '0' },
  json: {
    errors: [{ message: 'Le site est en cours de mise à jour.', extensions: { code: 'RELEASE_MISMATCH' } }],
  },
}

/** A promise and what fulfils it. */
function deferred(): { promise: Promise<void>; resolve(): void } {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Does what has the page loaded anew, and waits for the new one: until it has come, the one before still answers. */
async function loadedAnew(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
  await hydrated(page)
}

async function chooseTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Catégories de projets' }).getByRole('link', { name }).click()
}

describe('a page of a build that the server has forgotten', () => {
  test('asks for something that is not known any more: it is loaded anew, once, where it stood', async () => {
    const { page, requests } = await site.visit('/')
    await page.route('**/graphql?*', (route) => route.fulfill(unknown))
    await page.getByRole('navigation', { name: 'Catégories de projets' }).scrollIntoViewIfNeeded()
    await page.evaluate(() =>
      addEventListener('pagehide', () => sessionStorage.setItem('left', String(scrollY))),
    )
    await loadedAnew(page, () => chooseTab(page, 'Lotissement'))
    expect(documents(requests)).toBe(2)
    const left = await page.evaluate(() => Number(sessionStorage.getItem('left')))
    expect(left).toBeGreaterThan(500)
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 200)
    // The new page has no better answer: it says so, and stays.
    await chooseTab(page, 'Lotissement')
    await page.getByText('Ces projets n’ont pas pu être chargés.').waitFor()
    expect(documents(requests)).toBe(2)
  })

  test('lacks its own script: it is loaded anew with what was typed', async () => {
    const page = await site.openPage()
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const typed = deferred()
    let asked = 0
    await page.route('**/assets/FaqPage*.js', async (route) => {
      if (asked++ > 0) return route.continue()
      await typed.promise
      await route.fulfill({ status: 404, body: '' })
    })
    await page.goto('/Faq', { waitUntil: 'commit' })
    const field = page.getByRole('searchbox')
    await field.fill('bornage')
    typed.resolve()
    await eventually(() => documents(requests)).toBe(2)
    await hydrated(page)
    await eventually(() => field.inputValue()).toBe('bornage')
    await eventually(() => page.getByRole('status').first().innerText()).toMatch(/sur \d+/)
  })

  test('cannot send a form: it is loaded anew with what was typed, and then sends it', async () => {
    const { page, requests } = await site.visit('/contact')
    await routeOnce(page, '**/graphql', (route) => route.fulfill(unknown))
    const nom = page.getByRole('textbox', { name: 'Votre nom' })
    const message = page.getByRole('textbox', { name: 'Votre message' })
    await nom.fill('Awa Koné')
    await page.getByRole('textbox', { name: /e-mail/i }).fill('awa@example.com')
    await message.fill('Un terrain à Bingerville.\nMerci.')
    const send = page.getByRole('button', { name: 'Envoyer le message' })
    await loadedAnew(page, () => send.click())
    expect(documents(requests)).toBe(2)
    await eventually(() => nom.inputValue()).toBe('Awa Koné')
    expect(await message.inputValue()).toBe('Un terrain à Bingerville.\nMerci.')
    await send.click()
    await page
      .getByText(/^Merci/)
      .first()
      .waitFor()
  })

  test('lacks its script for good: it is loaded anew once and can be read', async () => {
    const page = await site.openPage()
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.route('**/assets/HistoirePage*.js', (route) => route.fulfill({ status: 404, body: '' }))
    const left = givenUp(page)
    await page.goto('/histoire')
    await left
    expect(documents(requests)).toBe(2)
    await page.locator('main h1').waitFor()
  })
})

describe('a page that meets a server of another release', () => {
  test('asks twice more, and goes on where another answers', async () => {
    const { page, requests } = await site.visit('/')
    let asked = 0
    await page.route('**/graphql?*', (route) => (asked++ < 2 ? route.fulfill(mismatch) : route.fallback()))
    const answered = page.waitForResponse((answer) => answer.url().includes('/graphql?') && answer.ok())
    await chooseTab(page, 'Lotissement')
    await answered
    // A mouse that comes near asks already.
    expect(asked).toBeGreaterThan(2)
    expect(await page.getByText('Ces projets n’ont pas pu être chargés.').count()).toBe(0)
    expect(documents(requests)).toBe(1)
  })

  test('and no other: it is loaded anew once with what was typed, and says so then', async () => {
    const { page, requests } = await site.visit('/contact')
    let asked = 0
    await page.route('**/graphql', (route) => {
      asked += 1
      return route.fulfill(mismatch)
    })
    const nom = page.getByRole('textbox', { name: 'Votre nom' })
    await nom.fill('Awa Koné')
    await page.getByRole('textbox', { name: /e-mail/i }).fill('awa@example.com')
    await page.getByRole('textbox', { name: 'Votre message' }).fill('Un terrain à Bingerville.')
    const send = page.getByRole('button', { name: 'Envoyer le message' })
    await loadedAnew(page, () => send.click())
    expect([asked, documents(requests)]).toEqual([3, 2])
    await eventually(() => nom.inputValue()).toBe('Awa Koné')
    await send.click()
    await page.getByRole('alert').waitFor()
    expect([asked, documents(requests)]).toEqual([6, 2])
    expect(await nom.inputValue()).toBe('Awa Koné')
  })
})
