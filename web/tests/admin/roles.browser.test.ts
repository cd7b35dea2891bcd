import type { APIRequestContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorApi, askAs, create, row } from '../../testing/admin.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin } from '../../testing/desk.ts'

let site: Site
let api: APIRequestContext
beforeAll(async () => {
  site = await openSite()
  api = await administratorApi(site)
  await create(api, 'Faq', { titre: 'Section d’essai' })
})
afterAll(async () => {
  await api.dispose()
  await site.stop()
})

const password = 'un fil a plomb tranquille'

function register(nom: string, email: string): Promise<unknown> {
  return site.ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
    input: { nom, email, password },
  })
}

async function accountOf(email: string): Promise<{ id: string; role: string; status: boolean }> {
  const { admin } = await askAs<{
    admin: { accounts: { edges: { node: { id: string; email: string; role: string; status: boolean } }[] } }
  }>(api, '{ admin { accounts(first: 100) { edges { node { id email role status } } } } }')
  const found = admin.accounts.edges.find(({ node }) => node.email === email)
  if (!found) throw new Error(`There is no account ${email}.`)
  return found.node
}

let asked = 0

/** Opens an account with this role; answers what signs a page in to it. */
async function colleague(role: string): Promise<(page: Page) => Promise<void>> {
  const email = `${role.toLowerCase()}-${(asked += 1)}@example.com`
  await register(role, email)
  const { id } = await accountOf(email)
  const { opened } = await askAs<{ opened: { passwordLink: { link: string } } }>(
    api,
    `mutation ($id: ID!, $role: Role) { opened: activateAccount(input: { id: $id }, role: $role) {
      ... on ActivationPayload { passwordLink { link } } } }`,
    { id, role },
  )
  return async (page) => {
    await askAs(
      page.request,
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }',
      { input: { token: opened.passwordLink.link.split('=').at(-1), password } },
    )
  }
}

const parts = [
  'À voir',
  'Boîte de réception',
  'Comptes',
  'Dernières modifications',
  'Sauvegarde',
  'Liens d’aperçu',
]

/** Which parts of the dashboard are there. */
async function shownOn(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'Dernières modifications' }).waitFor()
  const shown: string[] = []
  for (const part of parts) if ((await page.getByRole('region', { name: part }).count()) > 0) shown.push(part)
  return shown
}

test('an owner has all of it', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  expect(await shownOn(page)).toEqual(expect.arrayContaining(['À voir', 'Comptes', 'Sauvegarde']))
})

test.each([
  ['REDACTION', { inbox: false, writes: true }],
  ['ACCUEIL', { inbox: true, writes: false }],
  ['LECTURE', { inbox: false, writes: false }],
] as const)('%s finds what the role is for, and nothing that is refused', async (role, { inbox, writes }) => {
  const signIn = await colleague(role)
  const { page } = await site.visit('/admin/dashboard', { prepare: signIn, ready: 'main h1' })
  const shown = await shownOn(page)
  expect(shown).not.toContain('Comptes')
  expect(shown).not.toContain('Sauvegarde')
  expect(await page.locator('[aria-labelledby=boite]').count()).toBe(inbox ? 1 : 0)
  expect((await page.locator('[aria-labelledby=attention] a[href*=boite]').count()) > 0).toBe(inbox)
  await page.goto(`${site.origin}/admin/pages/createfaq`)
  const faq = row(page, 'Section d’essai')
  await faq.waitFor()
  for (const name of ['Publier', 'Supprimer', 'Dupliquer'])
    expect([name, await faq.getByRole('button', { name }).count()]).toEqual([name, writes ? 1 : 0])
  expect(await page.locator('main a[href*=creer]').count()).toBe(writes ? 1 : 0)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Rechercher partout' })
  await palette.getByRole('searchbox').fill('section')
  await palette.getByRole('menuitem').filter({ hasText: 'Section d’essai' }).waitFor()
  expect(await palette.getByRole('menuitem').filter({ hasText: 'Nouvelle section' }).count()).toBe(
    writes ? 1 : 0,
  )
  await palette.getByRole('menuitem').filter({ hasText: 'Section d’essai' }).click()
  await row(page, 'Section d’essai').waitFor()
  expect(new URL(page.url()).searchParams.has('modifier')).toBe(writes)
  await page.goto(`${site.origin}/admin/images`)
  const library = page.getByRole('list', { name: 'Bibliothèque' })
  await library.getByRole('listitem').first().waitFor()
  expect((await library.getByRole('link').count()) > 0).toBe(writes)
  expect(await library.getByRole('button').count()).toBe(0)
  await page.goto(`${site.origin}/admin/journal`)
  await page.getByRole('list', { name: 'Journal' }).waitFor()
  await page.goto(`${site.origin}/admin/dashboard#compte`)
  const account = page.getByRole('dialog', { name: 'Mon compte' })
  await account.getByLabel('Nom', { exact: true }).waitFor()
  expect(await account.getByRole('button', { name: 'Créer un jeton' }).count()).toBe(0)
  await page.goto(`${site.origin}/admin/webhooks`)
  await page.getByText('l’affaire des propriétaires').waitFor()
  expect(await page.getByRole('button', { name: 'Ajouter un webhook' }).count()).toBe(0)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('an owner gives a role where accounts are, before one is opened and after', async () => {
  await register('Koffi', 'koffi@example.com')
  const { page } = await goToAdmin(site, '/admin/dashboard')
  const koffi = page.getByRole('listitem').filter({ hasText: 'koffi@example.com' })
  await koffi.getByRole('combobox').selectOption('ACCUEIL')
  await koffi.getByRole('button', { name: /Activer/ }).click()
  const link = page.getByRole('dialog', { name: /Premier mot de passe/ })
  await link.getByRole('button', { name: 'C’est fait' }).click()
  expect(await accountOf('koffi@example.com')).toMatchObject({ role: 'ACCUEIL', status: true })
  await koffi.getByRole('combobox').selectOption('REDACTION')
  await eventually(async () => (await accountOf('koffi@example.com')).role).toBe('REDACTION')
})
