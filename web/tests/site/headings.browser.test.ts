import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorApi, askAs, create, createAll } from '../../testing/admin.ts'
import { eventually, hydrated, openSite, type Site } from '../../testing/browser.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

/** What the address names: a title of a rich text, with the words below it. */
function named(page: Page): Promise<string[]> {
  return page
    .locator('.riche :target')
    .evaluateAll((all) => all.map((one) => `${one.textContent} ${one.nextElementSibling?.textContent}`))
}

test.each([true, false])(
  'a link of a text leads to the title of this text, not to the page’s own (script: %s)',
  async (javaScriptEnabled) => {
    const slug = `titres-${javaScriptEnabled}`
    const api = await administratorApi(site)
    await create(api, 'Projet', {
      nom: 'Titres',
      slug,
      resultat: 'Un plan',
      description:
        '<p><a href="#resultat">Au résultat</a> <a href="#contenu">Au contenu</a></p><h2>Contenu</h2><p>dit</p><h2>Résultat</h2><p>écrit</p>',
      status: true,
    })
    await api.dispose()
    const { page, complaints } = await site.visit(`/projets/${slug}`, { javaScriptEnabled })
    await page.getByRole('link', { name: 'Au résultat' }).click()
    await eventually(() => named(page)).toEqual(['Résultat écrit'])
    await page.getByRole('link', { name: 'Au contenu', exact: true }).click()
    await eventually(() => named(page)).toEqual(['Contenu dit'])
    await page.goBack()
    await eventually(() => named(page)).toEqual(['Résultat écrit'])
    expect(complaints).toEqual([])
  },
)

test('each answer of the page has its own titles, whose addresses open it', async () => {
  const api = await administratorApi(site)
  const faq = await create(api, 'Faq', { titre: 'Titres', status: true })
  const questions = await createAll(
    api,
    'FaqQuestion',
    ['une', 'deux'].map((mot) => ({
      faq: faq.id,
      question: `Question ${mot}`,
      reponse: `<p><a href="#lots">Aux lots ${mot}</a></p><h2>Lots</h2><p>${mot}</p>`,
      status: true,
    })),
  )
  await api.dispose()
  const { page, complaints } = await site.visit('/Faq')
  for (const [n, mot] of ['une', 'deux'].entries()) {
    await page.locator(`#question-${questions[n]?.databaseId} summary`).click()
    await page.getByRole('link', { name: `Aux lots ${mot}`, exact: true }).click()
    await eventually(() => named(page)).toEqual([`Lots ${mot}`])
  }
  await page.reload()
  await hydrated(page)
  await page.getByRole('link', { name: 'Aux lots deux' }).waitFor()
  await eventually(() => named(page)).toEqual(['Lots deux'])
  expect(complaints).toEqual([])
})

test('a link of the first paragraph leads from the home page to the title in the whole text', async () => {
  const api = await administratorApi(site)
  const { id } = (
    await site.ask<{ site: { presentation: { id: string } } }>('{ site { presentation { id } } }')
  ).site.presentation
  await askAs(
    api,
    'mutation ($input: UpdatePresentationInput!) { updatePresentation(input: $input) { __typename } }',
    { input: { id, contenu: '<p><a href="#lots">Aux lots</a></p><h2>Lots</h2><p>tous</p>' } },
  )
  await api.dispose()
  const { page, complaints } = await site.visit('/')
  await page.getByRole('link', { name: 'Aux lots' }).click()
  const heading = page.locator('.riche').getByRole('heading', { name: 'Lots' })
  await heading.waitFor()
  expect(new URL(page.url()).pathname).toBe('/histoire')
  expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`)
  expect(complaints).toEqual([])
})
