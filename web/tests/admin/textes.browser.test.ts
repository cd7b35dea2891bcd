import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin } from '../../testing/desk.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const visitorReads = async (path: string) => (await fetch(site.origin + path)).text()

describe.each([390, 1440] as const)('the texts of the site at %i px', (width) => {
  test('what staff write in the place of a default is what visitors read, until the default is put back', async () => {
    const { page, complaints } = await goToAdmin(site, '/admin/site?partie=textes&page=contact', { width })
    const row = page.getByRole('listitem').filter({ has: page.getByLabel('Introduction', { exact: true }) })
    await row.getByLabel('Introduction', { exact: true }).fill('Passez quand vous voulez à {ville}.')
    const preview = page.frameLocator('iframe[title="Aperçu de la page"]')
    await preview.getByText('Passez quand vous voulez à Abidjan.').waitFor()
    expect(await visitorReads('/contact')).not.toContain('Passez quand vous voulez')

    await row.getByRole('button', { name: 'Publier' }).click()
    await page.getByText('Texte publié.').waitFor()
    await eventually(() => visitorReads('/contact')).toContain('Passez quand vous voulez à Abidjan.')
    expect(await complaintsInBothSchemes(page)).toEqual([])

    await row.getByRole('button', { name: 'Remettre le texte d’origine' }).click()
    await page.getByText('Texte d’origine remis.').waitFor()
    await eventually(() => visitorReads('/contact')).not.toContain('Passez quand vous voulez')
    expect(complaints).toEqual([])
  })

  test('a text is found by what one sees on the site, and a fault is said beside it', async () => {
    const { page } = await goToAdmin(site, '/admin/site?partie=textes', { width })
    await page.getByRole('searchbox', { name: 'Chercher' }).fill('celles et ceux qui mesurent')
    const field = page.getByLabel('Équipe, titre', { exact: true })
    await field.fill('À {vile}')
    await page.getByRole('button', { name: 'Publier' }).click()
    await page.getByText('n’est pas connu ici').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
  })
})
