import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin, loadAdmin } from '../../testing/desk.ts'

let site: Site
let mailing: Site
beforeAll(async () => {
  site = await openSite()
  // Nothing listens there: what is said is the same whether the message has arrived by then or not.
  mailing = await openSite({ SMTP_URL: 'smtp://127.0.0.1:1' })
})
afterAll(() => Promise.all([site.stop(), mailing.stop()]))

test.each([390, 1440] as const)(
  'a colleague is invited from the dashboard, and the link is shown, at %i px',
  async (width) => {
    const email = `koffi-${width}@example.com`
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard', { width })
    const accounts = page.getByRole('region', { name: 'Comptes' })
    const invite = accounts.getByRole('button', { name: 'Inviter un collègue' })
    await invite.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Inviter un collègue' })
    await dialog.getByLabel('Nom').fill('Koffi')
    await dialog.getByLabel('E-mail').fill('koffi')
    await dialog.getByLabel('Rôle').selectOption('Rédaction (contenu)')
    await dialog.getByLabel('E-mail').press('Enter')
    await eventually(() => dialog.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true')
    await eventually(() => dialog.getByLabel('E-mail').evaluate(isFocused)).toBe(true)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('E-mail').press('Enter')
    await dialog.getByRole('status').filter({ hasText: 'Le compte de Koffi est ouvert.' }).waitFor()
    expect(await dialog.getByLabel('Lien à donner').inputValue()).toMatch(/#reinitialiser=[\w-]{43}$/)
    expect(await dialog.getByRole('button', { name: 'Copier' }).evaluate(isFocused)).toBe(true)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'C’est fait' }).click()
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => invite.evaluate(isFocused)).toBe(true)
    const koffi = accounts.getByRole('listitem').filter({ hasText: email })
    expect(await koffi.getByRole('combobox').inputValue()).toBe('REDACTION')
    // The same address once more.
    await invite.press('Enter')
    await dialog.getByLabel('Nom').fill('Koffi')
    await dialog.getByLabel('E-mail').fill(email.toUpperCase())
    await dialog.getByRole('button', { name: 'Inviter', exact: true }).click()
    await dialog.getByText('Cette adresse a déjà un compte.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  },
)

test('where the site sends e-mail, it says to whom the link has gone', async () => {
  const { page } = await goToAdmin(mailing, '/admin/dashboard', { width: 390 })
  await page.getByRole('button', { name: 'Inviter un collègue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inviter un collègue' })
  await dialog.getByLabel('Nom').fill('Aya')
  await dialog.getByLabel('E-mail').fill('aya@example.com')
  await dialog.getByLabel('E-mail').press('Enter')
  await dialog.getByRole('status').filter({ hasText: 'Un lien a été envoyé à aya@example.com.' }).waitFor()
  const done = dialog.getByRole('button', { name: 'C’est fait' })
  expect(await done.evaluate(isFocused)).toBe(true)
  expect(await complaintsInBothSchemes(page)).toEqual([])
  await done.press('Enter')
  await dialog.waitFor({ state: 'detached' })
})

test.each([390, 1440] as const)(
  'requests for accounts are switched off and on, and the pages for them say so, at %i px',
  async (width) => {
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard', { width })
    const accounts = page.getByRole('region', { name: 'Comptes' })
    const box = accounts.getByRole('checkbox', { name: 'Accepter les demandes de compte' })
    await box.press('Space')
    await accounts.getByText('Les comptes s’ouvrent sur invitation seulement.').waitFor()
    expect(await box.isChecked()).toBe(false)
    expect(await accounts.getByLabel('demande son compte à cette adresse').count()).toBe(0)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    const { page: stranger } = await loadAdmin(site, '/admin/login', { width, isNobody: true })
    await stranger.getByRole('link', { name: /Mot de passe oublié/ }).waitFor()
    expect(await stranger.getByRole('link', { name: 'Demander un compte' }).count()).toBe(0)
    await stranger.goto(`${site.origin}/admin/inscrire`)
    await stranger.getByText('Les comptes s’ouvrent ici sur invitation.').waitFor()
    expect(await stranger.getByRole('textbox').count()).toBe(0)
    expect(await complaintsInBothSchemes(stranger)).toEqual([])
    expect(await stranger.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    await box.press('Space')
    await accounts.getByLabel('demande son compte à cette adresse').waitFor()
    await stranger.goto(`${site.origin}/admin/login`)
    await stranger.getByRole('link', { name: 'Demander un compte' }).click()
    // Who had the page open before finds the form, and is refused by it.
    await box.press('Space')
    await accounts.getByText('Les comptes s’ouvrent sur invitation seulement.').waitFor()
    await stranger.getByRole('textbox', { name: 'Nom' }).fill('Aya')
    await stranger.getByRole('button', { name: 'Envoyer la demande' }).click()
    await stranger
      .getByRole('alert')
      .filter({ hasText: 'Les comptes s’ouvrent ici sur invitation.' })
      .waitFor()
    await box.press('Space')
    await accounts.getByLabel('demande son compte à cette adresse').waitFor()
    expect(complaints).toEqual([])
  },
)
