import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAs, bearerApi, createAll, isSubscription, signIn } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin, takePage } from '../../testing/desk.ts'

let site: Site
/** The limit on visitors does not count for it. */
let bearer: APIRequestContext
beforeAll(async () => {
  site = await openSite()
  bearer = await bearerApi(site)
})
afterAll(async () => {
  await bearer.dispose()
  await site.stop()
})

const sending = (type: string) =>
  `mutation ($input: Create${type}Input!) { result: create${type}(input: $input) { __typename
    ... on Create${type}Payload { content { id databaseId } } ... on ValidationError { fields { field message } } } }`

interface Sent {
  result: { content: { id: string; databaseId: number } }
}

/** Answers with the numbers of what is sent under these names. */
async function send(noms: string[], type: 'Contact' | 'Devis' = 'Contact'): Promise<number[]> {
  const text = type === 'Devis' ? { description: 'Un bornage' } : { message: 'Bonjour' }
  const input = { email: 'visiteur@example.com', ...text }
  const sent = await createAll(
    bearer,
    type,
    noms.map((nom) => ({ ...input, nom })),
  )
  return sent.map(({ databaseId }) => databaseId)
}

const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Boîte de réception' })
const rows = (page: Page): Locator => inbox(page).locator('[data-message] a')
const opened = (page: Page): Locator => inbox(page).getByRole('article')
const userMenu = (page: Page): Locator => page.locator('header [aria-haspopup]').first()
const panel = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
const said = (page: Page, text: string): Locator => page.getByRole('alertdialog').filter({ hasText: text })

/** The page watches what comes in once it has asked to. */
async function watched(path: string): Promise<Page> {
  const { page, requests } = await goToAdmin(site, path)
  await eventually(() => requests.some(isSubscription)).toBe(true)
  const answer = await requests.find(isSubscription)?.response()
  expect(answer?.headers()['content-type']).toBe('text/event-stream')
  return page
}

describe('what comes in', () => {
  test('appears within two seconds: in the inbox, on the menu, in the panel, and said', async () => {
    const page = await watched('/admin/dashboard')
    const before = Number(/\d+/.exec((await userMenu(page).innerText()) ?? '')?.[0])
    // A busy machine may be slow once.
    let sent = 0
    let fastest = Infinity
    while (fastest >= 2000 && sent < 3) {
      sent++
      const nom = `Aminata Vivante ${sent}`
      const start = Date.now()
      await site.ask(sending('Contact'), { input: { nom, email: 'a@example.com', message: 'Bonjour' } })
      await rows(page).filter({ hasText: nom }).waitFor()
      fastest = Math.min(fastest, Date.now() - start)
    }
    expect(fastest).toBeLessThan(2000)
    await eventually(() => userMenu(page).innerText()).toContain(String(before + sent))
    await eventually(() => page.locator('#annonce').innerText()).toContain('Aminata Vivante')
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Notifications' }).click()
    await panel(page, 'Notifications')
      .getByRole('link', { name: `Aminata Vivante ${sent}` })
      .waitFor()
    expect(new URL(page.url()).hash).toBe('#notifications')
    await page.goBack()
    await panel(page, 'Notifications').waitFor({ state: 'detached' })

    await rows(page)
      .filter({ hasText: `Aminata Vivante ${sent}` })
      .click()
    await opened(page).getByRole('button', { name: 'Supprimer' }).click()
    await said(page, 'est dans la corbeille').waitFor()
    // Only then the keyboard is where it goes from there, and would close no menu any more.
    await rows(page)
      .filter({ hasText: `Aminata Vivante ${sent}` })
      .waitFor({ state: 'detached' })
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Notifications' }).click()
    await panel(page, 'Notifications').waitFor()
    expect(await panel(page, 'Notifications').getByText(`Aminata Vivante ${sent}`).count()).toBe(0)
  })

  test('says first and family name of who applies, aloud and in the panel', async () => {
    const page = await watched('/admin/pages/createservice#notifications')
    const input = { prenom: 'Aya', nom: 'Koné', email: 'aya@example.com' }
    await site.ask(sending('Carriere'), { input })
    await panel(page, 'Notifications').getByRole('link', { name: 'Aya Koné', exact: true }).waitFor()
    await eventually(() => page.locator('#annonce').innerText()).toContain('Aya Koné')
  })

  test('comes whole, in order and once to who was away, offline or while the server restarted', async () => {
    const page = await watched('/admin/pages/createservice#notifications')
    const names = () => panel(page, 'Notifications').getByRole('link').allInnerTexts()
    await page.context().setOffline(true)
    await send(['Absent 1'])
    await send(['Absent 2'], 'Devis')
    await send(['Absent 3'])
    await page.context().setOffline(false)
    await eventually(async () => (await names()).slice(0, 3)).toEqual(['Absent 3', 'Absent 2', 'Absent 1'])
    await site.restart()
    await send(['Absent 4', 'Absent 5'])
    const all = ['Absent 5', 'Absent 4', 'Absent 3', 'Absent 2', 'Absent 1']
    await expect.poll(async () => (await names()).slice(0, 5), { timeout: 90_000 }).toEqual(all)
    expect((await names()).filter((name) => name.startsWith('Absent'))).toEqual(all)
    await page.reload()
    await eventually(async () => (await names()).slice(0, 5)).toEqual(all)
  })

  test('is asked for no more while nobody is signed in', async () => {
    const page = await watched('/admin/dashboard')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await askAs(page.request, 'mutation { logout { viewer { id } } }')
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(asked.length).toBeLessThan(3)
    await signIn(page)
    await send(['De retour'])
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await rows(page).filter({ hasText: 'De retour' }).waitFor()
  })
})

describe('the inbox', () => {
  test('opens by its address, is read by that, and goes on by keyboard', async () => {
    const { page } = await takePage(site)
    const [first, second] = await send(['Clavier un', 'Clavier deux'], 'Devis')
    await goOn(page, `/admin/dashboard?boite=devis&message=${second}`)
    await opened(page).getByRole('heading', { name: 'Clavier deux' }).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Clavier deux')
    await page.keyboard.press('j')
    await opened(page).getByRole('heading', { name: 'Clavier un' }).waitFor()
    expect(new URL(page.url()).searchParams.get('message')).toBe(String(first))
    await page.keyboard.press('k')
    await opened(page).getByRole('heading', { name: 'Clavier deux' }).waitFor()
    await rows(page).filter({ hasText: 'Clavier deux' }).click()
    await page.keyboard.press('ArrowDown')
    await opened(page).getByRole('heading', { name: 'Clavier un' }).waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Clavier un')
    await page.keyboard.press('Escape')
    await opened(page).waitFor({ state: 'detached' })
    const lus = await askAs<{ admin: { messages: { edges: { node: { nom: string; lu: boolean } }[] } } }>(
      page.request,
      '{ admin { messages(type: DEVIS, first: 2) { edges { node { nom lu } } } } }',
    )
    expect(lus.admin.messages.edges.map(({ node }) => node.lu)).toEqual([true, true])
  })

  test('is printed alone, without what is done with it', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    await rows(page).first().click()
    await opened(page).getByRole('heading').waitFor()
    const name = await opened(page).getByRole('heading').innerText()
    await page.emulateMedia({ media: 'print' })
    const printed = await page.locator('body').innerText()
    expect(printed).toMatch(new RegExp(`^${name}`))
    expect(printed).not.toMatch(/Classer|Supprimer|Retour à la liste|Tableau de bord/)
    await page.emulateMedia({ media: null })
  })

  test('is answered by mail, kept unread, filed, deleted; and all of it undone', async () => {
    const { page } = await takePage(site)
    const [message] = await send(['Tri Manuel'])
    await goOn(page, `/admin/dashboard?message=${message}`)
    const answer = await opened(page).getByRole('link', { name: 'Répondre par e-mail' }).getAttribute('href')
    expect(answer).toMatch(/^mailto:visiteur@example\.com\?subject=/)
    const row = rows(page).filter({ hasText: 'Tri Manuel' })
    await eventually(() => row.innerText()).not.toContain('(non lu)')
    await opened(page).getByRole('button', { name: 'Marquer comme non lu' }).click()
    await eventually(() => row.innerText()).toContain('(non lu)')

    for (const [button, told, state] of [
      ['Classer', 'est classé', 'Classés'],
      ['Supprimer', 'est dans la corbeille', 'Corbeille'],
    ] as const) {
      await goOn(page, `/admin/dashboard?message=${message}`)
      await opened(page).getByRole('button', { name: button }).click()
      await row.waitFor({ state: 'detached' })
      await inbox(page).getByRole('link', { name: state }).click()
      await row.waitFor()
      await inbox(page).getByRole('link', { name: 'Tous' }).click()
      await row.waitFor({ state: 'detached' })
      await said(page, told).getByRole('button', { name: 'Annuler' }).click()
      await row.waitFor()
    }

    await row.click()
    await opened(page).getByRole('button', { name: 'Supprimer' }).click()
    await row.waitFor({ state: 'detached' })
    await goOn(page, `/admin/dashboard?etat=corbeille&message=${message}`)
    await opened(page).getByRole('button', { name: 'Effacer pour de bon' }).click()
    const dialog = page.getByRole('dialog', { name: 'pour de bon' })
    const erase = dialog.getByRole('button', { name: 'Effacer pour de bon' })
    expect(await erase.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('effacer')
    await erase.click()
    await row.waitFor({ state: 'detached' })
  })

  test('finds, and shows more, without a hole or a repeat', async () => {
    const { page } = await takePage(site)
    const sent = Array.from({ length: 45 }, (_, n) => `Page ${String(n).padStart(2, '0')}`)
    await send(sent, 'Devis')
    await goOn(page, '/admin/dashboard?boite=devis')
    await inbox(page).getByRole('searchbox').fill('page')
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('page')
    for (const count of [20, 40]) {
      await eventually(() => rows(page).count()).toBe(count)
      await inbox(page).getByRole('button', { name: 'Voir plus' }).click()
    }
    await eventually(() => rows(page).count()).toBe(45)
    const texts = await rows(page).allInnerTexts()
    const found = texts.map((text) => /Page \d\d/.exec(text)?.[0])
    expect(found).toEqual(sent.toReversed())
  })

  test('hands over the list that is shown as a table', async () => {
    const { page } = await takePage(site)
    await send(['Tableau seul', 'Autre chose'])
    await goOn(page, '/admin/dashboard?q=tableau+seul')
    await rows(page).filter({ hasText: 'Tableau seul' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      inbox(page).getByRole('link', { name: 'Télécharger en CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^messages-[\d-]+\.csv$/)
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect(lines.slice(1).map((line) => line.split(';')[3])).toEqual(['"Tableau seul"', undefined])
  })

  test('hands over a CV to who is signed in', async () => {
    const { page } = await takePage(site)
    const operations = {
      query: sending('Carriere'),
      variables: { input: { nom: 'Cyr', email: 'c@example.com' } },
    }
    const response = await page.request.post('/graphql', {
      multipart: {
        operations: JSON.stringify({
          ...operations,
          variables: { input: { ...operations.variables.input, cv: null } },
        }),
        map: JSON.stringify({ 0: ['variables.input.cv'] }),
        0: { name: 'cv de cyr.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') },
      },
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
    const { data }: { data: Sent } = await response.json()
    // Its sender is told another number than the one that it has here.
    const number = atob(data.result.content.id).split(':')[1]
    await goOn(page, `/admin/dashboard?boite=candidatures&message=${number}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      opened(page)
        .getByRole('link', { name: /cv de cyr\.pdf/ })
        .click(),
    ])
    expect(download.suggestedFilename()).toBe('cv de cyr.pdf')
    expect(await download.failure()).toBeNull()
  })
})

test.each([
  '/admin/dashboard',
  '/admin/dashboard?boite=devis&message=1',
  '/admin/dashboard#compte',
  '/admin/dashboard#notifications',
])('axe finds nothing on %s at any width, and nothing is wider than the screen', async (path) => {
  const { page, complaints } = await goToAdmin(site, path, { width: 375, reducedMotion: 'reduce' })
  if (path.includes('#')) await page.getByRole('dialog').waitFor()
  if (path.includes('#compte')) await page.getByText('Cette session').waitFor()
  if (path.includes('message=')) await opened(page).waitFor()
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // The menu is another at a desk; what else there is, a phone shows as well.
    const again = width !== 375 && path !== '/admin/dashboard'
    expect(await complaintsInBothSchemes(page, { again })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(complaints).toEqual([])
})

test('clearing the demo takes a typed word, leaves what staff have made, and lets pages be indexed', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  await askAs(
    page.request,
    'mutation { createProjet(input: { nom: "Le nôtre", status: true }) { __typename } }',
  )
  const robots = async () => (await (await fetch(site.origin)).text()).includes('noindex')
  expect(await robots()).toBe(true)
  await page.getByRole('button', { name: 'Effacer le contenu de démonstration' }).click()
  const dialog = page.getByRole('dialog', { name: 'Effacer le contenu de démonstration' })
  const clear = dialog.getByRole('button', { name: 'Effacer', exact: true })
  expect(await clear.isDisabled()).toBe(true)
  await dialog.getByRole('textbox').fill('EFFACER')
  await clear.click()
  const report = page.getByRole('dialog', { name: 'Le contenu de démonstration est effacé' })
  await report.getByText(/Effacé\s:.*Services\s\(8\)/).waitFor()
  await report.getByText(/Il reste\s:.*Projets\s\(1\)/).waitFor()
  await report.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Le site montre un contenu de démonstration.').waitFor({ state: 'detached' })
  const { site: left } = await site.ask<{ site: { projets: { edges: { node: { nom: string } }[] } } }>(
    '{ site { projets(first: 100) { edges { node { nom } } } } }',
  )
  expect(left.projets.edges.map(({ node }) => node.nom)).toEqual(['Le nôtre'])
  await eventually(robots).toBe(false)
  await page.getByRole('region', { name: 'À voir' }).waitFor()
})
