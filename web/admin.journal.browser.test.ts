import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administratorApi, askAs, create, visitAdmin } from './testing/admin.ts'
import { complaintsInBothSchemes } from './testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from './testing/browser.ts'
import { openEditor, save } from './testing/editors.ts'

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
  id = await create(api, 'Service', {
    nom: 'Bathymétrie',
    resume: 'Le fond des eaux',
    description: '<p>Avant</p>',
  })
  numero = atob(id).split(':')[1] ?? ''
  const change = 'mutation ($input: UpdateServiceInput!) { updateService(input: $input) { __typename } }'
  await askAs(api, change, {
    input: { id, resume: null, description: '<p>Après</p><p>Puis &amp; encore</p>' },
  })
  await askAs(api, change, { input: { id, nom: 'Bathymétrie des lagunes', description: '<p>Enfin</p>' } })
  const made = await askAs<{ made: { token: string } }>(
    api,
    `mutation { made: createApiToken(input: { nom: "Site", scope: WRITE }) { ... on ApiTokenPayload { token } } }`,
  )
  await fetch(`${site.origin}/api/partenaire/store`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${made.made.token}` },
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
    const { page, complaints } = await visitAdmin(site, '/admin/dashboard', { width })
    await changes(page).first().waitFor()
    const lines = (await changes(page).allInnerTexts()).map(text)
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^Slides Aya Koné a changé l’ordre/),
      expect.stringMatching(/^Partenaire « BTP Ébrié » Aya Koné \(par l’API\) a ajouté/),
      expect.stringMatching(/^Service « Bathymétrie des lagunes » Aya Koné a modifié/),
    ])
    expect(complaints).toEqual([])
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await changes(page).nth(2).getByRole('link').click()
    await page.getByRole('dialog').locator('form').waitFor()
    expect(new URL(page.url()).searchParams.get('modifier')).toBe(numero)
  })

  test.each(everyWidth)(
    'what was done last is taken back where it is told, by keyboard too, at %i px',
    async (width) => {
      const { page } = await visitAdmin(site, '/admin/dashboard', { width })
      const nom = `Annulé à ${width}`
      const input = { id: await create(page.request, 'Faq', { titre: nom }) }
      await askAs(
        page.request,
        'mutation ($input: ContentInput!) { publishFaq(input: $input) { __typename } }',
        { input },
      )
      await page.reload()
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
    'the editor says who changed it last, and on demand all that was done to it, at %i px',
    async (width) => {
      const { panel } = await openEditor(site, `/admin/pages/createservice?modifier=${numero}`, {
        width,
      })
      expect(text(await panel.locator('footer').innerText())).toMatch(/^Modifié par Aya Koné .+ Historique$/)
      // What comes late above it moves it away from a pointer.
      await panel.locator('[contenteditable]').waitFor()
      await panel.getByRole('button', { name: 'Historique' }).press('Enter')
      const lines = panel.locator('footer li')
      await lines.first().waitFor()
      expect((await lines.allInnerTexts()).map(text)).toEqual([
        expect.stringMatching(
          /^Aya Koné a modifié .+ Nom, avant Bathymétrie Description, avant Après Puis & encore$/,
        ),
        expect.stringMatching(/En deux phrases, avant Le fond des eaux Description, avant Avant$/),
        expect.stringMatching(/^Aya Koné a ajouté/),
      ])
      const overflow = await panel.locator('form').evaluate((form) => form.scrollWidth - form.clientWidth)
      expect(overflow).toBe(0)
      await panel.getByRole('button', { name: 'Historique' }).press('Enter')
      await eventually(() => lines.count()).toBe(0)
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
