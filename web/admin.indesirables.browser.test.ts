import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitAdmin } from './testing/admin.ts'
import { complaintsInBothSchemes } from './testing/axe.ts'
import { eventually, openSite, type Site } from './testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

/** As a robot does: it fills in what people do not see. */
async function send(type: 'Contact' | 'Devis', nom: string, message: string): Promise<void> {
  const text = type === 'Devis' ? 'description' : 'message'
  await site.ask(`mutation ($input: Create${type}Input!) { create${type}(input: $input) { __typename } }`, {
    input: { nom, email: 'visiteur@example.com', [text]: message, siteWeb: 'https://x.example' },
  })
}

const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Boîte de réception' })
const suspects = (page: Page): Locator => inbox(page).locator('details')
const suspect = (page: Page, nom: string): Locator => suspects(page).filter({ hasText: nom })
const said = (page: Page, text: string): Locator => page.getByRole('alertdialog').filter({ hasText: text })
const focused = (page: Page): Locator => page.locator(':focus')

test('what may be robots’ waits apart; a person’s joins the messages, the rest goes', async () => {
  for (const nom of ['Robot un', 'Aya Méconnue', 'Robot deux'])
    await send('Contact', nom, `Bonjour de ${nom}`)
  const { page, complaints } = await visitAdmin(site, '/admin/dashboard')
  await inbox(page).locator('[data-message]').first().waitFor()
  expect(await inbox(page).getByText('Aya Méconnue').count()).toBe(0)
  await inbox(page).getByRole('link', { name: 'Indésirables' }).click()
  await suspect(page, 'Aya Méconnue').waitFor()
  const names = await suspects(page).locator('summary').allInnerTexts()
  expect(names.map((text) => text.split('\n', 1)[0])).toEqual(['Robot deux', 'Aya Méconnue', 'Robot un'])
  expect(names[1]).toContain('A rempli le champ caché')

  await suspect(page, 'Aya Méconnue').locator('summary').click()
  await page.getByText('Bonjour de Aya Méconnue').waitFor()
  await suspect(page, 'Aya Méconnue').getByRole('button', { name: 'Ce n’est pas indésirable' }).click()
  await suspect(page, 'Aya Méconnue').waitFor({ state: 'detached' })
  await eventually(() => focused(page).allInnerTexts()).toEqual([expect.stringMatching(/^Robot un\n/)])
  await inbox(page).getByText('2 éléments').waitFor()

  await said(page, 'est dans la boîte').getByRole('button', { name: 'Ouvrir' }).click()
  await inbox(page).getByRole('article').getByRole('heading', { name: 'Aya Méconnue' }).waitFor()
  await inbox(page).locator('[data-message] a').filter({ hasText: 'Aya Méconnue' }).waitFor()

  await inbox(page).getByRole('link', { name: 'Indésirables' }).click()
  for (const left of ['Robot un', 'Robot deux']) {
    await suspect(page, left).locator('summary').click()
    await suspect(page, left).getByRole('button', { name: 'Supprimer' }).click()
    await suspect(page, left).waitFor({ state: 'detached' })
  }
  await inbox(page).getByText('Aucun envoi suspect').waitFor()
  expect(complaints).toEqual([])
})

test('a search that finds no message leads to what may be robots’', async () => {
  await send('Devis', 'Introuvable Koffi', 'Un bornage')
  const { page } = await visitAdmin(site, '/admin/dashboard?boite=devis&q=introuvable')
  await inbox(page).getByRole('link', { name: 'Chercher parmi les indésirables' }).click()
  await suspect(page, 'Introuvable Koffi').waitFor()
  await suspect(page, 'Introuvable Koffi').locator('summary').click()
  await inbox(page)
    .getByText(/DV-\d{4}-\d{4}/)
    .waitFor()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
