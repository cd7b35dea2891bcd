import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { press } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn } from '../../testing/desk.ts'
import { closed, openNew, pdf, picture, pressInHead, read, save } from '../../testing/editors.ts'
import { addMedia } from '../../testing/library.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'
const libraryButton = 'Choisir dans la bibliothèque'

/** The editor of a projet that nobody else of these tests knows. */
async function openProjet(nom: string, width: 390 | 1440 = 1440) {
  const stay = await openNew(site, projets, 'Projet', { nom }, { width })
  const { page } = stay
  return {
    ...stay,
    panel: page.getByRole('dialog').filter({ has: page.locator('[data-champ]') }),
    library: page.getByRole('dialog', { name: libraryButton }),
  }
}

const field = (panel: Locator, name: string) => panel.getByRole('group', { name, exact: true })

async function pictureOf(page: Page, name: string, width: number) {
  return { ...(await picture(page, width, 90)), name }
}

test.each(everyWidth)(
  'a picture of the library is found by words at %i px, chosen with its description, and kept',
  async (width) => {
    const { page, panel, library, id, complaints, databaseId } = await openProjet(`Choisie ${width}`, width)
    const staff = page.request
    await addMedia(staff, await pictureOf(page, `lagune-${width}.png`, 120 + width), 'La lagune au matin')
    await addMedia(staff, await pictureOf(page, `pylone-${width}.png`, 121 + width))
    const single = field(panel, 'Image')
    await press(single, libraryButton)
    await library.getByRole('searchbox').fill(`lagune-${width}`)
    // The key that sends other forms sends neither this one nor the one below.
    await library.getByRole('searchbox').press('Enter')
    await eventually(() =>
      library.getByRole('list', { name: 'Bibliothèque' }).getByRole('listitem').count(),
    ).toBe(1)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await library.getByRole('button', { name: new RegExp(`lagune-${width}`) }).click()
    await eventually(() => library.count()).toBe(0)
    await eventually(() => single.getByRole('button', { name: libraryButton }).evaluate(isFocused)).toBe(true)
    const alt = single.getByLabel('Description de l’image')
    await eventually(() => alt.inputValue()).toBe('La lagune au matin')
    await panel.getByText('À enregistrer', { exact: true }).waitFor()
    // It is kept on this device as well.
    await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('choisie')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await press(panel, 'Reprendre')
    await eventually(() => alt.inputValue()).toBe('La lagune au matin')
    await save(page)
    await closed(page)
    const { image } = await read<{ image: { alt: string; width: number } }>(
      page,
      'Projet',
      id,
      'image { alt width }',
    )
    expect(image).toEqual({ alt: 'La lagune au matin', width: 120 + width })

    // Closed without a choice, the field is as it was.
    await goOn(page, `${projets}?modifier=${databaseId}`)
    await press(single, libraryButton)
    await library.getByRole('searchbox').press('Escape')
    await eventually(() => library.count()).toBe(0)
    await eventually(() => single.getByRole('button', { name: libraryButton }).evaluate(isFocused)).toBe(true)
    expect(await panel.getByText('À enregistrer', { exact: true }).count()).toBe(0)
    expect(complaints).toEqual([])
  },
)

test('a chosen picture and document are seen beside the form', async () => {
  const { page, panel, library } = await openProjet('À côté')
  await addMedia(page.request, await pictureOf(page, 'cote.png', 333), 'Vue de côté')
  await addMedia(page.request, pdf('cote.pdf'))
  for (const [name, file] of [
    ['Image', 'cote.png'],
    ['Documents à télécharger', 'cote.pdf'],
  ] as const) {
    await press(field(panel, name), libraryButton)
    await library.getByRole('searchbox').fill(file.slice(0, 4))
    await library.getByRole('button', { name: new RegExp(file) }).click()
    // Of documents there may be more.
    if (name !== 'Image') await press(library, 'Terminer')
    await eventually(() => library.count()).toBe(0)
  }
  await pressInHead(page, /^Aperçu/)
  const seen = panel.frameLocator('iframe')
  await seen.getByRole('img', { name: 'Vue de côté' }).first().waitFor()
  await seen.getByRole('link', { name: /^cote/ }).waitFor()
})

test('several are chosen for a gallery, each once', async () => {
  const { page, panel, library, id } = await openProjet('À la suite')
  for (const [n, name] of ['suite-un.png', 'suite-deux.png'].entries())
    await addMedia(page.request, await pictureOf(page, name, 440 + n))
  await press(field(panel, 'Galerie'), libraryButton)
  await library.getByRole('searchbox').fill('suite-')
  const all = library.getByRole('list', { name: 'Bibliothèque' }).getByRole('listitem')
  await eventually(() => all.count()).toBe(2)
  const first = library.getByRole('button', { name: /suite-un/ })
  await first.press('Enter')
  await library.getByText('1\u00a0image ajoutée.').waitFor()
  await first.getByText('Déjà choisie').waitFor()
  // The keyboard goes on from there, and presses it in vain.
  expect(await first.evaluate(isFocused)).toBe(true)
  await first.press('Enter')
  await library.getByRole('button', { name: /suite-deux/ }).click()
  await press(library, 'Terminer')
  await eventually(() => field(panel, 'Galerie').getByRole('row').count()).toBe(2)
  await save(page)
  await closed(page)
  const { galerie } = await read<{ galerie: { image: { width: number } }[] }>(
    page,
    'Projet',
    id,
    'galerie { image { width } }',
  )
  expect(galerie.map(({ image }) => image.width)).toEqual([440, 441])
})
