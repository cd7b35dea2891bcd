import { afterAll, beforeAll, expect, test } from 'vitest'
import { askAs, message, names, press, row } from '../../testing/admin.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin } from '../../testing/desk.ts'
import { closed, openNew } from '../../testing/editors.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

test('a copy of a row opens in the editor, has the picture and stands below; undone it is in the trash', async () => {
  const { page } = await goToAdmin(site, '/admin/pages/createprojet')
  const [first = ''] = await names(page)
  const copy = `${first} (copie)`
  await press(row(page, first), 'Dupliquer')
  const panel = page.getByRole('dialog')
  await eventually(() => panel.getByLabel(/^Nom/).inputValue()).toBe(copy)
  await panel.getByText('Hors ligne', { exact: true }).waitFor()
  await eventually(() => names(page)).toContain(copy)
  expect((await names(page)).slice(0, 2)).toEqual([first, copy])

  const id = new URL(page.url()).searchParams.get('modifier')
  const { node } = await askAs<{ node: { image: { url: string } | null } }>(
    page.request,
    'query ($id: ID!) { node(id: $id) { ... on Projet { image { url } } } }',
    { id: btoa(`Projet:${id}`) },
  )
  expect(node.image).not.toBeNull()

  await press(message(page, `«\u00a0${copy}\u00a0» est créé, hors ligne.`), 'Annuler')
  await message(page, `«\u00a0${copy}\u00a0» est dans la corbeille.`).waitFor()
  await closed(page)
  expect(await names(page)).not.toContain(copy)
})

test('a copy asked for twice, as its answer was lost, is made once', async () => {
  const { page } = await goToAdmin(site, '/admin/pages/createpartenaire')
  const [first = ''] = await names(page)
  let isLost = true
  await page.route('**/graphql', async (route) => {
    if (!isLost || !route.request().postData()?.includes('clientMutationId')) return route.fallback()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await press(row(page, first), 'Dupliquer')
  await message(page, 'Le serveur ne répond pas').waitFor()
  await eventually(() => row(page, first).locator('[aria-busy=true]').count()).toBe(0)
  await press(row(page, first), 'Dupliquer')
  await page.getByRole('dialog').getByLabel(/^Nom/).waitFor()
  expect((await names(page)).filter((name) => name.includes('(copie'))).toEqual([`${first} (copie)`])
})

test.each([1440, 390] as const)(
  'an editor %i pixels wide goes on to a copy of what is saved',
  async (width) => {
    const list = '/admin/pages/createservice'
    const nom = `Délimitation ${width}`
    const look = { width, hasTouch: width < 1440 }
    const { page, panel } = await openNew(site, list, 'Service', { nom, resume: 'Deux phrases' }, look)
    const duplicate = async () => {
      if (width === 1440) return press(panel, 'Dupliquer')
      await press(panel, 'Plus')
      await page.getByRole('menuitem', { name: 'Dupliquer' }).click()
    }
    const summary = panel.getByLabel('En deux phrases')
    await summary.fill('Pas encore enregistré')
    await duplicate()
    await message(page, 'Enregistrez d’abord').waitFor()
    expect(await panel.getByLabel(/^Nom/).inputValue()).toBe(nom)
    await page.keyboard.press('Control+s')
    await panel.getByText('Enregistré', { exact: true }).waitFor()
    await duplicate()
    await eventually(() => panel.getByLabel(/^Nom/).inputValue()).toBe(`${nom} (copie)`)
    expect(await summary.inputValue()).toBe('Pas encore enregistré')
    await press(panel, 'Fermer')
    await closed(page)
    expect(new URL(page.url()).search).toBe('')
  },
)
