import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin } from '../../testing/desk.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const visitorReads = async (path: string) => (await fetch(site.origin + path)).text()

describe.each([390, 1440] as const)('pages and menu at %i px', (width) => {
  test('what staff hide and move is what visitors find, and one step back undoes it', async () => {
    const { page, complaints } = await goToAdmin(site, '/admin/site?partie=pages', { width })
    const menu = page.getByRole('list', { name: 'Menu et pied de page' })
    await menu.getByRole('checkbox', { name: /Équipe/ }).click()
    await page.getByText('Équipe\u00a0: masqué.').waitFor()
    await eventually(() => visitorReads('/')).not.toContain('href="/equipe"')
    expect((await fetch(`${site.origin}/equipe`)).status).toBe(200)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await page.getByText('Remis comme avant.').waitFor()
    await eventually(() => visitorReads('/')).toContain('href="/equipe"')

    await menu.getByRole('button', { name: 'Monter FAQ' }).click()
    await page.getByText('FAQ\u00a0: déplacé.').waitFor()
    const order = async () => {
      const html = await visitorReads('/contact')
      return html.indexOf('href="/Faq"') < html.indexOf('href="/references"')
    }
    await eventually(order).toBe(true)
    await menu.getByRole('button', { name: 'Descendre FAQ' }).click()
    await eventually(order).toBe(false)

    const sections = page.getByRole('list', { name: 'Parties de l’accueil' })
    await sections.getByRole('checkbox', { name: /Témoignages/ }).click()
    await eventually(() => visitorReads('/')).not.toContain('Ce qu’en disent nos clients')
    await page.getByRole('button', { name: 'Annuler' }).click()
    await eventually(() => visitorReads('/')).toContain('Ce qu’en disent nos clients')

    await page.getByRole('button', { name: 'Ajouter un chiffre' }).click()
    await page.getByLabel('Mots').fill('bornes posées')
    await page.getByRole('button', { name: 'Enregistrer les chiffres' }).click()
    await page.getByText('Ce champ est obligatoire.').waitFor()
    await page.getByLabel('Nombre').fill('1 200')
    await page.getByRole('button', { name: 'Enregistrer les chiffres' }).click()
    await page.getByText('Chiffres enregistrés.').waitFor()
    await eventually(() => visitorReads('/')).toContain('1\u00a0200')
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await page.getByRole('button', { name: 'Retirer le chiffre 1' }).click()
    await page.getByRole('button', { name: 'Enregistrer les chiffres' }).click()
    await eventually(() => visitorReads('/')).not.toContain('bornes posées')
    expect(complaints).toEqual([])
  })
})

test('of changes made one upon the other none is lost, however late the first one is answered', async () => {
  const { page } = await goToAdmin(site, '/admin/site?partie=pages')
  const menu = page.getByRole('list', { name: 'Menu et pied de page' })
  const held: Route[] = []
  await page.route('**/graphql', (route) => void held.push(route), { times: 1 })
  await menu.getByRole('checkbox', { name: /Équipe/ }).click()
  await menu.getByRole('checkbox', { name: /FAQ/ }).click()
  await eventually(() => menu.getByRole('checkbox', { name: /FAQ/ }).isChecked()).toBe(false)
  await eventually(() => held.length).toBe(1)
  await held[0]?.continue()
  await page.getByText('FAQ\u00a0: masqué.').waitFor()
  const html = await visitorReads('/contact')
  expect([html.includes('href="/equipe"'), html.includes('href="/Faq"')]).toEqual([false, false])
})

test('the way to a page names a hidden one, and leads to none: neither people nor search engines', async () => {
  const { page } = await goToAdmin(site, '/admin/site?partie=pages')
  const menu = page.getByRole('list', { name: 'Menu et pied de page' })
  await menu.getByRole('checkbox', { name: /Références/ }).click()
  await page.getByText('Références\u00a0: masqué.').waitFor()
  const html = await visitorReads('/projets/extension-nord-de-daloa')
  expect(html).not.toContain('href="/references')
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): { '@type': string; itemListElement?: { name: string; item?: string }[] } =>
      JSON.parse(json),
  )
  const crumbs = blocks.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement ?? []
  expect(crumbs.map(({ name }) => name)).toEqual(['Accueil', 'Extension nord de Daloa'])
})

test('whoever comes to the page is left at its top, though there are figures', async () => {
  const { page } = await goToAdmin(site, '/admin/site?partie=pages')
  await page.getByRole('button', { name: 'Ajouter un chiffre' }).click()
  expect(await page.getByLabel('Nombre').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel('Nombre').fill('12')
  await page.getByLabel('Mots').fill('brigades')
  await page.getByRole('button', { name: 'Enregistrer les chiffres' }).click()
  await page.getByText('Chiffres enregistrés.').waitFor()
  await page.goto('/admin/site?partie=pages')
  await eventually(() => page.getByLabel('Nombre').inputValue()).toBe('12')
  const form = page.getByRole('form', { name: 'Vos chiffres' })
  expect(await form.evaluate((one) => one.contains(document.activeElement))).toBe(false)
})
