import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { administratorApi, askAs, create } from '../../testing/admin.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn } from '../../testing/desk.ts'
import { closed, latest, openEditor, openNew, picture, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'
const services = '/admin/pages/createservice'

test('a picture is seen, framed, sent with its progress and kept', async () => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  await panel.getByLabel(/^Nom/).fill('Avec image')
  await panel.locator('[data-champ=image] input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('non'),
  })
  await eventually(() => panel.getByText('Choisissez une image PNG').count()).toBe(1)
  await panel.locator('[data-champ=image] input[type=file]').setInputFiles(await picture(page, 320, 180))
  const point = panel.getByRole('button', { name: /^Point à garder/ })
  await point.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await panel.getByLabel('Description de l’image').fill('Des bandes')
  // A line so slow that the picture is seen on its way, until then.
  const devtools = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 1000 })
  await save(page)
  await panel.getByRole('progressbar', { name: 'Envoi de carte.png' }).waitFor()
  await devtools.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
  await closed(page)
  const { id } = await latest(page, 'projets', 'nom')
  expect(await read(page, 'Projet', id, 'image { width height alt focalX focalY }')).toEqual({
    image: { width: 320, height: 180, alt: 'Des bandes', focalX: 0.6, focalY: 0.49 },
  })
})

test('a picture is taken from the clipboard, and from another window', async () => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  const { buffer } = await picture(page, 40, 30)
  const group = panel.getByRole('group', { name: 'Image' })
  const remove = group.getByRole('button', { name: 'Retirer l’image' })
  await group.getByRole('button', { name: 'Choisir une image' }).evaluate((button, data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'x.png', { type: 'image/png' }))
    button.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, buffer.toString('base64'))
  await remove.click()
  await eventually(() => remove.count()).toBe(0)

  const folder = await mkdtemp(join(tmpdir(), 'geometre-web-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'x.png')
  await writeFile(file, buffer)
  const label = group.getByText('Déposez ou collez une image ici')
  await label.scrollIntoViewIfNeeded()
  const box = await label.boundingBox()
  if (!box) throw new Error('There is no place to drop a picture.')
  const devtools = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 }
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 5, y: box.y + 5, data })
  }
  await remove.waitFor()
})

test('rich text offers what the server keeps, by keyboard as well', async () => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  await panel.getByLabel(/^Nom/).fill('Texte riche')
  const text = panel.getByRole('textbox', { name: 'Description' })
  await text.click()
  await page.keyboard.type('Titre')
  const bar = panel.getByRole('toolbar', { name: /Description/ })
  await bar.getByRole('button', { name: 'Titre', exact: true }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('gras')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Liste à puces' }).focus()
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('textbox')
  await page.keyboard.type('un point')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Tableau' }).click()
  await page.keyboard.type('Surface')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Prix')
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'services', 'nom')
  const { description } = await read<{ description: string }>(page, 'Service', id, 'description')
  expect(description).toContain('<h2>Titre</h2><p><strong>gras</strong></p><ul><li><p>un point</p></li></ul>')
  expect(description).toContain('<tr><th>Surface</th><th>Prix</th>')
  expect(description).not.toMatch(/style=|colgroup|class=/)
})

describe('a position', () => {
  // Zone 30 by Krüger's series, worked out apart from the library.
  test('is given in degrees or in UTM, and named', async () => {
    const { page, panel } = await openEditor(site, `${projets}?creer=1`)
    await panel.getByLabel(/^Nom/).fill('Située')
    await panel.getByLabel('Latitude').fill('5,345317')
    await panel.getByLabel('Longitude').fill('-4,024429')
    await eventually(() => panel.getByText('Commune la plus proche').innerText()).toContain('Adjamé')
    await panel.getByText('UTM (mètres)').click()
    await eventually(() => panel.getByLabel('Est (m)').inputValue()).toBe('386493,14')
    expect(await panel.getByLabel('Nord (m)').inputValue()).toBe('590929,86')
    await panel.getByText('29 N', { exact: false }).click()
    await panel.getByLabel('Est (m)').fill('610456,505')
    await panel.getByLabel('Nord (m)').fill('773866,346')
    await save(page)
    await closed(page)
    const { id, databaseId } = await latest(page, 'projets', 'nom')
    const { latitude, longitude } = await read<{ latitude: number; longitude: number }>(
      page,
      'Projet',
      id,
      'latitude longitude',
    )
    expect(latitude).toBeCloseTo(7, 6)
    expect(longitude).toBeCloseTo(-8, 6)
    await goOn(page, `${projets}?modifier=${databaseId}`)
    await eventually(() => panel.getByLabel('Est (m)').inputValue()).toBe('610456,51')
    // The editor of the description stands above, and comes late: it would move the choice away from under the mouse.
    await panel.locator('[contenteditable=true]').waitFor()
    await panel.getByText('Degrés (WGS84)').click()
    expect(await panel.getByLabel('Longitude').inputValue()).toMatch(/^-[78](,|$)/)
  })

  test('is understood in whichever way and field it is put', async () => {
    const { panel } = await openEditor(site, `${projets}?creer=1`)
    for (const [texte, label] of [
      ['5.3592, -3.9868', 'Longitude'],
      ['5°21\'33.12"N 3°59\'12.48"W', 'Latitude'],
      ['3°59\'12.48"O, 5°21\'33.12"N', 'Latitude'],
    ] as const) {
      await panel.getByLabel(label).fill(texte)
      await eventually(() => panel.getByLabel('Latitude').inputValue()).toBe('5,3592')
      await eventually(() => panel.getByLabel('Longitude').inputValue()).toBe('-3,9868')
      await panel.getByText('UTM (mètres)').click()
      await panel.getByLabel('Est (m)').fill('')
      await panel.getByLabel('Nord (m)').fill('')
      await panel.getByLabel('Nord (m)').fill(texte)
      await eventually(() => panel.getByLabel('Est (m)').inputValue()).toMatch(/^390/)
      await panel.getByText('Degrés (WGS84)').click()
      await panel.getByLabel('Latitude').fill('')
      await panel.getByLabel('Longitude').fill('')
    }
  })

  test('in UTM is understood where degrees are asked for, one typed key by key once it is whole', async () => {
    const { page, panel } = await openEditor(site, `${projets}?creer=1`)
    await panel.getByLabel('Latitude').fill('30N 386493,14 590929,86')
    await eventually(() => panel.getByText('Commune la plus proche').innerText()).toContain('Adjamé')
    expect(await panel.getByLabel('Est (m)').inputValue()).toBe('386493,14')
    await panel.getByText('Degrés (WGS84)').click()
    await panel.getByLabel('Longitude').fill('')
    await panel.getByLabel('Latitude').fill('')
    await panel.getByLabel('Latitude').pressSequentially('5,3592 -3,9868')
    expect(await panel.getByLabel('Latitude').inputValue()).toBe('5,3592 -3,9868')
    await page.keyboard.press('Tab')
    expect(await panel.getByLabel('Latitude').inputValue()).toBe('5,3592')
    expect(await panel.getByLabel('Longitude').inputValue()).toBe('-3,9868')
    // What is typed into one field leaves what stands in the other; a half goes where its letter says.
    const leave = async (latitude: string, longitude: string) => {
      await panel.getByLabel('Longitude').fill(longitude)
      await panel.getByLabel('Latitude').fill('')
      await panel.getByLabel('Latitude').pressSequentially(latitude)
      await page.keyboard.press('Tab')
      return [
        await panel.getByLabel('Latitude').inputValue(),
        await panel.getByLabel('Longitude').inputValue(),
      ]
    }
    expect(await leave('5 35', '-4,0083')).toEqual(['5 35', '-4,0083'])
    expect(await leave('3,98 O', '-4,0083')).toEqual(['3,98 O', '-4,0083'])
    expect(await leave('3,98 O', '')).toEqual(['', '3,98 O'])
  })

  test('is where the phone is, or why not is said', async () => {
    const { page, panel } = await openEditor(site, `${projets}?creer=1`, { width: 390, hasTouch: true })
    await panel.getByLabel(/^Nom/).fill('Ici même')
    const here = panel.getByRole('button', { name: 'Ma position' })
    await here.tap()
    await panel.getByText('n’a pas le droit de donner votre position').waitFor()
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 5.36, longitude: -3.98, accuracy: 12 })
    await here.tap()
    await panel.getByText('à 12\u00a0m près').waitFor()
    expect(await panel.getByLabel('Longitude').inputValue()).toBe('-3,98')
    await save(page)
    await closed(page)
    const { id } = await latest(page, 'projets', 'nom')
    expect(await read(page, 'Projet', id, 'latitude longitude')).toEqual({ latitude: 5.36, longitude: -3.98 })
  })

  test('that makes no sense is not sent, and one abroad is told', async () => {
    const { page, panel } = await openEditor(site, `${projets}?creer=1`)
    await panel.getByLabel(/^Nom/).fill('Nulle part')
    await panel.getByLabel('Latitude').fill('95')
    await panel.getByLabel('Longitude').fill('-4')
    await save(page)
    await eventually(() => panel.getByText('La latitude doit être comprise').count()).toBe(1)
    await panel.getByLabel('Latitude').fill('48,85')
    await eventually(() => panel.getByText('hors de Côte d’Ivoire').count()).toBe(1)
  })
})

test.each([
  ['Délimitation & bornage à Cocody', 'delimitation-bornage-a-cocody'],
  ['2031', 'service-2031'],
])('the address %s becomes what is said', async (typed, slug) => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  await panel.getByLabel(/^Nom/).fill('Bornage')
  await panel.getByLabel(/^Adresse de la page/).fill(typed)
  await panel.getByText(`/services/${slug}`, { exact: true }).waitFor()
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'services', 'nom')
  expect(await read(page, 'Service', id, 'slug')).toEqual({ slug })
})

test('an address that is longer than a name gives stands as it is', async () => {
  const slug = `${'a'.repeat(100)}-2`
  const { panel } = await openNew(site, services, 'Service', { nom: 'Longue adresse', slug })
  await panel.getByText(`/services/${slug}`, { exact: true }).waitFor()
  expect(await panel.getByText('L’adresse change').count()).toBe(0)
})

test('a name gives the address that was said', async () => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  for (const [nom, slug] of [
    ['2024', 'projet-2024'],
    ['Lot 7 – Bingerville', 'lot-7-bingerville'],
    ['№ ½', 'no-1-2'],
    ['東京', 'projet'],
  ] as const) {
    await panel.getByLabel(/^Nom/).fill(nom)
    await panel.getByText(`/projets/${slug} (d’après le nom)`, { exact: true }).waitFor()
    const { id } = await create(page.request, 'Projet', { nom })
    expect(await read(page, 'Projet', id, 'slug')).toEqual({ slug })
  }
  await panel.getByLabel(/^Nom/).fill('Digue de Grand-Bassam')
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'projets', 'nom')
  expect(await read(page, 'Projet', id, 'slug')).toEqual({ slug: 'digue-de-grand-bassam' })
})

test('an address that changes is said to leave a way behind', async () => {
  const { page, panel } = await openEditor(site, `${services}?modifier=1`)
  const before = await panel.getByLabel(/^Adresse de la page/).inputValue()
  await panel.getByLabel(/^Adresse de la page/).fill('nouvelle-adresse')
  await eventually(() => panel.getByText(`L’ancienne, /services/${before}, mènera`).count()).toBe(1)
  await save(page)
  await closed(page)
  const moved = await page.request.get(`/services/${before}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
})

test('an address offers to follow a corrected name, and the old one leads on', async () => {
  const pond = { nom: 'Pond de Bonoua', status: true }
  const { page, panel, id } = await openNew(site, projets, 'Projet', pond, { width: 390 })
  const follow = panel.getByRole('button', { name: /Suivre le nom/ })
  await panel.getByText('/projets/pond-de-bonoua', { exact: true }).waitFor()
  expect(await follow.count()).toBe(0)
  await panel.getByLabel(/^Nom/).fill('Pont de Bonoua')
  expect(await follow.innerText()).toContain('/projets/pont-de-bonoua')
  await follow.click()
  await panel.getByText('L’ancienne, /projets/pond-de-bonoua, mènera à la nouvelle.').waitFor()
  await save(page)
  await closed(page)
  expect(await read(page, 'Projet', id, 'nom slug')).toEqual({
    nom: 'Pont de Bonoua',
    slug: 'pont-de-bonoua',
  })
  const moved = await page.request.get('/projets/pond-de-bonoua', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/projets/pont-de-bonoua'])
})

test('the preview shows what is typed in the site’s own page, at both widths', async () => {
  const { page, panel, complaints } = await openEditor(site, `${projets}?modifier=2`)
  await panel.getByRole('button', { name: 'Aperçu', exact: true }).click()
  await panel.getByLabel(/^Nom/).fill('Un nom jamais enregistré')
  const preview = page.frameLocator('iframe')
  await eventually(() => preview.locator('h1').innerText()).toBe('Un nom jamais enregistré')
  for (const [label, width] of [
    ['Téléphone', 390],
    ['Écran', 1440],
  ] as const) {
    await panel.getByText(label, { exact: false }).click()
    await eventually(() => preview.locator('body').evaluate(() => document.documentElement.clientWidth)).toBe(
      width,
    )
  }
  expect(complaints).toEqual([])
})

const previewed: [path: string, label: string][] = [
  ['/admin/pages/createntreprise?creer=1', 'Nom'],
  ['/admin/pages/createntreprise?modifier=1', 'Nom'],
  ['/admin/pages/presentation?modifier=1', 'Titre'],
  ['/admin/pages/presentation?liste=slides&modifier=1', 'Titre'],
  ['/admin/pages/createquipe?creer=1', 'Nom'],
  ['/admin/pages/createquipe?modifier=1', 'Nom'],
  [`${projets}?creer=1`, 'Nom'],
  [`${services}?creer=1`, 'Nom'],
  ['/admin/pages/createfaq?modifier=1', 'Titre'],
  ['/admin/pages/createfaq?liste=questions&creer=1', 'Question'],
  ['/admin/pages/createfaq?liste=questions&modifier=1', 'Question'],
  ['/admin/pages/createpartenaire?creer=1', 'Nom'],
  ['/admin/pages/createpartenaire?modifier=1', 'Nom'],
  ['/admin/pages/testimonial?creer=1', 'Nom'],
  ['/admin/pages/testimonial?modifier=1', 'Nom'],
  ['/admin/site?creer=1', 'Titre'],
  ['/admin/site?modifier=1', 'Titre'],
  ['/admin/site?liste=offres&creer=1', 'Poste'],
  ['/admin/site?liste=offres&modifier=1', 'Poste'],
  ['/admin/site?liste=annonces&creer=1', 'Texte'],
  ['/admin/site?liste=annonces&modifier=1', 'Texte'],
]

/** Outside the long run each type once. */
const tried = process.env.TEST_LONG
  ? previewed
  : previewed.filter(
      ([path]) => path.includes('modifier') || [projets, services].some((one) => path.startsWith(one)),
    )

test.each(tried)('the preview of %s shows what is typed', async (path, label) => {
  const { page, panel, complaints } = await openEditor(site, path)
  await panel.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.frameLocator('iframe')
  const field = panel.getByLabel(new RegExp(`^${label}`)).and(panel.locator('input, textarea'))
  // Even what must not be left empty is so while it is typed.
  for (const typed of ['Avant', '', 'Jamais enregistré']) {
    await field.first().fill(typed)
    const shown = preview.getByText(typed).or(preview.getByAltText(typed))
    await eventually(() => shown.count()).toBeGreaterThan(0)
  }
  // Texts of the page have the firm’s name and town in their place.
  expect(await preview.locator('body').innerText()).not.toMatch(/\{[a-z]+\}/)
  expect(complaints).toEqual([])
})

test('a preview carries the firm’s own texts and accent', async () => {
  const api = await administratorApi(site)
  const { site: shown } = await site.ask<{ site: { entreprise: { id: string } } }>(
    '{ site { entreprise { id } } }',
  )
  const { id } = shown.entreprise
  await askAs(
    api,
    `mutation ($texte: SiteTextInput!, $entreprise: UpdateEntrepriseInput!) {
      updateSiteText(input: $texte) { __typename }
      updateEntreprise(input: $entreprise) { __typename }
    }`,
    { texte: { key: 'projet.client', value: 'Pour qui' }, entreprise: { id, couleur: '#1f4e8c' } },
  ).finally(() => api.dispose())
  const { page, panel } = await openEditor(site, `${projets}?modifier=2`)
  await panel.getByRole('button', { name: 'Aperçu', exact: true }).click()
  const preview = page.frameLocator('iframe')
  await eventually(() => preview.getByText('Pour qui').count()).toBeGreaterThan(0)
  await eventually(() =>
    preview.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--laterite').trim()),
  ).toBe('#1f4e8c')
})
