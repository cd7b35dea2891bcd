import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, openSite, type Site } from '../../testing/browser.ts'
import { openNew, picture, read } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

interface Kept {
  galerie: { image: { media: string; width: number; height: number } }[]
}

const pressed = (dialog: Locator, name: string) =>
  dialog.getByRole('button', { name, exact: true }).press('Enter')

test.each(everyWidth)(
  'a picture of a gallery is turned, cut by the keyboard, and had again as it was, at %i px',
  async (width) => {
    const { page, panel, id } = await openNew(
      site,
      '/admin/pages/createprojet',
      'Projet',
      { nom: `Recadré ${width}` },
      { width },
    )
    const galerie = panel.getByRole('group', { name: 'Galerie', exact: true })
    await galerie.locator('input[type=file]').setInputFiles(await picture(page, 400 + (width % 7), 200))
    await galerie.getByRole('button', { name: 'Détails de l’image 1' }).press('Enter')
    const wide = 400 + (width % 7)
    const kept = async () =>
      (await read<Kept>(page, 'Projet', id, 'galerie { image { media width height } }')).galerie[0]?.image
    const save = () => panel.getByRole('textbox', { name: 'Légende' }).press('Control+s')
    await save()
    await eventually(async () => (await kept())?.width).toBe(wide)
    const original = await kept()

    const open = async () => {
      const details = galerie.getByRole('button', { name: 'Détails de l’image 1' })
      if ((await details.getAttribute('aria-expanded')) === 'false') await details.press('Enter')
      await galerie.getByRole('button', { name: /^Recadrer l’image 1/ }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' })
      await dialog.getByRole('group', { name: /^Cadre/ }).waitFor()
      return dialog
    }
    const dialog = await open()
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await pressed(dialog, 'Tourner à droite')
    // The frame is the whole of what stands: its right side goes in by the arrow keys.
    const side = dialog.getByRole('button', { name: /^Bord de droite/ })
    for (let n = 0; n < 10; n++) await side.press('ArrowLeft')
    await pressed(dialog, 'Appliquer')
    await dialog.waitFor({ state: 'detached' })
    await save()
    await eventually(async () => (await kept())?.height).toBe(wide)
    const cropped = await kept()
    expect(cropped?.media).not.toBe(original?.media)
    expect(cropped?.width).toBeLessThan(200)

    const again = await open()
    await pressed(again, 'Comme à l’origine')
    await pressed(again, 'Appliquer')
    await again.waitFor({ state: 'detached' })
    await save()
    await eventually(async () => (await kept())?.media).toBe(original?.media)
  },
)

test('the one picture of an item is cropped for that item, and keeps its description', async () => {
  const { page, panel, id } = await openNew(site, '/admin/pages/createservice', 'Service', {
    nom: 'Recadrée',
  })
  const group = panel.getByRole('group', { name: 'Image', exact: true })
  await group.locator('input[type=file]').setInputFiles(await picture(page, 402, 200))
  await group.getByLabel('Description de l’image').fill('Un pylône')
  const kept = async () =>
    (
      await read<{ image: { media: string; alt: string; height: number } | null }>(
        page,
        'Service',
        id,
        'image { media alt height }',
      )
    ).image
  await panel.getByLabel('Description de l’image').first().press('Control+s')
  await eventually(async () => (await kept())?.height).toBe(200)
  await group.getByRole('button', { name: 'Recadrer l’image' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' })
  await dialog.getByRole('group', { name: /^Cadre/ }).waitFor()
  await pressed(dialog, 'Tourner à gauche')
  await pressed(dialog, 'Appliquer')
  await dialog.waitFor({ state: 'detached' })
  await panel.getByLabel('Description de l’image').first().press('Control+s')
  await eventually(async () => (await kept())?.height).toBe(402)
  expect(await kept()).toMatchObject({ alt: 'Un pylône' })
})
