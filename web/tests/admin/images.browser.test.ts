import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { message, press } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import { openNew, pdf, picture, read, update } from '../../testing/editors.ts'
import { addMedia } from '../../testing/library.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const images = '/admin/images'

/** The library as a reader has it who looks for these words. */
async function openLibrary(width: 390 | 1440 = 1440, query = '') {
  const stay = await goToAdmin(site, `${images}${query}`, { width })
  const { page } = stay
  return {
    ...stay,
    found: page.getByRole('list', { name: 'Bibliothèque' }).getByRole('listitem'),
    card: page.getByRole('dialog', { name: 'Bibliothèque' }),
    search: page.getByRole('main').getByRole('searchbox'),
    sent: page.getByRole('list', { name: 'Fichiers en route' }),
  }
}

test.each(everyWidth)(
  'pictures and PDFs are added at %i px, one of them refused; found by words and by what nothing uses',
  async (width) => {
    const { page, found, search, sent, complaints } = await openLibrary(width)
    const view = { ...(await picture(page, 100 + width, 80)), name: `falaise-${width}.png` }
    const wrong = { ...pdf(`falaise-${width}.txt`), buffer: Buffer.from('des mots') }
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .setInputFiles([wrong, view, pdf(`falaise-${width}.pdf`)])
    await message(page, '2\u00a0fichiers sont ajoutés.').waitFor()
    const refused = sent.getByRole('listitem')
    await eventually(() => refused.count()).toBe(1)
    await refused.getByText('Choisissez une image').waitFor()
    await press(refused, `Retirer falaise-${width}.txt`)
    await search.fill(`falaise-${width}`)
    await eventually(() => found.count()).toBe(2)
    await found.filter({ hasText: '.pdf' }).getByText('Inutilisé', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Images')
    await eventually(() => found.count()).toBe(1)
    await page.getByRole('combobox', { name: 'Emploi' }).selectOption('Utilisées')
    await page.getByText('Rien ne correspond.').waitFor()
    await page.getByRole('combobox', { name: 'Emploi' }).selectOption('Inutilisées')
    await eventually(() => found.count()).toBe(1)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(complaints).toEqual([])
  },
)

test('what is held up by a lost connection goes on by itself, what fails is tried again', async () => {
  const { page, sent } = await openLibrary()
  let n = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().headers()['content-type']?.includes('multipart')) return route.fallback()
    n += 1
    if (n === 1) return route.abort('connectionreset')
    if (n === 2)
      return route.fulfill({
        json: { errors: [{ message: 'Erreur interne.', extensions: { code: 'INTERNAL' } }] },
      })
    return route.fallback()
  })
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ ...(await picture(page, 77, 77)), name: 'brousse.png' })
  await sent.getByText('Connexion perdue').waitFor()
  await sent.getByRole('button', { name: /^Réessayer/ }).click()
  await sent.getByText('Le serveur a rencontré une erreur').waitFor()
  await sent.getByRole('button', { name: /^Réessayer/ }).click()
  await message(page, 'L’image est ajoutée.').waitFor()
})

test.each(everyWidth)(
  'a card at %i px tells where its picture is used, and changes, replaces and keeps it',
  async (width) => {
    const nom = `Pont ${width}`
    const projet = await openNew(
      site,
      '/admin/pages/createprojet',
      'Projet',
      { nom, status: true },
      { width },
    )
    const { page, id, databaseId, complaints } = projet
    const name = `pont-${width}.png`
    const media = await addMedia(page.request, { ...(await picture(page, 200 + width, 90)), name }, 'Un pont')
    await update(page, 'Projet', { id, image: media, imageAlt: 'Le pont vu d’ici' })
    await goOn(page, `${images}?q=pont-${width}`)
    const found = page.getByRole('list', { name: 'Bibliothèque' }).getByRole('listitem')
    const card = page.getByRole('dialog', { name: 'Bibliothèque' })
    await found.getByRole('link').click()
    const use = card.getByRole('list', { name: /^Emplois/ }).getByRole('listitem')
    await eventually(() => use.count()).toBe(1)
    await use.getByText('En ligne').waitFor()
    expect(await use.getByRole('link', { name: nom }).getAttribute('href')).toContain(
      `modifier=${databaseId}`,
    )
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await card.getByLabel('Description').fill('Un pont sur la Bia')
    await press(card, 'Enregistrer')
    await card.getByText('Enregistré.').waitFor()
    const shown = () =>
      read<{ image: { media: string; alt: string; width: number } }>(
        page,
        'Projet',
        id,
        'image { media alt width }',
      ).then(({ image }) => image)
    // Present uses keep their own description.
    expect(await shown()).toEqual({ media, alt: 'Le pont vu d’ici', width: 200 + width })

    const other = { ...(await picture(page, 300 + width, 90)), name: `pont-neuf-${width}.png` }
    await card.locator('input[type=file]').setInputFiles(other)
    const said = message(
      page,
      'Le fichier est remplacé dans un élément. Il n’a pas les mêmes proportions\u00a0: le point à garder revient au milieu.',
    )
    await said.waitFor()
    expect((await shown()).width).toBe(300 + width)
    await press(said, 'Annuler')
    await eventually(async () => (await shown()).media).toBe(media)
    await eventually(() => card.getByLabel('Nom').inputValue()).toBe(name)

    await press(card, 'Effacer…')
    const refusal = page.getByRole('dialog', { name: 'Les visiteurs voient ce fichier' })
    await press(refusal, 'D’accord')
    expect(complaints).toEqual([])
  },
)

test('a card tells what its picture was when it was sent: larger, and in other colours', async () => {
  const { page, found, card, complaints } = await openLibrary()
  const sheet = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#3c6' } })
  const buffer = await sheet.withIccProfile('p3').jpeg().toBuffer()
  await addMedia(page.request, { name: 'grand-format.jpg', mimeType: 'image/jpeg', buffer })
  await goOn(page, `${images}?q=grand-format`)
  await found.getByRole('link').click()
  const facts = card.getByText('Il est montré en 1920\u00a0×\u00a0960\u00a0pixels.')
  await facts.waitFor()
  const said = await facts.innerText()
  expect(said).toMatch(/^2400\u00a0×\u00a01200\u00a0pixels, /)
  expect(said).toContain('Ses couleurs sont converties de Display P3 en sRGB.')
  expect(said).not.toContain('animation')
  expect(complaints).toEqual([])
})

test('one that nothing uses is erased, once its word is typed', async () => {
  const { page, found, card } = await openLibrary()
  await addMedia(page.request, { ...(await picture(page, 555, 80)), name: 'sans-emploi.png' })
  await goOn(page, `${images}?q=sans-emploi`)
  await found.getByRole('link').click()
  await card.getByText('Rien ne l’emploie.').waitFor()
  await press(card, 'Effacer…')
  const question = page.getByRole('dialog', { name: /^Effacer ce fichier/ })
  await question.getByRole('textbox').fill('effacer')
  await press(question, 'Effacer')
  await message(page, 'Le fichier est effacé.').waitFor()
  await eventually(() => card.count()).toBe(0)
  await page.getByText('Rien ne correspond.').waitFor()
})

test.each(everyWidth)(
  'at %i px a picture and what is cropped from it lead to each other, and it stays as long as that is used',
  async (width) => {
    const nom = `Recadrée ${width}`
    const projet = await openNew(site, '/admin/pages/createprojet', 'Projet', { nom }, { width })
    const { page, id, complaints } = projet
    const name = `entiere-${width}.png`
    const media = await addMedia(page.request, { ...(await picture(page, 310 + (width % 7), 90)), name })
    await update(page, 'Projet', { id, image: media })
    await goOn(page, `${images}?q=entiere-${width}`)
    const found = page.getByRole('list', { name: 'Bibliothèque' }).getByRole('listitem')
    const card = page.getByRole('dialog', { name: 'Bibliothèque' })
    await found.getByRole('link').click()
    await press(card, 'Recadrer partout…')
    const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' })
    await dialog.getByRole('group', { name: /^Cadre/ }).waitFor()
    await press(dialog, 'Tourner à droite')
    await press(dialog, 'Appliquer')
    await dialog.waitFor({ state: 'detached' })
    await message(page, 'Le fichier est remplacé dans un élément.').waitFor()
    const whole = card.getByRole('link', { name: 'l’image entière' })
    await whole.waitFor()
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await whole.click()
    await card.getByRole('button', { name: 'Recadrer…', exact: true }).waitFor()
    await press(card, 'Effacer…')
    const refusal = page.getByRole('dialog', { name: 'Des recadrages de cette image servent encore' })
    await press(refusal, 'D’accord')
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await card.getByRole('link', { name: 'Recadrage 1, utilisé' }).click()
    await card.getByRole('link', { name: nom }).waitFor()
    expect(complaints).toEqual([])
  },
)
