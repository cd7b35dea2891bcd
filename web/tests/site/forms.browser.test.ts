import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { administrator } from '../../testing/server.ts'

let site: Site
let token: string

beforeAll(async () => {
  site = await openSite()
  const answer = await fetch(`${site.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  ;({ token } = await answer.json())
})
afterAll(() => site.stop())

interface Item {
  nom: string
  message?: string | null
  description?: string
  reference?: string
  cv?: string | null
  email?: string | null
  telephone?: string | null
}

/** The newest page of what visitors have sent with this name. */
async function received(path: 'contact' | 'devis' | 'carriere', nom: string): Promise<Item[]> {
  const answer = await fetch(`${site.origin}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: Item[] } = await answer.json()
  return data.filter((item) => item.nom === nom)
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await page.getByRole('textbox', { name, exact: true }).fill(value)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const cv = { name: 'CV Koffi.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

describe.each(everyWidth)('at %i px', (width) => {
  test('a quote: told what is wrong, then thanked with the reference', async () => {
    const { page, complaints } = await site.visit('/devis', { width })
    const nom = `Awa ${width}`
    await fill(page, { 'Où se trouve le terrain': 'Bingerville', 'E-mail': 'awa@' })
    await page.getByRole('button', { name: 'Demander le devis' }).click()
    await eventually(() => focused(page)).toContain('Il reste des champs à corriger')
    expect(await complaintsOfAxe(page)).toEqual([])
    const email = page.getByLabel('E-mail')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    const described = await email.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    )
    expect(described).toContain(
      'Cette adresse e-mail n’est pas valide. Écrivez par exemple «\u00a0aya@exemple.ci\u00a0».',
    )
    await page.getByRole('alert').getByRole('link', { name: 'Votre nom' }).click()
    await page.keyboard.type(nom)
    await fill(page, { 'E-mail': 'awa@example.com', 'Ce que vous voulez en faire': 'Un bornage' })
    await eventually(() => email.getAttribute('aria-invalid')).toBeNull()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Demander le devis' }).click()
    await page.waitForURL(/\/devis\?merci=DV-/)
    await eventually(() => focused(page)).toBe('Merci, votre demande est arrivée')
    const [item, ...others] = await received('devis', nom)
    expect(others).toEqual([])
    expect(await page.getByText(item?.reference ?? 'none', { exact: true }).count()).toBe(1)
    expect(await page.getByLabel('E-mail').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
      'Merci, votre demande est arrivée',
    ])
    expect(await page.title()).toMatch(/^Merci, votre demande est arrivée – /)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const invitations = page.getByText(/Quelques lignes suffisent|Vous préférez|Vous hésitez|Parlons/)
    expect(await invitations.filter({ visible: true }).count()).toBe(0)
    expect(await complaintsOfAxe(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('an e-mail address or a telephone: either one does, and typing it takes the fault away', async () => {
    const { page } = await site.visit('/contact', { width })
    const nom = `Téléphone ${width}`
    await fill(page, { 'Votre nom': nom, 'Votre message': 'Bonjour' })
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    const fault = page.locator('#faute-email')
    await eventually(() => fault.allInnerTexts()).toEqual([
      'Indiquez une adresse e-mail ou un numéro de téléphone.',
    ])
    await fill(page, { Téléphone: '07 00 00 00 01' })
    await eventually(() => fault.count()).toBe(0)
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await page.waitForURL(/\/contact\?merci=oui/)
    expect(await received('contact', nom)).toMatchObject([{ email: null, telephone: '07 00 00 00 01' }])
  })

  test('without a script: the same messages beside the fields, the input kept, then thanks', async () => {
    const { page } = await site.visit('/contact', { width, javaScriptEnabled: false })
    const nom = `Sans ${width}`
    await fill(page, { 'Votre nom': nom, 'Votre message': 'Bonjour', 'E-mail': 'a@example.com' })
    // What the browser lets pass and the server does not.
    await fill(page, { Téléphone: 'douze' })
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await page.locator('#faute-telephone').waitFor()
    expect(await page.locator('#faute-telephone').textContent()).toBe(
      'Ce numéro de téléphone n’est pas valide. Écrivez par exemple «\u00a007 00 00 00 00\u00a0».',
    )
    expect(await page.getByLabel('Votre nom').inputValue()).toBe(nom)
    expect(await page.getByLabel('Votre message').inputValue()).toBe('Bonjour')
    await fill(page, { Téléphone: '07 00 00 00 09' })
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await page.waitForURL(/\/contact\?merci=oui/)
    expect(await page.getByRole('heading', { name: 'Merci, votre message est arrivé' }).count()).toBe(1)
    expect(await received('contact', nom)).toHaveLength(1)
  })
})

test('a page that came back from the server is taken over as it was filled in', async () => {
  const { page, complaints } = await site.visit('/contact')
  await page.evaluate(() => {
    const form = document.querySelector('form')
    const fields = { nom: 'Reprise', message: 'Mot pour mot', email: 'faux' }
    for (const [name, value] of Object.entries(fields)) {
      const field = form?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
    }
    // As a browser does before the script has come.
    form?.submit()
  })
  await eventually(() => focused(page)).toContain('Il reste un champ à corriger')
  expect(await page.getByLabel('Votre message').inputValue()).toBe('Mot pour mot')
  await fill(page, { 'E-mail': 'reprise@example.com' })
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.waitForURL(/merci=oui/)
  expect(await received('contact', 'Reprise')).toHaveLength(1)
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
})

test.each(['/contact', '/devis', '/carriere'])(
  'what is being written on %s is there again after leaving, and gone once it is sent',
  async (path) => {
    const { page, complaints } = await site.visit(path)
    const nom = page.locator('form [name=nom]')
    const texts = page.locator('form textarea')
    const back = async () => {
      await page.goto(path)
      await eventually(() => nom.inputValue()).toBe('Revenu')
    }
    await nom.fill('Revenu')
    await texts.first().fill('Mot pour mot')
    await page.locator('form [name=email]').fill('revenu@example.com')
    // By a link of the page, and by the bar of addresses.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
    await page.goto('/equipe')
    await back()
    expect(await texts.first().inputValue()).toBe('Mot pour mot')
    // What stands there already is not written over.
    await nom.fill('')
    await page.goto('/')
    await page.goto(path)
    await eventually(() => texts.first().inputValue()).toBe('Mot pour mot')
    expect(await nom.inputValue()).toBe('')
    await nom.fill('Revenu')
    if (path === '/carriere') await page.locator('input[type=file]').setInputFiles(cv)
    await page.locator('form button:not([type=button])').last().click()
    await page.waitForURL(/merci=/)
    // The address is there before the page that forgets it.
    await eventually(() => page.evaluate((of) => sessionStorage.getItem(`saisie ${of}`), path)).toBeNull()
    await page.goto(path)
    await eventually(() => page.locator('form').getAttribute('novalidate')).not.toBeNull()
    expect([await nom.inputValue(), await texts.first().inputValue()]).toEqual(['', ''])
    // In another tab it was never there.
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('saisie'))),
    ).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('a double click is one record', async () => {
  const { page } = await site.visit('/contact')
  await fill(page, { 'Votre nom': 'Double', 'Votre message': 'Une fois', 'E-mail': 'd@example.com' })
  await page.getByRole('button', { name: 'Envoyer le message' }).dblclick()
  await page.waitForURL(/merci=oui/)
  expect(await received('contact', 'Double')).toHaveLength(1)
})

test('a failing server or line loses nothing, and sending again makes one record', async () => {
  const { page } = await site.visit('/contact')
  const fields = { 'Votre nom': 'Panne', 'Votre message': 'À garder', 'E-mail': 'p@example.com' }
  await fill(page, fields)
  const button = page.getByRole('button', { name: 'Envoyer le message' })
  let turn = 0
  await page.route('**/graphql', async (route) => {
    turn += 1
    if (turn === 1) return route.abort()
    if (turn === 2) return route.fulfill({ status: 500, contentType: 'text/plain', body: 'Erreur' })
    if (turn === 3) {
      const outage = { message: 'Indisponible', extensions: { code: 'UNAVAILABLE' } }
      return route.fulfill({ status: 503, json: { errors: [outage], data: null } })
    }
    // The server keeps it, and the line breaks before its answer.
    if (turn === 4) return route.fetch().then(() => route.abort())
    // What a proxy says where no server is.
    if (turn === 5) return route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' })
    return route.continue()
  })
  for (const told of [
    'la connexion ne répond pas',
    'Une erreur s’est produite',
    'ne peut rien enregistrer pour le moment',
    'la connexion ne répond pas',
    'ne peut rien enregistrer pour le moment',
  ]) {
    await button.click()
    await eventually(() => focused(page)).toContain(told)
    for (const [label, value] of Object.entries(fields))
      expect(await page.getByLabel(label).inputValue()).toBe(value)
  }
  await button.click()
  await page.waitForURL(/merci=oui/)
  expect(await received('contact', 'Panne')).toHaveLength(1)
})

test('what is changed after an answer was lost is sent as it is now', async () => {
  const { page } = await site.visit('/contact')
  await fill(page, { 'Votre nom': 'Retouche', 'Votre message': 'Un lot', 'E-mail': 'r@example.com' })
  const button = page.getByRole('button', { name: 'Envoyer le message' })
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort()
  })
  await button.click()
  await eventually(() => focused(page)).toContain('la connexion ne répond pas')
  await page.getByLabel('Votre message').fill('Deux lots')
  await button.click()
  await page.waitForURL(/merci=oui/)
  const messages = (await received('contact', 'Retouche')).map(({ message }) => message)
  expect(new Set(messages)).toEqual(new Set(['Un lot', 'Deux lots']))
})

test('too many are told for how long to wait', async () => {
  const { page } = await site.visit('/contact')
  const result = {
    __typename: 'RateLimitError',
    __isError: 'RateLimitError',
    code: 'RATE_LIMITED',
    retryAfter: 42,
  }
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: { result } } }))
  await fill(page, { 'Votre nom': 'Trop', 'Votre message': 'x', 'E-mail': 't@example.com' })
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await eventually(() => focused(page)).toContain('Réessayez dans 42 secondes')
  expect(await page.getByLabel('Votre nom').inputValue()).toBe('Trop')
})

test('a CV is looked at when it is chosen, and sent with its progress', async () => {
  const { page } = await site.visit('/carriere')
  const field = page.getByLabel('Votre CV')
  await field.setInputFiles({ ...cv, name: 'CV.exe' })
  await eventually(() => page.locator('#faute-cv').textContent()).toContain('PDF, DOC, DOCX ou ODT')
  await field.setInputFiles({ ...cv, buffer: Buffer.alloc(5 * 2 ** 20 + 1) })
  await eventually(() => page.locator('#faute-cv').textContent()).toContain('dépasse 5')
  await field.setInputFiles({ ...cv, buffer: Buffer.from('MZ') })
  await eventually(() => page.locator('#faute-cv').count()).toBe(0)
  await fill(page, { Nom: 'Koffi', 'E-mail': 'k@example.com' })
  const button = page.getByRole('button', { name: 'Envoyer ma candidature' })
  await button.click()
  await eventually(() => page.locator('#faute-cv').textContent()).toContain('n’est pas lisible')
  await field.setInputFiles(cv)
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  await button.click()
  await page.getByRole('progressbar').waitFor()
  expect(await page.getByRole('button', { name: 'Envoi en cours…' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  letGo()
  await page.waitForURL(/\/carriere\?merci=oui/)
  const [item, ...others] = await received('carriere', 'Koffi')
  expect(others).toEqual([])
  expect(item?.cv).toContain('/documents/')
})

test('the keyboard never meets the trap; a robot is thanked, and leaves nothing', async () => {
  const { page } = await site.visit('/contact')
  await page.getByLabel('Téléphone').focus()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Envoyer le message')
  const trap = page.locator('input[name=siteWeb]')
  expect(await trap.evaluate((field) => field.closest('[aria-hidden=true]') !== null)).toBe(true)
  await fill(page, { 'Votre nom': 'Robot', 'Votre message': 'x', 'E-mail': 'r@example.com' })
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'))
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.waitForURL(/merci=oui/)
  expect(await received('contact', 'Robot')).toEqual([])
})
