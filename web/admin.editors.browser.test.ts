import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askAs, visitAdmin } from './testing/admin.ts'
import { eventually, openSite, type Site } from './testing/browser.ts'
import { openEditor, picture, read } from './testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'
const services = '/admin/pages/createservice'

const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
const closed = (page: Page) => eventually(() => page.getByRole('dialog').count()).toBe(0)

interface Made {
  id: string
  databaseId: number
  label: string
}

/** The latest item of a type. */
async function latest(page: Page, list: string, label: string): Promise<Made> {
  const { admin } = await askAs<{ admin: { list: { edges: { node: Made }[] } } }>(
    page.request,
    `{ admin { list: ${list}(first: 1, order: NEWEST) { edges { node { id databaseId label: ${label} } } } } }`,
  )
  const made = admin.list.edges[0]?.node
  if (!made) throw new Error(`There are no ${list}.`)
  return made
}

describe('each type is created and edited', () => {
  test.each([
    [
      '/admin/pages/createntreprise',
      'entreprises',
      'nom',
      { Nom: 'Cabinet', 'E-mail': 'a@b.ci', Téléphone: '0707070707' },
    ],
    ['/admin/pages/presentation', 'presentations', 'titre', { Titre: 'Notre cabinet' }],
    ['/admin/pages/presentation?liste=slides', 'slides', 'titre', { Titre: 'À la une', Lien: '/devis' }],
    ['/admin/pages/createquipe', 'equipes', 'nom', { Nom: 'Kouassi', Prénom: 'Awa' }],
    [projets, 'projets', 'nom', { Nom: 'Borne 12', Année: '2024' }],
    [services, 'services', 'nom', { Nom: 'Bornage', 'En deux phrases': 'Nous bornons.' }],
    ['/admin/pages/createcategory', 'categoriesProjet', 'nom', { Nom: 'Routes' }],
    ['/admin/pages/createcategory?liste=services', 'categoriesService', 'nom', { Nom: 'Foncier' }],
    ['/admin/pages/createfaq', 'faqs', 'titre', { Titre: 'Délais' }],
    ['/admin/pages/createpartenaire', 'partenaires', 'nom', { Nom: 'BNETD', Site: 'https://exemple.ci' }],
    [
      '/admin/pages/testimonial',
      'testimonials',
      'nom',
      { Nom: 'M. Koné', Témoignage: 'Très bien.', Note: '5' },
    ],
  ])('%s: %s', async (path, list, label, fields) => {
    const and = path.includes('?') ? '&' : '?'
    const { page, panel, complaints } = await openEditor(site, `${path}${and}creer=1`)
    for (const [name, value] of Object.entries(fields))
      await panel
        .getByLabel(new RegExp(`^${name}`))
        .and(panel.locator('input, textarea'))
        .first()
        .fill(value)
    await save(page)
    await closed(page)
    const made = await latest(page, list, label)
    expect(Object.values(fields)).toContain(made.label)

    await page.goto(`${path}${and}modifier=${made.databaseId}`)
    await panel
      .getByLabel(/^(Nom|Titre)/)
      .first()
      .fill('Changé')
    await save(page)
    await closed(page)
    expect((await latest(page, list, label)).label).toBe('Changé')
    expect(complaints).toEqual([])
  })

  test('a question, in its section', async () => {
    const { page, panel } = await openEditor(site, '/admin/pages/createfaq?liste=questions&creer=1')
    await panel.getByRole('textbox', { name: /^Question/ }).fill('Combien de temps ?')
    await panel.getByRole('textbox', { name: /^Réponse/ }).click()
    await page.keyboard.type('Deux semaines.')
    await save(page)
    await eventually(() => panel.getByText('Choisissez une section.').count()).toBe(1)
    await panel.getByRole('button', { name: /Section/ }).click()
    await page.getByRole('listbox').getByRole('option').nth(1).click()
    await save(page)
    await closed(page)
    expect((await latest(page, 'faqQuestions', 'question')).label).toBe('Combien de temps ?')
    expect((await latest(page, 'faqQuestions', 'reponse')).label).toBe('<p>Deux semaines.</p>')
  })
})

test('what the server refuses stands beside its field, which is focused', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createpartenaire?creer=1')
  await panel.getByLabel('Site').fill('exemple')
  await save(page)
  await eventually(() => panel.getByLabel(/^Nom/).evaluate((input) => input === document.activeElement)).toBe(
    true,
  )
  expect(await panel.getByText('Ce champ est obligatoire.').count()).toBe(1)
  await panel.getByLabel(/^Nom/).fill('Un nom')
  await save(page)
  await eventually(() =>
    panel.getByText('Cette adresse doit commencer par https:// ou http://.').count(),
  ).toBe(1)
  expect(await panel.getByLabel('Site').inputValue()).toBe('exemple')
})

test('a picture is seen, framed, sent with its progress and kept', async () => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  await panel.getByLabel(/^Nom/).fill('Avec image')
  await panel.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('non'),
  })
  await eventually(() => panel.getByText('Choisissez une image PNG').count()).toBe(1)
  await panel.locator('input[type=file]').setInputFiles(await picture(page, 1600, 900))
  const point = panel.getByRole('button', { name: /^Point à garder/ })
  await point.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await panel.getByLabel('Description de l’image').fill('Des bandes')
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'projets', 'nom')
  expect(await read(page, 'Projet', id, 'image { width height alt focalX focalY }')).toEqual({
    image: { width: 1600, height: 900, alt: 'Des bandes', focalX: 0.6, focalY: 0.49 },
  })
})

test.each(['drop', 'paste'] as const)('a picture is taken by %s', async (way) => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  const { buffer } = await picture(page, 40, 30)
  const zone = panel.getByRole('group', { name: 'Image' })
  await zone.getByRole('button', { name: 'Choisir une image' }).evaluate(
    (button, [type, data]) => {
      const file = new File([Uint8Array.from(atob(data), (one) => one.charCodeAt(0))], 'x.png', {
        type: 'image/png',
      })
      const transfer = new DataTransfer()
      transfer.items.add(file)
      const init = { bubbles: true, cancelable: true }
      if (type === 'paste')
        button.dispatchEvent(new ClipboardEvent(type, { ...init, clipboardData: transfer }))
      else
        for (const one of ['dragenter', 'dragover', 'drop'])
          button.dispatchEvent(new DragEvent(one, { ...init, dataTransfer: transfer }))
    },
    [way, buffer.toString('base64')] as const,
  )
  await zone.getByRole('button', { name: 'Retirer l’image' }).waitFor()
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
  await page.keyboard.type('un point')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await bar.getByRole('button', { name: 'Tableau' }).click()
  await page.keyboard.type('Surface')
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'services', 'nom')
  const { description } = await read<{ description: string }>(page, 'Service', id, 'description')
  expect(description).toContain('<h2>Titre</h2><p><strong>gras</strong></p><ul><li><p>un point</p></li></ul>')
  expect(description).toContain('<tr><th>Surface</th>')
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
    await eventually(() => panel.getByLabel('Est (m)').inputValue()).toBe('386493.14')
    expect(await panel.getByLabel('Nord (m)').inputValue()).toBe('590929.86')
    await panel.getByText('29 N', { exact: false }).click()
    await panel.getByLabel('Est (m)').fill('610456,505')
    await panel.getByLabel('Nord (m)').fill('773866,346')
    await save(page)
    await closed(page)
    const { id } = await latest(page, 'projets', 'nom')
    const { latitude, longitude } = await read<{ latitude: number; longitude: number }>(
      page,
      'Projet',
      id,
      'latitude longitude',
    )
    expect(latitude).toBeCloseTo(7, 6)
    expect(longitude).toBeCloseTo(-8, 6)
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

test('the preview shows what is typed in the site’s own page, at both widths', async () => {
  const { page, panel, complaints } = await openEditor(site, `${projets}?modifier=2`)
  await panel.getByRole('button', { name: 'Aperçu' }).click()
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

describe.each([375, 1440] as const)('at %i px', (width) => {
  test('axe finds nothing in an editor', async () => {
    const { page, panel } = await openEditor(site, `${projets}?modifier=2`, {
      width,
      reducedMotion: 'reduce',
    })
    await panel.getByRole('toolbar').waitFor()
    await page.evaluate(axe.source)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await page.evaluate<axe.AxeResults>('axe.run()')
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message}`),
      )
      expect(found).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})

test('a projet is made by keyboard alone', async () => {
  const { page } = await visitAdmin(site, projets)
  await page.getByRole('link', { name: 'Nouveau projet' }).focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('dialog').getByLabel(/^Nom/)
  await name.waitFor()
  for (let tabs = 0; tabs < 12 && !(await name.evaluate((input) => input === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.type('Au clavier')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2025')
  await page.keyboard.press('Enter')
  await closed(page)
  const { id } = await latest(page, 'projets', 'nom')
  expect(await read(page, 'Projet', id, 'nom annee status')).toEqual({
    nom: 'Au clavier',
    annee: 2025,
    status: false,
  })
})
