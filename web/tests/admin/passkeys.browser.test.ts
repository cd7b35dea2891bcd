import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { complainOfRefusals, listenTo, openSite, type Site } from '../../testing/browser.ts'
import { administrator } from '../../testing/server.ts'

/* Browsers have passkeys at a name alone, and know this machine's without https: by `localhost`, not by its number. */

let site: Site
let origin: string
beforeAll(async () => {
  site = await openSite()
  origin = site.origin.replace('127.0.0.1', 'localhost')
})
afterAll(() => site.stop())

const login = '/admin/login'
const compte = (page: Page) => page.getByRole('dialog', { name: 'Mon compte' })
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })

/** An authenticator in the device, whose owner is there and touches it at once. */
async function authenticator(page: Page, more: object = {}) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  onTestFinished(() => devtools.detach().catch(() => undefined))
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      ...more,
    },
  })
  return { devtools, authenticatorId }
}

async function held({ devtools, authenticatorId }: { devtools: CDPSession; authenticatorId: string }) {
  return (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
}

async function openPage(width: 390 | 1440 = 1440) {
  const page = await site.openPage({ width })
  const { complaints } = listenTo(page)
  await complainOfRefusals(page)
  return { page, complaints }
}

async function signInByPassword(page: Page): Promise<void> {
  await page.goto(`${origin}${login}`)
  await email(page).fill(administrator.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL('**/admin/dashboard')
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${origin}/admin/dashboard#compte-cles`)
  await compte(page).getByRole('heading', { name: 'Clés d’accès' }).waitFor()
}

async function add(page: Page, nom: string, password = administrator.password): Promise<void> {
  await compte(page).getByLabel('Nom de la clé d’accès').fill(nom)
  await compte(page).getByLabel('Votre mot de passe', { exact: true }).fill(password)
  await compte(page).getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
}

/** Signs this browser out, and says nothing of it to the server. */
const forgetSession = (page: Page) => page.context().clearCookies()

test('a passkey is made, named and removed, and signs in by one touch from the e-mail field', async () => {
  const { page, complaints } = await openPage()
  const device = await authenticator(page)
  await signInByPassword(page)
  await openAccount(page)
  await add(page, 'Mon téléphone', 'non')
  await compte(page).getByText('Ce n’est pas votre mot de passe actuel.').waitFor()
  await add(page, 'Mon téléphone')
  await compte(page).getByText('Clé d’accès ajoutée.').waitFor()
  const row = compte(page).getByRole('listitem').filter({ hasText: 'Mon téléphone' })
  expect(await row.innerText()).toContain('jamais utilisée')
  await row.getByRole('button', { name: 'Renommer la clé d’accès Mon téléphone' }).click()
  await compte(page).getByLabel('Nouveau nom').fill('Téléphone d’Awa')
  await compte(page).getByLabel('Nouveau nom').press('Enter')
  const renamed = compte(page).getByRole('listitem').filter({ hasText: 'Téléphone d’Awa' })
  await renamed.waitFor()

  // The device answers what the field asks, as its owner would by choosing what is offered.
  await forgetSession(page)
  await page.goto(`${origin}${login}`)
  await page.waitForURL('**/admin/dashboard')
  await openAccount(page)
  expect(await renamed.innerText()).toContain('utilisée')
  expect(await renamed.innerText()).not.toContain('jamais')

  await add(page, 'Encore')
  await compte(page).getByText('Cet appareil a déjà une clé d’accès de votre compte.').waitFor()
  await renamed.getByRole('button', { name: /Retirer/ }).click()
  await compte(page).getByText('Clé d’accès retirée.').waitFor()
  expect(await held(device)).toHaveLength(1)
  await forgetSession(page)
  await device.devtools.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: device.authenticatorId,
    enabled: false,
  })
  await page.goto(`${origin}${login}`)
  expect(await email(page).getAttribute('autocomplete')).toBe('username webauthn')
  await device.devtools.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: device.authenticatorId,
    enabled: true,
  })
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await page.getByText('Cette clé d’accès n’ouvre aucun compte ici.').first().waitFor()
  expect(complaints).toEqual([])
})

test('the button signs in too, also where the device does not fill fields, and a password still does', async () => {
  const { page } = await openPage()
  await authenticator(page)
  await signInByPassword(page)
  await openAccount(page)
  await add(page, 'Bureau')
  await compte(page).getByText('Clé d’accès ajoutée.').waitFor()
  await forgetSession(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto(`${origin}${login}`)
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await page.waitForURL('**/admin/dashboard')
  await forgetSession(page)
  await signInByPassword(page)
})

test('a copy is refused: its device has signed less than the site knows', async () => {
  const { page } = await openPage()
  const device = await authenticator(page)
  await signInByPassword(page)
  await openAccount(page)
  await add(page, 'Copiée')
  await compte(page).getByText('Clé d’accès ajoutée.').waitFor()
  await forgetSession(page)
  await page.goto(`${origin}${login}`)
  await page.waitForURL('**/admin/dashboard')
  const [credential] = await held(device)
  if (!credential) throw new Error('The device holds no passkey.')
  const { devtools, authenticatorId } = device
  await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: { ...credential, signCount: 0 },
  })
  await forgetSession(page)
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await page.goto(`${origin}${login}`)
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
  await page.getByText(/elle semble avoir été copiée/).waitFor()
  expect(new URL(page.url()).pathname).toBe(login)
})

test('a device whose owner is not verified makes none, and signs nobody in', async () => {
  const { page } = await openPage()
  await authenticator(page, { isUserVerified: false })
  await signInByPassword(page)
  await openAccount(page)
  await add(page, 'Sans code')
  await compte(page)
    .getByText(/annulée|vérifier que c’est bien vous/)
    .waitFor()
  expect(await compte(page).getByText('Sans code').count()).toBe(0)
})

test.each([390, 1440] as const)(
  'its panel and the sign-in page are clean and fit %i pixels',
  async (width) => {
    const { page, complaints } = await openPage(width)
    await page.goto(`${origin}${login}`)
    await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await complaintsOfAxe(page)).toEqual([])
    await authenticator(page)
    await signInByPassword(page)
    await openAccount(page)
    await add(page, 'Un téléphone dont le nom est long et ne tient pas sur une ligne')
    await compte(page).getByText('Clé d’accès ajoutée.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await complaintsOfAxe(page)).toEqual([])
    expect(complaints).toEqual([])
  },
)
