import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin, loadAdmin } from '../../testing/desk.ts'
import { message, names, press, questions, row, rows } from '../../testing/admin.ts'
import { closed, latest, read, save } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const services = '/admin/pages/createservice'

test('going back from an editor with changes asks first', async () => {
  const { page } = await goToAdmin(site, services, { width: 390 })
  const panel = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Nouveau service' }).click()
  await panel.getByLabel(/^Nom/).fill('Reculé')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Fermer sans enregistrer ?' })
  await press(question, 'Continuer la saisie')
  expect(new URL(page.url()).search).toBe('?creer=1')
  expect(await panel.getByLabel(/^Nom/).inputValue()).toBe('Reculé')
  await page.goBack()
  await press(question, 'Abandonner les modifications')
  await closed(page)
  await eventually(() => new URL(page.url()).search).toBe('')
  expect(new URL(page.url()).pathname).toBe(services)
  // Unchanged, it closes without a word.
  await page.getByRole('link', { name: 'Nouveau service' }).click()
  await panel.locator('form').waitFor()
  await page.goBack()
  await closed(page)
})

test('editors that were closed leave no steps to go back through', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  await goOn(page, services)
  const link = page.getByRole('link', { name: 'Nouveau service' })
  for (let turn = 0; turn < 2; turn++) {
    await link.click()
    await press(page.getByRole('dialog'), 'Fermer')
    await closed(page)
    await eventually(() => new URL(page.url()).search).toBe('')
  }
  await page.goBack()
  await eventually(() => new URL(page.url()).pathname).toBe('/admin/dashboard')
})

test('an editor that was reloaded leaves no step of its own behind', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  await goOn(page, `${services}?q=a`)
  await page.getByRole('link', { name: 'Nouveau service' }).click()
  const form = page.getByRole('dialog').locator('form')
  await form.waitFor()
  await page.reload()
  await form.waitFor()
  await press(page.getByRole('dialog'), 'Fermer')
  await closed(page)
  await eventually(() => new URL(page.url()).search).toBe('?q=a')
  await page.goBack()
  await eventually(() => new URL(page.url()).pathname).toBe('/admin/dashboard')
})

test('an editor opened by its address asks once for what it shows, and closes to its list', async () => {
  const { page, requests } = await loadAdmin(site, `${services}?etat=publies&modifier=1`)
  await page.getByRole('dialog').locator('form').waitFor()
  expect(questions(requests).filter((name) => name === 'EditeurQuery')).toHaveLength(1)
  await press(page.getByRole('dialog'), 'Fermer')
  await closed(page)
  await eventually(() => new URL(page.url()).search).toBe('?etat=publies')
})

test('a new item that stays open has its own address', async () => {
  const { page } = await goToAdmin(site, services)
  const panel = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Nouveau service' }).click()
  await panel.getByLabel(/^Nom/).fill('Gardé ouvert')
  await page.keyboard.press('Control+s')
  await eventually(() => new URL(page.url()).search).toMatch(/^\?modifier=\d+$/)
  await page.keyboard.type(' encore')
  expect(await panel.getByLabel(/^Nom/).inputValue()).toBe('Gardé ouvert encore')
  await page.keyboard.press('Control+s')
  await panel.getByText('Enregistré', { exact: true }).waitFor()
  const { databaseId, label } = await latest(page, 'services', 'nom')
  expect([label, new URL(page.url()).search]).toEqual(['Gardé ouvert encore', `?modifier=${databaseId}`])
  await page.reload()
  await eventually(() => panel.getByLabel(/^Nom/).inputValue()).toBe('Gardé ouvert encore')
})

test('what was just made is shown in its list, and published from there', async () => {
  const { page } = await goToAdmin(site, '/admin/pages/createpartenaire', { width: 390 })
  expect(await rows(page).count()).toBeGreaterThan(3)
  await page.getByRole('link', { name: 'Nouveau partenaire' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel(/^Nom/).fill('Tout en bas')
  await save(page)
  await closed(page)
  const link = row(page, 'Tout en bas').getByRole('link', { name: 'Tout en bas', exact: true })
  await eventually(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
  await eventually(async () => {
    const box = await link.boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= 844
  }).toBe(true)
  const said = message(page, '«\u00a0Tout en bas\u00a0» est enregistré, encore hors ligne.')
  await said.waitFor()
  // Neither over the row that it is about nor over the menu.
  const menu = page.getByRole('banner')
  await eventually(async () => {
    const [over, ...others] = await Promise.all(
      [said, menu, row(page, 'Tout en bas')].map((one) => one.boundingBox()),
    )
    return others.every(
      (one) => one && over && (over.y >= one.y + one.height || over.y + over.height <= one.y),
    )
  }).toBe(true)
  await press(said, 'Publier')
  await eventually(() => row(page, 'Tout en bas').innerText()).toContain('Publié')
  const { id } = await latest(page, 'partenaires', 'nom')
  expect(await read(page, 'Partenaire', id, 'status')).toEqual({ status: true })
})

test('an item is saved and published in one step, where there is room', async () => {
  const { page } = await goToAdmin(site, '/admin/pages/createpartenaire', { width: 390 })
  const panel = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Nouveau partenaire' }).click()
  await panel.getByLabel(/^Nom/).waitFor()
  await press(panel, 'Enregistrer et publier')
  await panel.getByText('Ce champ est obligatoire.').waitFor()
  await panel.getByLabel(/^Nom/).fill('Aussitôt en ligne')
  await press(panel, 'Enregistrer et publier')
  await closed(page)
  await message(page, '«\u00a0Aussitôt en ligne\u00a0» est en ligne.').waitFor()
  const { id, databaseId } = await latest(page, 'partenaires', 'nom')
  expect(await read(page, 'Partenaire', id, 'nom status')).toEqual({ nom: 'Aussitôt en ligne', status: true })
  await goOn(page, `/admin/pages/createpartenaire?modifier=${databaseId}`)
  await panel.getByRole('button', { name: 'Publier les modifications' }).waitFor()
  expect(await panel.getByRole('button', { name: 'Enregistrer et publier' }).count()).toBe(0)
  // One that is put online beside its form is not to be published once more.
  await press(panel, 'Fermer')
  await closed(page)
  await page.getByRole('link', { name: 'Nouveau partenaire' }).click()
  await panel.getByLabel(/^Nom/).fill('En ligne à côté')
  await page.keyboard.press('Control+s')
  await press(message(page, 'encore hors ligne'), 'Publier')
  await eventually(() => panel.getByRole('button', { name: 'Enregistrer et publier' }).count()).toBe(0)
  // Three services are online already: the form says why it offers no more.
  await goOn(page, `${services}?creer=1`)
  await panel.getByText('Aucune place en ligne n’est libre').waitFor()
  await panel.getByRole('button', { name: 'Enregistrer', exact: true }).waitFor()
  expect(await panel.getByRole('button', { name: 'Enregistrer et publier' }).count()).toBe(0)
})

test('why there is no room has the width of the form, not what the acts of an item leave of its head', async () => {
  const { page } = await goToAdmin(site, services)
  const offline = rows(page).filter({ has: page.getByRole('button', { name: 'Remplacer…' }) })
  await offline.first().getByRole('link', { name: 'Modifier' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Programmer…' }).waitFor()
  const why = panel.getByText('Aucune place en ligne n’est libre')
  expect((await why.boundingBox())?.width).toBeGreaterThan(400)
})

test('what is said of a saved item goes when one goes on to another, or asks about what is not saved', async () => {
  const { page } = await goToAdmin(site, '/admin/pages/createpartenaire')
  const panel = page.getByRole('dialog')
  const question = page.getByRole('alertdialog', { name: 'Fermer sans enregistrer ?' })
  await page.getByRole('link', { name: 'Nouveau partenaire' }).click()
  await panel.getByLabel(/^Nom/).fill('Le premier')
  await page.keyboard.press('Control+s')
  await message(page, 'Le premier').waitFor()
  await panel.getByLabel(/^Nom/).fill('Le premier, mieux')
  await press(panel, 'Fermer')
  await question.waitFor()
  expect(await message(page, 'est enregistré').count()).toBe(0)
  await press(question, 'Enregistrer')
  await closed(page)
  await message(page, '«\u00a0Le premier, mieux\u00a0» est enregistré.').waitFor()
  await page.getByRole('link', { name: 'Nouveau partenaire' }).click()
  await panel.getByLabel(/^Nom/).waitFor()
  expect(await message(page, 'est enregistré').count()).toBe(0)
  await panel.getByLabel(/^Nom/).fill('Le second')
  await press(panel, 'Enregistrer')
  await message(page, 'Le second').waitFor()
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await menu.getByRole('link', { name: 'Faqs' }).click()
  await page.getByRole('heading', { level: 1, name: 'FAQ' }).waitFor()
  expect(await message(page, 'Le second').count()).toBe(0)
})

test('one message stands at a time; what went wrong comes back when the others have gone', async () => {
  const { page } = await goToAdmin(site, '/admin/pages/createpartenaire')
  const [first = '', second = '', third = '', fourth = ''] = await names(page)
  await page.context().setOffline(true)
  await press(row(page, first), 'Dépublier')
  await message(page, 'Le serveur ne répond pas').waitFor()
  await page.context().setOffline(false)
  for (const name of [second, third]) {
    await press(row(page, name), 'Supprimer')
    await message(page, `«\u00a0${name}\u00a0» est dans la corbeille`).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(1)
  }
  await press(message(page, third), 'Fermer')
  await press(message(page, 'Le serveur ne répond pas'), 'Fermer')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  // An alert ends what was only told, and covers what can still be taken back.
  const fail = async () => {
    await page.context().setOffline(true)
    await press(row(page, first), 'Dépublier')
    await message(page, 'Le serveur ne répond pas').waitFor()
    await page.context().setOffline(false)
    await press(message(page, 'Le serveur ne répond pas'), 'Fermer')
  }
  await press(row(page, first), 'Supprimer')
  await press(message(page, `«\u00a0${first}\u00a0» est dans la corbeille`), 'Annuler')
  await message(page, 'est de retour').waitFor()
  await fail()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await press(row(page, fourth), 'Supprimer')
  await message(page, 'est dans la corbeille').waitFor()
  await fail()
  await press(message(page, `«\u00a0${fourth}\u00a0» est dans la corbeille`), 'Annuler')
  await message(page, 'est de retour').waitFor()
})

test('an item that could not be read is asked for again', async () => {
  const { page } = await goToAdmin(site, services)
  const panel = page.getByRole('dialog')
  await page.route('**/graphql', (route) => route.abort())
  await rows(page).first().getByRole('link').first().click()
  await panel.getByText('Cet élément n’a pas pu être lu.').waitFor()
  await page.unroute('**/graphql')
  await press(panel, 'Réessayer')
  await eventually(() => panel.getByLabel(/^Nom/).inputValue()).not.toBe('')
})

test('a section asks once for its questions, and anew each time it is opened', async () => {
  const { page, requests } = await loadAdmin(site, '/admin/pages/createfaq?modifier=1')
  const panel = page.getByRole('dialog')
  const asked = () => questions(requests).filter((name) => name === 'EnfantsQuery').length
  const lines = panel.getByRole('region', { name: 'Questions' }).getByRole('listitem')
  await lines.first().waitFor()
  expect(asked()).toBe(1)
  await press(panel, 'Fermer')
  await closed(page)
  await goOn(page, '/admin/pages/createfaq?modifier=1')
  await lines.first().waitFor()
  await eventually(asked).toBe(2)
})
