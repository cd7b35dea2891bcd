import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openSite, type Site } from './testing/browser.ts'
import { openEditor, save } from './testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

test('correcting a field that was refused keeps the focus in it', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createntreprise?creer=1')
  await save(page)
  await eventually(() => panel.getByText('Ce champ est obligatoire.').count()).toBe(3)
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.keyboard.type('Cabinet Alpha')
  await panel
    .getByLabel(/^Téléphone/)
    .first()
    .focus()
  await page.keyboard.type('0707')
  await panel
    .getByLabel(/^E-mail/)
    .first()
    .focus()
  await page.keyboard.type('a@b.ci')
  const typed = await Promise.all(
    ['Nom', 'E-mail', 'Téléphone'].map((label) =>
      panel
        .getByLabel(new RegExp(`^${label}`))
        .first()
        .inputValue(),
    ),
  )
  expect(typed).toEqual(['Cabinet Alpha', 'a@b.ci', '0707'])
  // Refused once more, it is led to what is left.
  await panel
    .getByLabel(/^Téléphone/)
    .first()
    .fill('')
  await save(page)
  await eventually(() =>
    panel
      .getByLabel(/^Téléphone/)
      .first()
      .evaluate((input) => input === document.activeElement),
  ).toBe(true)
})
