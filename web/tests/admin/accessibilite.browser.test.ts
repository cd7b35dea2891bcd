import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goToAdmin } from '../../testing/desk.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const visitorReads = async (path: string) => (await fetch(site.origin + path)).text()

test.each([
  [390, '72,5'],
  [1440, '81'],
] as const)('what is declared at %i px is what the page and every footer say', async (width, taux) => {
  const { page, complaints } = await goToAdmin(site, '/admin/site?partie=accessibilite', { width })
  await page.getByLabel('État de conformité').selectOption('Partiellement conforme')
  await page.getByLabel('Date de l’audit').fill('')
  await page.getByLabel('Auditeur').fill('')
  await page.getByLabel('Taux de conformité').fill('beaucoup')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Écrivez un nombre').waitFor()
  await page.getByLabel('Taux de conformité').fill(taux)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('date')
  expect(await page.getByRole('alert').count()).toBe(2)
  expect(await complaintsInBothSchemes(page)).toEqual([])

  await page.getByLabel('Date de l’audit').fill('2026-03-01')
  await page.getByLabel('Auditeur').fill('Un cabinet d’audit')
  await page.getByLabel('Contenus non accessibles').fill('Les plans en PDF\nLa carte des références')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Déclaration enregistrée.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(complaints).toEqual([])

  const said = `L’audit du 1er mars 2026, par Un cabinet d’audit, révèle que ${taux}\u00a0% des critères`
  await eventually(() => visitorReads('/accessibilite')).toContain(said)
  expect(await visitorReads('/accessibilite')).toContain('<li>La carte des références</li>')
  expect(await visitorReads('/contact')).toContain('Accessibilité\u00a0: partiellement conforme')
})
