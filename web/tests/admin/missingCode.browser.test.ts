import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { message, rows, visitAdmin } from '../../testing/admin.ts'
import { eventually, isFocused, openSite, type Site } from '../../testing/browser.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const userMenu = (page: Page): Locator => page.locator('header [aria-haspopup]').first()

async function openPanel(page: Page, name: string): Promise<void> {
  await userMenu(page).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Code never comes twice: each has a page of its own. */
test.each([
  [
    'the question that a row asks',
    '/admin/pages/createservice',
    'Remplacement',
    (page: Page) => rows(page).getByRole('button', { name: 'Remplacer…' }).first().click(),
  ],
  [
    'what a counter means',
    '/admin/pages/createservice',
    'Remplacement',
    (page: Page) =>
      page
        .getByRole('status')
        .getByRole('button', { name: / actifs$/ })
        .click(),
  ],
  [
    'the bar of a list',
    '/admin/pages/createservice',
    'BarreListe',
    async (page: Page) => {
      const box = rows(page).first().getByRole('checkbox')
      await box.press('Space')
      // Nothing is selected any more, and the keyboard is at the row.
      await eventually(() => box.isChecked()).toBe(false)
      await eventually(() => box.evaluate(isFocused)).toBe(true)
    },
  ],
  ['the account', '/admin/dashboard', 'MonCompte', (page: Page) => openPanel(page, 'My account')],
  [
    'the notifications',
    '/admin/dashboard',
    'Notifications',
    (page: Page) => openPanel(page, 'Notifications'),
  ],
])('says so and leaves the page where the code does not come of %s', async (_what, path, part, open) => {
  const { page } = await visitAdmin(site, '/admin/journal')
  await page.route(new RegExp(`/${part}-[^/]*\\.js`), (route) => route.abort())
  await page.goto(path)
  await page.locator('main h1').waitFor()
  for (const _turn of [1, 2]) {
    await open(page)
    const said = message(page, 'Le serveur ne répond pas.')
    await said.waitFor()
    expect(await page.getByText('Cette page n’a pas pu s’afficher').count()).toBe(0)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await eventually(() => new URL(page.url()).hash).toBe('')
    await said.getByRole('button', { name: 'Fermer' }).click()
    await said.waitFor({ state: 'detached' })
  }
})

test('a field whose code does not come shows its text, leaves the form, and has a page loaded anew', async () => {
  const { page } = await visitAdmin(site, '/admin/journal')
  const code = /\/TexteRiche-[^/]*\.js/
  await page.route(code, (route) => route.abort())
  await page.goto('/admin/pages/createservice?creer=1')
  const panel = page.getByRole('dialog')
  const said = panel.getByRole('alert').filter({ hasText: 'L’éditeur de ce texte n’a pas pu être chargé.' })
  await said.waitFor()
  expect(await panel.getByLabel(/^Nom/).isVisible()).toBe(true)
  await page.unroute(code)
  await said.getByRole('button', { name: 'Recharger la page' }).click()
  await panel.locator('[contenteditable=true]').waitFor()
})
