import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  administratorApi,
  create,
  createAll,
  failOnce,
  holdAnswer,
  message,
  names,
  press,
  row,
  rows,
} from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin, loadAdmin } from '../../testing/desk.ts'

const projets = '/admin/pages/createprojet'
const slides = '/admin/pages/presentation?liste=slides'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a slide that visitors do not see is not called published', async () => {
  const api = await administratorApi(site)
  await create(api, 'Slide', { titre: 'Rangé pour l’hiver', archive: true, status: true })
  await api.dispose()
  const { page } = await goToAdmin(site, slides)
  await row(page, 'Rangé pour l’hiver').getByText('Archivé', { exact: true }).waitFor()
  expect(await row(page, 'Rangé pour l’hiver').getByText('Publié', { exact: true }).count()).toBe(0)
})

test('a long word does not widen the list on a phone', async () => {
  const api = await administratorApi(site)
  const nom = `Réseau-${'longueur'.repeat(20)}`
  await create(api, 'Partenaire', { nom, url: `https://exemple.ci/${'chemin'.repeat(40)}` })
  await api.dispose()
  const { page } = await goToAdmin(site, '/admin/pages/createpartenaire', { width: 390 })
  await row(page, nom).waitFor()
  expect(await width(page)).toBe(390)
})

test('leads to the site: from the header, and from what is published there', async () => {
  const { page } = await goToAdmin(site, projets)
  const published = rows(page)
    .filter({ has: page.getByText('Publié', { exact: true }) })
    .first()
  const [name = ''] = await published.locator('[class*=nom]').allInnerTexts()
  await published.getByRole('link', { name: 'Voir sur le site' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/projets\/./)
  await page.goBack()
  const publish = row(page, name).getByRole('button', { name: 'Dépublier' })
  await publish.click()
  await row(page, name).getByText('Hors ligne').waitFor()
  expect(await row(page, name).getByRole('link', { name: 'Voir sur le site' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Voir le site' }).click()
  await page.waitForURL(`${site.origin}/`)
})

test('what comes back from the trash says where it is now, and is published from there', async () => {
  const { page } = await goToAdmin(site, projets)
  const [first = ''] = await names(page)
  await press(row(page, first), 'Supprimer')
  await row(page, first).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Corbeille/ }).click()
  await press(row(page, first), 'Restaurer')
  await press(message(page, 'est sorti de la corbeille, hors ligne.'), 'Publier')
  await message(page, `«\u00a0${first}\u00a0» est en ligne.`).waitFor()
  await row(page, first).getByRole('link', { name: 'Publiés' }).click()
  await eventually(() => new URL(page.url()).searchParams.get('etat')).toBe('publies')
  await eventually(() => names(page)).toContain(first)
})

test.each(['one types', 'what was typed is on its way'])(
  'a filter chosen while %s is kept, and searched',
  async (moment) => {
    const { page } = await goToAdmin(site, projets)
    let answer = (): void => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/graphql', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/graphql')
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('lotissement')
    if (moment !== 'one types') await asked
    await page.getByRole('link', { name: /^Hors ligne/ }).click()
    answer()
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('lotissement')
    expect(new URL(page.url()).searchParams.get('etat')).toBe('hors-ligne')
  },
)

test('F6 leads to the messages', async () => {
  const { page } = await goToAdmin(site, projets)
  const [first = ''] = await names(page)
  await press(row(page, first), 'Supprimer')
  await message(page, 'est dans la corbeille').waitFor()
  await page.keyboard.press('F6')
  const isInMessages = () =>
    page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label') ?? '')
  for (let n = 0; n < 3 && !(await isInMessages()).startsWith('Messages'); n++)
    await page.keyboard.press('F6')
  expect(await isInMessages()).toMatch(/^Messages/)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  for (let n = 0; n < 3 && (await focused()) !== 'Annuler'; n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await message(page, 'est de retour').waitFor()
  await eventually(() => names(page)).toContain(first)
})

test('a page whose code does not come either says so, and comes with the next try', async () => {
  const { page } = await loadAdmin(site, projets)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Faqs' }).click()
  await page.getByRole('heading', { name: 'Le serveur ne répond pas' }).waitFor()
  await press(page, 'Réessayer')
  await page.context().setOffline(false)
  await press(page, 'Réessayer')
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor()
  await rows(page).first().waitFor()
})

describe('several rows at once', () => {
  const list = '/admin/pages/createcategory?tri=nom&q=rang'
  const made = Array.from({ length: 23 }, (_, n) => `Rang ${String(n + 1).padStart(2, '0')}`)

  beforeAll(async () => {
    const api = await administratorApi(site)
    await createAll(
      api,
      'CategorieProjet',
      made.map((nom) => ({ nom })),
    )
    await api.dispose()
  })

  const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choisir ${name}` })
  const bar = (page: Page) => page.getByRole('region', { name: 'Ce qui est choisi' })
  const said = (page: Page) => page.locator('main [role=status]').filter({ hasText: /choisi/ })
  const chosen = (page: Page) =>
    rows(page).evaluateAll((all) => all.map((one) => one.querySelector('input')?.checked ?? false))
  const isAskedAnew = (request: Request) => /"first":20/.test(request.postData() ?? '')
  const offline = (page: Page) => rows(page).filter({ hasText: 'Hors ligne' }).count()
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.closest('li')?.id ?? document.activeElement?.tagName)

  test('a press, one with Shift and all results: published as one act, and taken back', async () => {
    const { page, complaints } = await goToAdmin(site, list)
    await box(page, 'Rang 02').click()
    await box(page, 'Rang 04').click({ modifiers: ['Shift'] })
    await bar(page).getByText('3 éléments choisis').waitFor()
    await eventually(() => said(page).textContent()).toBe('3 éléments choisis')
    expect((await chosen(page)).slice(0, 5)).toEqual([false, true, true, true, false])
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await press(bar(page), 'Publier')
    await message(page, '3 éléments sont en ligne.').waitFor()
    await eventually(() => bar(page).count()).toBe(0)
    await eventually(() => offline(page)).toBe(17)
    await press(message(page, '3 éléments sont en ligne.'), 'Annuler')
    await message(page, 'de nouveau comme avant').waitFor()
    await eventually(() => offline(page)).toBe(20)

    await box(page, 'Rang 01').click()
    await press(bar(page), 'Choisir les 23 résultats')
    await bar(page).getByText('23 éléments choisis').waitFor()
    // Nothing is lost where the server does not answer.
    await failOnce(page, /"items":/)
    await press(bar(page), 'Supprimer')
    await message(page, 'Le serveur ne répond pas').waitFor()
    await press(message(page, 'Le serveur ne répond pas'), 'Fermer')
    await bar(page).getByText('23 éléments choisis').waitFor()
    await press(bar(page), 'Supprimer')
    await message(page, '23 éléments sont dans la corbeille.').waitFor()
    await page.getByText('Rien ne correspond à').waitFor()
    await press(message(page, '23 éléments'), 'Annuler')
    await eventually(() => names(page)).toEqual(made.slice(0, 20))
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
  })

  test('by keyboard alone', async () => {
    const { page } = await goToAdmin(site, list)
    await box(page, 'Rang 05').focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await eventually(() => said(page).textContent()).toBe('3 éléments choisis')
    await page.keyboard.press('Shift+ArrowUp')
    await eventually(() => said(page).textContent()).toBe('2 éléments choisis')
    expect((await chosen(page)).slice(4, 8)).toEqual([true, true, false, false])
    await page.keyboard.press('Control+a')
    await eventually(() => said(page).textContent()).toBe('20 éléments choisis')
    await bar(page).getByRole('button', { name: 'Dépublier' }).focus()
    await page.keyboard.press('Escape')
    await eventually(() => bar(page).count()).toBe(0)
    expect(await focused(page)).toMatch(/^rangee-/)
  })

  test('the bar is a few tabs after what was chosen last, and at the lower end to the eye', async () => {
    const { page } = await goToAdmin(site, list)
    for (const name of ['Rang 02', 'Rang 05']) {
      await box(page, name).focus()
      await page.keyboard.press('Space')
    }
    await bar(page).getByText('2 éléments choisis').waitFor()
    // Its name, and its four acts; then the bar.
    for (let tabs = 0; tabs < 6; tabs++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Publier')
    expect(await bar(page).getByRole('button', { name: 'Publier', exact: true }).evaluate(isFocused)).toBe(
      true,
    )
    const shown = await rows(page).last().boundingBox()
    const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
    const lower = await page.evaluate(() => innerHeight)
    expect(y + height).toBeGreaterThan(Math.min(lower - 60, shown?.y ?? 0))
    // Its arrows go from row to row, past the bar.
    await box(page, 'Rang 05').focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(await row(page, 'Rang 06').getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe(await row(page, 'Rang 05').getAttribute('id'))
  })

  test('after an act by keyboard one goes on at the row that is there', async () => {
    const { page } = await goToAdmin(site, list)
    const choose = async (name: string) => {
      await box(page, name).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Shift+ArrowDown')
      await bar(page).getByText('2 éléments choisis').waitFor()
    }
    const at = (name: string) =>
      eventually(() => page.evaluate(() => document.activeElement?.closest('li')?.textContent)).toContain(
        name,
      )
    await choose('Rang 03')
    await bar(page).getByRole('button', { name: 'Programmer…' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Programmer 2 éléments' })
    const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16)
    await dialog.getByLabel('Publier le').fill(soon)
    await page.keyboard.press('Enter')
    await message(page, '2 éléments sont programmés.').waitFor()
    await eventually(() => dialog.count()).toBe(0)
    await at('Rang 04')
    await press(message(page, '2 éléments'), 'Annuler')
    await message(page, 'de nouveau comme avant').waitFor()

    await choose('Rang 07')
    await bar(page).getByRole('button', { name: 'Supprimer' }).focus()
    await page.keyboard.press('Enter')
    await message(page, '2 éléments sont dans la corbeille.').waitFor()
    await at('Rang 09')
    expect(await names(page)).not.toContain('Rang 07')
    await goOn(page, '/admin/pages/createcategory?etat=corbeille&q=rang')
    await box(page, 'Rang 08').focus()
    await page.keyboard.press('Control+a')
    await bar(page).getByText('2 éléments choisis').waitFor()
    await bar(page).getByRole('button', { name: 'Effacer…' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Effacer 2 éléments' }).getByRole('textbox').fill('effacer')
    await page.keyboard.press('Enter')
    await message(page, '2 éléments sont effacés pour de bon.').waitFor()
    await page.getByText('Rien ne correspond à').waitFor()
    await eventually(() => page.evaluate(() => document.activeElement?.closest('main')?.tagName)).toBe('MAIN')
  })

  test('what leaves while the list is asked for anew stays away', async () => {
    const { page } = await goToAdmin(site, list)
    await box(page, 'Rang 12').click()
    await press(bar(page), 'Publier')
    // The server answers before the next act, and that reaches the browser after it.
    const { answered, deliver } = await holdAnswer(page, isAskedAnew)
    await press(message(page, 'est en ligne'), 'Annuler')
    await message(page, 'de nouveau comme avant').waitFor()
    await answered
    await press(row(page, 'Rang 13'), 'Supprimer')
    await row(page, 'Rang 13').waitFor({ state: 'detached' })
    const again = page.waitForRequest(isAskedAnew)
    deliver()
    await again
    await eventually(() => names(page)).not.toContain('Rang 13')
    await press(message(page, 'est dans la corbeille'), 'Annuler')
    await row(page, 'Rang 13').waitFor()
  })

  test('what is refused is named, and stays chosen', async () => {
    const { page } = await goToAdmin(site, '/admin/pages/createservice')
    const shown = await names(page)
    await box(page, shown[0] ?? '').focus()
    await page.keyboard.press('Control+a')
    await press(bar(page), 'Publier')
    const left = message(page, '3 éléments sont déjà actifs, le maximum.')
    await left.waitFor()
    const remaining = shown.length - 3
    await eventually(async () => (await chosen(page)).filter(Boolean).length).toBe(remaining)
    await bar(page).getByText(`${remaining} élément`).waitFor()
  })

  test('are planned together', async () => {
    const { page } = await goToAdmin(site, list)
    await box(page, 'Rang 01').click()
    await box(page, 'Rang 02').click()
    await press(bar(page), 'Programmer…')
    const dialog = page.getByRole('dialog', { name: 'Programmer 2 éléments' })
    await press(dialog, 'Programmer')
    await dialog.getByRole('alert').filter({ hasText: 'Choisissez au moins un moment.' }).waitFor()
    await eventually(() => dialog.getByLabel('Publier le').evaluate(isFocused)).toBe(true)
    const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 16)
    await dialog.getByLabel('Publier le').fill(soon)
    await press(dialog, 'Programmer')
    await message(page, '2 éléments sont programmés.').waitFor()
    await press(message(page, '2 éléments'), 'Annuler')
    await message(page, 'de nouveau comme avant').waitFor()
  })

  test('a finger holds a row, then taps others; the dashboard tells of one act', async () => {
    const { page } = await goToAdmin(site, list, { width: 390, hasTouch: true })
    expect(await box(page, 'Rang 01').count()).toBe(0)
    const { x = 0, y = 0, height = 0 } = (await row(page, 'Rang 01').boundingBox()) ?? {}
    const touch = await page.context().newCDPSession(page)
    const point = { x: x + 40, y: y + height / 2 }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await bar(page).getByText('1 élément choisi').waitFor()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await row(page, 'Rang 03').tap()
    await bar(page).getByText('2 éléments choisis').waitFor()
    expect(new URL(page.url()).searchParams.has('modifier')).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await press(bar(page), 'Publier')
    await message(page, '2 éléments sont en ligne.').waitFor()
    await goOn(page, '/admin/dashboard')
    const line = page.getByRole('region', { name: 'Dernières modifications' }).getByRole('listitem').first()
    await line.getByRole('link', { name: '2 catégories de projets' }).waitFor()
    await line.getByRole('button', { name: /^Annuler/ }).click()
    await page.getByText('2 catégories de projets sont de nouveau comme avant.').waitFor()
    await goOn(page, list)
    await eventually(() => offline(page)).toBe(20)
  })
})

describe('one field that finds everything', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Rechercher partout' })
  const lines = (page: Page) => palette(page).getByRole('menuitem')
  /** What Enter opens. */
  const ready = (page: Page, words: string) =>
    palette(page).locator('[role=menuitem][data-focused]').filter({ hasText: words }).waitFor()
  const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

  test('opens by Ctrl K; a page, an act, a setting and an item are found by their words, and opened', async () => {
    const { page, complaints, requests } = await loadAdmin(site, '/admin/dashboard')
    const codeOf = () => requests.filter((request) => request.url().includes('Palette')).length
    expect(codeOf()).toBe(0)
    const documents = requests.filter((request) => request.resourceType() === 'document').length
    const open = async (words: string) => {
      await eventually(async () => {
        // What is shown just then may still lie over the page.
        if ((await palette(page).count()) === 0) await page.keyboard.press('Control+k')
        return page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.ariaLabel)
      }).toBe('Rechercher partout')
      await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
      await page.keyboard.type(words)
    }
    await open('temoig')
    await lines(page).filter({ hasText: 'Nouveau témoignage' }).waitFor()
    expect(codeOf()).toBeGreaterThan(0)
    await ready(page, 'Témoignages')
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await page.keyboard.press('Enter')
    await eventually(() => path(page)).toBe('/admin/pages/testimonial')
    // Within the page: nothing is loaded anew, and the reader is told of the next one.
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(requests.filter((request) => request.resourceType() === 'document').length).toBe(documents)
    await eventually(() => palette(page).count()).toBe(0)

    await open('nouveau projet')
    await ready(page, 'Nouveau projet')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Nouveau projet' }).waitFor()
    await press(page.getByRole('dialog'), 'Fermer')
    await eventually(() => path(page)).toBe('/admin/pages/createprojet')

    await open('jetons')
    await ready(page, 'Jetons d’accès')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Jetons d’accès' })
    await eventually(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    await press(page.getByRole('dialog'), 'Fermer')

    const [nom = ''] = await names(page)
    await open(nom)
    await ready(page, nom)
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).searchParams.get('modifier')).toMatch(/^\d+$/)
    expect(complaints).toEqual([])
  })

  test('on a phone by its button; a message is found, and read; what is not there is said', async () => {
    const { page } = await goToAdmin(site, '/admin/pages/createprojet', { width: 390, hasTouch: true })
    await page.getByRole('button', { name: 'Rechercher partout' }).tap()
    const field = palette(page).getByRole('searchbox')
    await field.fill('introuvable 000')
    await palette(page).getByText('Rien ne correspond à').waitFor()
    await failOnce(page, /"text":/)
    await field.fill('bernadette')
    await palette(page).getByText('Le serveur ne répond pas.').first().waitFor()
    await field.fill('bernadette lou')
    const found = lines(page).filter({ hasText: 'Bernadette' })
    await found.waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await found.tap()
    await eventually(() => new URL(page.url()).searchParams.get('message')).toMatch(/^\d+$/)
    await page.getByRole('heading', { name: /Bernadette/ }).waitFor()
  })
})
