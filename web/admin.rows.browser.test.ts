import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorApi, create, message, names, press, row, rows, visitAdmin } from './testing/admin.ts'
import { eventually, openSite, type Site } from './testing/browser.ts'

const projets = '/admin/pages/createprojet'
const slides = '/admin/pages/presentation?liste=slides'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a slide that visitors do not see is not called published', async () => {
  const api = await administratorApi(site)
  await create(api, 'Slide', { titre: 'Rangé pour l’hiver', archive: true, status: true })
  await api.dispose()
  const { page } = await visitAdmin(site, slides)
  await row(page, 'Rangé pour l’hiver').getByText('Archivé', { exact: true }).waitFor()
  expect(await row(page, 'Rangé pour l’hiver').getByText('Publié', { exact: true }).count()).toBe(0)
})

test('a long word does not widen the list on a phone', async () => {
  const api = await administratorApi(site)
  const nom = `Réseau-${'longueur'.repeat(20)}`
  await create(api, 'Partenaire', { nom, url: `https://exemple.ci/${'chemin'.repeat(40)}` })
  await api.dispose()
  const { page } = await visitAdmin(site, '/admin/pages/createpartenaire', { width: 390 })
  await row(page, nom).waitFor()
  expect(await width(page)).toBe(390)
})

test('leads to the site: from the header, and from what is published there', async () => {
  const { page } = await visitAdmin(site, projets)
  const published = rows(page)
    .filter({ has: page.getByText('Publié', { exact: true }) })
    .first()
  const [name = ''] = await published.locator('[class*=nom]').allInnerTexts()
  await published.getByRole('link', { name: 'Voir sur le site' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/projets\/./)
  await page.goBack()
  const publish = row(page, name).getByRole('button', { name: 'Dépublier' })
  await publish.click()
  await row(page, name).getByText('Hors ligne').waitFor()
  expect(await row(page, name).getByRole('link', { name: 'Voir sur le site' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Voir le site' }).click()
  await page.waitForURL(`${site.origin}/`)
})

test('what comes back from the trash says where it is now, and is published from there', async () => {
  const { page } = await visitAdmin(site, projets)
  const [first = ''] = await names(page)
  await press(row(page, first), 'Supprimer')
  await row(page, first).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Corbeille/ }).click()
  await press(row(page, first), 'Restaurer')
  await press(message(page, 'est sorti de la corbeille, hors ligne.'), 'Publier')
  await message(page, `«\u00a0${first}\u00a0» est en ligne.`).waitFor()
  await row(page, first).getByRole('link', { name: 'Publiés' }).click()
  await eventually(() => new URL(page.url()).searchParams.get('etat')).toBe('publies')
  await eventually(() => names(page)).toContain(first)
})

test.each(['one types', 'what was typed is on its way'])(
  'a filter chosen while %s is kept, and searched',
  async (moment) => {
    const { page } = await visitAdmin(site, projets)
    await page.route('**/graphql', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    const asked = page.waitForRequest('**/graphql')
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('lotissement')
    if (moment !== 'one types') await asked
    await page.getByRole('link', { name: /^Hors ligne/ }).click()
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('lotissement')
    expect(new URL(page.url()).searchParams.get('etat')).toBe('hors-ligne')
  },
)

test('F6 leads to the messages', async () => {
  const { page } = await visitAdmin(site, projets)
  const [first = ''] = await names(page)
  await press(row(page, first), 'Supprimer')
  await message(page, 'est dans la corbeille').waitFor()
  await page.keyboard.press('F6')
  const isInMessages = () =>
    page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label') ?? '')
  for (let n = 0; n < 3 && !(await isInMessages()).startsWith('Messages'); n++)
    await page.keyboard.press('F6')
  expect(await isInMessages()).toMatch(/^Messages/)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  for (let n = 0; n < 3 && (await focused()) !== 'Annuler'; n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await message(page, 'est de retour').waitFor()
  await eventually(() => names(page)).toContain(first)
})

test('a page whose code does not come either says so, and comes with the next try', async () => {
  const { page } = await visitAdmin(site, projets)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Faqs' }).click()
  await page.getByRole('heading', { name: 'Le serveur ne répond pas' }).waitFor()
  await press(page, 'Réessayer')
  await page.context().setOffline(false)
  await press(page, 'Réessayer')
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor()
  await rows(page).first().waitFor()
})
