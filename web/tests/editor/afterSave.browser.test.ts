import { afterAll, beforeAll, expect, test } from 'vitest'
import { create, names, row } from '../../testing/admin.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'
import { closed, openEditor, read, save } from '../../testing/editors.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const services = '/admin/pages/createservice'

test('an item that its list does not show is saved without a row there', async () => {
  const { page } = await goToAdmin(site, `${services}?etat=publies`)
  const shown = await names(page)
  const { id, databaseId } = await create(page.request, 'Service', { nom: 'Hors de la liste' })
  await goOn(page, `${services}?etat=publies&modifier=${databaseId}`)
  await page.getByRole('dialog').getByLabel('En deux phrases').fill('Enregistré quand même')
  await save(page)
  await closed(page)
  expect(await read(page, 'Service', id, 'resume')).toEqual({ resume: 'Enregistré quand même' })
  expect(await names(page)).toEqual(shown)
})

test('an item made by a form that stays open is that item still once a version of it is restored', async () => {
  const { page, panel } = await openEditor(site, `${services}?creer=1`)
  const summary = panel.getByLabel('En deux phrases')
  await panel.getByLabel(/^Nom/).fill('Resté ouvert')
  for (const text of ['Première façon', 'Seconde façon']) {
    await summary.fill(text)
    await page.keyboard.press('Control+s')
    await panel.getByText('Enregistré', { exact: true }).waitFor()
  }
  await panel.getByRole('link', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions de «\u00a0Resté ouvert\u00a0»' })
  await versions.getByRole('radio', { name: 'De la version 1' }).press('Space')
  await versions.getByRole('button', { name: 'Comparer' }).click()
  await versions.getByRole('button', { name: 'Reprendre la version 1' }).click()
  await page.getByText('La version 1 est reprise.').waitFor()
  await eventually(() => summary.inputValue()).toBe('Première façon')
  await panel.getByLabel(/^Nom/).fill('Resté ouvert, repris')
  await save(page)
  await closed(page)
  await row(page, 'Resté ouvert, repris').waitFor()
  expect((await names(page)).filter((name) => name.startsWith('Resté ouvert'))).toHaveLength(1)
})
