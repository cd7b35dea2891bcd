import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const adresses = '/admin/site?partie=adresses'

/** What visitors get at an address: the status, and where they are sent. */
async function answerAt(path: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' })
  return [status, headers.get('location')]
}

const rowsOf = (page: Page, list: RegExp) => page.getByRole('list', { name: list }).getByRole('listitem')

describe.each(everyWidth)('the addresses of the old site at %i px', (width) => {
  const old = `/ancien-${width}.html`

  test('are redirected, changed and removed one by one, and each removal can be undone', async () => {
    const { page, complaints } = await goToAdmin(site, adresses, { width })
    const rows = rowsOf(page, /^Redirections/)
    const dialog = page.getByRole('dialog')
    const add = page.getByRole('button', { name: 'Ajouter une redirection' })

    await add.click()
    const path = dialog.getByLabel('Ancienne adresse')
    const target = dialog.getByLabel('Mène à')
    await eventually(() => path.evaluate(isFocused)).toBe(true)
    await path.fill('/contact')
    await target.fill('/histoire')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.getByText('C’est une page du site').waitFor()
    expect(await path.evaluate(isFocused)).toBe(true)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await path.fill(old)
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await rows.filter({ hasText: old }).waitFor()
    await eventually(() => add.evaluate(isFocused)).toBe(true)
    expect(await answerAt(old)).toEqual([301, '/histoire'])

    await page.getByRole('button', { name: `Modifier ${old}` }).click()
    await eventually(() => target.evaluate(isFocused)).toBe(true)
    await target.fill(`${site.origin}/equipe`)
    await page.keyboard.press('Enter')
    await rows.filter({ hasText: old }).getByRole('link', { name: '/equipe' }).waitFor()
    await eventually(() => page.getByRole('button', { name: `Modifier ${old}` }).evaluate(isFocused)).toBe(
      true,
    )
    expect(await answerAt(old)).toEqual([301, '/equipe'])

    await page.getByRole('button', { name: `Supprimer ${old}` }).click()
    await rows.filter({ hasText: old }).waitFor({ state: 'detached' })
    expect(await answerAt(old)).toEqual([404, null])
    await eventually(() => page.locator('#adresses :focus').count()).toBe(1)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await rows.filter({ hasText: old }).waitFor()
    expect(await answerAt(old)).toEqual([301, '/equipe'])
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('are imported all or none, each wrong line named, and found by what one seeks', async () => {
    const { page, complaints } = await goToAdmin(site, adresses, { width })
    const rows = rowsOf(page, /^Redirections/)
    const dialog = page.getByRole('dialog')
    const [a, b] = [`/références-${width}.html`, `/b-${width}.html`]
    const see = dialog.getByRole('button', { name: 'Voir ce que cela fait' })

    await page.getByRole('button', { name: 'Importer une liste' }).click()
    const file = (text: string) => ({
      name: 'adresses.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text, 'latin1'),
    })
    await dialog.getByLabel('Fichier CSV').setInputFiles(file(`${a};/histoire\n${b};ailleurs\n`))
    await see.click()
    await dialog.getByText('Ligne 2\u00a0: une adresse commence par').waitFor()
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect([await answerAt(encodeURI(a)), await answerAt(b)]).toEqual([
      [404, null],
      [404, null],
    ])
    expect(await dialog.getByLabel('Ou collez la liste').inputValue()).toContain(a)

    await dialog.getByLabel('Ou collez la liste').fill(`${a};/histoire\n${b};${site.origin}/equipe`)
    expect(await dialog.getByText('Ligne 2').count()).toBe(0)
    await see.click()
    await dialog.getByText('2 ajoutées').waitFor()
    expect(await answerAt(b)).toEqual([404, null])
    expect(await complaintsInBothSchemes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Importer' }).click()
    await rows.filter({ hasText: a }).waitFor()
    await eventually(() => page.getByRole('button', { name: 'Importer une liste' }).evaluate(isFocused)).toBe(
      true,
    )
    expect([await answerAt(encodeURI(a)), await answerAt(b)]).toEqual([
      [301, '/histoire'],
      [301, '/equipe'],
    ])

    const search = page.getByRole('searchbox', { name: 'Rechercher' })
    await search.fill(a)
    await eventually(() => rows.count()).toBe(1)
    expect(await search.evaluate(isFocused)).toBe(true)
    expect(new URL(page.url()).searchParams.get('q')).toBe(a)
    expect(complaints).toEqual([])
  })

  test('that visitors missed are redirected from the list of them, or forgotten', async () => {
    const [missed, other] = [`/perdue-${width}.html`, `/autre-${width}.html`]
    for (const path of [missed, missed, missed, other]) expect(await answerAt(path)).toEqual([404, null])
    const { page, complaints } = await goToAdmin(site, adresses, { width })
    const rows = rowsOf(page, /^Adresses manquées/)
    const dialog = page.getByRole('dialog')
    // They are counted some seconds later.
    await eventually(async () => {
      await goOn(page, adresses)
      await rowsOf(page, /^Redirections/)
        .first()
        .or(page.getByText('Aucune redirection.'))
        .waitFor()
      return rows.filter({ hasText: other }).count()
    }).toBe(1)
    await rows.filter({ hasText: missed }).getByText('3 fois').waitFor()

    await page.getByRole('button', { name: `Rediriger… ${missed}` }).click()
    expect(await dialog.getByLabel('Ancienne adresse').inputValue()).toBe(missed)
    await eventually(() => dialog.getByLabel('Mène à').evaluate(isFocused)).toBe(true)
    await page.keyboard.type('/histoire')
    await page.keyboard.press('Enter')
    await rows.filter({ hasText: missed }).waitFor({ state: 'detached' })
    await rowsOf(page, /^Redirections/)
      .filter({ hasText: missed })
      .waitFor()
    await eventually(() => rows.locator(':focus').count()).toBe(1)
    expect(await answerAt(missed)).toEqual([301, '/histoire'])

    await page.getByRole('button', { name: `Oublier ${other}` }).click()
    await rows.filter({ hasText: other }).waitFor({ state: 'detached' })
    await eventually(() => page.locator('#adresses :focus').count()).toBe(1)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
