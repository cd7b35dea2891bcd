import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { closed, openEditor, openNew, picture, save } from '../../testing/editors.ts'

const projets = '/admin/pages/createprojet'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

test('how an item stands in search engines and shared links is written, seen beforehand, and what they get', async () => {
  const nom = 'Levé de Cocody'
  const { page, panel, complaints, databaseId } = await openNew(site, projets, 'Projet', {
    nom,
    status: true,
  })
  const fold = panel.getByRole('button', { name: 'Moteurs de recherche et liens partagés' })
  expect(await panel.locator('[data-champ=partage] input[type=file]').count()).toBe(0)
  await fold.click()
  await panel.getByLabel('Intitulé pour les moteurs').fill('Topographe à Cocody')
  await panel.getByLabel('Résumé pour les moteurs').fill('Levés de parcelles.')
  await panel.locator('[data-champ=partage] input[type=file]').setInputFiles(await picture(page, 900, 700))
  await panel.getByRole('button', { name: 'Aperçu', exact: true }).click()
  await panel.getByText('Moteurs et partage').click()
  const found = panel.getByRole('region', { name: 'Dans un moteur de recherche' })
  await eventually(() => found.innerText()).toContain('Topographe à Cocody – Alidade Ébrié')
  expect(await found.innerText()).toContain('› projets › ')
  const shared = panel.getByRole('region', { name: 'En lien partagé' })
  await eventually(() => shared.innerText()).toContain('Levés de parcelles.')
  expect(
    await shared
      .locator('img')
      .evaluateAll((all) =>
        all.some((image) => /^(?:blob:|data:image\/(?!svg))/.test(image.getAttribute('src') ?? '')),
      ),
  ).toBe(true)
  expect(await complaintsOfAxe(page)).toEqual([])

  await save(page)
  await closed(page)
  const html = await (await fetch(`${site.origin}/projets/${databaseId}`)).text()
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe('Topographe à Cocody – Alidade Ébrié')
  expect(html).toContain('<meta name="description" content="Levés de parcelles."/>')
  expect(html).toMatch(/<h1[^>]*>Levé de Cocody<\/h1>/)
  expect(html).toMatch(/og:image" content="[^"]*image=\w/)
  expect(complaints).toEqual([])

  // What is filled in stands open for whoever comes next.
  const { panel: again } = await openEditor(site, `${projets}?modifier=${databaseId}`)
  expect(await again.getByLabel('Intitulé pour les moteurs').inputValue()).toBe('Topographe à Cocody')
})
