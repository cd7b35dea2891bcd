import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn } from '../../testing/desk.ts'
import { closed, latest, openEditor, openNew, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const services = '/admin/pages/createservice'

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

test('a save by keyboard leaves the caret where it was', async () => {
  // The server writes some characters otherwise than the editor does.
  const [un, deux] = ['<p>Un\u00a0: "a"</p>', '<p>Deux</p><p>Trois</p>']
  const input = { nom: 'Curseur', description: un + deux }
  const { page, panel, id } = await openNew(site, services, 'Service', input)
  await panel.getByRole('textbox', { name: 'Description' }).getByText('Un').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' mot ')
  await page.keyboard.press('Control+s')
  await panel.getByText('Enregistré', { exact: true }).waitFor()
  await page.keyboard.type('encore')
  await save(page)
  await closed(page)
  const { description } = await read<{ description: string }>(page, 'Service', id, 'description')
  expect(description.replaceAll('&quot;', '"')).toBe(`<p>Un\u00a0: "a" mot encore</p>${deux}`)
})

test('one that closes may save first, and Ctrl+S does not save behind the question', async () => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  await panel.getByLabel(/^Nom/).fill('Sauvé en partant')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Fermer sans enregistrer ?' })
  await question.waitFor()
  let saves = 0
  page.on('request', (request) => (saves += request.postData()?.includes('clientMutationId') ? 1 : 0))
  await page.keyboard.press('Control+s')
  // What is asked later has its answer.
  await page.evaluate(() => fetch('/healthz'))
  expect(saves).toBe(0)
  await question.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await closed(page)
  expect(saves).toBe(1)
  expect((await latest(page, 'services', 'nom')).label).toBe('Sauvé en partant')
})

test('what is typed while a save is under way keeps the panel open', async () => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  await panel.getByLabel(/^Nom/).fill('Pendant l’envoi')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    await held
    await route.continue()
  })
  await save(page)
  await panel.getByText('Enregistrement…').waitFor()
  await panel.getByLabel('En deux phrases').fill('Tapé entre-temps')
  release()
  await panel.getByText('À enregistrer', { exact: true }).waitFor()
  expect(await panel.getByLabel('En deux phrases').inputValue()).toBe('Tapé entre-temps')
  await save(page)
  await closed(page)
  const { id } = await latest(page, 'services', 'nom')
  expect(await read(page, 'Service', id, 'nom resume')).toEqual({
    nom: 'Pendant l’envoi',
    resume: 'Tapé entre-temps',
  })
})

test('a number that is none does not hide what is missing', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createntreprise?creer=1')
  await panel.getByLabel('Année', { exact: true }).fill('bientôt')
  await save(page)
  await panel.getByText('Ce champ doit être un nombre entier.').waitFor()
  expect(await panel.getByText('Ce champ est obligatoire.').count()).toBe(3)
})

test('a new item begins in its first field', async () => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  await eventually(() => panel.getByLabel(/^Nom/).evaluate((input) => input === document.activeElement)).toBe(
    true,
  )
  await goOn(page, `${services}?modifier=1`)
  await panel.locator('form').waitFor()
  // The panel that was open may be the one that is seen first.
  await eventually(() => panel.evaluate((dialog) => dialog === document.activeElement)).toBe(true)
})

test('a key pressed in one field draws none anew but those that look there', async () => {
  const { panel } = await openEditor(site, '/admin/pages/createprojet?creer=1')
  await panel.locator('[contenteditable=true]').waitFor()
  await panel.getByLabel('Client').focus()
  // React writes to each input that it draws, even what is there already.
  const drawn = await panel.locator('form').evaluateHandle((form) => {
    const names = new Set<string | undefined>()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const place = target instanceof Element ? target : target.parentElement
        names.add(place?.closest<HTMLElement>('[data-champ]')?.dataset['champ'])
      }
    }).observe(form, { attributes: true, childList: true, characterData: true, subtree: true })
    return names
  })
  const seen = () => drawn.evaluate((names) => [...names].toSorted())
  await panel.getByLabel('Client').pressSequentially('Mairie')
  expect(await seen()).toEqual(['client'])
  await panel.getByLabel(/^Nom/).fill('Pont')
  expect(await seen()).toEqual(['client', 'nom', 'slug'])
})
