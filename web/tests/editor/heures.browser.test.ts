import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { closed, openEditor, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
const visitorReads = async (path: string) => (await fetch(site.origin + path)).text()

/** What /contact says of now, at this moment by the time of Abidjan. */
async function saidAt(moment: string, width: 390 | 1440): Promise<string | null> {
  const { page, complaints } = await site.visit('/contact', {
    width,
    prepare: (page: Page) => page.clock.setFixedTime(new Date(`${moment}:00Z`)),
  })
  const said = page.locator('main [data-ouvert]')
  await said.waitFor()
  expect(complaints).toEqual([])
  return said.textContent()
}

test.each(everyWidth)('hours by day, entered at %i px, are what visitors read', async (width) => {
  const { page, panel, complaints } = await openEditor(site, '/admin/pages/createntreprise?modifier=2', {
    width,
  })
  const hours = panel.getByRole('group', { name: 'Heures d’ouverture' })
  // A look at the text does not lose the hours.
  const switched = hours.getByRole('checkbox', { name: 'Texte à la main' })
  await hours.getByLabel('lundi, ouverture').waitFor()
  await hours.getByText('Texte à la main').click()
  expect(await hours.getByLabel('Horaires').inputValue()).toBe('Lundi - Samedi : 08.00 - 18.00')
  await hours.getByText('Texte à la main').click()
  expect(await switched.isChecked()).toBe(false)
  await hours.getByLabel('lundi, ouverture').fill('07:30')
  await hours.getByLabel('lundi, fermeture').fill('12:00')
  // By keyboard: the new range has the focus, and a wrong one is told where it is.
  await hours.getByRole('button', { name: 'Ajouter une plage\u00a0: lundi' }).press('Enter')
  const second = hours.getByLabel('lundi, plage 2, ouverture')
  await eventually(() => second.evaluate(isFocused)).toBe(true)
  await second.fill('11:30')
  await hours.getByLabel('lundi, plage 2, fermeture').fill('16:00')
  await save(page)
  await hours.getByText('Ces plages se chevauchent.').waitFor()
  expect(await complaintsInBothSchemes(page)).toEqual([])
  await second.fill('14:00')
  await hours.getByRole('button', { name: 'Copier lundi sur les autres jours' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Tous les jours' }).press('Enter')
  expect(await hours.getByLabel('dimanche, plage 2, fermeture').inputValue()).toBe('16:00')
  await hours.getByRole('button', { name: 'Retirer dimanche, plage 2' }).press('Enter')
  expect(await hours.getByLabel('dimanche, fermeture').inputValue()).toBe('12:00')

  await hours.getByRole('button', { name: 'Retirer la période 2' }).click()
  const first = hours.getByRole('group', { name: 'Période 1' })
  await first.getByLabel('Premier jour').fill(day(10))
  await first.getByLabel('Dernier jour').fill(day(11))
  await first.getByLabel('Motif').fill('Travaux')
  await save(page)
  await closed(page)
  expect(complaints).toEqual([])

  const text = 'Lundi - Samedi : 07.30 - 12.00 et 14.00 - 16.00, Dimanche : 07.30 - 12.00'
  await eventually(() => visitorReads('/contact')).toContain('Travaux')
  expect(await visitorReads('/devis')).toContain(text)
  expect(await (await fetch(`${site.origin}/api/entreprise/show/2`)).text()).toContain(text)
  const plain = await site.visit('/contact', { width, javaScriptEnabled: false })
  expect(await plain.page.getByRole('row', { name: 'samedi' }).textContent()).toContain(
    '14\u00a0h\u00a0–\u00a016\u00a0h',
  )
  expect(await plain.page.locator('[data-ouvert]').count()).toBe(0)

  expect(await saidAt(`${day(3)}T11:59`, width)).toBe('Ouvert jusqu’à 12\u00a0h')
  expect(await saidAt(`${day(3)}T06:00`, width)).toBe('Fermé, ouvre à 7\u00a0h\u00a030')
  expect(await saidAt(`${day(9)}T22:00`, width)).toMatch(
    /^Fermé, ouvre [a-z]+di à 7\u00a0h\u00a030$|^Fermé, ouvre dimanche/,
  )
  expect(await saidAt(`${day(10)}T09:00`, width)).toMatch(/^Fermé aujourd’hui \(Travaux\), ouvre [a-z]+ à 7/)
  const { page: contact } = await site.visit('/contact', { width })
  expect(await complaintsInBothSchemes(contact)).toEqual([])
  expect(await contact.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('a text by hand stays one, until somebody wants the hours of each day, which are read from it', async () => {
  const { page, panel, complaints } = await openEditor(site, '/admin/pages/createntreprise?modifier=1')
  const hours = panel.getByRole('group', { name: 'Heures d’ouverture' })
  expect(await hours.getByLabel('Horaires').inputValue()).toBe('Lundi - Vendredi : 08.00 - 17.00')
  await hours.getByText('Texte à la main').click()
  await hours.getByLabel('vendredi, fermeture').waitFor()
  expect(await hours.getByLabel('vendredi, fermeture').inputValue()).toBe('17:00')
  expect(await hours.getByLabel('samedi, ouverture').count()).toBe(0)
  // A time that one has not left is read as it is saved.
  await hours.getByRole('button', { name: 'Ajouter une plage\u00a0: samedi' }).press('Enter')
  await hours.getByLabel('samedi, ouverture').fill('9h')
  await hours.getByLabel('samedi, fermeture').fill('1230')
  await save(page)
  await closed(page)
  const { horaire } = await read<{ horaire: string }>(page, 'Entreprise', 'RW50cmVwcmlzZTox', 'horaire')
  expect(horaire).toBe('Lundi - Vendredi : 08.00 - 17.00, Samedi : 09.00 - 12.30')
  expect(complaints).toEqual([])
})
