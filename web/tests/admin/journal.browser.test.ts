import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import JournalPageQuery from '../../src/__generated__/JournalPageQuery.graphql.ts'
import { administratorApi, askAs, create } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import { openEditor, openNew, save, update } from '../../testing/editors.ts'

let site: Site
/** The service that all of these tests look at, by its number. */
let numero: string
let id: string

const changes = (page: Page) =>
  page.getByRole('region', { name: 'Dernières modifications' }).getByRole('listitem')
const text = (words: string) => words.replace(/\s+/g, ' ').trim()

beforeAll(async () => {
  site = await openSite()
  const api = await administratorApi(site)
  await askAs(api, 'mutation { updateAccount(input: { nom: "Aya Koné" }) { __typename } }')
  const made = await create(api, 'Service', {
    nom: 'Bathymétrie',
    resume: 'Le fond des eaux',
    description: '<p>Avant</p>',
  })
  id = made.id
  numero = String(made.databaseId)
  const change = 'mutation ($input: UpdateServiceInput!) { updateService(input: $input) { __typename } }'
  await askAs(api, change, {
    input: { id, resume: null, description: '<p>Après</p><p>Puis &amp; encore</p>' },
  })
  await askAs(api, change, { input: { id, nom: 'Bathymétrie des lagunes', description: '<p>Enfin</p>' } })
  const { key } = await askAs<{ key: { token: string } }>(
    api,
    `mutation { key: createApiToken(input: { nom: "Site", scope: WRITE }) { ... on ApiTokenPayload { token } } }`,
  )
  await fetch(`${site.origin}/api/partenaire/store`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key.token}` },
    body: JSON.stringify({ nom: 'BTP Ébrié' }),
  })
  const { admin } = await askAs<{ admin: { slides: { edges: { node: { id: string } }[] } } }>(
    api,
    '{ admin { slides(first: 3, order: POSITION) { edges { node { id } } } } }',
  )
  await askAs(api, 'mutation ($input: ReorderInput!) { reorderSlide(input: $input) { __typename } }', {
    input: { ids: admin.slides.edges.map(({ node }) => node.id).toReversed() },
  })
  await api.dispose()
})
afterAll(() => site.stop())

describe('who changed what', () => {
  test.each(everyWidth)('the dashboard says who did what last, and leads there, at %i px', async (width) => {
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard', { width })
    await changes(page).first().waitFor()
    const lines = (await changes(page).allInnerTexts()).map(text)
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^Slides Aya Koné a changé l’ordre/),
      expect.stringMatching(/^Partenaire « BTP Ébrié » Aya Koné \(par le jeton « Site »\) a ajouté/),
      expect.stringMatching(/^Service « Bathymétrie des lagunes » Aya Koné a modifié/),
    ])
    expect(complaints).toEqual([])
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await changes(page).nth(2).getByRole('link').click()
    await page.getByRole('dialog').locator('form').waitFor()
    expect(new URL(page.url()).searchParams.get('modifier')).toBe(numero)
  })

  test.each(['type=Nimporte', 'jour=2026-02-31', 'par=999', 'par=rien'])(
    'an address that names nothing says so: %s',
    async (filter) => {
      const { page } = await goToAdmin(site, `/admin/journal?${filter}`)
      await page.getByText('La personne, le type ou le jour de cette adresse n’existe pas.').waitFor()
      expect(await page.getByRole('combobox', { name: 'Type' }).isVisible()).toBe(true)
      await page.getByRole('link', { name: 'Tout le journal' }).click()
      await page.getByRole('list', { name: 'Journal' }).getByRole('listitem').first().waitFor()
    },
  )

  test('a journal that fails is not laid on the address', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    await page.route('**/graphql', async (route) => {
      const isJournal = route.request().postData()?.includes(`${JournalPageQuery.params.id}`) ?? false
      if (!isJournal) return route.fallback()
      const response = await route.fetch()
      const { data }: { data: object } = await response.json()
      return route.fulfill({ response, json: { data: { ...data, admin: null } } })
    })
    await goOn(page, '/admin/journal')
    await page.getByText('Cette page n’a pas pu s’afficher').waitFor()
    expect(await page.getByText('n’existe pas').count()).toBe(0)
  })

  test.each(everyWidth)(
    'the whole journal, by person, type and day in the address, at %i px',
    async (width) => {
      const { page, complaints } = await goToAdmin(site, '/admin/dashboard', { width })
      await page.getByRole('link', { name: 'Tout le journal' }).click()
      await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor()
      const lines = page.getByRole('list', { name: 'Journal' }).getByRole('listitem')
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Partenaire')
      await eventually(() => page.url()).toContain('type=Partenaire')
      await eventually(async () => (await lines.allInnerTexts()).map(text)).toEqual([
        expect.stringMatching(/^Partenaire « BTP Ébrié » Aya Koné \(par le jeton « Site »\) a ajouté/),
      ])
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Compte')
      await eventually(async () => text(await lines.last().innerText())).toMatch(
        /La ligne de commande du serveur a créé un compte/,
      )
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Tout')
      await eventually(() => lines.count()).toBeGreaterThan(3)
      await page.getByRole('combobox', { name: 'Par' }).selectOption('Aya Koné')
      const isAll = async () => {
        const told = (await lines.allInnerTexts()).map(text)
        return told.length > 1 && told.every((line) => line.includes('Aya Koné'))
      }
      await eventually(isAll).toBe(true)
      await page.getByLabel('Jour', { exact: true }).fill('2020-02-29')
      await page.getByText('Le journal n’a rien de tel.').waitFor()
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ jour: '2020-02-29' })
      await page.reload()
      await page.getByText('Le journal n’a rien de tel.').waitFor()
      await page.getByLabel('Jour', { exact: true }).fill('')
      await eventually(isAll).toBe(true)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(complaints).toEqual([])
      expect(await complaintsInBothSchemes(page)).toEqual([])
    },
  )

  test.each(everyWidth)(
    'what was done last is taken back where it is told, by keyboard too, at %i px',
    async (width) => {
      const { page } = await goToAdmin(site, '/admin/pages/createfaq', { width })
      const nom = `Annulé à ${width}`
      const { id } = await create(page.request, 'Faq', { titre: nom })
      const input = { id }
      await askAs(
        page.request,
        'mutation ($input: ContentInput!) { publishFaq(input: $input) { __typename } }',
        { input },
      )
      await goOn(page, '/admin/dashboard')
      const lines = changes(page).filter({ hasText: nom })
      // What something newer stands on is not taken back.
      await eventually(() => lines.getByRole('button').count()).toBe(1)
      const button = (words: string) => lines.getByRole('button', { name: `« ${nom} » : ${words}` })
      await button('a publié').focus()
      await button('a publié').press('Enter')
      await page.getByText(`«\u00a0${nom}\u00a0» est de nouveau comme avant.`).waitFor()
      await eventually(() => lines.count()).toBe(3)
      await eventually(() =>
        button('a mis hors ligne').evaluate((one) => one === document.activeElement),
      ).toBe(true)
      expect(await complaintsInBothSchemes(page)).toEqual([])

      // Somebody else is quicker.
      await askAs(
        page.request,
        'mutation ($input: ContentInput!) { publishFaq(input: $input) { __typename } }',
        { input },
      )
      await button('a mis hors ligne').click()
      await page.getByText('Quelqu’un a modifié cet élément entre-temps.').waitFor()
    },
  )

  test.each(everyWidth)(
    'the editor says who changed it last, and leads to its versions, which show what each has changed, at %i px',
    async (width) => {
      const { page, panel } = await openEditor(site, `/admin/pages/createservice?modifier=${numero}`, {
        width,
      })
      expect(text(await panel.locator('footer').innerText())).toMatch(/^Modifié par Aya Koné .+ Versions$/)
      // What comes late above it moves it away from a pointer.
      await panel.locator('[contenteditable]').waitFor()
      await panel.getByRole('link', { name: 'Versions' }).press('Enter')
      const versions = page.getByRole('dialog', { name: 'Versions de « Bathymétrie des lagunes »' })
      const lines = versions.getByRole('listitem')
      await lines.first().waitFor()
      expect((await lines.getByRole('button').allInnerTexts()).map(text)).toEqual([
        expect.stringMatching(/^Version 3, en cours Aya Koné a modifié : Nom, Description .+ à \d\d:\d\d$/),
        expect.stringMatching(/^Version 2 Aya Koné a modifié : En deux phrases, Description /),
        expect.stringMatching(/^Version 1 Aya Koné a ajouté /),
      ])
      expect(await complaintsInBothSchemes(page)).toEqual([])

      await lines.getByRole('button').nth(1).press('Enter')
      await eventually(() => new URL(page.url()).searchParams.get('versions')).toBe('1-2')
      const field = (name: string) => versions.getByRole('region', { name, exact: true })
      await field('Description').waitFor()
      expect(text(await field('En deux phrases').innerText())).toMatch(
        /^En deux phrases Version 1 \[enlevé : Le fond des eaux ?\] Reprendre Version 2 Vide Reprendre$/,
      )
      expect(await field('Description').locator('del').allInnerTexts()).toHaveLength(1)
      expect(text(await field('Description').innerText())).toMatch(
        /\[ajouté : Après ?\] \[ajouté : Puis & encore ?\]/,
      )
      expect(await complaintsInBothSchemes(page)).toEqual([])
      const overflow = await versions.evaluate((one) => one.scrollWidth - one.clientWidth)
      expect(overflow).toBe(0)

      // A step back leads to the form, whatever was typed in it.
      await page.goBack()
      await eventually(() => versions.count()).toBe(0)
      await panel.getByLabel('En deux phrases').waitFor()
    },
  )

  test.each(everyWidth)(
    'any two versions are compared by keyboard, and one field or all comes back, at %i px',
    async (width) => {
      const { page } = await goToAdmin(site, '/admin/pages/createservice', { width })
      const panel = page.getByRole('dialog')
      const { id, databaseId } = await create(page.request, 'Service', { nom: `Levé ${width}`, resume: 'Un' })
      for (const resume of ['Deux', 'Trois', 'Quatre']) await update(page, 'Service', { id, resume })
      await update(page, 'Service', { id, description: '<h2>Titre</h2><ul><li><p>Un point</p></li></ul>' })
      const versions = page.getByRole('dialog', { name: `Versions de « Levé ${width} »` })
      const address = `/admin/pages/createservice?modifier=${databaseId}&versions=`
      await goOn(page, `${address}toutes`)
      await versions.getByRole('radio', { name: 'De la version 1' }).press('Space')
      await versions.getByRole('radio', { name: 'À la version 5' }).press('ArrowDown')
      await versions.getByText('Version 1 et version 4').waitFor()
      await versions.getByRole('button', { name: 'Comparer' }).press('Enter')
      const resume = versions.getByRole('region', { name: 'En deux phrases' })
      await resume.waitFor()
      expect(new URL(page.url()).searchParams.get('versions')).toBe('1-4')
      expect(await versions.getByRole('region').count()).toBe(1)
      await resume
        .getByRole('button', { name: 'Reprendre « En deux phrases » de la version 1' })
        .press('Enter')
      await page.getByText('Repris : En deux phrases, version 1.').waitFor()
      await eventually(() => panel.getByLabel('En deux phrases').inputValue()).toBe('Un')
      expect(new URL(page.url()).searchParams.has('versions')).toBe(false)

      // One and what it is now, by its address.
      await goOn(page, `${address}2`)
      await versions.getByRole('heading', { name: 'Version 2 et version 6' }).waitFor()
      expect(await versions.locator('ins').allInnerTexts()).toHaveLength(3)
      await versions.getByRole('button', { name: 'Reprendre la version 2' }).press('Enter')
      await page.getByText('La version 2 est reprise.').waitFor()
      await eventually(() => panel.getByLabel('En deux phrases').inputValue()).toBe('Deux')

      // What is typed is not lost: it is saved first.
      await panel.getByLabel('En deux phrases').fill('Autre chose')
      await panel.getByRole('link', { name: 'Versions' }).press('Enter')
      await versions.getByText('Enregistrez d’abord').waitFor()
      await page.keyboard.press('Escape')
      await eventually(() => panel.getByLabel('En deux phrases').inputValue()).toBe('Autre chose')
      await goOn(page, `${address}1-99`)
      await versions.getByText('Une de ces versions n’est pas connue').waitFor()
    },
  )

  test.each(everyWidth)(
    'what is to be seen to before it is published stands in the editor, with the way there, at %i px',
    async (width) => {
      const input = {
        nom: `Relu ${width}`,
        description: '<p>Il dit "oui". <a href="/services/nulle-part">Voir</a></p>',
      }
      const { page, panel } = await openNew(site, '/admin/pages/createservice', 'Service', input, { width })
      const list = panel.getByRole('group').filter({ hasText: 'avant de publier' })
      // What comes late above it moves it away from a pointer.
      await panel.locator('[contenteditable]').waitFor()
      await list.getByText('À revoir avant de publier : 3').click()
      const lines = list.getByRole('listitem')
      await lines.first().waitFor()
      expect((await lines.allInnerTexts()).map(text)).toEqual([
        expect.stringMatching(/^En deux phrases Il est vide : .+ Y aller : En deux phrases$/),
        expect.stringMatching(
          /^Description Le lien \/services\/nulle-part ne mène nulle part\. Y aller : Description$/,
        ),
        expect.stringMatching(
          /^Description Des guillemets, .+ Y aller : Description Corriger : Description$/,
        ),
      ])
      expect(await complaintsInBothSchemes(page)).toEqual([])
      await list.getByRole('button', { name: 'Y aller : En deux phrases' }).press('Enter')
      const resume = panel.getByLabel('En deux phrases')
      await eventually(() => resume.evaluate((one) => one === document.activeElement)).toBe(true)
      await resume.fill('Fait.')
      const rich = panel.locator('[contenteditable]')
      await rich.waitFor()
      await list.getByRole('button', { name: 'Corriger : Description' }).press('Enter')
      await list.getByRole('button', { name: 'Corrigé : Description' }).waitFor()
      await eventually(async () => text(await rich.innerText())).toBe('Il dit « oui ». Voir')
      await list.getByRole('button', { name: 'Relire ce qui est écrit' }).press('Enter')
      await list.getByText('À revoir avant de publier : 1').waitFor()
      expect(await lines.count()).toBe(1)
    },
  )

  test.each(everyWidth)(
    'whoever was first is named where two have changed the same, at %i px',
    async (width) => {
      const { page, panel } = await openEditor(site, '/admin/pages/createservice?modifier=2', { width })
      await panel.getByLabel('En deux phrases').fill(`Le mien ${width}`)
      const api = await administratorApi(site)
      const input = { id: btoa('Service:2'), resume: `Le sien ${width}` }
      await askAs(
        api,
        'mutation ($input: UpdateServiceInput!) { updateService(input: $input) { __typename } }',
        { input },
      )
      await api.dispose()
      await save(page)
      const question = page.getByRole('alertdialog', { name: 'Quelqu’un d’autre a modifié cet élément' })
      await question.getByText('Modifié par Aya Koné').waitFor()
      expect(text(await question.innerText())).toContain('Modifié par Aya Koné à l’instant.')
    },
  )
})
