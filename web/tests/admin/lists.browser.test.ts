import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  administratorApi,
  askAs,
  create,
  createAll,
  failOnce,
  isSubscription,
  message,
  names,
  press,
  questions,
  row,
  rows,
} from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin, loadAdmin } from '../../testing/desk.ts'

const services = '/admin/pages/createservice'
const projets = '/admin/pages/createprojet'
const categories = '/admin/pages/createcategory'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher' })

describe('a long list', () => {
  const made = Array.from({ length: 65 }, (_, n) => `Rubrique ${String(n + 1).padStart(2, '0')}`)

  beforeAll(async () => {
    const api = await administratorApi(site)
    await createAll(
      api,
      'CategorieProjet',
      made.map((nom) => ({ nom })),
    )
    await api.dispose()
  })

  test('comes page by page, without a double and without a hole', async () => {
    const { page } = await goToAdmin(site, `${categories}?tri=nom&q=rubrique`)
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
    const { page } = await goToAdmin(site, `${categories}?tri=nom&q=rubrique`)
    const shown = await names(page)
    for (const nom of shown) {
      await press(row(page, nom), 'Supprimer')
      await row(page, nom).waitFor({ state: 'detached' })
    }
    await eventually(() => rows(page).count()).toBe(20)
    expect(await names(page)).not.toContain(shown[0])
  })

  test('asks once for its next page where that does not come, and offers another try', async () => {
    const { page, requests } = await goToAdmin(site, `${categories}?tri=nom&q=rubrique`)
    const isNextPage = (request: Request) =>
      !isSubscription(request) && /"(after|cursor)":"/.test(request.postData() ?? '')
    await page.route('**/graphql', (route) =>
      isNextPage(route.request()) ? route.abort() : route.fallback(),
    )
    // A row that leaves while the mouse is down would take the next one from under it, and the press would be lost.
    for (const nom of await names(page)) {
      await press(row(page, nom), 'Supprimer')
      await row(page, nom).waitFor({ state: 'detached' })
    }
    await page.getByText('La suite n’a pas pu être chargée.').waitFor()
    // Nothing asks but who presses.
    const failed = page.waitForEvent('requestfailed', isNextPage)
    await press(page, 'Réessayer')
    await failed
    await page.getByText('La suite n’a pas pu être chargée.').waitFor()
    expect(requests.filter(isNextPage)).toHaveLength(2)
    await page.unroute('**/graphql')
    await press(page, 'Réessayer')
    await eventually(() => rows(page).count()).toBeGreaterThan(0)
  })

  test('says so when the rest did not come, and tries again', async () => {
    const { page } = await goToAdmin(site, projets)
    await failOnce(page, /"(after|cursor)":"/)
    await press(page, 'Voir plus')
    await page.getByText('La suite n’a pas pu être chargée.').waitFor()
    await press(page, 'Réessayer')
    await eventually(() => rows(page).count()).toBeGreaterThan(20)
  })
})

describe('what leaves a list', () => {
  test('is in the trash for who had pointed there before', async () => {
    const { page } = await goToAdmin(site, '/admin/pages/createpartenaire')
    const [first = ''] = await names(page)
    const trash = page.getByRole('link', { name: /^Corbeille/ })
    const openedAhead = page.waitForResponse((answer) =>
      Boolean(answer.request().postData()?.includes('"trashed":true')),
    )
    await trash.hover()
    await openedAhead
    await row(page, first).getByRole('button', { name: 'Supprimer' }).press('Enter')
    await message(page, 'est dans la corbeille').waitFor()
    await trash.click()
    await page.waitForURL(/etat=corbeille/)
    await eventually(() => names(page)).toEqual([first])
  })

  test('leaves it when the server has answered, asks for nothing more, and takes the counters along', async () => {
    const { page, requests } = await goToAdmin(site, projets)
    const before = await names(page)
    const total = Number((await page.getByRole('link', { name: /^Tous/ }).textContent())?.replace(/\D/g, ''))
    const asked = questions(requests).length
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    let come = () => {}
    const came = new Promise<void>((resolve) => (come = resolve))
    await page.route('**/graphql', async (route) => {
      if (isSubscription(route.request())) return route.fallback()
      come()
      await answered
      await route.continue()
    })
    await press(row(page, before[1] ?? ''), 'Supprimer')
    await came
    expect(await names(page)).toEqual(before)
    answer()
    await eventually(() => names(page)).toEqual(before.filter((_, n) => n !== 1))
    await page.getByRole('link', { name: `Tous ${total - 1}` }).waitFor()
    await page.getByRole('link', { name: 'Corbeille 1' }).waitFor()
    expect(questions(requests).slice(asked)).toEqual(['lifecycleSoftDeleteMutation'])
    // The keyboard goes on with the next row.
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(before[2])
    await page.unroute('**/graphql')
    await press(message(page, 'est dans la corbeille'), 'Annuler')
    await eventually(() => names(page)).toEqual(before)
  })

  test('is one row on a double click, and a state changes once', async () => {
    const { page, requests } = await goToAdmin(site, projets)
    const before = await names(page)
    const acts = () => questions(requests).filter((name) => name.endsWith('Mutation'))
    await row(page, before[0] ?? '')
      .getByRole('button', { name: 'Supprimer' })
      .click({ clickCount: 2, delay: 150 })
    await message(page, 'est dans la corbeille').waitFor()
    expect(acts()).toEqual(['lifecycleSoftDeleteMutation'])
    expect(await names(page)).toEqual(before.slice(1))
    const second = row(page, before[1] ?? '')
    const was = await second.getByRole('button', { name: 'Dépublier' }).count()
    await second
      .getByRole('button', { name: was ? 'Dépublier' : 'Publier' })
      .click({ clickCount: 2, delay: 150 })
    await second.getByRole('button', { name: was ? 'Publier' : 'Dépublier', exact: true }).waitFor()
    expect(acts().slice(1)).toEqual([was ? 'lifecycleUnpublishMutation' : 'lifecyclePublishMutation'])
    expect(await second.getByRole('button', { name: 'Dépublier' }).count()).toBe(was ? 0 : 1)
    await press(message(page, 'est dans la corbeille'), 'Annuler')
    await eventually(() => names(page)).toEqual(before)
  })

  test('stays, marked, where it only no longer matches the filter', async () => {
    const { page } = await goToAdmin(site, `${projets}?etat=publies`)
    const [first = ''] = await names(page)
    await press(row(page, first), 'Dépublier')
    await row(page, first).getByText('ne correspond plus au filtre').waitFor()
    await goOn(page, `${projets}?etat=publies`)
    await eventually(() => rows(page).count()).toBeGreaterThan(0)
    expect(await names(page)).not.toContain(first)
  })
})

describe('the address', () => {
  test('holds search, state and order, and survives a reload and the way back', async () => {
    const { page, requests } = await goToAdmin(site, projets)
    const asked = questions(requests).length
    await search(page).pressSequentially('LOTISSEMENT', { delay: 20 })
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('LOTISSEMENT')
    await page.getByText(/^\d+ résultats$/).waitFor()
    // Once where one types on; a busy machine may let the pause pass between two keys, never between all.
    expect(questions(requests).length - asked).toBeLessThan('LOTISSEMENT'.length / 2)
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
    const { page, requests } = await goToAdmin(site, projets)
    await press(page, 'Voir plus')
    await eventually(() => rows(page).count()).toBeGreaterThan(20)
    const shown = await names(page)
    const lists = () =>
      requests.filter((request) => (request.postData() ?? '').includes('"order":"SITE"')).length
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

describe('a part of a list', () => {
  test.each(everyWidth)('by category, in the address, at %i px', async (width) => {
    const { page, complaints } = await goToAdmin(site, projets, { width })
    const all = await rows(page).count()
    const choice = page.getByRole('combobox', { name: 'Catégorie' })
    await choice.selectOption('Lotissement')
    await eventually(() => new URL(page.url()).searchParams.get('categorie')).toMatch(/^\d+$/)
    await eventually(() => rows(page).count()).toBeLessThan(all)
    const shown = await rows(page).allInnerTexts()
    expect(shown.filter((text) => !text.includes('Lotissement'))).toEqual([])
    await page.getByText(`${shown.length} en tout`).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await page.reload()
    await eventually(() => rows(page).count()).toBe(shown.length)
    expect(await choice.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text)).toBe(
      'Lotissement',
    )
    await choice.selectOption('Toutes')
    await eventually(() => rows(page).count()).toBe(all)
    expect(complaints).toEqual([])
  })

  test('by category of services, which have no order there; by section of questions, which have', async () => {
    const { page } = await goToAdmin(site, services)
    await page.getByRole('link', { name: 'Changer l’ordre' }).waitFor()
    const choice = page.getByRole('combobox', { name: 'Catégorie' })
    await choice.selectOption({ index: 1 })
    await eventually(() => page.url()).toContain('categorie=')
    await page.getByText('L’ordre se change sur').waitFor()
    await goOn(page, '/admin/pages/createfaq?liste=questions')
    await page.getByRole('combobox', { name: 'Section' }).selectOption({ index: 1 })
    await eventually(() => page.url()).toContain('faq=')
    await page.getByRole('link', { name: 'Changer l’ordre' }).waitFor()
    await page.getByRole('link', { name: 'Hors ligne' }).click()
    await page.getByText('Rien n’est hors ligne dans cette section.').waitFor()
  })

  test('says of an empty one that it is the part that is empty', async () => {
    const api = await administratorApi(site)
    const { id } = await create(api, 'CategorieProjet', { nom: 'Sans projet' })
    const { page } = await goToAdmin(site, projets)
    await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Sans projet')
    await page.getByText('Aucun projet dans cette catégorie.').waitFor()
    await askAs(api, 'mutation ($input: ContentInput!) { softDeleteContent(input: $input) { __typename } }', {
      input: { id },
    })
    await api.dispose()
  })

  test.each(everyWidth)('what has a draft, in its list and on the dashboard, at %i px', async (width) => {
    const api = await administratorApi(site)
    const nom = `Préparé ${width}`
    const { id } = await create(api, 'Projet', { nom, status: true })
    const draft = 'mutation ($input: SaveProjetDraftInput!) { saveProjetDraft(input: $input) { __typename } }'
    await askAs(api, draft, { input: { id, resultat: 'Après' } })
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard', { width })
    const block = page.getByRole('region', { name: 'Brouillons' })
    await block.getByRole('link', { name: `Projet «\u00a0${nom}\u00a0»` }).waitFor()
    await goOn(page, projets)
    await page.getByRole('link', { name: 'Brouillons 1' }).click()
    await eventually(() => names(page)).toEqual([nom])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    const discard = 'mutation ($input: DraftInput!) { discardDraft(input: $input) { __typename } }'
    await askAs(api, discard, { input: { id } })
    await api.dispose()
    await page.reload()
    await page.getByText('Aucun brouillon n’attend.').waitFor()
    await goOn(page, '/admin/dashboard')
    await page.getByRole('region', { name: 'Dernières modifications' }).waitFor()
    expect(await block.count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

describe('two at once', () => {
  test('what somebody else has deleted cannot be published, and nobody is frightened', async () => {
    const { page } = await goToAdmin(site, projets)
    const [name = ''] = await names(page)
    const id = (await row(page, name).getAttribute('id'))?.replace('rangee-', '') ?? ''
    await act(page.request, 'softDeleteProjet', id)
    const state = (await row(page, name).getByText('Publié', { exact: true }).count()) > 0
    await press(row(page, name), state ? 'Dépublier' : 'Publier')
    await message(page, 'n’est plus là').waitFor()
    await press(message(page, 'n’est plus là'), 'Fermer')
    await goOn(page, projets)
    await eventually(() => rows(page).count()).toBeGreaterThan(0)
    expect(await names(page)).not.toContain(name)
  })

  test('a list that does not come says so, and tries again', async () => {
    const { page } = await goToAdmin(site, projets)
    await page.context().setOffline(true)
    await page.getByRole('link', { name: /^Publiés/ }).click()
    await page.getByRole('heading', { name: 'Le serveur ne répond pas' }).waitFor()
    await page.context().setOffline(false)
    await press(page, 'Réessayer')
    await eventually(() => rows(page).count()).toBeGreaterThan(0)
    expect(page.url()).toContain('etat=publies')
  })

  test('an error of the server is told as one, and not as a lost connection', async () => {
    const { page } = await goToAdmin(site, projets)
    const before = await names(page)
    const errors = [{ message: 'Erreur interne du serveur.', extensions: { code: 'INTERNAL' } }]
    await page.route('**/graphql', (route) => route.fulfill({ json: { errors } }), { times: 1 })
    await press(row(page, before[0] ?? ''), 'Supprimer')
    await message(page, 'Le serveur a rencontré une erreur.').waitFor()
    expect(await names(page)).toEqual(before)
  })

  test('a server out of reach costs nothing', async () => {
    const { page } = await goToAdmin(site, projets)
    const before = await names(page)
    await page.context().setOffline(true)
    await press(row(page, before[0] ?? ''), 'Supprimer')
    await message(page, 'Le serveur ne répond pas').waitFor()
    expect(await names(page)).toEqual(before)
    await page.context().setOffline(false)
    // Until the first press is over, another is its second half.
    await eventually(() =>
      row(page, before[0] ?? '')
        .locator('[aria-busy=true]')
        .count(),
    ).toBe(0)
    await press(row(page, before[0] ?? ''), 'Supprimer')
    await eventually(() => names(page)).not.toContain(before[0])
  })
})

test('a list is usable with at most 220 kB of scripts, as brotli', async () => {
  const { page } = await loadAdmin(site, services)
  await eventually(() => rows(page).count()).toBeGreaterThan(0)
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // The client of the live connection comes by itself once the list stands: early or late as the machine is busy.
      .filter(({ name }) => name.endsWith('.js') && !/\/lib-[^/]*$/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  const total = sizes.reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(220_000)
})
