import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, type Look } from '../../testing/desk.ts'
import {
  closed,
  latest,
  openEditor,
  openNew,
  pressInHead,
  picture,
  read,
  save,
  saveDraft,
  storedPictures,
  update,
} from '../../testing/editors.ts'
import { holdAnswer, operationOf, row } from '../../testing/admin.ts'
import { administrator } from '../../testing/server.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const services = '/admin/pages/createservice'

/** How many drafts the browser keeps. */
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('brouillon')).length

/** The editor of a service that nobody else of these tests knows. */
const newService = (nom: string) =>
  openNew(site, services, 'Service', { nom, resume: 'Avant', description: '<p>Avant</p>' })

describe('nothing typed is lost', () => {
  test('a draft is found after a reload, and taken up or dropped', async () => {
    const { page, panel } = await openEditor(site, `${services}?creer=1`)
    await panel.getByLabel(/^Nom/).fill('Jamais enregistré')
    await panel.getByLabel('En deux phrases').fill('Longuement tapé')
    await eventually(() => page.evaluate(drafts)).toBe(1)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const found = panel.getByRole('region', { name: 'Brouillon retrouvé' })
    await found.waitFor()
    expect(await found.innerText()).toMatch(/Un brouillon du .* a été retrouvé\s: Nom, En deux phrases\./)
    await found.getByRole('button', { name: 'Reprendre' }).click()
    expect(await panel.getByLabel('En deux phrases').inputValue()).toBe('Longuement tapé')
    await save(page)
    await closed(page)
    expect(await page.evaluate(drafts)).toBe(0)
  })

  test('closing asks first', async () => {
    const { page, panel } = await openEditor(site, `${services}?modifier=2`)
    await panel.getByLabel(/^Nom/).fill('Autre nom')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Continuer la saisie' }).click()
    expect(await panel.getByLabel(/^Nom/).inputValue()).toBe('Autre nom')
    await panel.getByRole('button', { name: 'Fermer' }).click()
    await question.getByRole('button', { name: 'Fermer et garder sur cet appareil' }).click()
    await closed(page)
    await goOn(page, `${services}?modifier=2`)
    await panel.getByRole('button', { name: 'Abandonner' }).click()
    await eventually(() => panel.getByLabel(/^Nom/).inputValue()).not.toBe('Autre nom')
  })

  test('a server that fails leaves the form as it was', async () => {
    const { page, panel } = await openEditor(site, `${services}?creer=1`)
    await panel.getByLabel(/^Nom/).fill('Malgré la panne')
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'panne' }))
    await save(page)
    await eventually(() => panel.getByRole('alert').innerText()).toContain('Rien n’est perdu')
    expect(await panel.getByLabel(/^Nom/).inputValue()).toBe('Malgré la panne')
    await page.unroute('**/graphql')
    await save(page)
    await closed(page)
  })

  test('a session that has ended lets one sign in again in place', async () => {
    const { page, panel } = await openEditor(site, `${services}?creer=1`)
    await panel.getByLabel(/^Nom/).fill('Après la reconnexion')
    await page.context().clearCookies()
    await save(page)
    await page.getByLabel(/^Mot de passe/).fill(administrator.password)
    await page.keyboard.press('Enter')
    await closed(page)
    await eventually(() => page.getByRole('link', { name: 'Après la reconnexion' }).count()).toBe(1)
  })

  test('an answer that is lost makes no second item', async () => {
    const { page, panel } = await openEditor(site, `${services}?creer=1`)
    await panel.getByLabel(/^Nom/).fill('Une seule fois')
    let lost = false
    await page.route('**/graphql', async (route) => {
      const sent = route.request().postData() ?? ''
      if (lost || !sent.includes('clientMutationId')) return route.continue()
      lost = true
      await route.fetch()
      await route.abort()
    })
    await save(page)
    await panel.getByRole('alert').waitFor()
    await panel.getByLabel(/^Nom/).fill('Une seule fois, mieux')
    await save(page)
    await closed(page)
    const rows = page.getByRole('link', { name: /Une seule fois/ })
    await eventually(() => rows.allInnerTexts()).toEqual(['Une seule fois, mieux'])
  })

  test('what was emptied after an answer was lost is emptied', async () => {
    const { page, panel } = await openEditor(site, '/admin/pages/testimonial?creer=1')
    await panel.getByLabel(/^Nom/).fill('Mme Bamba')
    await panel.getByLabel('Fonction').fill('Directrice')
    await panel.getByLabel(/^Témoignage/).fill('Très bien.')
    let lost = false
    await page.route('**/graphql', async (route) => {
      const sent = route.request().postData() ?? ''
      if (lost || !sent.includes('clientMutationId')) return route.continue()
      lost = true
      await route.fetch()
      await route.abort()
    })
    await save(page)
    await panel.getByRole('alert').waitFor()
    await panel.getByLabel('Fonction').fill('')
    await save(page)
    await closed(page)
    const { id } = await latest(page, 'testimonials', 'nom')
    expect(await read(page, 'Testimonial', id, 'nom fonction')).toEqual({ nom: 'Mme Bamba', fonction: null })
  })

  test('a second tab without changes leaves the draft of the first', async () => {
    const { page, panel } = await openEditor(site, `${services}?modifier=3`)
    const second = await page.context().newPage()
    await second.clock.install()
    await second.goto(`${services}?modifier=3`)
    await second.getByRole('dialog').locator('form').waitFor()
    await panel.getByLabel('En deux phrases').fill('Du premier onglet')
    const kept = () => page.evaluate(() => Object.values(localStorage).join())
    await eventually(kept).toContain('Du premier onglet')
    await second.getByRole('button', { name: 'Aperçu', exact: true }).click()
    await second.clock.runFor(1000)
    await second.close()
    expect(await kept()).toContain('Du premier onglet')
  })
})

describe('two people editing', () => {
  test('what does not overlap is merged without a question', async () => {
    const { page, panel, id } = await newService('Fusion')
    await panel.getByLabel('En deux phrases').fill('Le mien')
    await update(page, 'Service', { id, nom: 'Le sien' })
    await save(page)
    await closed(page)
    expect(await read(page, 'Service', id, 'nom resume')).toEqual({ nom: 'Le sien', resume: 'Le mien' })
  })

  test('what both changed is asked about, field by field', async () => {
    const { page, panel, id } = await newService('Conflit')
    await panel.getByLabel(/^Nom/).fill('Mon nom')
    await panel.getByLabel('En deux phrases').fill('Mon résumé')
    await update(page, 'Service', {
      id,
      nom: 'Son nom',
      resume: 'Son résumé',
      description: '<p>Son texte</p>',
    })
    await save(page)
    const question = page.getByRole('alertdialog')
    const name = question.getByRole('radiogroup', { name: 'Nom' })
    const summary = question.getByRole('radiogroup', { name: 'En deux phrases' })
    await name.waitFor()
    expect(await question.getByRole('radiogroup').count()).toBe(2)
    expect(await question.getByText('Conflit').count()).toBe(1)
    const answer = question.getByRole('button', { name: 'Enregistrer ces choix' })
    expect(await answer.isDisabled()).toBe(true)
    await name.getByText('Mon nom').click()
    expect(await answer.isDisabled()).toBe(true)
    await summary.getByText('Son résumé').click()
    await answer.click()
    await closed(page)
    expect(await read(page, 'Service', id, 'nom resume description')).toEqual({
      nom: 'Mon nom',
      resume: 'Son résumé',
      description: '<p>Son texte</p>',
    })
  })

  test('what was taken from a draft against somebody else’s is asked about until it is chosen', async () => {
    const { page, panel, id, databaseId } = await newService('Brouillon repris')
    await panel.getByLabel('En deux phrases').fill('Le mien')
    await panel.getByRole('button', { name: 'Fermer' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Fermer et garder sur cet appareil' }).click()
    await update(page, 'Service', { id, resume: 'Le sien', nom: 'Renommé' })
    await goOn(page, `${services}?modifier=${databaseId}`)
    await panel.getByRole('button', { name: 'Reprendre' }).click()
    await question.getByRole('button', { name: 'Revenir au formulaire' }).click()
    expect(await panel.getByLabel('En deux phrases').inputValue()).toBe('Le mien')
    await save(page)
    const choice = question.getByRole('radiogroup', { name: 'En deux phrases' })
    await choice.getByText('Le sien').waitFor()
    expect(await read(page, 'Service', id, 'resume')).toEqual({ resume: 'Le sien' })
    await choice.getByText('Le mien').click()
    await question.getByRole('button', { name: 'Enregistrer ces choix' }).click()
    await closed(page)
    expect(await read(page, 'Service', id, 'nom resume')).toEqual({ nom: 'Renommé', resume: 'Le mien' })
  })
})

describe('what is kept on this device', () => {
  test('holds a chosen picture too, with what is said of it', async () => {
    const { page, panel } = await openEditor(site, '/admin/pages/createpartenaire?creer=1')
    await panel.getByLabel(/^Nom/).fill('Avec son logo')
    await panel.locator('input[type=file]').setInputFiles(await picture(page, 320, 200))
    await panel.getByLabel('Description de l’image').fill('Un rond')
    await eventually(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Un rond')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const found = panel.getByRole('region', { name: 'Brouillon retrouvé' })
    expect(await found.innerText()).toMatch(/: Nom, .*[Ll]ogo/)
    await found.getByRole('button', { name: 'Reprendre' }).click()
    await panel.getByRole('button', { name: /^Point à garder/ }).waitFor()
    expect(await panel.getByLabel('Description de l’image').inputValue()).toBe('Un rond')
    await save(page)
    await closed(page)
    const { id } = await latest(page, 'partenaires', 'nom')
    expect(await read(page, 'Partenaire', id, 'nom logo { width alt }')).toEqual({
      nom: 'Avec son logo',
      logo: { width: 320, alt: 'Un rond' },
    })
    expect(await page.evaluate(drafts)).toBe(0)
    expect(await storedPictures(page, 'Partenaire')).toBe(0)
  })

  test('is each tab’s own where two create the same type; one that was closed is offered again', async () => {
    const { page, panel } = await openEditor(site, `${services}?creer=1`)
    const second = await page.context().newPage()
    await second.goto(`${services}?creer=1`)
    const other = second.getByRole('dialog')
    await panel.getByLabel(/^Nom/).fill('Du premier onglet')
    await other.getByLabel(/^Nom/).fill('Du second onglet')
    await eventually(() => page.evaluate(drafts)).toBe(2)
    for (const tab of [page, second]) tab.on('dialog', (dialog) => void dialog.accept())
    const nameOf = async (tab: typeof page) => {
      await tab.getByRole('button', { name: 'Reprendre' }).click()
      return tab.getByRole('dialog').getByLabel(/^Nom/).inputValue()
    }
    await second.close({ runBeforeUnload: false })
    const third = await page.context().newPage()
    await third.goto(`${services}?creer=1`)
    expect(await nameOf(third)).toBe('Du second onglet')
    await page.reload()
    expect(await nameOf(page)).toBe('Du premier onglet')
    await save(page)
    await closed(page)
    expect(await page.evaluate(drafts)).toBe(1)
  })
})

test('a new item that goes online leaves no draft on this device, however long the checks before it take', async () => {
  const { page, panel } = await openEditor(site, '/admin/pages/createfaq?creer=1')
  await panel.getByLabel(/^Titre/).fill('Bornes perdues')
  await eventually(() => page.evaluate(drafts)).toBe(1)
  const checks = await holdAnswer(page, (request) => operationOf(request) === 'checksOfQuery')
  await pressInHead(page, /^Enregistrer et publier$/)
  await checks.answered
  await eventually(() => page.evaluate(drafts)).toBe(0)
  checks.deliver()
  await closed(page)
  expect(await page.evaluate(drafts)).toBe(0)
})

describe('a draft that all staff share', () => {
  const projets = '/admin/pages/createprojet'
  const draft = 'draft { resultat changes { field } savedBy }'

  /** The editor of a projet that visitors see. */
  const onlineProjet = (nom: string, look?: Look) =>
    openNew(site, projets, 'Projet', { nom, resultat: 'Avant', status: true }, look)

  test('is kept beside what is online, with its picture, and then published', async () => {
    const { page, panel, id, databaseId } = await onlineProjet('Route préparée')
    await panel.getByLabel('Résultat').fill('Après')
    await panel.locator('[data-champ=image] input[type=file]').setInputFiles(await picture(page, 640, 480))
    await panel.getByLabel('Description de l’image').fill('Une route')
    await panel.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await closed(page)
    await page.getByText('Le brouillon de «\u00a0Route préparée\u00a0» est enregistré.').waitFor()
    const prepared = row(page, 'Route préparée')
    await prepared.getByText(/^Brouillon d’/).waitFor()
    await prepared.getByText('Publié', { exact: true }).waitFor()
    expect(await read(page, 'Projet', id, `resultat image { alt } ${draft}`)).toMatchObject({
      resultat: 'Avant',
      image: null,
      draft: { resultat: 'Après', savedBy: 'Administrateur' },
    })

    // Somebody else opens it, with nothing of it in his browser, and finds it as it was left.
    expect([await page.evaluate(drafts), await storedPictures(page, 'Projet')]).toEqual([0, 0])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${projets}?modifier=${databaseId}`)
    const region = panel.getByRole('region', { name: 'Brouillon' })
    await region.waitFor()
    expect(await region.innerText()).toMatch(/^Brouillon enregistré par .+, le .+\./)
    expect(await panel.getByLabel('Résultat').inputValue()).toBe('Après')
    expect(await panel.getByLabel('Description de l’image').inputValue()).toBe('Une route')
    await region.getByText('Ce qui est en ligne').click()
    await region.getByText('Avant', { exact: true }).waitFor()
    await panel.getByLabel('Résultat').fill('Bien après')
    await panel.getByRole('button', { name: 'Publier les modifications' }).click()
    await closed(page)
    expect(await read(page, 'Projet', id, `resultat image { alt } ${draft}`)).toEqual({
      resultat: 'Bien après',
      image: { alt: 'Une route' },
      draft: null,
    })
    await eventually(() => row(page, 'Route préparée').innerText()).not.toContain('Brouillon')
  })

  test('is what Ctrl+S saves of what is online, and is dropped by keyboard', async () => {
    const { page, panel, id } = await onlineProjet('Au clavier', { width: 390 })
    await panel.getByLabel('Résultat').fill('Après')
    await page.keyboard.press('Control+s')
    await panel.getByText('Brouillon enregistré', { exact: true }).waitFor()
    expect(await read(page, 'Projet', id, `resultat ${draft}`)).toMatchObject({
      resultat: 'Avant',
      draft: { changes: [{ field: 'resultat' }] },
    })
    const drop = panel.getByRole('button', { name: 'Abandonner le brouillon' })
    const question = page.getByRole('alertdialog', { name: 'Abandonner le brouillon ?' })
    await drop.press('Enter')
    await question.getByRole('button', { name: 'Le garder' }).press('Enter')
    await eventually(() => question.count()).toBe(0)
    await drop.press('Enter')
    await question.getByRole('button', { name: 'Abandonner le brouillon' }).press('Enter')
    await eventually(() => panel.getByLabel('Résultat').inputValue()).toBe('Avant')
    expect(await read(page, 'Projet', id, `resultat ${draft}`)).toEqual({ resultat: 'Avant', draft: null })
  })

  test('is merged with what others publish and prepare meanwhile, and asked about where both changed the same', async () => {
    const { page, panel, id, databaseId } = await onlineProjet('À plusieurs')
    await saveDraft(page, 'Projet', { id, client: 'La mairie' })
    await panel.getByLabel('Résultat').fill('Le mien')
    await panel.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await closed(page)
    expect(await read(page, 'Projet', id, 'draft { resultat client }')).toEqual({
      draft: { resultat: 'Le mien', client: 'La mairie' },
    })
    await update(page, 'Projet', { id, resultat: 'Le sien', lieu: 'Man' })
    await goOn(page, `${projets}?modifier=${databaseId}`)
    await panel.getByText('Elle a changé depuis', { exact: false }).waitFor()
    await panel.getByRole('button', { name: 'Publier les modifications' }).click()
    const choice = page.getByRole('alertdialog').getByRole('radiogroup', { name: 'Résultat' })
    await choice.getByText('Le sien').waitFor()
    expect(await read(page, 'Projet', id, 'resultat')).toEqual({ resultat: 'Le sien' })
    await choice.getByText('Le mien').click()
    await page.getByRole('button', { name: 'Enregistrer ces choix' }).click()
    await closed(page)
    expect(await read(page, 'Projet', id, `resultat client lieu ${draft}`)).toEqual({
      resultat: 'Le mien',
      client: 'La mairie',
      lieu: 'Man',
      draft: null,
    })
  })
})
