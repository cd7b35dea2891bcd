import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  eventually,
  givenUp,
  hydrated,
  openSite,
  type Site,
  type VisitOptions,
} from '../../testing/browser.ts'
import { administrator } from '../../testing/server.ts'

/** A page is whole before its code: what somebody has done by then, the code goes on from. */

let site: Site
let token: string
beforeAll(async () => {
  site = await openSite()
  const { login } = await site.ask<{ login: { token: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { ... on LoginPayload { token } } }',
    { input: administrator },
  )
  token = login.token
})
afterAll(() => site.stop())

interface Held {
  page: Page
  /** Lets the code come, and waits until it has taken over. */
  release(): Promise<void>
}

/** A page on a slow line: its code is kept back. */
async function visitBefore(path: string, options: VisitOptions = {}): Promise<Held> {
  const page = await site.openPage(options)
  let go = (): void => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  await page.route(/\/assets\/hydrate-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  return {
    page,
    async release() {
      expect(await page.locator('[data-scripted]').count()).toBe(0)
      go()
      await hydrated(page)
    },
  }
}

/** How many messages with this name have come, and the CV of the last. */
async function received(path: 'contact' | 'carriere', nom: string): Promise<(string | null)[]> {
  const answer = await fetch(`${site.origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: { nom: string; cv?: string | null }[] } = await answer.json()
  return data.filter((item) => item.nom === nom).map(({ cv = null }) => cv)
}

describe('the code of a page', () => {
  const begun = (page: Page) => page.locator('link[rel=modulepreload][href*=react]').count()

  test.each([
    ['a key', (page: Page) => page.keyboard.press('Tab')],
    ['the wheel', (page: Page) => page.mouse.wheel(0, 200)],
    ['a click of a screen reader', (page: Page) => page.locator('main').dispatchEvent('click')],
  ])('waits for what one sees, but after %s not for a picture that never comes', async (_what, use) => {
    const page = await site.openPage({ width: 390 })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.route('**/uploads/**', () => {})
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const inHead = await page
      .locator('head :is(script, link[rel=modulepreload])')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')))
    expect(scripts.toSorted()).toEqual(inHead.toSorted())
    expect(await begun(page)).toBe(0)
    await use(page)
    await hydrated(page)
    expect(await begun(page)).toBe(1)
  })

  test('that does not come to the answer to a form sends nothing again', async () => {
    const page = await site.openPage()
    await page.route(/\/assets\/hydrate-/, () => {})
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.method())
    })
    // Else it would be that of the first page which does not come.
    const held = page.waitForRequest(/\/assets\/hydrate-/)
    await page.goto('/contact')
    await held
    await page.unroute(/\/assets\/hydrate-/)
    await page.route(/\/assets\/hydrate-/, (route) => route.abort())
    const left = givenUp(page)
    await page.evaluate(() => document.querySelector('form')?.submit())
    await page.getByText('Il reste des champs à corriger').waitFor()
    await left
    expect(documents).toEqual(['GET', 'POST'])
  })
})

describe('a form that was begun before', () => {
  test('keeps what is in it, which no robot has typed', async () => {
    const { page, release } = await visitBefore('/carriere')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Lente')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('lente@example.com')
    await page.getByLabel('Votre CV').setInputFiles({
      name: 'CV.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    await release()
    await page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
    await page.waitForURL(/merci=oui/)
    expect(await received('carriere', 'Lente')).toEqual([expect.stringContaining('/documents/')])
  })

  test('has a wrong CV told', async () => {
    const { page, release } = await visitBefore('/carriere')
    await page
      .getByLabel('Votre CV')
      .setInputFiles({ name: 'CV.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await release()
    await eventually(() => page.locator('#faute-cv').textContent()).toContain('PDF, DOC, DOCX ou ODT')
  })

  test('and is on its way is not sent a second time', async () => {
    const { page } = await visitBefore('/contact')
    await page.unroute(/\/assets\/hydrate-/)
    let answer = (): void => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/contact', async (route) => {
      if (route.request().method() === 'POST') await answered
      await route.continue()
    })
    await page.goto('/contact')
    const fields = { 'Votre nom': 'Impatient', 'Votre message': 'Une fois', 'E-mail': 'i@example.com' }
    for (const [name, value] of Object.entries(fields))
      await page.getByRole('textbox', { name, exact: true }).fill(value)
    await page.evaluate(() => document.querySelector('form')?.requestSubmit())
    answer()
    await page.waitForURL(/merci=oui/)
    expect(await received('contact', 'Impatient')).toHaveLength(1)
  })

  test('and came back refused keeps the focus where one corrects it', async () => {
    const { page, release } = await visitBefore('/contact')
    await page.evaluate(() => document.querySelector('form')?.submit())
    await page.getByText('Il reste des champs à corriger').waitFor()
    // Until then the fragment of the address takes the focus away, in Chromium.
    await page.waitForLoadState('load')
    const field = page.getByLabel('Votre message')
    await field.pressSequentially('Bonjour je ')
    await release()
    await page.keyboard.type('suis')
    expect(await field.inputValue()).toBe('Bonjour je suis')
  })
})

test('words typed into the FAQ’s search are looked for', async () => {
  const { page, release } = await visitBefore('/Faq')
  await page.getByRole('searchbox').fill('zzzz')
  await release()
  await page.getByText('Aucune de nos réponses ne contient ces mots.').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('zzzz')
})

test('a slide that was turned to is where the buttons go on from', async () => {
  const { page, release } = await visitBefore('/', { width: 390 })
  await page
    .locator('main ol')
    .first()
    .evaluate((track) => track.scrollTo({ left: track.clientWidth }))
  await release()
  await page.getByText('2 / 3', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Précédente' }).click()
  await page.getByText('1 / 3', { exact: true }).waitFor()
})

test.each([
  ['by pointing', (page: Page) => page.getByRole('button', { name: 'Entreprise' }).hover()],
  ['by keyboard', (page: Page) => page.getByRole('button', { name: 'Entreprise' }).focus()],
])('a submenu opened %s stays open', async (_how, open) => {
  const { page, release } = await visitBefore('/')
  await open(page)
  const entry = page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Histoire' })
  await eventually(() => entry.isVisible()).toBe(true)
  await release()
  // What follows from taking over has been done, and drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  )
  expect(await entry.isVisible()).toBe(true)
})
