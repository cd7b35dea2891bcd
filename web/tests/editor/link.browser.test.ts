import { afterAll, beforeAll, expect, test } from 'vitest'
import { create, press } from '../../testing/admin.ts'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { takePage } from '../../testing/desk.ts'
import { closed, openEditor, openNew, read, save } from '../../testing/editors.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const services = '/admin/pages/createservice'

test('a link in a text is found by words and by keys alone: an item, a page, the telephone of the firm', async () => {
  const { page: other } = await takePage(site)
  await create(other.request, 'Projet', { nom: 'Cadastre de Zuénoula' })
  const { page, panel, id } = await openNew(site, services, 'Service', { nom: 'Avec des liens' })
  const editor = panel.locator('[contenteditable=true]').first()
  const choose = async (words: string, name: string) => {
    await editor.press('Control+End')
    await page.keyboard.type(' – ')
    await panel.getByRole('button', { name: 'Lien', exact: true }).click()
    const address = page.getByRole('combobox', { name: 'Adresse du lien' })
    await address.fill(words)
    await page.getByRole('option', { name }).waitFor()
    expect(await complaintsOfAxe(page)).toEqual([])
    await address.press('ArrowDown')
    await eventually(() => page.getByRole('option', { name }).getAttribute('data-focused')).toBe('true')
    await address.press('Enter')
    await address.waitFor({ state: 'detached' })
  }
  await editor.click()
  await choose('cadastre zuen', 'Cadastre de Zuénoula projet · hors ligne')
  await choose('devis', 'Demande de devis')
  await choose('téléphone', 'Téléphone du cabinet')
  await save(page)
  await closed(page)
  const { description } = await read<{ description: string }>(page, 'Service', id, 'description')
  expect(description).toContain('<a href="/projets/cadastre-de-zuenoula">Cadastre de Zuénoula</a>')
  expect(description).toContain('<a href="/devis">Demande de devis</a>')
  expect(description).toMatch(/<a href="tel:\+225\d+">/)
})

test('the link of a slide is found by a tap on a phone, and what is typed is taken as it is', async () => {
  const look = { width: 390, hasTouch: true } as const
  const { page, panel } = await openEditor(site, '/admin/pages/presentation?liste=slides&creer=1', look)
  const link = panel.getByRole('textbox', { name: 'Lien' })
  await panel.getByRole('button', { name: 'Choisir…' }).tap()
  const choice = page.getByRole('option', { name: 'Références' })
  await choice.waitFor()
  expect(await complaintsOfAxe(page)).toEqual([])
  for (const one of await page.getByRole('listbox', { name: 'Où mène le lien' }).getByRole('option').all()) {
    const { x = -1, width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(43.5)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  }
  await choice.tap()
  await eventually(() => link.inputValue()).toBe('/references')

  await panel.getByRole('button', { name: 'Choisir…' }).tap()
  const address = page.getByRole('combobox', { name: 'Adresse du lien' })
  await address.fill('#titre')
  await press(page, 'Appliquer')
  await page.getByText('une adresse e-mail ou un numéro de téléphone.').waitFor()
  await address.fill('exemple.ci')
  await address.press('Enter')
  await eventually(() => link.inputValue()).toBe('https://exemple.ci')

  await panel.getByRole('button', { name: 'Choisir…' }).tap()
  await page.getByRole('option', { name: 'Téléphone du cabinet' }).tap()
  await eventually(() => link.inputValue()).toMatch(/^tel:\+225\d{10}$/)
})
