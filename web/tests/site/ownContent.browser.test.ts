import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, askAs, create, visitAdmin } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { closed, openEditor, pressInHead } from '../../testing/editors.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

test('an offer is published, found among the open posts, and applied for by its name', async () => {
  const staff = await openEditor(site, '/admin/site?liste=offres&creer=1')
  const { panel } = staff
  await panel.getByLabel(/^Poste/).fill('Dessinatrice')
  await panel.getByLabel(/^Contrat/).fill('CDI')
  await panel.getByLabel(/^Candidatures jusqu’au/).fill('2031-03-31')
  await panel.getByLabel(/^En deux phrases/).fill('Plans de lotissement et de voirie, mis au net.')
  await panel.getByText('/carriere/dessinatrice').first().waitFor()
  await pressInHead(staff.page, /^Enregistrer et publier$/)
  await closed(staff.page)

  const { page, complaints } = await site.visit('/carriere', { width: 390 })
  const post = page.locator('main li').filter({ hasText: 'Dessinatrice' })
  expect(await post.innerText()).toMatch(/CDI · jusqu’au 31 mars 2031/)
  expect(await complaintsInBothSchemes(page)).toEqual([])
  await post.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Dessinatrice' }).waitFor()
  expect(await page.getByLabel('Poste ou stage souhaité').inputValue()).toBe('Dessinatrice')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await complaintsInBothSchemes(page)).toEqual([])
  // What is written stays, a post in other words too.
  await page.getByLabel('Poste ou stage souhaité').fill('Dessinatrice à mi-temps')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Travailler avec nous' }).waitFor()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Dessinatrice' }).waitFor()
  await eventually(() => page.getByLabel('Poste ou stage souhaité').inputValue()).toBe(
    'Dessinatrice à mi-temps',
  )
  await page.getByLabel(/^Nom/).fill('Koffi')
  await page.getByLabel(/^E-mail/).fill('koffi@example.com')
  await page.getByRole('button', { name: 'Envoyer ma candidature' }).click()
  await page.getByRole('heading', { level: 1, name: /^Merci/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/carriere/dessinatrice')
  const { admin } = await askAs<{ admin: { carrieres: { edges: { node: object }[] } } }>(
    staff.page.request,
    '{ admin { carrieres(first: 1) { edges { node { nom poste } } } } }',
  )
  expect(admin.carrieres.edges[0]?.node).toEqual({ nom: 'Koffi', poste: 'Dessinatrice à mi-temps' })
  expect([...complaints, ...staff.complaints]).toEqual([])
})

test('a page that asks for it stands in the menus, and its former address leads to it', async () => {
  const { page: desk } = await visitAdmin(site, '/admin/site')
  const { id } = await create(desk.request, 'Page', {
    titre: 'Nos tarifs',
    contenu: '<p>Par hectare.</p>',
    auMenu: true,
    status: true,
  })
  await askAs(desk.request, `mutation ($i: UpdatePageInput!) { updatePage(input: $i) { __typename } }`, {
    i: { id, slug: 'tarifs' },
  })
  const { page, complaints } = await site.visit('/pages/nos-tarifs')
  expect(new URL(page.url()).pathname).toBe('/pages/tarifs')
  await page.getByRole('heading', { level: 1, name: 'Nos tarifs' }).waitFor()
  const links = page.getByRole('link', { name: 'Nos tarifs', includeHidden: true })
  // In the menu, the sheet of a phone and the footer, each marked as the page that is open.
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('aria-current')))).toEqual([
    'page',
    'page',
    'page',
  ])
  expect(await complaintsInBothSchemes(page)).toEqual([])
  await act(desk.request, 'unpublishPage', id)
  await page.goto('/')
  expect(await links.count()).toBe(0)
  expect((await page.goto('/pages/tarifs'))?.status()).toBe(404)
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
})

test.each(everyWidth)('a notice comes over every page as planned, and goes, at %i px', async (width) => {
  const { page: desk } = await visitAdmin(site, '/admin/site?liste=annonces')
  const { id } = await create(desk.request, 'Annonce', { texte: 'Fermé lundi', lien: '/contact' })
  const schedule = (input: Record<string, string>) =>
    askAs(
      desk.request,
      'mutation ($i: ScheduleContentInput!) { scheduleContent(input: $i) { __typename ... on Error { message } } }',
      { i: { id, ...input } },
    )
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
  const { page, complaints } = await site.visit('/', { width })
  const bar = page.getByRole('complementary', { name: 'Annonce' })
  expect(await bar.count()).toBe(0)
  await schedule({ publishAt: soon(1000) })
  await expect.poll(async () => (await page.reload()) && bar.count(), { timeout: 30_000 }).toBe(1)
  for (const path of ['/devis', '/Faq', '/nulle-part']) {
    await page.goto(path)
    expect([path, await bar.innerText()]).toEqual([path, 'Fermé lundi'])
  }
  expect(await complaintsInBothSchemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await bar.getByRole('link').click()
  await page.waitForURL('**/contact')
  await schedule({ unpublishAt: soon(1000) })
  await expect.poll(async () => (await page.reload()) && bar.count(), { timeout: 30_000 }).toBe(0)
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
})

test('the references of a service are those of the one category of its nearest projets, or all', async () => {
  const { page: desk } = await visitAdmin(site, '/admin/pages/createservices')
  const { site: shown } = await site.ask<{ site: { service: { id: string } } }>(
    '{ site { service(key: "topographie") { id } } }',
  )
  const { id: other } = await create(desk.request, 'CategorieService', {
    nom: 'Lotissement rural',
    status: true,
  })
  const referencesWith = async (categories: string[]) => {
    await askAs(
      desk.request,
      'mutation ($i: UpdateServiceInput!) { updateService(input: $i) { __typename ... on Error { message } } }',
      { i: { id: shown.service.id, categories } },
    )
    const { page } = await site.visit('/services/topographie', { javaScriptEnabled: false })
    return page.getByRole('link', { name: 'Voir nos références' }).getAttribute('href')
  }
  expect(await referencesWith([])).toBe('/references?categorie=Topographie')
  expect(await referencesWith([other])).toBe('/references')
  const { admin } = await askAs<{ admin: { categoriesProjet: { edges: { node: { id: string } }[] } } }>(
    desk.request,
    '{ admin { categoriesProjet(first: 1, search: "Topographie") { edges { node { id } } } } }',
  )
  // A category that visitors no longer see has no list of its own.
  await act(desk.request, 'unpublishCategorieProjet', admin.categoriesProjet.edges[0]?.node.id ?? '')
  expect(await referencesWith([])).toBe('/references')
})
