import type { Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { act, askAs, create, holdAnswer, message, operationOf, press } from '../../testing/admin.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin, loadAdmin } from '../../testing/desk.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const inbox = (page: Page): Locator => page.getByRole('region', { name: 'Boîte de réception' })
const lines = (page: Page): Locator => inbox(page).locator('[data-message] a')
const opened = (page: Page): Locator => inbox(page).getByRole('article')
const topOfInbox = async (page: Page) =>
  (await inbox(page).getByRole('heading', { level: 2 }).boundingBox())?.y
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a figure on a phone leads down to the inbox', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard', { width: 390 })
  for (const name of ['Devis', 'Messages']) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page
      .getByRole('region', { name: 'À voir' })
      .getByRole('link', { name: new RegExp(name) })
      .click()
    await eventually(() => topOfInbox(page)).toBeLessThan(200)
    await eventually(() => focused(page)).toBe('Boîte de réception')
    await inbox(page).getByRole('list', { name }).waitFor()
  }
})

describe('the inbox', () => {
  test('opens the next one after filing, and leaves it unread', async () => {
    const { page, requests } = await goToAdmin(site, '/admin/dashboard?etat=non-lus')
    const read = () => requests.filter((request) => request.postData()?.includes('"lu":true')).length
    const [, second = ''] = await lines(page).locator('[class*=nom]').allInnerTexts()
    await lines(page).first().click()
    await eventually(() => opened(page).innerText()).toContain('Marquer comme non lu')
    await opened(page).getByRole('button', { name: 'Classer' }).click()
    await eventually(() => opened(page).getByRole('heading').innerText()).toBe(second.split('\n')[0])
    await opened(page).getByRole('button', { name: 'Marquer comme lu' }).waitFor()
    await page.keyboard.press('Escape')
    await opened(page).waitFor({ state: 'detached' })
    await lines(page).first().getByText('(non lu)').waitFor({ state: 'attached' })
    expect(read()).toBe(1)
    // Who comes back to it by himself reads it.
    await lines(page).first().click()
    await opened(page).getByRole('button', { name: 'Marquer comme non lu' }).waitFor()
    expect(read()).toBe(2)
  })

  test('an answer from before what was done takes nothing back', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    const isAsked = (request: Request) => operationOf(request) === 'MessageOuvertQuery'
    const first = page.waitForRequest(isAsked)
    await lines(page).first().click()
    // While it is on its way the same is not asked for again.
    await (await (await first).response())?.finished()
    await opened(page).getByRole('button', { name: 'Marquer comme non lu' }).waitFor()
    await page.keyboard.press('Escape')
    await opened(page).waitFor({ state: 'detached' })
    const { answered, deliver } = await holdAnswer(page, isAsked)
    await lines(page).first().click()
    await answered
    await press(opened(page), 'Marquer comme non lu')
    await opened(page).getByRole('button', { name: 'Marquer comme lu' }).waitFor()
    const again = page.waitForRequest(isAsked)
    deliver()
    await (await (await again).response())?.finished()
    await press(opened(page), 'Marquer comme lu')
    await opened(page).getByRole('button', { name: 'Marquer comme non lu' }).waitFor()
  })

  test('says in full when a message came', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    await lines(page).first().click()
    await eventually(() => opened(page).getByRole('time').innerText()).toMatch(/^\S+ \d.* \d{4}.*\d\d:\d\d$/)
  })

  test('finds what was filed or thrown away, says where it lies, and what lies in the other boxes', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    const input = { nom: 'Awa Égarée', email: 'egaree@example.com' }
    const filed = await create(page.request, 'Contact', { ...input, message: 'Bonjour' })
    const thrown = await create(page.request, 'Contact', { ...input, message: 'Encore' })
    await create(page.request, 'Devis', { ...input, description: 'Un bornage' })
    await act(page.request, 'unpublishContact', filed.id)
    await act(page.request, 'softDeleteContact', thrown.id)
    await inbox(page).getByRole('searchbox').fill('egaree')
    await eventually(() => lines(page).locator('[class*=lieu]').allInnerTexts()).toEqual([
      'À la corbeille',
      'Classé',
    ])
    const box = (name: string) => inbox(page).getByRole('navigation', { name: 'Boîtes' }).getByText(name)
    expect(await box('Messages').innerText()).toMatch(/2\s+trouvés/)
    expect(await box('Devis').innerText()).toMatch(/1\s+trouvé$/)

    await lines(page).last().click()
    await opened(page).getByRole('button', { name: 'Remettre dans la boîte' }).click()
    await eventually(() => lines(page).last().locator('[class*=lieu]').innerText()).toBe('Dans la boîte')
    await opened(page).getByRole('button', { name: 'Supprimer' }).click()
    await eventually(() => lines(page).last().locator('[class*=lieu]').innerText()).toBe('À la corbeille')

    await inbox(page).getByRole('link', { name: 'Classés' }).click()
    await inbox(page).getByText('Rien ne contient').waitFor()
    await inbox(page).getByRole('link', { name: 'Chercher partout' }).click()
    await eventually(() => lines(page).count()).toBe(2)
    await box('Devis').click()
    await eventually(() => lines(page).locator('[class*=lieu]').allInnerTexts()).toEqual(['Dans la boîte'])
  })

  test('closes the open one when something else is sought', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    await lines(page).first().click()
    await opened(page).waitFor()
    await inbox(page).getByRole('searchbox').fill('introuvable')
    await inbox(page).getByText('Rien ne contient').waitFor()
    await opened(page).waitFor({ state: 'detached' })
  })

  test('is one step back from any message, however many were read', async () => {
    const { page } = await goToAdmin(site, '/admin/pages/createservice')
    await page.getByRole('link', { name: 'Accueil' }).click()
    await lines(page).first().click()
    await opened(page).waitFor()
    await lines(page).nth(1).click()
    await page.getByRole('link', { name: 'Suivant' }).click()
    await eventually(() => lines(page).nth(2).getAttribute('aria-current')).toBe('true')
    await eventually(() => focused(page)).toBe(await opened(page).getByRole('heading').innerText())
    await page.keyboard.press('k')
    await eventually(() => lines(page).nth(1).getAttribute('aria-current')).toBe('true')
    await page.goBack()
    await opened(page).waitFor({ state: 'detached' })
    const returnLink = page.getByRole('link', { name: 'Retour à la liste' })
    for (const isReloaded of [false, true])
      for (const close of [() => returnLink.dispatchEvent('click'), () => page.keyboard.press('Escape')]) {
        await lines(page).first().click()
        await opened(page).waitFor()
        if (isReloaded) await page.reload()
        await eventually(() => focused(page)).toContain(await opened(page).getByRole('heading').innerText())
        await close()
        await opened(page).waitFor({ state: 'detached' })
      }
    await page.goBack()
    await page.waitForURL('**/createservice')
  })
})

test('what somebody else has deleted from the inbox is told as in any list', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard?boite=devis')
  await lines(page).first().click()
  await opened(page).getByRole('button', { name: 'Classer' }).waitFor()
  const { admin } = await askAs<{ admin: { messages: { edges: { node: { id: string } }[] } } }>(
    page.request,
    '{ admin { messages(type: DEVIS, first: 1) { edges { node { id } } } } }',
  )
  await act(page.request, 'softDeleteDevis', admin.messages.edges[0]?.node.id ?? '')
  await opened(page).getByRole('button', { name: 'Classer' }).click()
  await message(page, 'n’est plus là').waitFor()
})

test('no notification yet is not nothing to read', async () => {
  const { page } = await loadAdmin(site, '/admin/dashboard#notifications', { width: 390 })
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await panel.getByText('Rien de nouveau').waitFor()
  await panel.getByRole('link', { name: 'boîte de réception' }).click()
  await panel.waitFor({ state: 'detached' })
  await eventually(() => topOfInbox(page)).toBeLessThan(200)
})

describe('accounts', () => {
  test('one’s own is marked and cannot be disabled by a slip', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    const accounts = page.getByRole('region', { name: 'Comptes' })
    const own = accounts.getByRole('listitem').filter({ hasText: 'vous' })
    await own.waitFor()
    expect(await own.getByRole('button').count()).toBe(0)
  })

  test('say how a colleague asks for one', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard')
    const accounts = page.getByRole('region', { name: 'Comptes' })
    expect(await accounts.getByRole('textbox', { name: 'demande son compte' }).inputValue()).toBe(
      `${site.origin}/admin/inscrire`,
    )
  })
})

test('without BACKUP_DIR the dashboard says that nothing is saved', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard#sauvegarde')
  await page.getByRole('region', { name: 'Sauvegarde' }).getByText('BACKUP_DIR').waitFor()
})

test('first steps tick themselves off, lead where each is taken, and are put away for good', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard', { width: 390, reducedMotion: 'reduce' })
  const list = page.getByRole('group').filter({ hasText: 'Premiers pas' })
  await page.getByText('0 sur 8').click()
  expect(await list.getByText('est effacé au bout d’un temps').textContent()).toMatch(
    /Messages, 3\sans\s; Devis, 5\sans\s; Candidatures, 2\sans\./,
  )
  await list.getByRole('link', { name: 'Envoyer un e-mail d’essai' }).click()
  const panel = page.getByRole('dialog', { name: 'Mon compte' })
  await panel.getByText('Ce site n’envoie pas d’e-mail').waitFor()
  await panel.getByRole('button', { name: 'Fermer', exact: true }).click()

  await list.getByRole('link', { name: /Présenter votre entreprise/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Entreprise' }).waitFor()
  const { admin } = await askAs<{ admin: { entreprises: { edges: { node: { id: string } }[] } } }>(
    page.request,
    '{ admin { entreprises(status: true) { edges { node { id } } } } }',
  )
  await askAs(
    page.request,
    'mutation ($input: UpdateEntrepriseInput!) { updateEntreprise(input: $input) { __typename } }',
    {
      input: { id: admin.entreprises.edges[0]?.node.id, nom: 'Notre cabinet' },
    },
  )
  await page.goBack()
  await page.getByText('1 sur 8').click()
  await list.getByText(/Présenter votre entreprise.*\(fait\)/).waitFor()
  await page.getByRole('button', { name: 'Ranger cette liste' }).click()
  await list.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('region', { name: 'Boîte de réception' }).waitFor()
  expect(await page.getByText('Premiers pas').count()).toBe(0)
})
