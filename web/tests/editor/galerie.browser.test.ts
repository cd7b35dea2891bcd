import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn } from '../../testing/desk.ts'
import { closed, openNew, picture, pressInHead, read, save, update } from '../../testing/editors.ts'
import { message, press } from '../../testing/admin.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'

/** The editor of a projet that nobody else of these tests knows, and its gallery. */
async function openGallery(nom: string, input: object = {}, width: 390 | 1440 = 1440) {
  const stay = await openNew(site, projets, 'Projet', { nom, ...input }, { width })
  return { ...stay, galerie: galleryOf(stay.panel) }
}

const galleryOf = (panel: Locator) => panel.getByRole('group', { name: 'Galerie', exact: true })
const captions = (galerie: Locator) => galerie.getByRole('textbox', { name: 'Légende' })
const rows = (galerie: Locator) => galerie.getByRole('row')
const captionsIn = (galerie: Locator) =>
  captions(galerie).evaluateAll((all) => all.map((one) => (one instanceof HTMLInputElement ? one.value : '')))

/** As many pictures as there are names, each of another width. */
async function pictures(page: Page, ...names: string[]) {
  const made = []
  for (const [n, name] of names.entries()) made.push({ ...(await picture(page, 200 + 8 * n, 150)), name })
  return made
}

async function choose(page: Page, galerie: Locator, ...names: string[]): Promise<void> {
  await galerie.locator('input[type=file]').setInputFiles(await pictures(page, ...names))
}

interface Kept {
  galerie: {
    legende: string | null
    avant: boolean
    image: { media: string; alt: string | null; width: number }
  }[]
}

const kept = (page: Page, id: string) =>
  read<Kept>(page, 'Projet', id, 'galerie { legende avant image { media alt width } }')

/** Answers those that are sent with a file as told, by their number from 0. */
async function onSending(page: Page, answer: (route: Route, n: number) => Promise<void>): Promise<void> {
  let sent = 0
  await page.route('**/graphql', async (route) => {
    if (!route.request().headers()['content-type']?.includes('multipart')) return route.fallback()
    sent += 1
    return answer(route, sent - 1)
  })
}

test.each(everyWidth)(
  'many are chosen at once at %i px, one of them refused; described, put into order, and kept',
  async (width) => {
    const { page, panel, id, galerie, complaints } = await openGallery(`À la chaîne ${width}`, {}, width)
    const files = await pictures(page, 'a.png', 'b.png', 'c.png')
    const wrong = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('un plan') }
    await galerie.locator('input[type=file]').setInputFiles([wrong, ...files])
    await eventually(() => rows(galerie).count()).toBe(3)
    const refused = galerie.getByRole('listitem').filter({ hasText: 'plan.txt' })
    await refused.getByText('Choisissez une image PNG').waitFor()
    await press(refused, 'Retirer plan.txt')
    await eventually(() => refused.count()).toBe(0)
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await galerie
      .locator('input[type=file]')
      .setInputFiles([{ name: 'plan.png', mimeType: 'image/png', buffer: drawing }])
    const drawn = galerie.getByRole('listitem').filter({ hasText: 'plan.png' })
    await drawn.getByText('Un dessin SVG ne peut pas être montré ici').waitFor()
    await press(drawn, 'Retirer plan.png')
    await eventually(() => drawn.count()).toBe(0)
    for (const [n, text] of ['A', 'B', 'C'].entries()) await captions(galerie).nth(n).fill(text)
    // Step by step: the button that was pressed goes on, until it is at its end.
    await galerie.getByRole('button', { name: 'Descendre l’image 1' }).press('Enter')
    await eventually(() => captionsIn(galerie)).toEqual(['B', 'A', 'C'])
    const down = galerie.getByRole('button', { name: 'Descendre l’image 2' })
    await eventually(() => down.evaluate(isFocused)).toBe(true)
    await down.press('Enter')
    await eventually(() => captionsIn(galerie)).toEqual(['B', 'C', 'A'])
    const up = galerie.getByRole('button', { name: 'Monter l’image 3' })
    await eventually(() => up.evaluate(isFocused)).toBe(true)
    // By the handle and the keyboard: before the first.
    await galerie.getByRole('button', { name: 'Déplacer l’image 3' }).press('Enter')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await eventually(() => captionsIn(galerie)).toEqual(['A', 'B', 'C'])
    await galerie.getByRole('button', { name: 'Détails de l’image 1' }).click()
    await galerie.getByLabel('Description de l’image').fill('Un pylône')
    await galerie.getByText('Avant (l’image suivante').click()
    await galerie.getByText('Après', { exact: true }).waitFor()
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await captions(galerie).first().press('Control+s')
    await panel.getByText('Enregistré', { exact: true }).waitFor()
    const image = { media: expect.any(String), alt: null }
    expect((await kept(page, id)).galerie).toEqual([
      { legende: 'A', avant: true, image: { ...image, alt: 'Un pylône', width: 200 } },
      { legende: 'B', avant: false, image: { ...image, width: 208 } },
      { legende: 'C', avant: false, image: { ...image, width: 216 } },
    ])
    // What was removed comes back to its place.
    await galerie.getByRole('button', { name: 'Retirer l’image 2' }).press('Enter')
    await eventually(() => captionsIn(galerie)).toEqual(['A', 'C'])
    await eventually(() =>
      galerie.getByRole('button', { name: 'Retirer l’image 2' }).evaluate(isFocused),
    ).toBe(true)
    await press(message(page, 'L’image est retirée de la galerie.'), 'Annuler')
    await eventually(() => captionsIn(galerie)).toEqual(['A', 'B', 'C'])
    expect(complaints).toEqual([])
  },
)

test('the order is changed by mouse, and words of a caption are marked by it', async () => {
  const { page, galerie } = await openGallery('À la souris')
  await choose(page, galerie, 'a.png', 'b.png')
  await eventually(() => rows(galerie).count()).toBe(2)
  await captions(galerie).first().fill('Premier')
  await captions(galerie).nth(1).fill('Second')
  await rows(galerie)
    .nth(1)
    .locator('img')
    .dragTo(captions(galerie).first(), { targetPosition: { x: 5, y: 2 } })
  await eventually(() => captionsIn(galerie)).toEqual(['Second', 'Premier'])
  await captions(galerie).first().dblclick()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Second')
})

test('a lost connection holds the pictures up, and nothing more: they go on by themselves, in their order', async () => {
  const { page, galerie, id, panel } = await openGallery('En brousse')
  await onSending(page, (route, n) => (n === 1 ? route.abort('connectionreset') : route.fallback()))
  await choose(page, galerie, 'a.png', 'b.png', 'c.png')
  await galerie.getByText('Connexion perdue').waitFor()
  await eventually(() => rows(galerie).count()).toBe(3)
  await page.context().setOffline(true)
  await galerie
    .locator('input[type=file]')
    .setInputFiles({ ...(await picture(page, 3000, 2000)), name: 'd.png' })
  await galerie.getByText('Connexion perdue').waitFor()
  await galerie.getByText('Image de 3000\u00a0×\u00a02000 pixels, gardée en 1920\u00a0×\u00a01280.').waitFor()
  await page.context().setOffline(false)
  await eventually(() => rows(galerie).count()).toBe(4)
  await save(page)
  await closed(page)
  expect((await kept(page, id)).galerie.map(({ image }) => image.width)).toEqual([200, 208, 216, 1920])
  expect(await panel.count()).toBe(0)
})

test('what the server refuses is tried again when somebody wants it, and holds nothing up', async () => {
  const { page, galerie } = await openGallery('Refusée')
  const errors = [{ message: 'Erreur interne du serveur.', extensions: { code: 'INTERNAL' } }]
  await onSending(page, (route, n) => (n === 0 ? route.fulfill({ json: { errors } }) : route.fallback()))
  await choose(page, galerie, 'a.png', 'b.png')
  await galerie.getByText('Le serveur a rencontré une erreur').waitFor()
  await eventually(() => rows(galerie).count()).toBe(1)
  await captions(galerie).fill('La seconde')
  await galerie.getByRole('button', { name: /^Réessayer/ }).click()
  await eventually(() => captionsIn(galerie)).toEqual(['', 'La seconde'])
})

test('the form is saved while a picture is on its way, which joins it then; leaving asks', async () => {
  const { page, panel, id, galerie } = await openGallery('Pendant l’envoi')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await onSending(page, async (route, n) => {
    if (n === 1) await held
    return route.fallback()
  })
  await choose(page, galerie, 'a.png', 'b.png')
  await eventually(() => rows(galerie).count()).toBe(1)
  await press(panel, 'Enregistrer')
  await message(
    page,
    '1\u00a0fichier est encore en route\u00a0: enregistrez de nouveau quand il sera là.',
  ).waitFor()
  expect((await kept(page, id)).galerie.length).toBe(1)
  await press(panel, 'Fermer')
  const question = page.getByRole('alertdialog', { name: 'Fermer sans enregistrer' })
  await question.getByText('Des fichiers sont encore en route').waitFor()
  await press(question, 'Continuer la saisie')
  release()
  await eventually(() => rows(galerie).count()).toBe(2)
  await panel.getByText('À enregistrer', { exact: true }).waitFor()
  await press(panel, 'Enregistrer')
  await closed(page)
  expect((await kept(page, id)).galerie.length).toBe(2)
})

test('what two people change is merged by picture, and asked about where they contradict each other', async () => {
  const { page, panel, id, galerie, databaseId } = await openGallery('À deux')
  await choose(page, galerie, 'a.png', 'b.png')
  await eventually(() => rows(galerie).count()).toBe(2)
  await save(page)
  await closed(page)
  const [a, b] = (await kept(page, id)).galerie.map(({ image }) => image.media)
  await goOn(page, `${projets}?modifier=${databaseId}`)
  await captions(galerie).first().fill('Mienne')
  await update(page, 'Projet', { id, galerie: [{ image: b, legende: 'Leur' }, { image: a }] })
  await press(panel, 'Enregistrer')
  await closed(page)
  expect((await kept(page, id)).galerie.map(({ legende }) => legende)).toEqual(['Leur', 'Mienne'])

  await goOn(page, `${projets}?modifier=${databaseId}`)
  await captions(galerie).first().fill('Encore mienne')
  await captions(galerie).nth(1).fill('Dite par moi')
  await update(page, 'Projet', {
    id,
    galerie: [
      { image: b, legende: 'Encore leur' },
      { image: a, legende: 'Mienne' },
    ],
  })
  await press(panel, 'Enregistrer')
  const choice = page.getByRole('alertdialog').getByRole('radiogroup', { name: 'Galerie' })
  await choice.getByText('Encore leur').click()
  await press(page, 'Enregistrer ces choix')
  await closed(page)
  // The one answer was about the one caption.
  expect((await kept(page, id)).galerie.map(({ legende }) => legende)).toEqual([
    'Encore leur',
    'Dite par moi',
  ])
})

test('is kept on this device, and in the draft that all staff share', async () => {
  const { page, panel, id, galerie, databaseId } = await openGallery('Gardée', { status: true })
  await choose(page, galerie, 'a.png')
  await captions(galerie).fill('Pas encore enregistrée')
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(
    'Pas encore enregistrée',
  )
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await press(panel, 'Reprendre')
  await eventually(() => captionsIn(galerie)).toEqual(['Pas encore enregistrée'])
  await press(panel, 'Enregistrer le brouillon')
  await closed(page)
  expect((await kept(page, id)).galerie).toEqual([])
  await goOn(page, `${projets}?modifier=${databaseId}`)
  await eventually(() => captionsIn(galerie)).toEqual(['Pas encore enregistrée'])
  await eventually(() =>
    rows(galerie)
      .locator('img')
      .evaluate((one: HTMLImageElement) => one.naturalWidth > 0),
  ).toBe(true)
  await captions(galerie).fill('Publiée')
  await pressInHead(page, /^Publier les modifications$/)
  await closed(page)
  expect((await kept(page, id)).galerie.map(({ legende }) => legende)).toEqual(['Publiée'])

  await goOn(page, `${projets}?modifier=${databaseId}&versions=1-2`)
  const compared = page.getByRole('region', { name: 'Galerie', exact: true })
  await compared.getByText('Ajoutée.').waitFor()
  await compared.getByText('Publiée').waitFor()
})

test('a fault is told at its picture', async () => {
  const { page, panel, galerie } = await openGallery('Trop long')
  await choose(page, galerie, 'a.png', 'b.png')
  await eventually(() => rows(galerie).count()).toBe(2)
  await captions(galerie).nth(1).fill('x'.repeat(256))
  await press(panel, 'Enregistrer')
  await rows(galerie).nth(1).getByText('Ce texte est trop long').waitFor()
  await eventually(() => captions(galerie).nth(1).evaluate(isFocused)).toBe(true)
  expect(await rows(galerie).first().getByText('Ce texte est trop long').count()).toBe(0)
})
