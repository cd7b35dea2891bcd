import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearerApi, createAll, failOnce, press } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'

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
  const { page, complaints } = await goToAdmin(site, '/admin/dashboard')
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
  const { page } = await goToAdmin(site, '/admin/dashboard?boite=devis&q=introuvable')
  await inbox(page).getByRole('link', { name: 'Chercher parmi les indésirables' }).click()
  await suspect(page, 'Introuvable Koffi').waitFor()
  await suspect(page, 'Introuvable Koffi').locator('summary').click()
  await inbox(page)
    .getByText(/DV-\d{4}-\d{4}/)
    .waitFor()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await complaintsInBothSchemes(page, { again: width !== 390 })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

describe('several at once', () => {
  const made = Array.from({ length: 22 }, (_, n) => `Groupe ${String(n + 1).padStart(2, '0')}`)
  const list = '/admin/dashboard?q=groupe'
  beforeAll(async () => {
    const api = await bearerApi(site)
    const input = { email: 'groupe@example.com', message: 'Bonjour' }
    await createAll(
      api,
      'Contact',
      made.map((nom) => ({ ...input, nom })),
    )
    await api.dispose()
  })

  const rows = (page: Page): Locator => inbox(page).locator('[data-message]')
  const row = (page: Page, nom: string): Locator => rows(page).filter({ hasText: nom })
  const box = (page: Page, nom: string): Locator =>
    inbox(page).getByRole('checkbox', { name: `Choisir ${nom}` })
  const bar = (page: Page): Locator => page.getByRole('region', { name: 'Ce qui est choisi' })
  const chosen = (page: Page, text: string): Promise<void> => bar(page).getByText(text).waitFor()
  const tab = (page: Page, nom: string): Promise<void> =>
    inbox(page).getByRole('link', { name: nom, exact: true }).click()
  const total = (page: Page, text: string): Promise<void> =>
    inbox(page).getByText(text, { exact: true }).waitFor()

  test('a press and one with Shift: filed as one act, brought back; read and unread', async () => {
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard')
    await box(page, 'Groupe 22').click()
    await row(page, 'Groupe 20')
      .getByRole('link')
      .click({ modifiers: ['Shift'] })
    await chosen(page, '3 éléments choisis')
    expect(new URL(page.url()).searchParams.has('message')).toBe(false)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await press(bar(page), 'Marquer comme lu')
    await said(page, '3 éléments sont marqués comme lus.').waitFor()
    await eventually(() => row(page, 'Groupe 21').getByText('(non lu)').count()).toBe(0)
    await press(said(page, '3 éléments'), 'Annuler')
    await said(page, 'de nouveau comme avant').waitFor()
    await row(page, 'Groupe 21').getByText('(non lu)').waitFor({ state: 'attached' })

    await box(page, 'Groupe 21').click()
    await box(page, 'Groupe 19').click()
    await chosen(page, '2 éléments choisis')
    await press(bar(page), 'Classer')
    await said(page, '2 éléments sont classés.').waitFor()
    await row(page, 'Groupe 21').waitFor({ state: 'detached' })
    await press(said(page, '2 éléments'), 'Annuler')
    await row(page, 'Groupe 21').waitFor()
    await row(page, 'Groupe 19').waitFor()

    // The letters of the inbox go on from a row’s box.
    await box(page, 'Groupe 22').focus()
    await page.keyboard.press('j')
    await inbox(page).getByRole('article').waitFor()
    await box(page, 'Groupe 22').focus()
    await page.keyboard.press('Escape')
    await eventually(() => inbox(page).getByRole('article').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('what is taken back under another tab leaves there what that tab shows', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    await row(page, 'Groupe 21').getByRole('link').click()
    await inbox(page).getByRole('article').waitFor()
    await box(page, 'Groupe 21').click()
    await box(page, 'Groupe 19').click()
    await chosen(page, '2 éléments choisis')
    await press(bar(page), 'Supprimer')
    await said(page, '2 éléments sont dans la corbeille.').waitFor()
    // What was open has gone with them.
    await eventually(() => inbox(page).getByRole('article').count()).toBe(0)
    await tab(page, 'Corbeille')
    await row(page, 'Groupe 21').waitFor()
    await press(said(page, '2 éléments'), 'Annuler')
    await said(page, 'de nouveau comme avant').waitFor()
    await row(page, 'Groupe 21').waitFor({ state: 'detached' })
    await tab(page, 'Tous')
    await row(page, 'Groupe 21').waitFor()
  })

  test('by keyboard: all that is found goes to the trash, and comes back from there', async () => {
    const { page } = await goToAdmin(site, list)
    await total(page, '22 éléments')
    await row(page, 'Groupe 22').getByRole('link').focus()
    await page.keyboard.press('x')
    await chosen(page, '1 élément choisi')
    await box(page, 'Groupe 22').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await chosen(page, '2 éléments choisis')
    await page.keyboard.press('Escape')
    await eventually(() => bar(page).count()).toBe(0)
    await eventually(() => focused(page).getAttribute('type')).toBe('checkbox')
    await page.keyboard.press('Space')
    await press(bar(page), 'Choisir les 22 résultats')
    await chosen(page, '22 éléments choisis')
    await failOnce(page, /"items":/)
    await press(bar(page), 'Supprimer')
    await said(page, 'Le serveur ne répond pas').waitFor()
    await press(said(page, 'Le serveur ne répond pas'), 'Fermer')
    await bar(page).getByRole('button', { name: 'Supprimer' }).focus()
    await page.keyboard.press('Enter')
    await said(page, '22 éléments sont dans la corbeille.').waitFor()
    // Where one seeks everywhere they stay, and say where they are.
    await row(page, 'Groupe 22').getByText('À la corbeille').waitFor()
    await eventually(() => focused(page).getAttribute('type')).toBe('checkbox')

    await goOn(page, `${list}&etat=corbeille`)
    await box(page, 'Groupe 03').focus()
    await page.keyboard.press('Control+a')
    await press(bar(page), 'Restaurer')
    await said(page, '20 éléments ne sont plus dans la corbeille.').waitFor()
    await total(page, '2 éléments')
    await box(page, 'Groupe 01').click()
    await press(bar(page), 'Effacer…')
    const dialog = page.getByRole('dialog', { name: 'Effacer un élément' })
    await dialog.getByRole('textbox').fill('effacer')
    await press(dialog, 'Effacer pour de bon')
    await total(page, '1 élément')
    await goOn(page, list)
    await total(page, '21 éléments')
    await row(page, 'Groupe 22').getByText('Dans la boîte').waitFor()
  })

  test('a finger holds a row, then taps others', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard', { width: 390, hasTouch: true })
    await inbox(page).getByRole('button', { name: 'Choisir', exact: true }).click()
    await eventually(() => focused(page).getAttribute('type')).toBe('checkbox')
    await page.keyboard.press('Escape')
    await eventually(() => bar(page).count()).toBe(0)
    await row(page, 'Groupe 12').scrollIntoViewIfNeeded()
    expect(await box(page, 'Groupe 12').count()).toBe(0)
    const { x = 0, y = 0, height = 0 } = (await row(page, 'Groupe 12').boundingBox()) ?? {}
    const touch = await page.context().newCDPSession(page)
    const touchPoints = [{ x: x + 60, y: y + height / 2 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await chosen(page, '1 élément choisi')
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await row(page, 'Groupe 10').tap()
    await chosen(page, '2 éléments choisis')
    expect(new URL(page.url()).searchParams.has('message')).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await press(bar(page), 'Supprimer')
    await row(page, 'Groupe 12').waitFor({ state: 'detached' })
    await press(said(page, '2 éléments sont dans la corbeille.'), 'Annuler')
    await row(page, 'Groupe 12').waitFor()
  })

  test('what may be robots’ is judged together', async () => {
    for (const nom of ['Lot un', 'Lot deux', 'Lot trois']) await send('Contact', nom, 'Bonjour du lot')
    const { page } = await goToAdmin(site, '/admin/dashboard?etat=indesirables&q=lot')
    await box(page, 'Lot trois').click()
    await box(page, 'Lot deux').click({ modifiers: ['Shift'] })
    await chosen(page, '2 éléments choisis')
    await press(bar(page), 'Pas indésirable')
    await said(page, '2 éléments sont dans la boîte.').waitFor()
    await total(page, '1 élément')
    await eventually(() => focused(page).getAttribute('type')).toBe('checkbox')
    await page.keyboard.press('Space')
    await press(bar(page), 'Supprimer…')
    const dialog = page.getByRole('dialog', { name: 'Effacer un élément' })
    await dialog.getByRole('textbox').fill('effacer')
    await press(dialog, 'Effacer pour de bon')
    await said(page, 'L’élément est effacé pour de bon.').waitFor()
    await inbox(page).getByText('Rien ne contient').waitFor()
    await tab(page, 'Tous')
    await row(page, 'Lot trois').waitFor()
    await row(page, 'Lot deux').waitFor()
  })
})
