import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { closed, openNew, picture, read, save } from '../../testing/editors.ts'
import { addMedia } from '../../testing/library.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'

test.each(everyWidth)(
  'a picture is sent into a text at %i px, described, and a visitor sees it once it is published',
  async (width) => {
    const nom = `Illustré ${width}`
    const stay = await openNew(
      site,
      projets,
      'Projet',
      { nom, description: '<p>Avant</p><p>Après</p>', status: true },
      { width },
    )
    const { page, panel, id, complaints } = stay
    const editor = panel.getByRole('textbox', { name: 'Description', exact: true })
    await editor.getByText('Avant').click()
    const file = { ...(await picture(page, 1200 + (width % 100), 800)), name: 'bornes.png' }
    await panel.locator('[data-trigger], button').getByText('Image', { exact: true }).waitFor()
    await panel.getByLabel('Images à mettre dans le texte').setInputFiles([file])
    await editor.locator('figure img').waitFor()
    await editor.locator('figure img').click()
    await panel.getByLabel('Description de l’image').last().fill('Pose de bornes')
    await editor.locator('figcaption').click()
    await page.keyboard.type('À Bingerville')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Suite')
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await save(page)
    await closed(page)
    const { description, url } = await read<{ description: string; url: string }>(
      page,
      'Projet',
      id,
      'description url: slug',
    )
    expect(description).toMatch(
      /^<p>Avant<\/p><figure><img src="\/uploads\/[0-9a-f]{32}\/960\.webp" alt="Pose de bornes" \/><figcaption>À Bingerville<\/figcaption><\/figure><p>Suite<\/p><p>Après<\/p>$/,
    )
    const guest = await page
      .context()
      .browser()
      ?.newContext({ viewport: { width, height: 800 } })
    const visit = await guest?.newPage()
    if (!guest || !visit) throw new Error('No browser.')
    try {
      await visit.goto(new URL(`/projets/${url}`, page.url()).href)
      const shown = visit.getByRole('img', { name: 'Pose de bornes' })
      await shown.scrollIntoViewIfNeeded()
      await eventually(() =>
        shown.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      ).toBe(true)
      await visit.getByText('À Bingerville').waitFor()
      expect(await visit.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await complaintsInBothSchemes(visit)).toEqual([])
    } finally {
      await guest.close()
    }
    expect(complaints).toEqual([])
  },
)

test('a picture of the library is chosen by the keyboard with its description, and removed again', async () => {
  const { page, panel, id } = await openNew(site, projets, 'Projet', {
    nom: 'De la bibliothèque',
    description: '<p>Avant</p>',
  })
  await addMedia(page.request, { ...(await picture(page, 333, 90)), name: 'ilot.png' }, 'Un îlot')
  const editor = panel.getByRole('textbox', { name: 'Description', exact: true })
  await editor.getByText('Avant').click()
  await panel.getByRole('button', { name: 'Image', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Choisir dans la bibliothèque' }).press('Enter')
  const library = page.getByRole('dialog', { name: 'Choisir dans la bibliothèque' })
  await library.getByRole('button', { name: /ilot/ }).press('Enter')
  await eventually(() => library.count()).toBe(0)
  await editor.getByRole('img', { name: 'Un îlot' }).click()
  await press(panel, 'Retirer l’image')
  await eventually(() => editor.locator('figure').count()).toBe(0)
  await page.keyboard.type(' ')
  await editor.getByText('Avant').click()
  await page.keyboard.type('!')
  await save(page)
  await closed(page)
  const { description } = await read<{ description: string }>(page, 'Projet', id, 'description')
  expect(description).not.toContain('img')
})
