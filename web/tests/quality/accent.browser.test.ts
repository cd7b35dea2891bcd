import { afterAll, beforeAll, expect, test } from 'vitest'
import { accentOf } from '../../../schema/content/fields/couleur.ts'
import { press } from '../../testing/admin.ts'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { closed, openEditor } from '../../testing/editors.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const couleur = '#1f4e8c'

test('a colour is judged as it is typed, and is then read on every page in both schemes', async () => {
  const { site: shown } = await site.ask<{ site: { entreprise: { databaseId: number } } }>(
    '{ site { entreprise { databaseId } } }',
  )
  const list = `/admin/pages/createntreprise?modifier=${shown.entreprise.databaseId}`
  const { page, panel } = await openEditor(site, list)
  const field = panel.getByRole('textbox', { name: 'Couleur', exact: true })
  await field.fill('#ffcc00')
  await panel.getByText('trop peu').waitFor()
  await field.fill(couleur)
  const tries = panel.getByRole('status', { name: 'Contraste' })
  await eventually(() => tries.innerText()).toContain(accentOf(couleur).nuit)
  await press(panel, 'Publier les modifications')
  await closed(page)

  for (const width of [390, 1440] as const)
    for (const [scheme, accent] of [
      ['light', couleur],
      ['dark', accentOf(couleur).nuit],
    ] as const) {
      const { page: seen } = await site.visit('/', { width, colorScheme: scheme, reducedMotion: 'reduce' })
      const read = () =>
        seen.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--laterite').trim())
      // The page as it was is answered while the new one is made.
      await eventually(async () => {
        await seen.reload()
        return read()
      }).toBe(accent)
      expect(await complaintsOfAxe(seen)).toEqual([])
    }
})
