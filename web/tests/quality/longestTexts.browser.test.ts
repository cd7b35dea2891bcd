import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeholdersIn, type SiteText } from '../../../schema/texts/text.ts'
import { administratorApi, askAs } from '../../testing/admin.ts'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { openSite, type Site } from '../../testing/browser.ts'
import { expectWhole, strayTexts } from '../../testing/layout.ts'
import { openLighthouse } from '../../testing/lighthouse.ts'
import { pageNames, publicAddresses, type PageName } from '../../testing/routes.ts'
import { changeAllTexts } from '../../testing/texts.ts'

/** The trade’s long words among short ones: a prime number of them, so that every step below leads through all. */
const words =
  'photogrammétrique et développement de l’établissement, reconstitution des limites d’une copropriété intercommunale, renseignements hydrographiques à jour, immatriculation administrative du lot, l’implantation topographique sur chantier'.split(
    ' ',
  )

/** So many characters of such words, others for each `n`. */
function prose(length: number, n: number): string {
  const step = 1 + (Math.floor(n / words.length) % (words.length - 1))
  const all = words.map((_, i) => words[(n + i * step) % words.length]).join(' ')
  const text = `${all} `.repeat(Math.ceil(length / all.length)).slice(0, length)
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/ $/, 's')
}

/** As long as its place bears, with what the default says of the firm or the page. */
function longest({ kind, max, default: text }: SiteText, n: number): string {
  const names = placeholdersIn(text).map((name) => ` {${name}}`)
  const room = max - names.join('').length
  if (kind !== 'rich') return prose(room, n) + names.join('')
  const each = 60
  const [heading, item, cell, quotation] = [1, 2, 3, 4].map((i) => prose(each, n + i * words.length))
  const table = `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`
  const marked = `<h2>${heading}</h2><ul><li>${item}</li></ul>${table}<blockquote><p>${quotation}</p></blockquote>`
  return `<p>${prose(room - 4 * each, n)}${names.join('')}</p>${marked}`
}

let site: Site
let addressOf: (name: PageName) => string

beforeAll(async () => {
  site = await openSite()
  addressOf = await publicAddresses(site)
  const staff = await administratorApi(site)
  await changeAllTexts(staff, longest)
  // With WhatsApp the bar of a phone has its three places.
  const { site: own } = await site.ask<{ site: { entreprise: { id: string } } }>(
    '{ site { entreprise { id } } }',
  )
  await askAs(
    staff,
    'mutation ($input: UpdateEntrepriseInput!) { updateEntreprise(input: $input) { __typename } }',
    { input: { id: own.entreprise.id, whatsapp: '+2250700000004' } },
  )
  await staff.dispose()
})
afterAll(() => site.stop())

/** Windows in which pages are laid out each in another way: the last phone, the narrowest with the wide menu, a desk. */
const wider = [390, 992, 1440]

async function straysAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  return (await strayTexts(page)).map((one) => `${width} px: ${one}`)
}

/** Those whose layout no other page has; the long run tries all. */
const ownLayouts = ['accueil', 'contact', 'service', 'references', 'projet', 'plan'] as const

test.each(process.env.TEST_LONG ? pageNames : ownLayouts)('%s bears the longest texts', async (name) => {
  const { page } = await site.visit(addressOf(name), { width: 390, reducedMotion: 'reduce' })
  expect(await page.locator('h1').count()).toBe(1)
  expect(await complaintsOfAxe(page, { again: true })).toEqual([])
  for (const width of wider) expect(await straysAt(page, width)).toEqual([])
  await page.locator('[data-scripted] a').last().click({ trial: true })
  await expectWhole(page, 6400)
  expect(await straysAt(page, 320)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true })
})

test('the sheet of a phone, what is wrong with a form, and the thanks bear them', async () => {
  const { page } = await site.visit('/contact', { width: 390, reducedMotion: 'reduce' })
  await page.locator('[aria-haspopup=dialog]').click()
  const sheet = page.locator('dialog[open]')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await strayTexts(page, 'dialog[open]')).toEqual([])
    expect(await sheet.evaluate(({ scrollWidth }) => scrollWidth)).toBe(width)
  }
  expect(await complaintsOfAxe(page, { again: true })).toEqual([])
  await sheet.locator('a[href="/devis"]').click()
  await page.waitForURL('**/devis')

  const send = page.locator('main form[method=post] button')
  await send.click()
  await page.locator('main [aria-invalid]').first().waitFor()
  for (const width of [320, ...wider]) expect(await straysAt(page, width)).toEqual([])
  expect(await complaintsOfAxe(page, { again: true })).toEqual([])

  await page.locator('main [name=nom]').fill('Koffi')
  await page.locator('main [name=email]').fill('koffi@example.com')
  await page.locator('main [name=description]').fill('Un terrain')
  await send.click()
  await page.waitForURL('**/devis?merci=*')
  for (const width of [320, ...wider]) expect(await straysAt(page, width)).toEqual([])
  expect(await complaintsOfAxe(page, { again: true })).toEqual([])
})

test.runIf(process.env.TEST_LONG)('Lighthouse has nothing to say of them', async () => {
  const lighthouse = await openLighthouse()
  for (const path of ['/', '/contact']) expect(await lighthouse.complaints(site.origin + path)).toEqual([])
  await lighthouse.close()
})
