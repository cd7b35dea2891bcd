import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  administratorApi,
  askAs,
  create,
  failOnce,
  isSubscription,
  message,
  names,
  press,
  row,
  rows,
  visitAdmin,
} from './testing/admin.ts'
import { eventually, openSite, type Site } from './testing/browser.ts'

const services = '/admin/pages/createservice'
const projets = '/admin/pages/createprojet'
const categories = '/admin/pages/createcategory'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

/** How often the server was asked, notifications apart: they have a request of their own that stays open. */
const questions = (requests: Request[]) =>
  requests.filter((request) => request.url().endsWith('/graphql') && !isSubscription(request)).length
const counter = (page: Page) => page.getByRole('status').filter({ hasText: / \/ / })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher' })

describe('a long list', () => {
  const made = Array.from({ length: 65 }, (_, n) => `Rubrique ${String(n + 1).padStart(2, '0')}`)

  beforeAll(async () => {
    const api = await administratorApi(site)
    for (const nom of made) await create(api, 'CategorieProjet', { nom })
    await api.dispose()
  })

  test('comes page by page, without a double and without a hole', async () => {
    const { page } = await visitAdmin(site, `${categories}?tri=nom&q=rubrique`)
    await page.getByText('65 résultats').waitFor()
    await eventually(() => names(page)).toEqual(made.slice(0, 20))
    await press(page, 'Voir plus')
    await eventually(() => names(page)).toEqual(made.slice(0, 40))
    // Those that leave meanwhile shift nothing.
    await press(row(page, 'Rubrique 02'), 'Supprimer')
    await press(row(page, 'Rubrique 40'), 'Supprimer')
    await page.getByText('63 résultats').waitFor()
    await press(page, 'Voir plus')
    await eventually(() => rows(page).count()).toBe(58)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rubrique 41')
    await press(page, 'Voir plus')
    const left = made.filter((nom) => nom !== 'Rubrique 02' && nom !== 'Rubrique 40')
    await eventually(() => names(page)).toEqual(left)
    expect(await page.getByRole('button', { name: 'Voir plus' }).count()).toBe(0)
  })

  test('goes on by itself when all that it showed is deleted', async () => {
    const { page } = await visitAdmin(site, `${categories}?tri=nom&q=rubrique`)
    const shown = await names(page)
    for (const nom of shown) {
      await press(row(page, nom), 'Supprimer')
      await row(page, nom).waitFor({ state: 'detached' })
    }
    await eventually(() => rows(page).count()).toBe(20)
    expect(await names(page)).not.toContain(shown[0])
  })

  test('says so when the rest did not come, and tries again', async () => {
    const { page } = await visitAdmin(site, projets)
    await failOnce(page, /"(after|cursor)":"/)
    await press(page, 'Voir plus')
    await page.getByText('La suite n’a pas pu être chargée.').waitFor()
    await press(page, 'Réessayer')
    await eventually(() => rows(page).count()).toBeGreaterThan(20)
  })
})

describe('what leaves a list', () => {
  test('leaves it when the server has answered, asks for nothing more, and takes the counters along', async () => {
    const { page, requests } = await visitAdmin(site, projets)
    const before = await names(page)
    const total = Number((await page.getByRole('link', { name: /^Tous/ }).textContent())?.replace(/\D/g, ''))
    const asked = questions(requests)
    let answer = () => {}
    await page.route('**/graphql', async (route) => {
      if (isSubscription(route.request())) return route.fallback()
      await new Promise<void>((resolve) => (answer = resolve))
      await route.continue()
    })
    await press(row(page, before[1] ?? ''), 'Supprimer')
    await page.waitForRequest('**/graphql', { timeout: 1 }).catch(() => {})
    expect(await names(page)).toEqual(before)
    answer()
    await eventually(() => names(page)).toEqual(before.filter((_, n) => n !== 1))
    await page.getByRole('link', { name: `Tous ${total - 1}` }).waitFor()
    await page.getByRole('link', { name: 'Corbeille 1' }).waitFor()
    expect(questions(requests) - asked).toBe(1)
    // The keyboard goes on with the next row.
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe(before[2])
    await page.unroute('**/graphql')
    await press(message(page, 'est dans la corbeille'), 'Annuler')
    await eventually(() => names(page)).toEqual(before)
  })

  test('stays, marked, where it only no longer matches the filter', async () => {
    const { page } = await visitAdmin(site, `${projets}?etat=publies`)
    const [first = ''] = await names(page)
    await press(row(page, first), 'Dépublier')
    await row(page, first).getByText('ne correspond plus au filtre').waitFor()
    await page.reload()
    await eventually(() => rows(page).count()).toBeGreaterThan(0)
    expect(await names(page)).not.toContain(first)
  })
})

describe('the address', () => {
  test('holds search, state and order, and survives a reload and the way back', async () => {
    const { page, requests } = await visitAdmin(site, projets)
    const asked = questions(requests)
    await search(page).pressSequentially('LOTISSEMENT', { delay: 20 })
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('LOTISSEMENT')
    await page.getByText(/^\d+ résultats$/).waitFor()
    // Once where one types on; a busy machine may let the pause pass between two keys, never between all.
    expect(questions(requests) - asked).toBeLessThan('LOTISSEMENT'.length / 2)
    await page.getByRole('link', { name: /^Publiés/ }).click()
    await page.getByRole('combobox', { name: 'Ordre' }).selectOption('De A à Z')
    await eventually(() => page.url()).toContain('tri=nom')
    const initials = async () => (await names(page)).map(([first]) => first).join('')
    await eventually(initials).toMatch(/^D+E*L+M*R*$/)
    const shown = await names(page)
    await page.reload()
    await eventually(() => names(page)).toEqual(shown)
    expect(await search(page).inputValue()).toBe('LOTISSEMENT')
    await page.goBack()
    await eventually(() => page.url()).not.toContain('tri=nom')
    await search(page).fill('introuvable 000')
    await page.getByText('Rien ne correspond à').waitFor()
    await search(page).fill('')
    await eventually(() => rows(page).count()).toBeGreaterThan(1)
  })

  test('opens and closes the editor without asking for the list anew', async () => {
    const { page, requests } = await visitAdmin(site, projets)
    await press(page, 'Voir plus')
    await eventually(() => rows(page).count()).toBeGreaterThan(20)
    const shown = await names(page)
    const lists = () =>
      requests.filter((request) => (request.postData() ?? '').includes('"order":"NEWEST"')).length
    const asked = lists()
    await row(page, shown[22] ?? '')
      .getByRole('link', { name: 'Modifier' })
      .click()
    await eventually(() => new URL(page.url()).searchParams.get('modifier')).toMatch(/^\d+$/)
    await page.goBack()
    await eventually(() => new URL(page.url()).searchParams.has('modifier')).toBe(false)
    expect(await names(page)).toEqual(shown)
    expect(lists()).toBe(asked)
  })
})

describe('a limited type', () => {
  test('shows "3 / 3 actifs", sends nothing for one more, and swaps', async () => {
    const { page, requests } = await visitAdmin(site, services)
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
    const offline = rows(page).filter({ hasText: 'Hors ligne' }).first()
    const name = (await names(page))[await indexOf(page, 'Hors ligne')] ?? ''
    const publish = offline.getByRole('button', { name: 'Publier', exact: true })
    expect(await publish.isDisabled()).toBe(true)
    const described = (await publish.getAttribute('aria-describedby'))?.split(' ') ?? []
    expect(described).toContain(await counter(page).getAttribute('id'))
    const asked = questions(requests)
    await publish.click({ force: true })
    expect(questions(requests)).toBe(asked)
    expect(await page.getByRole('alertdialog').count()).toBe(0)

    const replaced = (await names(page))[0] ?? ''
    await press(offline, 'Remplacer…')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: replaced }).check()
    await press(dialog, 'Remplacer')
    await row(page, name).getByText('Publié', { exact: true }).waitFor()
    await row(page, replaced).getByText('Hors ligne').waitFor()
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
  })

  test('is quiet when somebody was quicker: counter and button follow', async () => {
    const { page, complaints } = await visitAdmin(site, services)
    const index = await indexOf(page, 'Publié')
    const [freed = ''] = (await names(page)).slice(index)
    await press(row(page, freed), 'Dépublier')
    await eventually(() => counter(page).textContent()).toBe('2 / 3 actifs')
    const others = rows(page).filter({ hasText: 'Hors ligne' }).filter({ hasNotText: freed })
    const quicker = (await others.last().getAttribute('id'))?.replace('rangee-', '') ?? ''
    await act(page.request, 'publishService', quicker)
    await press(row(page, freed), 'Publier')
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
    expect(await row(page, freed).getByRole('button', { name: 'Publier', exact: true }).isDisabled()).toBe(
      true,
    )
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('gives back what it can when the place of a deleted one is taken', async () => {
    const { page } = await visitAdmin(site, services)
    const [name = ''] = (await names(page)).slice(await indexOf(page, 'Publié'))
    await press(row(page, name), 'Supprimer')
    await eventually(() => counter(page).textContent()).toBe('2 / 3 actifs')
    await press(rows(page).filter({ hasText: 'Hors ligne' }).last(), 'Publier')
    await eventually(() => counter(page).textContent()).toBe('3 / 3 actifs')
    await press(message(page, 'est dans la corbeille'), 'Annuler')
    await message(page, 'sa place est prise').waitFor()
    await row(page, name).getByText('Hors ligne').waitFor()
  })

  async function indexOf(page: Page, state: string): Promise<number> {
    const texts = await rows(page).allTextContents()
    return texts.findIndex((text) => text.includes(state))
  }
})

describe('order by hand', () => {
  const order = async (page: Page) => {
    const { admin } = await askAs<{ admin: { services: { edges: { node: { nom: string } }[] } } }>(
      page.request,
      '{ admin { services(order: POSITION) { edges { node { nom } } } } }',
    )
    return admin.services.edges.map(({ node }) => node.nom)
  }
  const shown = (page: Page) =>
    page
      .getByRole('row')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))

  test('by keyboard, step by step and by drag; a failure restores it', async () => {
    const { page, complaints } = await visitAdmin(site, services)
    const [first = '', second = '', third = '', ...rest] = await names(page)
    await page.getByRole('link', { name: 'Changer l’ordre' }).click()
    await page.getByRole('button', { name: `Descendre ${first}` }).click()
    await message(page, 'à la place 2').waitFor()
    await eventually(() => order(page)).toEqual([second, first, third, ...rest])

    await page.getByRole('button', { name: `Déplacer ${second}` }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await eventually(() => order(page)).not.toEqual([second, first, third, ...rest])
    const now = await order(page)
    await eventually(async () =>
      (await shown(page)).map((text) => now.findIndex((nom) => text?.includes(nom))),
    ).toEqual(now.map((_, n) => n))

    await failOnce(page, /"ids":/)
    await page.getByRole('button', { name: `Descendre ${now[0]}` }).click()
    await message(page, 'Le serveur ne répond pas').waitFor()
    expect(await order(page)).toEqual(now)
    await page.getByRole('button', { name: `Monter ${now[1]}` }).click()
    await eventually(() => order(page)).toEqual([now[1], now[0], ...now.slice(2)])
    // Whoever presses on before the first step is kept goes two steps.
    const down = page.getByRole('button', { name: `Descendre ${now[1]}` })
    await down.press('Enter')
    await down.press('Enter')
    const last = [now[0], now[2], now[1], ...now.slice(3)]
    await eventually(() => order(page)).toEqual(last)
    await message(page, 'à la place 3').waitFor()
    await page.getByRole('link', { name: 'Terminer' }).click()
    await eventually(() => names(page)).toEqual(last)
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })

  test('is for the whole list only, and says so', async () => {
    const { page } = await visitAdmin(site, `${services}?etat=publies`)
    await page.getByText('L’ordre se change sur la liste entière').waitFor()
    await page.getByRole('link', { name: 'la liste entière' }).click()
    await page
      .getByRole('button', { name: /^Descendre/ })
      .first()
      .waitFor()
  })
})

describe('two at once', () => {
  test('what somebody else has deleted cannot be published, and nobody is frightened', async () => {
    const { page } = await visitAdmin(site, projets)
    const [name = ''] = await names(page)
    const id = (await row(page, name).getAttribute('id'))?.replace('rangee-', '') ?? ''
    await act(page.request, 'softDeleteProjet', id)
    const state = (await row(page, name).getByText('Publié', { exact: true }).count()) > 0
    await press(row(page, name), state ? 'Dépublier' : 'Publier')
    await message(page, 'n’est plus là').waitFor()
    await press(message(page, 'n’est plus là'), 'Fermer')
    await page.reload()
    await eventually(() => rows(page).count()).toBeGreaterThan(0)
    expect(await names(page)).not.toContain(name)
  })

  test('a list that does not come says so, and tries again', async () => {
    const { page } = await visitAdmin(site, projets)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: /^Publiés/ }).click()
    await page.getByRole('heading', { name: 'Le serveur ne répond pas' }).waitFor()
    await page.context().setOffline(false)
    await press(page, 'Réessayer')
    await eventually(() => rows(page).count()).toBeGreaterThan(0)
    expect(page.url()).toContain('etat=publies')
  })

  test('a server out of reach costs nothing', async () => {
    const { page } = await visitAdmin(site, projets)
    const before = await names(page)
    await page.context().setOffline(true)
    await press(row(page, before[0] ?? ''), 'Supprimer')
    await message(page, 'Le serveur ne répond pas').waitFor()
    expect(await names(page)).toEqual(before)
    await page.context().setOffline(false)
    await press(row(page, before[0] ?? ''), 'Supprimer')
    await eventually(() => names(page)).not.toContain(before[0])
  })
})

test('a list is usable with at most 220 kB of scripts, as brotli', async () => {
  const { page } = await visitAdmin(site, services)
  await eventually(() => rows(page).count()).toBeGreaterThan(0)
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(220_000)
})
