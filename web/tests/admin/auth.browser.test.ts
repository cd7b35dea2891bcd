import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { names, press, row, rows, signIn, visitAdmin } from '../../testing/admin.ts'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, isFocused, openSite, routeOnce, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import { administrator } from '../../testing/server.ts'

const login = '/admin/login'
const projets = '/admin/pages/createprojet'
const strong = 'trois bornes et un ruisseau'

let site: Site
beforeAll(async () => {
  // Nothing listens there: what is said is the same whether a message arrives or not.
  site = await openSite({ SMTP_URL: 'smtp://127.0.0.1:1' })
})
afterAll(() => site.stop())

const bare = { ready: 'main h1' }
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const password = (page: Page) => page.getByLabel('Mot de passe', { exact: true })

async function fill(page: Page, as = administrator): Promise<void> {
  await email(page).fill(as.email)
  await password(page).fill(as.password)
}

describe('signing in', () => {
  test('each page of who is not signed in is bare, axe clean and fits a phone', async () => {
    const { page, complaints } = await goToAdmin(site, login, { width: 375, isNobody: true })
    for (const path of [`${login}?oublie=1`, `${login}?nouveau#reinitialiser=x`, login, '/admin/inscrire']) {
      await goOn(page, path)
      expect(await page.locator('nav, header').count(), path).toBe(0)
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
        expect(await complaintsOfAxe(page, { again: width !== 375 }), path).toEqual([])
      }
    }
    expect(complaints).toEqual([])
  })

  test('is asked of who has no session, and leads back', async () => {
    const address = `${projets}?q=route&etat=publies`
    const { page, complaints } = await site.visit(address, bare)
    expect(new URL(page.url()).pathname).toBe(login)
    await fill(page)
    await password(page).press('Enter')
    await page.waitForURL((url) => url.pathname + url.search === address)
    await page.getByRole('heading', { level: 1, name: 'Projets' }).waitFor()
    expect(complaints).toEqual([])
    await page.goto(`${login}?next=${encodeURIComponent(projets)}`)
    expect(new URL(page.url()).pathname).toBe(projets)
  })

  test('works in the oldest browsers that the README names', async () => {
    const { page, complaints } = await site.visit(`${login}?next=${encodeURIComponent(projets)}`, {
      ...bare,
      async prepare(page) {
        await page.addInitScript(() => {
          for (const [owner, name] of [
            [URL, 'parse'],
            [Promise, 'withResolvers'],
            [Promise, 'try'],
            [Object, 'groupBy'],
            [Map, 'groupBy'],
            [Array, 'fromAsync'],
            [AbortSignal, 'any'],
            [Element.prototype, 'checkVisibility'],
          ] as const)
            Reflect.deleteProperty(owner, name)
        })
      },
    })
    await fill(page)
    await password(page).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Projets' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(projets)
    await rows(page).first().getByRole('link').first().click()
    await page.getByRole('dialog').locator('form').waitFor()
    expect(complaints).toEqual([])
  })

  test('says beside the field what is wrong, and keeps what was typed', async () => {
    const { page } = await goToAdmin(site, login, { isNobody: true })
    await fill(page, { ...administrator, password: 'autre chose' })
    await press(page, 'Se connecter')
    await page.getByText('Adresse e-mail ou mot de passe incorrect.').waitFor()
    expect(await email(page).getAttribute('aria-invalid')).toBe('true')
    expect(await email(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await email(page).inputValue()).toBe(administrator.email)
    // What the library says of variables that do not fit is for who wrote them, in its own language.
    const unfit = { message: 'Variable "$input" got invalid value', extensions: { code: 'BAD_REQUEST' } }
    const refuse = (route: Route) => route.fulfill({ status: 400, json: { errors: [unfit] } })
    const lose = (route: Route) => route.abort()
    const answers = [
      ['Le serveur a rencontré une erreur', refuse],
      ['Le serveur ne répond pas', lose],
    ] as const
    for (const [words, answer] of answers) {
      await routeOnce(page, '**/graphql', answer)
      await press(page, 'Se connecter')
      await page.getByRole('alert').filter({ hasText: words }).waitFor()
      expect(await page.getByText('invalid value').count()).toBe(0)
      await page.unroute('**/graphql')
    }
  })

  test('says how long to wait after too many tries', async () => {
    const { page } = await goToAdmin(site, login, { isNobody: true })
    const input = { email: 'personne@exemple.ci', password: 'rien' }
    for (let n = 0; n < 10; n++)
      await page.request.post('/graphql', {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        data: {
          query: 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }',
          variables: { input },
        },
      })
    await fill(page, input)
    await press(page, 'Se connecter')
    await page
      .getByRole('alert')
      .filter({ hasText: /réessayez dans \d+ minutes/ })
      .waitFor()
  })

  test('a forgotten password: the answer tells nobody’s address, a bad link leads on', async () => {
    const { page } = await goToAdmin(site, login, { isNobody: true })
    await page.getByRole('link', { name: /Mot de passe oublié/ }).click()
    // Both forms ask for an e-mail.
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor()
    await email(page).fill('personne@exemple.ci')
    await press(page, 'Recevoir un lien')
    await page.getByText('Si un compte porte l’adresse personne@exemple.ci').waitFor()
    await goOn(page, `${login}?nouveau#reinitialiser=rien`)
    // Neither the history nor whoever looks at the screen is left with it.
    await eventually(async () => page.url()).toMatch(/\/admin\/login\?nouveau$/)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(strong)
    await press(page, 'Enregistrer et se connecter')
    await page.getByRole('alert').filter({ hasText: 'Ce lien a expiré ou a déjà servi.' }).waitFor()
    await page.getByRole('link', { name: 'Demander un autre lien' }).click()
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor()
  })
})

describe('registering', () => {
  test('asks for a good password, and waits for an administrator', async () => {
    const { page, complaints } = await site.visit('/admin/inscrire', bare)
    await page.getByRole('textbox', { name: 'Nom' }).fill('Awa Koné')
    await fill(page, { email: 'awa@exemple.ci', password: 'court' })
    await press(page, 'Envoyer la demande')
    await eventually(() => password(page).getAttribute('aria-invalid')).toBe('true')
    await password(page).fill(strong)
    await press(page, 'Envoyer la demande')
    await page.getByText('Un administrateur doit activer votre compte.').waitFor()
    expect(complaints).toEqual([])
  })

  test('by the link of a new installation signs in at once; the link works once', async () => {
    const fresh = await openSite({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
    try {
      const link = /\S+\/admin\/inscrire\?jeton=\S+/.exec(fresh.output())?.[0] ?? ''
      for (const expected of ['/admin/dashboard', '/admin/inscrire']) {
        // Away from this machine it stands behind `#`.
        const { page } = await fresh.visit(
          expected === '/admin/dashboard' ? link.replace('?', '#') : link,
          bare,
        )
        await page.getByRole('textbox', { name: 'Nom' }).fill('Awa Koné')
        await fill(page, { email: 'awa@exemple.ci', password: strong })
        await press(page, 'Créer le compte')
        if (expected === '/admin/inscrire')
          await page.getByRole('alert').filter({ hasText: 'expiré' }).waitFor()
        else await page.waitForURL(`**${expected}`)
        await page.context().close()
      }
    } finally {
      await fresh.stop()
    }
  })
})

describe('a session', () => {
  test('that has ended is renewed in place, and what was asked for is done', async () => {
    // What a page that has been used asks for behind would find the end of the session first.
    const { page } = await visitAdmin(site, projets)
    const [name = ''] = await names(page)
    const publish = row(page, name).getByRole('button', { name: /^(Publier|Dépublier)$/ })
    const before = await publish.textContent()
    await page.context().clearCookies()
    await publish.click()
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    expect(await dialog.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(administrator.email)
    expect(await complaintsOfAxe(page)).toEqual([])
    await password(page).fill('autre chose')
    await press(dialog, 'Se connecter')
    await dialog.getByRole('alert').filter({ hasText: 'mot de passe incorrect' }).waitFor()
    expect(await password(page).getAttribute('aria-invalid')).toBe('true')
    // It has the keyboard, and what is typed takes the place of what was wrong.
    await eventually(() => password(page).evaluate(isFocused)).toBe(true)
    await page.keyboard.type(administrator.password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => publish.textContent()).not.toBe(before)
  })

  test('ends with Logout: the way back shows nothing', async () => {
    const { page, complaints } = await visitAdmin(site, projets)
    await page.getByRole('button', { name: 'Administrateur' }).click()
    await eventually(() => page.getByRole('menuitem').allTextContents()).toEqual([
      'My account',
      'Notifications',
      'Logout',
    ])
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Connexion' }).waitFor()
    await page.goBack().catch(() => {})
    await page.goto(projets)
    await page.getByRole('heading', { name: 'Connexion' }).waitFor()
    await page.goBack().catch(() => {})
    expect(await rows(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('that ended in another tab asks again here', async () => {
    const { page } = await goToAdmin(site, projets)
    const other = await page.context().newPage()
    await other.goto('/admin/pages/createservice')
    await other.getByRole('button', { name: 'Administrateur' }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await other.getByRole('heading', { name: 'Connexion' }).waitFor()
    await page.getByRole('link', { name: 'Services', exact: true }).click()
    await page.getByRole('dialog', { name: 'Votre session a expiré' }).waitFor()
    await signIn(other)
    await page.getByRole('dialog').getByLabel('Mot de passe', { exact: true }).fill(administrator.password)
    await press(page.getByRole('dialog'), 'Se connecter')
    await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  })
})

describe('the menu', () => {
  test('leads to the pages under their own names, each with the current one marked', async () => {
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard')
    const menu = page.getByRole('navigation', { name: 'Administration' })
    const labels = await menu.getByRole('link').allTextContents()
    expect(labels).toEqual([
      'Accueil',
      'Entreprise',
      'Presentation',
      'Equipes',
      'Projets',
      'Services',
      'Categories',
      'Faqs',
      'Partenaires',
      'Testimonials',
      'Site',
      'Images',
      'Journal',
    ])
    for (const label of labels) {
      await menu.getByRole('link', { name: label, exact: true }).click()
      await eventually(() => menu.locator('[aria-current=page]').textContent()).toBe(label)
      await page.locator('main h1').waitFor()
    }
    expect(complaints).toEqual([])
  })
})
