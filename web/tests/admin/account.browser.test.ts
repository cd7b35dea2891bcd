import type { APIRequestContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import MonCompteQuery from '../../src/__generated__/MonCompteQuery.graphql.ts'
import { administratorApi, askAs } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin, takePage } from '../../testing/desk.ts'
import { administrator } from '../../testing/server.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const userMenu = (page: Page): Locator => page.locator('header [aria-haspopup]').first()

describe('my account', () => {
  const compte = (page: Page) => page.getByRole('dialog', { name: 'Mon compte' })

  test('changes the name, shown on the menu at once, and closes by going back', async () => {
    const { page } = await goToAdmin(site, '/admin/pages/createservice')
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'My account' }).click()
    await compte(page).getByLabel('Nom', { exact: true }).fill('Awa Koné')
    await compte(page).getByRole('button', { name: 'Enregistrer' }).click()
    await compte(page).getByText('Nom enregistré.').waitFor()
    await compte(page).getByRole('button', { name: 'Fermer', exact: true }).click()
    await compte(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('')
    await eventually(() => userMenu(page).innerText()).toContain('Awa Koné')
  })

  test('asks for what it shows while its code still comes', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    const asked = page.waitForRequest(
      (one) => one.postData()?.includes(`${MonCompteQuery.params.id}`) ?? false,
    )
    await page.route(/\/assets\/MonCompte-.*\.js$/, async (route) => {
      await asked
      await route.continue()
    })
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'My account' }).click()
    await compte(page).getByLabel('Nom', { exact: true }).waitFor()
  })

  test('leaves no step of its own behind, reloaded or not', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    await goOn(page, '/admin/pages/createservice')
    for (const isReloaded of [false, true]) {
      await userMenu(page).click()
      await page.getByRole('menuitem', { name: 'My account' }).click()
      await compte(page).waitFor()
      if (isReloaded) await page.reload()
      await compte(page).getByRole('button', { name: 'Fermer', exact: true }).click()
      await compte(page).waitFor({ state: 'detached' })
      await eventually(() => new URL(page.url()).hash).toBe('')
    }
    await page.goBack()
    await eventually(() => new URL(page.url()).pathname).toBe('/admin/dashboard')
  })

  test('makes a key that is shown once and works, and takes it back', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard#compte')
    await compte(page).getByLabel('Nom du jeton').fill('Tableau de bord')
    await compte(page).getByRole('button', { name: 'Créer un jeton' }).click()
    const token = await compte(page)
      .getByLabel(/ne sera plus affiché/)
      .inputValue()
    // Nothing but its own button closes what cannot be shown again.
    await page.mouse.click(5, 400)
    await page.keyboard.press('Escape')
    await compte(page).getByLabel('Nom', { exact: true }).fill('Awa Kouassi')
    await compte(page).getByRole('button', { name: 'Enregistrer' }).click()
    await compte(page).getByText('Nom enregistré.').waitFor()
    await compte(page)
      .getByLabel(/ne sera plus affiché/)
      .waitFor()
    const viewer = async () => {
      const response = await page.request.fetch(`${site.origin}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        data: { query: '{ viewer { scope } }' },
      })
      const { data }: { data?: { viewer: unknown } } = await response.json()
      return data?.viewer ?? null
    }
    expect(await viewer()).not.toBeNull()
    await page.reload()
    await compte(page).getByText('Tableau de bord').waitFor()
    expect(await compte(page).getByText(token).count()).toBe(0)
    await compte(page)
      .getByText(/utilisé \d/)
      .waitFor()
    await compte(page).getByRole('button', { name: 'Révoquer le jeton Tableau de bord' }).click()
    await compte(page).getByText('Tableau de bord').waitFor({ state: 'detached' })
    expect(await viewer()).toBeNull()
  })

  test('makes a key for some types, without personal data, that ends soon', async () => {
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard#compte', { width: 390 })
    await compte(page).getByLabel('Nom du jeton').fill('Vitrine')
    await compte(page).getByLabel('Seulement certains types de contenu').check()
    expect(await compte(page).getByLabel('Candidatures\u00a0: lire').count()).toBe(0)
    await compte(page).getByRole('checkbox', { name: 'Données personnelles' }).check()
    await compte(page).getByLabel('Candidatures\u00a0: lire').waitFor()
    await compte(page).getByRole('checkbox', { name: 'Données personnelles' }).uncheck()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await complaintsInBothSchemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    // Nothing is chosen: the server says so beside the choice.
    await compte(page).getByRole('button', { name: 'Créer un jeton' }).click()
    await compte(page).getByText('Choisissez au moins un type de contenu.').waitFor()
    await compte(page).getByLabel('Projets\u00a0: modifier', { exact: true }).check()
    await compte(page).getByLabel('Sections de la FAQ\u00a0: lire').check()
    await compte(page).getByLabel('Fin du jeton').selectOption('Jamais')
    await compte(page).getByRole('button', { name: 'Créer un jeton' }).click()
    const row = compte(page).getByRole('listitem').filter({ hasText: 'Vitrine' })
    await row.getByText(/^lit .*projets.*, modifie projets · sans données personnelles$/).waitFor()
    await row.getByText('sans fin').waitFor()
    await compte(page).getByRole('button', { name: 'Révoquer le jeton Vitrine' }).click()
    await row.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  test('ends a session elsewhere; a new password ends all others, and not this one', async () => {
    const { page } = await takePage(site)
    const elsewhere: APIRequestContext[] = []
    onTestFinished(async () => void (await Promise.all(elsewhere.map((api) => api.dispose()))))
    /** A session of another browser. */
    const open = async () => {
      const api = await administratorApi(site)
      elsewhere.push(api)
      return api
    }
    const isSignedIn = async (api: APIRequestContext) =>
      (await askAs<{ viewer: object | null }>(api, '{ viewer { nom } }')).viewer !== null
    const first = await open()
    await goOn(page, '/admin/dashboard#compte')
    await compte(page).getByText('Cette session').waitFor()
    // The latest other one stands below this one or above it, and is the first that may be closed.
    await compte(page)
      .getByRole('button', { name: /Fermer la session/ })
      .first()
      .click()
    await compte(page).getByText('Session fermée.').waitFor()
    expect(await isSignedIn(first)).toBe(false)

    // Two more, of which one cannot tell which is whose but by when each was opened.
    const [second] = [await open(), await open()]
    await goOn(page, '/admin/dashboard#compte')
    await compte(page)
      .getByText(/^ouverture.*vue/)
      .first()
      .waitFor()
    await compte(page).getByRole('button', { name: 'Fermer toutes les autres' }).click()
    await compte(page).getByText('Les autres sessions sont fermées.').waitFor()
    await eventually(() =>
      compte(page)
        .getByRole('button', { name: /Fermer la session/ })
        .count(),
    ).toBe(0)
    expect([await isSignedIn(second), await isSignedIn(page.request)]).toEqual([false, true])

    const third = await open()
    const change = async (current: string, next: string) => {
      await compte(page).getByLabel('Mot de passe actuel').fill(current)
      await compte(page).getByLabel('Nouveau mot de passe').fill(next)
      await compte(page).getByRole('button', { name: 'Changer le mot de passe' }).click()
    }
    await change('ce n’est pas lui', 'une boussole sous la pluie')
    await compte(page).getByText('Ce n’est pas votre mot de passe actuel.').waitFor()
    await change(administrator.password, 'une boussole sous la pluie')
    await compte(page).getByText('Mot de passe changé').waitFor()
    expect(await isSignedIn(third)).toBe(false)
    expect(await isSignedIn(page.request)).toBe(true)
    await eventually(() => compte(page).getByText('Cette session').count()).toBe(1)
    await change('une boussole sous la pluie', administrator.password)
    await eventually(() => compte(page).getByLabel('Mot de passe actuel').inputValue()).toBe('')
  })
})

test('an account that waits is activated and disabled; the last one stays', async () => {
  const ask = (nom: string, email: string) =>
    site.ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
      input: { nom, email, password: 'un fil a plomb tranquille' },
    })
  await ask('Koffi Attend', 'koffi@example.com')
  await ask('Un Autre', 'koffi@example.com')
  const { page } = await goToAdmin(site, '/admin/dashboard')
  const row = page.getByRole('listitem').filter({ hasText: 'koffi@example.com' })
  await eventually(() => row.innerText()).toContain('En attente')
  const figure = page.getByRole('link', { name: /Comptes/ })
  expect(await figure.innerText()).toContain('en attente')
  await row.getByText('Demandé 2 fois').waitFor()
  await row.getByRole('button', { name: /Activer/ }).click()
  const shown = page.getByRole('dialog', { name: 'Premier mot de passe de Koffi Attend' })
  expect(await shown.getByRole('textbox').inputValue()).toContain('#reinitialiser=')
  await shown.getByRole('button', { name: 'C’est fait' }).click()
  await shown.waitFor({ state: 'detached' })
  await eventually(() => row.innerText()).toContain('Actif')
  const hasKeyboard = () => row.evaluate((one) => one.contains(document.activeElement))
  await eventually(hasKeyboard).toBe(true)
  await eventually(() => figure.innerText()).toContain('aucun n’attend')
  await row.getByRole('button', { name: /Nommer propriétaire/ }).click()
  const naming = page.getByRole('dialog', { name: /Nommer propriétaire/ })
  expect(await naming.getByRole('button', { name: 'Nommer propriétaire' }).isDisabled()).toBe(true)
  await naming.getByRole('button', { name: 'Annuler' }).click()
  await naming.waitFor({ state: 'detached' })
  expect(await row.innerText()).not.toContain('Propriétaire')
  await row.getByRole('button', { name: /Nommer propriétaire/ }).click()
  await naming.getByLabel(/écrivez NOMMER/).fill('nommer')
  await naming.getByRole('button', { name: 'Nommer propriétaire' }).click()
  await naming.waitFor({ state: 'detached' })
  await eventually(() => row.innerText()).toContain('Propriétaire')
  await eventually(hasKeyboard).toBe(true)
  expect(await row.getByRole('button', { name: /Désactiver|Mot de passe/ }).count()).toBe(0)
  await row.getByRole('button', { name: 'Retirer ce rôle… à Koffi Attend' }).click()
  const taking = page.getByRole('dialog', { name: /Retirer le rôle de propriétaire.*Koffi Attend/ })
  await taking.getByRole('button', { name: 'Annuler' }).click()
  await taking.waitFor({ state: 'detached' })
  expect(await row.innerText()).toContain('Propriétaire')
  await row.getByRole('button', { name: /Retirer ce rôle/ }).click()
  await taking.getByLabel(/écrivez RETIRER/).fill('retirer')
  await taking.getByRole('button', { name: 'Retirer ce rôle' }).click()
  await taking.waitFor({ state: 'detached' })
  await eventually(() => row.innerText()).toContain('Actif')
  await eventually(hasKeyboard).toBe(true)
  await row.getByRole('button', { name: /Désactiver/ }).click()
  await eventually(() => row.innerText()).toContain('Désactivé')
  await eventually(hasKeyboard).toBe(true)
  await row.getByRole('button', { name: /Supprimer/ }).click()
  const question = page.getByRole('dialog', { name: /Supprimer/ })
  expect(await question.getByRole('button', { name: 'Supprimer', exact: true }).isDisabled()).toBe(true)
  await question.getByLabel(/écrivez SUPPRIMER/).fill('supprimer')
  await question.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await row.waitFor({ state: 'detached' })
  await eventually(() =>
    page.evaluate(() => document.activeElement?.closest('[aria-labelledby=comptes]') !== null),
  ).toBe(true)
  // The colleague is still listed for an owner who comes back from telling him the address.
  await ask('Yao Arrive', 'yao@example.com')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('listitem').filter({ hasText: 'yao@example.com' }).waitFor()
  const own = page.getByRole('listitem').filter({ hasText: administrator.email })
  expect(await own.innerText()).toContain('Propriétaire')
  // The page offers no such button; the rule is the server's.
  const { viewer } = await askAs<{ viewer: { id: string } }>(page.request, '{ viewer { id } }')
  const { result } = await askAs<{ result: { message?: string } }>(
    page.request,
    'mutation ($input: AccountInput!) { result: disableAccount(input: $input) { ... on Error { message } } }',
    { input: { id: viewer.id } },
  )
  expect(result.message).toContain('dernier compte actif')
})

test('a request for an account arrives while one looks, and once', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  const figure = page.getByRole('link', { name: /Comptes/ })
  const before = Number(/\d+/.exec(await figure.innerText())?.[0])
  const ask = (nom: string) =>
    site.ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
      input: { nom, email: 'awa.demande@example.com', password: 'un fil a plomb tranquille' },
    })
  await ask('Awa Demande')
  const row = page.getByRole('listitem').filter({ hasText: 'awa.demande@example.com' })
  await eventually(() => row.innerText()).toContain('En attente')
  await eventually(() => figure.innerText()).toContain(String(before + 1))
  await eventually(() => page.locator('#annonce').textContent()).toBe('Awa Demande demande un compte.')
  await ask('Une autre')
  await goOn(page, '/admin/dashboard#notifications')
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  const told = panel.getByRole('listitem').filter({ hasText: 'awa.demande@example.com' })
  await told.waitFor()
  expect(await told.count()).toBe(1)
  await told.getByRole('link', { name: 'Awa Demande' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(new URL(page.url()).hash).toBe('#comptes')
  await row.getByRole('button', { name: /Refuser/ }).click()
  await eventually(() => row.innerText()).toContain('Désactivé')
  await goOn(page, '/admin/dashboard#notifications')
  await panel.waitFor()
  await eventually(() => told.count()).toBe(0)
})

test('an address that names the accounts leads to them', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard#comptes', { width: 390 })
  const heading = page.getByRole('heading', { name: 'Comptes' })
  const top = () => heading.evaluate((one) => one.getBoundingClientRect().top / innerHeight)
  await eventually(top).toBeLessThan(1)
})

test('a request for an account stands among the notifications of any page, at once', async () => {
  const { page } = await goToAdmin(site, '/admin/pages/createpartenaire')
  const menu = page.getByRole('banner').getByRole('button', { name: / non lus?/ })
  const count = async () => Number(/\d+/.exec(await menu.innerText())?.[0] ?? 0)
  const before = await count()
  await site.ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
    input: { nom: 'Ali Ailleurs', email: 'ali@example.com', password: 'un fil a plomb tranquille' },
  })
  await eventually(() => page.locator('#annonce').textContent()).toBe('Ali Ailleurs demande un compte.')
  await eventually(count).toBe(before + 1)
  await page.evaluate(() => location.assign('#notifications'))
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.waitFor()
  await eventually(() => panel.getByRole('link', { name: 'Ali Ailleurs' }).count()).toBe(1)
})

test('without e-mail a forgotten password is found again by a colleague’s link', async () => {
  const aya = { nom: 'Aya Oublie', email: 'aya@example.com', password: 'une chaine et deux jalons' }
  await site.ask('mutation ($input: RegisterInput!) { register(input: $input) { __typename } }', {
    input: aya,
  })
  const lost = await site.visit('/admin/login?oublie=1', { ready: 'main h1' })
  await lost.page.getByLabel('E-mail').fill(aya.email)
  await lost.page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await lost.page.getByText('Ce site n’envoie pas d’e-mail').waitFor()
  expect(await lost.page.getByText('vient d’y partir').count()).toBe(0)

  const { page } = await goToAdmin(site, '/admin/dashboard', { width: 390 })
  await page.getByText('Ce site n’envoie pas d’e-mail').waitFor()
  const row = page.getByRole('listitem').filter({ hasText: aya.email })
  await row.getByRole('button', { name: /Activer/ }).click()
  await page
    .getByRole('dialog', { name: 'Premier mot de passe d’Aya Oublie' })
    .getByText('C’est fait')
    .click()
  await row.getByRole('button', { name: /Mot de passe/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau mot de passe pour Aya Oublie' })
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const link = await dialog.getByLabel(/il ne sera plus affiché/).inputValue()
  await dialog.getByRole('button', { name: 'C’est fait' }).click()
  await dialog.waitFor({ state: 'detached' })

  await lost.page.goto(link)
  await lost.page.getByLabel('Nouveau mot de passe', { exact: true }).fill('une chaine et trois jalons')
  await lost.page.getByRole('button', { name: 'Enregistrer et se connecter' }).click()
  await lost.page.waitForURL('**/admin/dashboard')
  await eventually(() => lost.page.getByRole('region', { name: 'Comptes' }).innerText()).toContain('(vous)')
})
