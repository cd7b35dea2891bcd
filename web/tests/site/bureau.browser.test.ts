import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '../../testing/browser.ts'
import { askAs } from '../../testing/admin.ts'
import { closed, latest, openEditor, save, update } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const talk = 'https://wa.me/33639980001'
const pages = ['/', '/contact', '/mentions-legales', '/confidentialite', '/nulle-part']

/** What a page says, its data blocks and its head too, as it is now and not as a cache has it. */
async function source(path: string): Promise<string> {
  return (await fetch(site.origin + path)).text()
}

async function activeCompany(page: Page): Promise<{ id: string; databaseId: number }> {
  const query = '{ site { entreprise { id databaseId } } }'
  return (await askAs<{ site: { entreprise: { id: string; databaseId: number } } }>(page.request, query)).site
    .entreprise
}

test('the address that an editor gives stands wherever the site said another', async () => {
  for (const path of pages) expect((await source(path)).includes('Cocody Riviera')).toBe(true)
  const { page, panel } = await openEditor(site, '/admin/pages/createntreprise?modifier=2')
  const { id, databaseId } = await activeCompany(page)
  expect(databaseId).toBe(2)
  await panel.getByLabel('WhatsApp').fill('+33 6 39 98 00 01')
  await panel.getByLabel('Adresse', { exact: true }).fill('Quartier Commerce, lot 12\nBouaké, Côte d’Ivoire')
  await panel.getByLabel('Latitude').fill('7,69')
  await panel.getByLabel('Longitude').fill('-5,03')
  expect(await panel.getByRole('button', { name: /comme lieu/ }).count()).toBe(0)
  await save(page)
  await closed(page)

  for (const path of pages) {
    const html = await source(path)
    const said = [
      'Quartier Commerce, lot 12',
      '"geo":{"@type":"GeoCoordinates","latitude":7.69,"longitude":-5.03}',
      '"addressLocality":"Bouaké"',
    ]
    expect(said.filter((text) => !html.includes(text))).toEqual([])
    // What the demo's presentation says of its history stays.
    expect(/Cocody Riviera|géomètres à Abidjan|Mitterrand/i.exec(html)?.[0]).toBeUndefined()
  }

  const { page: contact } = await site.visit('/contact', { width: 390 })
  const map = contact.getByRole('img', { name: 'Le bureau sur la carte de la Côte d’Ivoire' })
  const written = await map.locator('text').allTextContents()
  expect(written).toEqual(expect.arrayContaining(['Quartier Commerce', 'Korhogo', 'Abidjan']))
  // The name of the town would lie on the sign.
  expect(written).not.toContain('Bouaké')
  expect(await contact.getByRole('link', { name: 'OpenStreetMap' }).getAttribute('href')).toContain(
    'to=7.69%2C-5.03',
  )
  expect(
    await contact.getByRole('main').getByRole('link', { name: 'Écrire sur WhatsApp' }).getAttribute('href'),
  ).toBe(talk)
  const found = await contact
    .getByRole('link', { name: /WhatsApp$/ })
    .filter({ visible: true })
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(found).toEqual([
    ['WhatsApp', talk],
    ['Écrire sur WhatsApp', talk],
    ['Écrire sur WhatsApp', talk],
  ])
  const { page: thanks } = await site.visit('/devis?merci=DV-2026-0001', { width: 390 })
  expect(
    await thanks.getByRole('main').getByRole('link', { name: 'Écrire sur WhatsApp' }).getAttribute('href'),
  ).toBe(
    `${talk}?text=${encodeURIComponent('Bonjour, je viens de vous écrire sur votre site\u00a0: DV-2026-0001.')}`,
  )

  await update(page, 'Entreprise', { id, latitude: null, longitude: null })
  const html = await source('/contact')
  expect(/Le bureau sur la carte|"geo"|itinéraire/.exec(html)?.[0]).toBeUndefined()
  expect(html.includes(`search?query=${encodeURIComponent('Quartier Commerce, lot 12, Bouaké')}`)).toBe(true)
})

test('the editor shows the page with what is typed', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createntreprise?creer=1')
  await panel.getByLabel('Adresse', { exact: true }).fill('Rue des Essais\nMan')
  await panel.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Aperçu de la page"]')
  await preview.locator('address', { hasText: 'Rue des Essais' }).first().waitFor()
  expect(await latest(page, 'entreprises', 'nom')).toMatchObject({ label: 'Alidade Ébrié' })
})
