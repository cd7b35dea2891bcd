import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAs, create, message, row } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import { openNew, pressInHead, read } from '../../testing/editors.ts'

const projets = '/admin/pages/createprojet'

let site: Site

beforeAll(async () => {
  site = await openSite({ TIME_ZONE: 'Africa/Lagos' })
})
afterAll(() => site.stop())

describe.each(everyWidth)('what is planned, at %i px', (width) => {
  test('is chosen in the editor, in the hours of the firm, and stands in the list and on the dashboard', async () => {
    const nom = `Prévu ${width}`
    const { page, id } = await openNew(site, projets, 'Projet', { nom }, { width })
    const editor = page.getByRole('dialog', { name: 'Modifier le projet' })
    const opener = await pressInHead(page, /^Programmer…$/)
    const dialog = page.getByRole('dialog', { name: /^Programmer/ })
    await dialog.getByText('Lagos (UTC+1)').waitFor()
    const publier = dialog.getByLabel('Publier le')
    await publier.pressSequentially('01012030')
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    // What is half typed is not taken for nothing.
    expect(await publier.evaluate(isFocused)).toBe(true)
    await publier.fill('')
    await dialog.getByLabel('Retirer le').fill('2030-06-03T08:00')
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await dialog.getByText('Cet élément n’est pas en ligne.').waitFor()
    await eventually(() => dialog.getByLabel('Retirer le').evaluate(isFocused)).toBe(true)
    // Without a pause, as one types: the year takes no more than its four digits.
    await publier.pressSequentially('010120300800AM')
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Programmer' }).click()
    await message(page, `«\u00a0${nom}\u00a0» est programmé.`).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => opener.evaluate(isFocused)).toBe(true)
    await editor.getByText('En ligne le 1er janv. 2030, 08:00').waitFor()
    expect(await read(page, 'Projet', id, 'publishAt unpublishAt')).toEqual({
      publishAt: '2030-01-01T07:00:00.000Z',
      unpublishAt: '2030-06-03T07:00:00.000Z',
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await goOn(page, '/admin/dashboard')
    await goOn(page, projets)
    await row(page, nom).getByText('En ligne le 1er janv. 2030, 08:00').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await goOn(page, '/admin/dashboard')
    const lines = page.getByRole('region', { name: 'À venir' }).getByRole('listitem').filter({ hasText: nom })
    await eventually(() => lines.count()).toBe(2)
    expect(await lines.first().innerText()).toMatch(/Publication\u00a0: mardi 1er janvier 2030 à 08:00/)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await lines
      .nth(1)
      .getByRole('button', { name: `Annuler ${nom}` })
      .click()
    await message(page, `Le retrait de «\u00a0${nom}\u00a0» est annulé.`).waitFor()
    await eventually(() => lines.count()).toBe(1)
    expect(await read(page, 'Projet', id, 'publishAt unpublishAt')).toEqual({
      publishAt: '2030-01-01T07:00:00.000Z',
      unpublishAt: null,
    })
  })
})

test.each(everyWidth)('an item is shown before it is published, by a link, at %i px', async (width) => {
  const nom = `Partagé ${width}`
  const { page } = await openNew(site, projets, 'Projet', { nom }, { width })
  await pressInHead(page, /^Partager l’aperçu…$/)
  const dialog = page.getByRole('dialog', { name: /^Partager l’aperçu de/ })
  await dialog.getByRole('button', { name: 'Créer un lien' }).click()
  const lien = await dialog.getByLabel(/^Lien à donner/).inputValue()
  // It is shown once: another Enter copies it, and makes no other in its place.
  await eventually(() => dialog.getByRole('button', { name: 'Copier' }).evaluate(isFocused)).toBe(true)
  await dialog.getByRole('listitem').waitFor()
  expect(await complaintsInBothSchemes(page)).toEqual([])

  // Somebody without an account.
  const guest = await site.openPage({ width })
  await guest.goto(new URL(lien).pathname)
  await guest.getByRole('heading', { level: 1, name: nom }).waitFor()
  await guest.getByRole('complementary', { name: 'Aperçu' }).waitFor()
  expect(await guest.context().cookies()).toEqual([])
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await complaintsInBothSchemes(guest)).toEqual([])

  await dialog.getByRole('button', { name: /^Retirer le lien/ }).click()
  await dialog.getByText('Ce lien ne montre plus rien.').waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(0)
  await guest.reload()
  await guest.getByRole('heading', { level: 1, name: 'Cet aperçu n’est plus là' }).waitFor()
})

test.each(everyWidth)(
  'all open links are listed, with who made them, and each is ended, at %i px',
  async (width) => {
    const nom = `Montré ${width}`
    const { page } = await goToAdmin(site, '/admin/dashboard', { width })
    const { id } = await create(page.request, 'Slide', { titre: nom })
    const { made } = await askAs<{ made: { link: string } }>(
      page.request,
      'mutation ($id: ID!) { made: createPreviewLink(input: { id: $id }) { ... on CreatePreviewLinkPayload { link } } }',
      { id },
    )
    await page.reload()
    const links = page.getByRole('region', { name: 'Aperçus partagés' })
    const row = links.getByRole('listitem').filter({ hasText: nom })
    expect(await row.innerText()).toMatch(/par \S.*, jusqu’au/)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await row.getByRole('button', { name: `Retirer le lien vers ${nom}` }).click()
    await links.getByText('Ce lien ne montre plus rien.').waitFor()
    await row.waitFor({ state: 'detached' })
    expect((await fetch(new URL(new URL(made.link).pathname, site.origin))).status).toBe(404)
  },
)

test('a visitor sees at that second what was planned for it', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  const nom = 'À la seconde'
  const { id } = await create(page.request, 'Slide', { titre: nom })
  const home = async () => (await fetch(site.origin)).text()
  expect(await home()).not.toContain(nom)
  const publishAt = new Date(Date.now() + 2_000).toISOString()
  const { result } = await askAs<{ result: unknown }>(
    page.request,
    `mutation ($input: ScheduleContentInput!) { result: scheduleContent(input: $input) { __typename } }`,
    { input: { id, publishAt } },
  )
  expect(result).toEqual({ __typename: 'ScheduleContentPayload' })
  await eventually(home).toContain(nom)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt))
})
