import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { signIn } from '../../testing/admin.ts'
import { eventually, hydrated, listenTo, openSite, routeOnce, type Site } from '../../testing/browser.ts'

let site: Site
/** A browser that staff work with. */
let page: Page

beforeAll(async () => {
  site = await openSite()
  page = await site.openLastingPage()
  await signIn(page)
  await page.goto('/admin/dashboard')
  await page.locator('main h1').waitFor()
})
afterAll(() => site.stop())

const bar = (page: Page) => page.getByRole('complementary', { name: 'Pour l’équipe' })
/** By a link of the page. */
const follow = (name: string) =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate((link: HTMLElement) => link.click())
const edit = (page: Page) => bar(page).getByRole('link').first().getAttribute('href')
const links = (page: Page) =>
  bar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')]))
const texts = (page: string) => `/admin/site?partie=textes&page=${page}`

test('staff go from a page to its editor, by a bar that comes after the page', async () => {
  await page.goto('/services/topographie')
  await bar(page).waitFor()
  expect(await links(page)).toEqual([
    ['Modifier', '/admin/pages/createservice?modifier=1'],
    ['Textes de cette page', texts('service')],
    ['Administration', '/admin/dashboard'],
  ])
  expect(await complaintsInBothSchemes(page)).toEqual([])
  await follow('Histoire')
  await eventually(() => edit(page)).toBe('/admin/pages/presentation?modifier=2')
  await follow('Demander un devis')
  await page.waitForURL('**/devis')
  await eventually(() => links(page)).toEqual([
    ['Modifier les textes', texts('devis')],
    ['Administration', '/admin/dashboard'],
  ])
  await bar(page).getByRole('link', { name: 'Modifier les textes' }).click()
  await page.locator('li[data-champ="devis.intro"]').waitFor()
  await page.goto('/nulle-part')
  await eventually(async () => (await links(page))[0]).toEqual(['Modifier les textes', texts('introuvable')])
  await page.goto('/projets/1')
  await bar(page).getByRole('link', { name: 'Modifier', exact: true }).click()
  await page.getByRole('dialog').locator('form').waitFor()
  expect(new URL(page.url()).search).toMatch(/^\?modifier=\d+$/)
})

test('where it fails on one page, it is there again on the next', async () => {
  const asked = /\/graphql\?.*unService/
  await routeOnce(page, asked, (route) => route.abort())
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => asked.test(request.url())),
    page.goto('/services/topographie'),
  ])
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await bar(page).count()).toBe(0)
  await follow('Histoire')
  await bar(page).waitFor()
})

test('visitors get the same page, and nothing of it', async () => {
  const [signedIn, anybody] = await Promise.all([
    page.request.get('/contact'),
    fetch(`${site.origin}/contact`),
  ])
  expect((await signedIn.text()) === (await anybody.text())).toBe(true)
  expect(signedIn.headers()['cache-control']).toContain('s-maxage=10')
  const { requests } = listenTo(page)
  await page.goto('/contact')
  await bar(page).waitFor()
  expect(requests.some((request) => request.url().includes('/Barre-'))).toBe(true)
  const visitor = await site.visit('/contact')
  await visitor.page.waitForLoadState('networkidle')
  expect(visitor.requests.filter((request) => /Barre|graphql/.test(request.url()))).toEqual([])
  expect(await bar(visitor.page).count()).toBe(0)
  expect(visitor.complaints).toEqual([])
})

test('it goes when one signs out', async () => {
  // A try before may have signed out already.
  await signIn(page)
  await page.goto('/admin/dashboard')
  await page.locator('header button').first().click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  await page.goto('/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(await bar(page).count()).toBe(0)
})
