import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { closed, openEditor, openNew, picture, read, save, storedPictures } from '../../testing/editors.ts'
import { message, press } from '../../testing/admin.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'

test('a finger on the picture scrolls, taps the point, and drags it by its handle', async () => {
  const { page, panel } = await openEditor(site, `${projets}?modifier=2`, { width: 390, hasTouch: true })
  const point = panel.getByRole('button', { name: /^Point à garder/ })
  const frame = point.locator('..')
  await frame.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  await frame.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const form = panel.locator('form')
  const [label, top] = [await point.getAttribute('aria-label'), await form.evaluate((one) => one.scrollTop)]
  const box = await frame.boundingBox()
  if (!box) throw new Error('There is no picture.')
  const [x, y] = [box.x + box.width * 0.2, box.y + box.height * 0.8]
  const devtools = await page.context().newCDPSession(page)
  /** A finger that was there `seconds` ago. */
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', seconds: number, at?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
      timestamp: Date.now() / 1000 - seconds,
    })
  const drag = async (from: number, to: number) => {
    await touch('touchStart', 0.8, from)
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await touch('touchMove', 0.8 - part / 4, from + (to - from) * part)
    // Held still before it is lifted, so that nothing goes on rolling.
    await touch('touchMove', 0.1, to)
    await touch('touchEnd', 0)
  }
  await drag(y, y - 150)
  await eventually(() => form.evaluate((one) => one.scrollTop)).toBeGreaterThan(top + 60)
  expect(await point.getAttribute('aria-label')).toBe(label)

  await frame.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const after = await frame.boundingBox()
  if (!after) throw new Error('There is no picture.')
  const half = after.y + after.height / 2
  // Long enough ago: what comes next is not the second half of a double tap.
  await touch('touchStart', 2.1, after.y + after.height * 0.75)
  await touch('touchEnd', 2)
  await eventually(() => point.getAttribute('aria-label')).toMatch(/20\s% .*75\s% /)
  await drag(after.y + after.height * 0.75, half)
  await eventually(() => point.getAttribute('aria-label')).toMatch(/20\s% .*50\s% /)
})

test('another picture is not described as the one before it', async () => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  const file = panel.locator('[data-champ=image] input[type=file]')
  await file.setInputFiles(await picture(page, 40, 30))
  await panel.getByLabel('Description de l’image').fill('Un chantier')
  await file.setInputFiles(await picture(page, 30, 40))
  await eventually(() => panel.getByLabel('Description de l’image').inputValue()).toBe('')
})

test('a draft does not give a lost picture’s description to the one that is kept', async () => {
  const input = { nom: 'Koffi', photoAlt: 'Koffi au tachéomètre' }
  const { page, panel } = await openNew(site, '/admin/pages/createquipe', 'Equipe', input)
  await panel.getByLabel('Poste').fill('Opérateur')
  await panel.locator('input[type=file]').setInputFiles(await picture(page, 40, 30))
  await panel.getByLabel('Description de l’image').fill('Une autre')
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Une autre')
  await eventually(() => storedPictures(page, 'Equipe')).toBe(1)
  expect(await storedPictures(page, 'Equipe', { clear: true })).toBe(0)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await panel.getByRole('button', { name: 'Reprendre' }).click()
  await message(page, 'L’image choisie n’a pas pu être gardée').waitFor()
  expect(await panel.getByLabel('Poste').inputValue()).toBe('Opérateur')
  expect(await panel.getByLabel('Description de l’image').count()).toBe(0)
})

test('a picture that is left out is told of when the rest is saved, and the form stays', async () => {
  const list = '/admin/pages/createpartenaire'
  const { page, panel, id } = await openNew(site, list, 'Partenaire', { nom: 'Bamba' })
  const broken = { name: 'abime.png', mimeType: 'image/png', buffer: Buffer.from('pas une image') }
  await panel.locator('input[type=file]').setInputFiles(broken)
  await panel.getByText('Cette image n’est pas lisible').waitFor()
  await panel.getByLabel('Site').fill('https://bamba.ci')
  await press(panel, 'Enregistrer et publier')
  await panel.getByText('Le reste est enregistré, sans cette image.').waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  // Without its picture it is not what one wanted to publish.
  expect(await read(page, 'Partenaire', id, 'url status')).toEqual({ url: 'https://bamba.ci', status: false })
  // The notice goes once it has been read.
  await save(page)
  await closed(page)
})

/** The beginning of a photo as telephones keep it. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
/** Two frames of four pixels, red and blue. */
const moving = Buffer.from(
  'R0lGODlhAgACAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAgACAAACBARBEAUAIfkEAAoAAAAsAAAAAAIAAgAAAgQMwzAFADs=',
  'base64',
)

test('a picture is what it holds, whatever it is called; what is not kept of it is said', async () => {
  const { page, panel } = await openEditor(site, `${projets}?creer=1`)
  const input = panel.locator('[data-champ=image] input[type=file]')
  const status = panel.getByRole('status').filter({ hasText: /./ })
  const { buffer } = await picture(page, 40, 30)
  for (const [name, mimeType] of [
    ['IMG_0001.HEIC', 'image/heic'],
    ['carte', 'application/octet-stream'],
  ] as const) {
    await input.setInputFiles({ name, mimeType, buffer })
    await panel.getByRole('button', { name: /^Point à garder/ }).waitFor()
    await press(panel, 'Retirer l’image')
  }
  await input.setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: heic })
  await panel.getByText('Enregistrez-la en JPEG').waitFor()
  await input.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('un plan') })
  await panel.getByText('Choisissez une image').waitFor()
  await input.setInputFiles(await picture(page, 3000, 2000))
  await status
    .filter({ hasText: 'Image de 3000\u00a0×\u00a02000 pixels, gardée en 1920\u00a0×\u00a01280.' })
    .waitFor()
  await input.setInputFiles({ name: 'drone.gif', mimeType: 'image/gif', buffer: moving })
  await status.filter({ hasText: 'seule sa première image est gardée' }).waitFor()
})

/** Has the browser read no picture until it is told to go on. */
function holdReading(page: Page): Promise<void> {
  return page.evaluate(() => {
    const read = createImageBitmap.bind(window)
    const goOn = new Promise<void>((resolve) => {
      addEventListener('go-on', () => resolve(), { once: true })
    })
    Object.assign(window, {
      createImageBitmap: (source: ImageBitmapSource) => goOn.then(() => read(source)),
    })
  })
}
const goOnReading = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('go-on')))

test.each(['Enregistrer', 'Enregistrer et publier'])(
  '« %s » waits for the picture that was just chosen',
  async (button) => {
    const list = '/admin/pages/createpartenaire'
    const { page, panel, id } = await openNew(site, list, 'Partenaire', { nom: 'Koné' })
    await holdReading(page)
    await panel.locator('input[type=file]').setInputFiles(await picture(page, 400, 300))
    await press(panel, button)
    await panel.getByText('Lecture de l’image…').waitFor()
    expect(await read(page, 'Partenaire', id, 'version')).toEqual({ version: 1 })
    await goOnReading(page)
    await closed(page)
    const kept = await read<{ logo: { width: number } | null }>(page, 'Partenaire', id, 'logo { width }')
    expect(kept.logo?.width).toBe(400)
  },
)

test('a picture that turns out to be none while it is saved stops the save and says so', async () => {
  const list = '/admin/pages/createpartenaire'
  const { page, panel, id } = await openNew(site, list, 'Partenaire', { nom: 'Diarra' })
  await holdReading(page)
  const broken = {
    name: 'abime.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  }
  await panel.locator('input[type=file]').setInputFiles(broken)
  await panel.getByLabel('Site').fill('https://diarra.ci')
  await press(panel, 'Enregistrer et publier')
  await goOnReading(page)
  await panel.getByText('Cette image n’est pas lisible').waitFor()
  await eventually(() => panel.getByRole('button', { name: 'Enregistrer et publier' }).isEnabled()).toBe(true)
  await eventually(() => panel.getByRole('button', { name: 'Choisir une image' }).evaluate(isFocused)).toBe(
    true,
  )
  expect(await read(page, 'Partenaire', id, 'url version')).toEqual({ url: null, version: 1 })
})

test('a picture that is taken away while another is read is not followed by that one', async () => {
  const list = '/admin/pages/createpartenaire'
  const { page, panel, id } = await openNew(site, list, 'Partenaire', { nom: 'Ouattara' })
  const input = panel.locator('input[type=file]')
  await input.setInputFiles(await picture(page, 40, 30))
  await panel.getByRole('button', { name: /^Point à garder/ }).waitFor()
  await holdReading(page)
  await input.setInputFiles(await picture(page, 30, 40))
  await panel.getByText('Lecture de l’image…').waitFor()
  await press(panel, 'Retirer l’image')
  await eventually(() => panel.getByText('Lecture de l’image…').count()).toBe(0)
  await goOnReading(page)
  await panel.getByLabel('Site').fill('https://ouattara.ci')
  await save(page)
  await closed(page)
  expect(await read(page, 'Partenaire', id, 'url logo { width }')).toEqual({
    url: 'https://ouattara.ci',
    logo: null,
  })
})

test('a wide logo is as wide as it needs in the head of the site', async () => {
  const shown = await site.ask<{ site: { entreprise: { databaseId: number } } }>(
    '{ site { entreprise { databaseId } } }',
  )
  const list = `/admin/pages/createntreprise?modifier=${shown.site.entreprise.databaseId}`
  const { page, panel } = await openEditor(site, list)
  await panel
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture(page, 800, 200))
  await panel.getByRole('button', { name: /^Point à garder/ }).waitFor()
  await press(panel, 'Publier les modifications')
  await closed(page)
  const visitor = await site.visit('/', { width: 390 })
  const logo = visitor.page.getByRole('banner').getByRole('link', { name: 'accueil' }).locator('picture img')
  // The page as it was is answered while the new one is made.
  await eventually(async () => {
    await visitor.page.reload()
    return logo.getAttribute('width')
  }).toBe('800')
  const { width, height } = (await logo.boundingBox()) ?? { width: 0, height: 0 }
  expect([width > 140, height > 35]).toEqual([true, true])
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
