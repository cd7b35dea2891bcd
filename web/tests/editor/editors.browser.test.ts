import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, create, failOnce, names, press } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, hydrated, isFocused, openSite, routeOnce, type Site } from '../../testing/browser.ts'
import type { ContentTypeName } from '../../src/admin/contentTypeName.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import { closed, latest, openEditor, openNew, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'
const services = '/admin/pages/createservice'

type Typed = [path: string, list: string, label: string, fields: Record<string, string>]

/** The long run tries all, `npm test` those with fields that others have not. */
const inShort = new Set(['slides', 'projets', 'services', 'testimonials', 'offres'])

describe('each type is created and edited', () => {
  // A question has a test of its own below.
  const typed: Record<Exclude<ContentTypeName, 'FAQ_QUESTION'>, Typed> = {
    ENTREPRISE: [
      '/admin/pages/createntreprise',
      'entreprises',
      'nom',
      { Nom: 'Cabinet', 'E-mail': 'a@b.ci', Téléphone: '0707070707' },
    ],
    PRESENTATION: ['/admin/pages/presentation', 'presentations', 'titre', { Titre: 'Notre cabinet' }],
    SLIDE: [
      '/admin/pages/presentation?liste=slides',
      'slides',
      'titre',
      { Titre: 'À la une', Lien: '/devis' },
    ],
    EQUIPE: ['/admin/pages/createquipe', 'equipes', 'nom', { Nom: 'Kouassi', Prénom: 'Awa' }],
    PROJET: [projets, 'projets', 'nom', { Nom: 'Borne 12', Année: '2024' }],
    SERVICE: [services, 'services', 'nom', { Nom: 'Bornage', 'En deux phrases': 'Nous bornons.' }],
    CATEGORIE_PROJET: ['/admin/pages/createcategory', 'categoriesProjet', 'nom', { Nom: 'Routes' }],
    CATEGORIE_SERVICE: [
      '/admin/pages/createcategory?liste=services',
      'categoriesService',
      'nom',
      { Nom: 'Foncier' },
    ],
    FAQ: ['/admin/pages/createfaq', 'faqs', 'titre', { Titre: 'Délais' }],
    PARTENAIRE: [
      '/admin/pages/createpartenaire',
      'partenaires',
      'nom',
      { Nom: 'BNETD', Site: 'https://exemple.ci' },
    ],
    TESTIMONIAL: [
      '/admin/pages/testimonial',
      'testimonials',
      'nom',
      { Nom: 'M. Koné', Témoignage: 'Très bien.', Note: '5' },
    ],
    PAGE: ['/admin/site', 'pages', 'titre', { Titre: 'Nos tarifs', 'En deux phrases': 'Par hectare.' }],
    OFFRE: [
      '/admin/site?liste=offres',
      'offres',
      'titre',
      { Poste: 'Dessinateur', Lieu: 'Bouaké', 'Candidatures jusqu’au': '2030-03-31' },
    ],
    ANNONCE: ['/admin/site?liste=annonces', 'annonces', 'texte', { Texte: 'Fermé lundi', Lien: '/contact' }],
  }

  const tried = Object.values(typed).filter(([, list]) => process.env.TEST_LONG || inShort.has(list))
  test.each(tried)('%s: %s', async (path, list, label, fields) => {
    const and = path.includes('?') ? '&' : '?'
    const { page, panel, complaints } = await openEditor(site, `${path}${and}creer=1`)
    for (const [name, value] of Object.entries(fields))
      await panel
        .getByLabel(new RegExp(`^${name}`))
        .and(panel.locator('input, textarea'))
        .first()
        .fill(value)
    await save(page)
    await closed(page)
    const made = await latest(page, list, label)
    expect(Object.values(fields)).toContain(made.label)

    await goOn(page, `${path}${and}modifier=${made.databaseId}`)
    await panel
      .getByLabel(/^(Nom|Titre|Poste|Texte)/)
      .first()
      .fill('Changé')
    await save(page)
    await closed(page)
    expect((await latest(page, list, label)).label).toBe('Changé')
    expect(complaints).toEqual([])
  })

  test('a question, in its section', async () => {
    const { page, panel } = await openEditor(site, '/admin/pages/createfaq?liste=questions&creer=1')
    await panel.getByRole('textbox', { name: /^Question/ }).fill('Combien de temps ?')
    await panel.getByRole('textbox', { name: /^Réponse/ }).click()
    await page.keyboard.type('Deux semaines.')
    await save(page)
    await eventually(() => panel.getByText('Choisissez une section.').count()).toBe(1)
    await panel.getByRole('button', { name: /Section/ }).click()
    await page.getByRole('listbox').getByRole('option').nth(1).click()
    await save(page)
    await closed(page)
    expect((await latest(page, 'faqQuestions', 'question')).label).toBe('Combien de temps ?')
    expect((await latest(page, 'faqQuestions', 'reponse')).label).toBe('<p>Deux semaines.</p>')
  })
})

test.each([
  ['/admin/pages/createpartenaire', 'last where one puts them in order', -1],
  ['/admin/pages/createcategory', 'last where the oldest come first', -1],
  [`${projets}?tri=recents`, 'first where the newest do', 0],
])('a new item of %s stands %s', async (path, _where, place) => {
  const name = `Nouveau, rang ${place}`
  const { page, panel } = await openEditor(site, `${path}${path.includes('?') ? '&' : '?'}creer=1`)
  await panel.getByLabel(/^Nom/).first().fill(name)
  await save(page)
  await closed(page)
  await eventually(async () => (await names(page)).at(place)).toBe(name)
  await goOn(page, path)
  await eventually(async () => (await names(page)).at(place)).toBe(name)
})

/** The service of that name, where there is one. */
async function latestNamed(page: Page, name: string) {
  const service = await latest(page, 'services', 'nom')
  return service.label === name ? service : undefined
}

test('what one would choose is made in the form, online at once; what is offline is marked', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createcategory?liste=services&creer=1')
  await panel.getByLabel(/^Nom/).fill('Bathymétrie côtière')
  await save(page)
  await closed(page)
  await goOn(page, `${services}?creer=1`)
  await panel.getByLabel(/^Nom/).fill('Levé du littoral')
  const categories = panel.getByRole('group', { name: 'Catégories' })
  await categories
    .getByRole('checkbox', { name: 'Bathymétrie côtière hors ligne', exact: true })
    .waitFor({ state: 'attached' })
  expect(await categories.getByRole('checkbox', { name: 'Nivellement', exact: true }).count()).toBe(1)
  await categories.getByRole('button', { name: 'Nouvelle catégorie' }).click()
  await page.keyboard.press('Enter')
  await categories.getByText('Ce champ est obligatoire.').waitFor()
  await page.keyboard.type('Trait de côte')
  await page.keyboard.press('Enter')
  const made = categories.getByRole('checkbox', { name: 'Trait de côte' })
  await eventually(() => made.isChecked()).toBe(true)
  await eventually(() => made.evaluate(isFocused)).toBe(true)
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'services', 'nom')
  expect(await read(page, 'Service', id, 'nom categories { nom status }')).toEqual({
    nom: 'Levé du littoral',
    categories: [{ nom: 'Trait de côte', status: true }],
  })
})

test('one of a list is made in the form as well, and what is refused says why', async () => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  await panel.getByLabel(/^Nom/).first().fill('Pont')
  const choice = panel.getByRole('button', { name: /Catégorie/ })
  await choice.click()
  await page.getByRole('option', { name: 'Nouvelle catégorie' }).click()
  const name = panel.getByRole('textbox', { name: 'Nouvelle catégorie' })
  await eventually(() => name.evaluate((one) => one === document.activeElement)).toBe(true)
  await name.fill('Topographie')
  await panel.getByRole('button', { name: 'Créer' }).click()
  await panel.getByText('porte déjà ce nom').waitFor()
  await routeOnce(page, '**/graphql', (route) =>
    route.fulfill({ json: { data: { result: { __typename: 'InternalError' } } } }),
  )
  await panel.getByRole('button', { name: 'Créer' }).click()
  await panel.getByText('Le serveur ne répond pas.').waitFor()
  await name.fill('Ouvrages d’art')
  await panel.getByRole('button', { name: 'Créer' }).click()
  await eventually(() => choice.innerText()).toBe('Ouvrages d’art')
  await eventually(() => choice.evaluate(isFocused)).toBe(true)
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'projets', 'nom')
  expect(await read(page, 'Projet', id, 'category')).toEqual({ category: 'Ouvrages d’art' })
})

test('what was typed to choose and not yet made is made with the save, or stops it and says why', async () => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  await panel.getByLabel(/^Nom/).first().fill('Relevé de façades')
  const categories = panel.getByRole('group', { name: 'Catégories' })
  await categories.getByRole('button', { name: 'Nouvelle catégorie' }).click()
  const name = categories.getByRole('textbox', { name: 'Nouvelle catégorie' })
  await name.fill('Nivellement')
  await save(page)
  await categories.getByText('porte déjà ce nom').waitFor()
  await eventually(() => name.evaluate(isFocused)).toBe(true)
  expect(await latestNamed(page, 'Relevé de façades')).toBeUndefined()
  await name.fill('Bâti ancien')
  await save(page)
  await closed(page)
  const made = await latestNamed(page, 'Relevé de façades')
  expect(await read(page, 'Service', made?.id ?? '', 'categories { nom }')).toEqual({
    categories: [{ nom: 'Bâti ancien' }],
  })
})

test('what was typed to choose is asked about, and kept on the device', async () => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  const name = panel.getByRole('textbox', { name: 'Nouvelle catégorie' })
  await panel.getByRole('button', { name: 'Nouvelle catégorie' }).click()
  await name.fill('Cartographie')
  await page.keyboard.press('Escape')
  await press(page.getByRole('alertdialog'), 'Fermer et garder sur cet appareil')
  await closed(page)
  await goOn(page, `${services}?creer=1`)
  await panel.getByText('a été retrouvé : Nouvelle catégorie').waitFor()
  await press(panel, 'Reprendre')
  await eventually(() => name.inputValue()).toBe('Cartographie')
  await panel.getByLabel(/^Nom/).first().fill('Cartes')
  await save(page)
  await closed(page)
  const made = await latestNamed(page, 'Cartes')
  expect(await read(page, 'Service', made?.id ?? '', 'categories { nom }')).toEqual({
    categories: [{ nom: 'Cartographie' }],
  })
})

test('the questions of a section are written from the section', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createfaq?creer=1', { width: 390 })
  await panel.getByText('ses questions s’écrivent ici ensuite').waitFor()
  await panel.getByLabel(/^Titre/).fill('Frais')
  // A list that does not come leaves the form as it is.
  await failOnce(page, /"FAQ_QUESTION"/)
  await page.keyboard.press('Control+s')
  await panel.getByText('La liste des questions n’a pas pu être lue.').waitFor()
  expect(await panel.getByLabel(/^Titre/).inputValue()).toBe('Frais')
  await press(panel, 'Réessayer')
  const more = panel.getByRole('link', { name: 'Nouvelle question' })
  await more.waitFor()
  // What is not saved would be left behind.
  await panel.getByLabel(/^Titre/).fill('Honoraires')
  await panel.getByText('ses questions s’écrivent ici ensuite').waitFor()
  expect(await more.count()).toBe(0)
  await page.keyboard.press('Control+s')
  await more.click()
  const section = panel.getByRole('button', { name: /Section/ })
  await eventually(() => section.innerText()).toMatch(/^Honoraires/)
  await panel.getByRole('textbox', { name: /^Question/ }).fill('Combien coûte un bornage ?')
  await panel.getByRole('textbox', { name: /^Réponse/ }).click()
  await page.keyboard.type('Cela dépend.')
  await save(page)
  await closed(page)
  await page.getByRole('heading', { name: 'Questions de « Honoraires »' }).waitFor()
  await page.getByRole('link', { name: 'Sections', exact: true }).click()
  await page.getByRole('link', { name: 'Honoraires', exact: true }).click()
  const questions = panel.getByRole('region', { name: 'Questions' })
  await questions.getByRole('link', { name: 'Combien coûte un bornage ?' }).click()
  await panel.getByRole('textbox', { name: /^Réponse/ }).waitFor()
})

test('what the server refuses stands beside its field, which is focused', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createpartenaire?creer=1')
  await panel.getByLabel('Site').fill('exemple')
  await save(page)
  await eventually(() => panel.getByLabel(/^Nom/).evaluate((input) => input === document.activeElement)).toBe(
    true,
  )
  expect(await panel.getByText('Ce champ est obligatoire.').count()).toBe(1)
  await panel.getByLabel(/^Nom/).fill('Un nom')
  await save(page)
  await eventually(() =>
    panel.getByText('Cette adresse doit commencer par https:// ou http://.').count(),
  ).toBe(1)
  expect(await panel.getByLabel('Site').inputValue()).toBe('exemple')
})

test('axe finds nothing in an editor at any width, and nothing is wider than its form', async () => {
  const { page, panel } = await openEditor(site, `${projets}?modifier=2`, { reducedMotion: 'reduce' })
  await panel.getByRole('toolbar').waitFor()
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await complaintsInBothSchemes(page, { again: width !== 375 })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const form = page.getByRole('dialog').locator('form')
    expect(await form.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  }
})

test('a projet is made by keyboard alone', async () => {
  const { page } = await goToAdmin(site, projets)
  await page.getByRole('link', { name: 'Nouveau projet' }).focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByLabel(/^Nom/)
  await name.waitFor()
  const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 12 && !(await isFocused(name)); tabs++) await page.keyboard.press('Tab')
  await page.keyboard.type('Au clavier')
  const category = page.getByRole('button', { name: /Catégorie/ })
  await page.keyboard.press('Tab')
  await eventually(() => isFocused(category)).toBe(true)
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('option').and(page.locator(':focus'))
  await chosen.waitFor()
  const before = await chosen.innerText()
  await page.keyboard.press('ArrowDown')
  await eventually(() => chosen.innerText()).not.toBe(before)
  const wanted = await chosen.innerText()
  await page.keyboard.press('Enter')
  // The list gives the keyboard back once it is gone.
  await eventually(() => isFocused(category)).toBe(true)
  await page.keyboard.press('Tab')
  await eventually(() => isFocused(page.getByRole('dialog').getByLabel('Année'))).toBe(true)
  await page.keyboard.type('2025')
  await page.keyboard.press('Enter')
  await closed(page)
  const { id } = await latest(page, 'projets', 'nom')
  expect(await read(page, 'Projet', id, 'nom category annee status')).toEqual({
    nom: 'Au clavier',
    category: wanted,
    annee: 2025,
    status: false,
  })
})

test('a new question begins in its text where its section is known already', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createfaq?liste=questions&creer=1&faq=1')
  await eventually(() =>
    panel.getByLabel(/^Question/).evaluate((one) => one === document.activeElement),
  ).toBe(true)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

test('a new item has the category that its list is narrowed to', async () => {
  const { page } = await goToAdmin(site, services)
  const panel = page.getByRole('dialog')
  const ofServices = await create(page.request, 'CategorieService', { nom: 'Photogrammétrie' })
  await goOn(page, `${services}?categorie=${ofServices.databaseId}&creer=1`)
  await eventually(() => panel.getByRole('checkbox', { name: /^Photogrammétrie/ }).isChecked()).toBe(true)
  const ofProjets = await create(page.request, 'CategorieProjet', { nom: 'Ports' })
  await act(page.request, 'publishCategorieProjet', ofProjets.id)
  await goOn(page, `${projets}?categorie=${ofProjets.databaseId}&creer=1`)
  await eventually(() => panel.getByRole('button', { name: /Catégorie/ }).innerText()).toBe('Ports')
})

test('the home page has no tab for a category without a projet', async () => {
  const { page } = await openNew(site, '/admin/pages/createcategory', 'CategorieProjet', {
    nom: 'Hydrographie',
    status: true,
  })
  await page.goto(site.origin)
  await hydrated(page)
  const tabs = page.getByRole('navigation', { name: 'Catégories de projets' })
  await tabs.getByRole('link', { name: 'Topographie' }).waitFor()
  expect(await tabs.getByRole('link', { name: 'Hydrographie' }).count()).toBe(0)
})
