import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAs, message, names, press, row, rows } from '../../testing/admin.ts'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import type { ContentTypeName } from '../../src/admin/contentTypeName.ts'

/** Every list of the back office: its address, its page's title, and a field that names its items. */
const lists: Record<ContentTypeName, [address: string, title: string, field: string]> = {
  ENTREPRISE: ['/admin/pages/createntreprise', 'Entreprise', 'entreprises'],
  PRESENTATION: ['/admin/pages/presentation', 'Présentation', 'presentations'],
  SLIDE: ['/admin/pages/presentation?liste=slides', 'Présentation', 'slides'],
  EQUIPE: ['/admin/pages/createquipe', 'Équipe', 'equipes'],
  PROJET: ['/admin/pages/createprojet', 'Projets', 'projets'],
  SERVICE: ['/admin/pages/createservice', 'Services', 'services'],
  CATEGORIE_PROJET: ['/admin/pages/createcategory', 'Catégories', 'categoriesProjet'],
  CATEGORIE_SERVICE: ['/admin/pages/createcategory?liste=services', 'Catégories', 'categoriesService'],
  FAQ: ['/admin/pages/createfaq', 'FAQ', 'faqs'],
  FAQ_QUESTION: ['/admin/pages/createfaq?liste=questions', 'FAQ', 'faqQuestions'],
  PARTENAIRE: ['/admin/pages/createpartenaire', 'Partenaires', 'partenaires'],
  TESTIMONIAL: ['/admin/pages/testimonial', 'Témoignages', 'testimonials'],
  PAGE: ['/admin/site', 'Site', 'pages'],
  OFFRE: ['/admin/site?liste=offres', 'Site', 'offres'],
  ANNONCE: ['/admin/site?liste=annonces', 'Site', 'annonces'],
}

/** The long run looks at all and acts on all, `npm test` on one of each way that lists differ in. */
const inShort = new Set(['equipes', 'projets', 'services', 'categoriesProjet', 'faqQuestions'])
const tried = Object.values(lists).filter(([, , field]) => process.env.TEST_LONG || inShort.has(field))

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

describe.each(tried)('%s', (address, title, field) => {
  test('shows its items under the menu, axe clean, without a complaint', async () => {
    const { page, complaints } = await goToAdmin(site, address, { width: 375 })
    const { admin } = await askAs<{ admin: Record<string, { totalCount: number }> }>(
      page.request,
      `{ admin { ${field} { totalCount } } }`,
    )
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.textContent()).toBe(title)
    expect(await page.title()).toBe(`${title} – Administration`)
    await eventually(() => rows(page).count()).toBe(Math.min(20, admin[field]?.totalCount ?? 0))
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await complaintsOfAxe(page, { again: width !== 375 })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    // On a phone the menu is folded up.
    const current = page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current=page]')
    expect(await current.getAttribute('href')).toBe(address.split('?')[0])
    expect(complaints).toEqual([])
  })
})

test.each(tried)('%s unpublishes, publishes, deletes, undoes, restores and erases', async (address) => {
  const { page, complaints } = await goToAdmin(site, address)
  const [name = ''] = await names(page)
  const first = row(page, name).first()
  const was = (await first.getByText('Publié', { exact: true }).count()) > 0
  await press(first, was ? 'Dépublier' : 'Publier')
  await first.getByText(was ? 'Hors ligne' : 'Publié', { exact: true }).waitFor()
  await press(first, was ? 'Publier' : 'Dépublier')
  await first.getByText(was ? 'Publié' : 'Hors ligne', { exact: true }).waitFor()

  const before = await names(page)
  await press(first, 'Supprimer')
  await eventually(() => names(page)).toEqual(before.slice(1))
  await press(message(page, 'est dans la corbeille'), 'Annuler')
  await eventually(() => names(page)).toEqual(before)
  await first.getByText(was ? 'Publié' : 'Hors ligne', { exact: true }).waitFor()

  await press(first, 'Supprimer')
  await message(page, 'est dans la corbeille').first().waitFor()
  await page.getByRole('link', { name: /^Corbeille/ }).click()
  await eventually(() => names(page)).toEqual([name])
  await press(first, 'Restaurer')
  await first.getByText('ne correspond plus au filtre, mais à « Hors ligne »').waitFor()
  await message(page, `«\u00a0${name}\u00a0» est sorti de la corbeille, hors ligne.`).waitFor()
  await press(first, 'Supprimer')
  await first.getByText('ne correspond plus au filtre').waitFor({ state: 'detached' })
  await goOn(page, '/admin/dashboard')
  await page.goBack()
  await press(first, 'Effacer définitivement…')
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Effacer définitivement' })
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByRole('textbox').fill('effacer')
  await confirm.click()
  await page.getByText('La corbeille est vide.').waitFor()
  expect(complaints).toEqual([])
})
