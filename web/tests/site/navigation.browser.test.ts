import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, givenUp, hydrated, readSite, type ReadSite } from '../../testing/browser.ts'

let site: ReadSite

beforeAll(async () => {
  site = await readSite()
})

/** Where a walk begins that need not begin at the home page: what that draws costs more than the walk. */
const start = '/contact'

const documents = (requests: Request[]) => requests.filter((request) => request.isNavigationRequest()).length
const operations = (requests: Request[]) =>
  requests.filter((request) => new URL(request.url()).pathname === '/graphql')

/** A link of the menu, clicked as a reader does. */
async function choose(page: Page, label: 'Histoire' | 'Equipe'): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByRole('button', { name: 'Entreprise' }).hover()
  await menu.getByRole('link', { name: label }).click()
}

/** Scrolls down, so that a page that starts at its top has moved. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
}

/** Where the reader is: address, place in the page, what is focused and what was said. */
function place(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    path: location.pathname,
    y: scrollY,
    focus: document.activeElement?.tagName,
    heading: document.activeElement === document.querySelector('main h1'),
    announced: document.getElementById('annonce')?.textContent === document.title,
  }))
}

const at = (path: string) => ({ path, y: 0, focus: 'H1', heading: true, announced: true })

test('a link inside the site asks once for data and code, and loads no document; back and forward ask for nothing again', async () => {
  const { page, requests, complaints } = await site.visit('/')
  const header = await page.locator('header').first().elementHandle()
  const firsts = { '/': await page.locator('main h1').innerText(), '/histoire': '', '/equipe': '' }
  const titles = [await page.title()]
  for (const [label, path] of [
    ['Histoire', '/histoire'],
    ['Equipe', '/equipe'],
  ] as const) {
    await scrollDown(page)
    await choose(page, label)
    await eventually(() => place(page)).toEqual(at(path))
    firsts[path] = await page.locator('main h1').innerText()
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(3)
  const asked = operations(requests)
  expect(asked.map((request) => request.method())).toEqual(['GET', 'GET'])
  for (const one of asked) {
    expect(await one.headerValue('x-requested-with')).toBe('XMLHttpRequest')
    expect([...new URL(one.url()).searchParams.keys()]).toEqual(['id', 'variables'])
  }
  await page.mouse.move(700, 700)
  const steps = [
    ['goBack', '/histoire'],
    ['goBack', '/'],
    ['goForward', '/histoire'],
  ] as const
  for (const [step, path] of steps) {
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await page[step]()
    await eventually(() => place(page)).toEqual(at(path))
    expect(await page.locator('main h1').innerText()).toBe(firsts[path])
  }
  expect(documents(requests)).toBe(1)
  expect(operations(requests).length).toBe(asked.length)
  // The header is the same one, not one like it.
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
  expect(complaints).toEqual([])
})

test('a link to the page that is shown leads to its top, and ends the wait for another', async () => {
  const { page, requests } = await site.visit(start)
  const here = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Contact' })
  await scrollDown(page)
  await here.click()
  await eventually(() => page.evaluate(() => scrollY)).toBe(0)
  expect([documents(requests), operations(requests).length]).toEqual([1, 0])
  expect(await page.evaluate(() => history.length)).toBe(2)
  const waits = () => page.locator('html').getAttribute('data-navigation')
  await page.route('**/graphql*', () => {})
  await page.getByRole('contentinfo').getByRole('link', { name: 'Carrière' }).click()
  await eventually(waits).toBe('en-cours')
  await here.click()
  await eventually(waits).toBeNull()
})

test('a click that asks for a new tab gets one', async () => {
  const { page, requests } = await site.visit(start)
  // What the tab asks for: on a busy machine the browser's driver may say nothing of the tab itself.
  const asked = page.context().waitForEvent('request', (request) => request.isNavigationRequest())
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Voir plus' })
    .click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await asked).url()).pathname).toBe('/histoire')
  expect(new URL(page.url()).pathname).toBe(start)
  expect(documents(requests)).toBe(1)
})

test('an address that no page has is left to the server', async () => {
  const { page } = await site.visit(start)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nulle-part'
    link.textContent = 'Ailleurs'
    document.querySelector('main h1')?.append(link)
  })
  await page.getByRole('link', { name: 'Ailleurs' }).click()
  await page.getByText('Erreur 404').waitFor()
})

test.each([
  ['/Histoire', '/histoire'],
  ['/histoire/', '/histoire'],
  ['/EQUIPE/?a=1', '/equipe?a=1'],
  ['/faq', '/Faq'],
  ['/FAQ/', '/Faq'],
  ['/Services/topographie/', '/services/topographie'],
])('%s leads for good to %s', async (from, to) => {
  const answer = await fetch(site.origin + from, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  expect((await fetch(site.origin + to, { redirect: 'manual' })).status).toBe(200)
})

test('a slug in other letters leads for good to its own', async () => {
  const { site: demo } = await site.ask<{ site: { projets: { edges: { node: { slug: string } }[] } } }>(
    '{ site { projets(first: 1) { edges { node { slug } } } } }',
  )
  const slug = demo.projets.edges[0]?.node.slug ?? ''
  const answer = await fetch(`${site.origin}/projets/${slug.toUpperCase()}?a=%C3%A9`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/projets/${slug}?a=%C3%A9`])
})

describe('when the server fails on the way', () => {
  test.each([
    ['is not reached', 2, '**/graphql?*', { abort: true }],
    [
      'answers with a page',
      2,
      '**/graphql?*',
      { status: 502, contentType: 'text/html', body: '<h1>502</h1>' },
    ],
    [
      'answers with errors',
      2,
      '**/graphql?*',
      { status: 200, json: { data: null, errors: [{ message: 'Non' }] } },
    ],
    // Once more for the page that came and lacks its script too; then it stays as the server rendered it.
    ['has no such script any more', 3, '**/assets/HistoirePage*', { status: 404, body: '' }],
  ] as const)('and %s, the page is loaded whole', async (_, loads, url, answer) => {
    const { page, requests } = await site.visit(start)
    await page.route(url, (route) => ('abort' in answer ? route.abort() : route.fulfill(answer)))
    const left = loads === 3 && givenUp(page)
    await choose(page, 'Histoire')
    await page.waitForURL('**/histoire')
    await page.locator('main h1').waitFor()
    await page.getByRole('contentinfo').waitFor()
    await eventually(() => documents(requests)).toBe(loads)
    await (left || hydrated(page))
    await page.locator('main h1').waitFor()
    expect(documents(requests)).toBe(loads)
  })

  test.each([
    [
      'Cette page n’a pas pu s’afficher',
      'button',
      'Recharger la page',
      'export const query = real.query; export default () => { throw new Error("page") }',
    ],
    [
      'Le site ne répond pas comme il le devrait',
      'link',
      'Réessayer',
      'export const query = {}; export default real.default',
    ],
  ] as const)('%s: no page is blank, and back and again work', async (failure, role, again, broken) => {
    const { page } = await site.visit(start)
    const heading = page.getByRole('heading', { level: 1 })
    const home = await heading.innerText()
    const scripts = '**/assets/Histoire*.js'
    await page.route(scripts, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `import * as real from '${route.request().url()}?real'; ${broken}`,
      }),
    )
    await choose(page, 'Histoire')
    await eventually(() => heading.innerText()).toBe(failure)
    expect(new URL(page.url()).pathname).toBe('/histoire')
    await page.goBack()
    await eventually(() => heading.innerText()).toBe(home)
    await page.goForward()
    await eventually(() => heading.innerText()).toBe(failure)
    await page.unroute(scripts)
    await page.getByRole(role, { name: again }).click()
    await eventually(() => heading.innerText()).not.toBe(failure)
    await page.getByRole('contentinfo').waitFor()
    expect(new URL(page.url()).pathname).toBe('/histoire')
  })

  test('a page that cannot be rendered is status 500, in French and in the site’s dress', async () => {
    const list: { name: string }[] = JSON.parse(
      readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'builds.json'), 'utf8'),
    )
    const dist = join(import.meta.dirname, '..', '..', 'dist', 'builds', list[0]?.name ?? '')
    const entry: typeof import('../../src/entry-server.tsx') = await import(
      pathToFileURL(join(dist, 'server', 'entry-server.js')).href
    )
    const { status, headers, html } = await entry.render({
      url: '/',
      origin: site.origin,
      rights: () => Promise.resolve(null),
      templates: { site: readFileSync(join(dist, 'client', 'index.html'), 'utf8'), admin: '' },
      execute: () => Promise.reject(new Error('secret')),
    })
    expect([status, headers['cache-control']]).toEqual([500, 'private, no-store'])
    expect(html).not.toContain('secret')
    const page = await site.openPage()
    await page.route(`${site.origin}/`, (route) => route.fulfill({ status, headers, body: html }))
    await page.goto('/')
    expect(await page.title()).toBe('Erreur 500')
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    const heading = page.getByRole('heading', { name: 'Le site ne répond pas comme il le devrait' })
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Besley')
    await page.unroute(`${site.origin}/`)
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await hydrated(page)
  })
})

describe('the tabs of the projets', () => {
  const labels = ['Géodésie', 'Lotissement', 'Topographie', 'Industruels']
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Catégories de projets' })
  const shown = (page: Page) =>
    tabs(page).locator('xpath=following-sibling::*').getByRole('heading').allInnerTexts()

  test('show one category or all, and say in French when one does not come', async () => {
    const { page, complaints, requests } = await site.visit('/')
    const all = await tabs(page).getByRole('link').allInnerTexts()
    expect(all.filter((label) => label !== 'Tous')).toEqual(labels)
    expect(all).toContain('Tous')
    await page.route('**/graphql?*', (route) => route.abort())
    await tabs(page).getByRole('link', { name: 'Lotissement' }).click()
    await page.getByText('Ces projets n’ont pas pu être chargés.').waitFor()
    await page.unroute('**/graphql?*')
    await tabs(page).getByRole('link', { name: 'Tous' }).click()
    await eventually(() => shown(page)).toHaveLength(8)
    for (const label of [...labels, 'Tous']) {
      const { site: wanted } = await site.ask<{
        site: { projets: { edges: { node: { nom: string; category: string } }[] } }
      }>(
        'query ($category: String) { site { projets(first: 8, category: $category) { edges { node { nom category } } } } }',
        {
          category: label === 'Tous' ? null : label,
        },
      )
      const names = wanted.projets.edges.map(({ node }) => node.nom)
      expect(names.length).toBeGreaterThan(1)
      await tabs(page).getByRole('link', { name: label }).click()
      await eventually(() => shown(page)).toEqual(names)
      expect(await tabs(page).locator('[aria-current]').allInnerTexts()).toEqual([label])
    }
    expect(documents(requests)).toBe(1)
    // What did not come is noted.
    expect(complaints.filter((text) => !/net::ERR_FAILED|Failed to fetch/.test(text))).toEqual([])
  })

  test('are links where no script runs', async () => {
    const { page } = await site.visit('/', { javaScriptEnabled: false })
    await tabs(page).getByRole('link', { name: 'Lotissement' }).click()
    expect(page.url()).toBe(`${site.origin}/references?categorie=Lotissement`)
  })
})
