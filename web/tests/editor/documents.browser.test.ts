import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { message, press } from '../../testing/admin.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn } from '../../testing/desk.ts'
import { closed, openNew, pdf, picture, pressInHead, read, save, update } from '../../testing/editors.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const projets = '/admin/pages/createprojet'

/** The editor of a projet that nobody else of these tests knows, and its documents. */
async function openDocuments(nom: string, input: object = {}, width: 390 | 1440 = 1440) {
  const stay = await openNew(site, projets, 'Projet', { nom, ...input }, { width })
  return { ...stay, documents: stay.panel.getByRole('group', { name: 'Documents à télécharger' }) }
}

const titles = (documents: Locator) => documents.getByRole('textbox', { name: 'Titre du lien' })
const titlesIn = (documents: Locator) =>
  titles(documents).evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLInputElement ? one.value || `(${one.placeholder})` : '')),
  )

const choose = (documents: Locator, ...files: ReturnType<typeof pdf>[]) =>
  documents.locator('input[type=file]').setInputFiles(files)

interface Kept {
  slug: string
  documents: { titre: string; name: string; media: string }[]
}

const kept = (page: Page, id: string) => read<Kept>(page, 'Projet', id, 'slug documents { titre name media }')

test.each(everyWidth)(
  'several are chosen at once at %i px, one of them refused; named, put into order, and downloaded by visitors',
  async (width) => {
    const nom = `Bornage ${width}`
    const { page, id, databaseId, documents, complaints } = await openDocuments(nom, { status: true }, width)
    const text = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('des notes') }
    await choose(documents, pdf(`plan ${width}.pdf`), text, pdf(`attestation ${width}.PDF`))
    await eventually(() => titlesIn(documents)).toEqual([`(plan ${width})`, `(attestation ${width})`])
    const refused = documents.getByRole('listitem').filter({ hasText: 'notes.pdf' })
    await refused.getByText('Ce document n’est pas un PDF lisible.').waitFor()
    await press(refused, 'Retirer notes.pdf')
    await eventually(() => refused.count()).toBe(0)
    // The same file sent again is the same document.
    await choose(documents, pdf(`plan ${width}.pdf`))
    const twice = documents.getByRole('listitem').filter({ hasText: 'déjà dans la liste' })
    await press(twice, `Retirer plan ${width}.pdf`)
    await titles(documents).first().fill('Le plan')
    await documents.getByRole('button', { name: 'Descendre le document 1' }).press('Enter')
    await eventually(() => titlesIn(documents)).toEqual([`(attestation ${width})`, 'Le plan'])
    const up = documents.getByRole('button', { name: 'Monter le document 2' })
    await eventually(() => up.evaluate(isFocused)).toBe(true)
    await documents.getByRole('button', { name: 'Retirer le document 1' }).press('Enter')
    await eventually(() => titlesIn(documents)).toEqual(['Le plan'])
    await press(message(page, 'Le document est retiré de la liste.'), 'Annuler')
    await eventually(() => titlesIn(documents)).toEqual([`(attestation ${width})`, 'Le plan'])
    expect(await complaintsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await save(page)
    await closed(page)
    const { slug, documents: saved } = await kept(page, id)
    expect(saved.map(({ titre, name }) => [titre, name])).toEqual([
      [`attestation ${width}`, `attestation ${width}.pdf`],
      ['Le plan', `plan ${width}.pdf`],
    ])
    await goOn(page, `${projets}?modifier=${databaseId}&versions=1-2`)
    await page.getByRole('region', { name: 'Documents à télécharger' }).getByText('Le plan').waitFor()
    expect(complaints).toEqual([])

    const visit = await site.visit(`/projets/${slug}`, { width })
    const links = visit.page.getByRole('region', { name: 'À télécharger' }).getByRole('link')
    expect(await links.allInnerTexts()).toEqual([
      expect.stringContaining(`attestation ${width}`),
      expect.stringContaining('Le plan'),
    ])
    const [download] = await Promise.all([visit.page.waitForEvent('download'), links.nth(1).click()])
    expect(download.suggestedFilename()).toBe(`plan ${width}.pdf`)
  },
)

test('what is typed is seen beside the form, kept on this device and in the draft that all staff share', async () => {
  const { page, panel, id, documents, databaseId } = await openDocuments('Gardés', { status: true })
  await choose(documents, pdf('gardé.pdf'))
  await titles(documents).fill('Pas encore enregistré')
  await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Pas encore enregistré')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await press(panel, 'Reprendre')
  await eventually(() => titlesIn(documents)).toEqual(['Pas encore enregistré'])
  await pressInHead(page, /^Aperçu/)
  await panel
    .frameLocator('iframe')
    .getByRole('region', { name: 'À télécharger' })
    .getByText('Pas encore enregistré')
    .waitFor()
  await pressInHead(page, /^Enregistrer le brouillon$/)
  await closed(page)
  expect((await kept(page, id)).documents).toEqual([])
  await goOn(page, `${projets}?modifier=${databaseId}`)
  await eventually(() => titlesIn(documents)).toEqual(['Pas encore enregistré'])
  await documents.getByText('gardé.pdf').waitFor()
  await titles(documents).fill('')
  await save(page)
  await closed(page)
  expect((await kept(page, id)).documents.map(({ titre }) => titre)).toEqual(['gardé'])
})

test('what two people change is asked about; a fault is told at its document', async () => {
  const { page, panel, id, documents, databaseId } = await openDocuments('À deux')
  await choose(documents, pdf('un.pdf'), pdf('deux.pdf'))
  await eventually(() => titles(documents).count()).toBe(2)
  await titles(documents).nth(1).fill('x'.repeat(256))
  await press(panel, 'Enregistrer')
  await documents.getByRole('listitem').nth(1).getByText('Ce texte est trop long').waitFor()
  await eventually(() => titles(documents).nth(1).evaluate(isFocused)).toBe(true)
  await titles(documents).nth(1).fill('Deux')
  await save(page)
  await closed(page)
  const [un, deux] = (await kept(page, id)).documents.map(({ media }) => media)
  await goOn(page, `${projets}?modifier=${databaseId}`)
  await titles(documents).first().fill('Mien')
  await update(page, 'Projet', {
    id,
    documents: [
      { file: deux, titre: 'Leur' },
      { file: un, titre: null },
    ],
  })
  await press(panel, 'Enregistrer')
  const choice = page.getByRole('alertdialog').getByRole('radiogroup', { name: 'Documents à télécharger' })
  await choice.getByText('Mien').waitFor()
  await choice.getByText('Leur').click()
  await press(page, 'Enregistrer ces choix')
  await closed(page)
  expect((await kept(page, id)).documents.map(({ titre }) => titre)).toEqual(['Leur', 'un'])
})

test('a picture is no document, and neither is what is too large', async () => {
  const { page, documents } = await openDocuments('Refusés')
  const large = { ...pdf('gros.pdf'), buffer: Buffer.alloc(10 * 2 ** 20 + 1, '%PDF-1.4 ') }
  await choose(documents, { ...(await picture(page, 40, 40)), name: 'vue.png' }, large)
  const row = (name: string) => documents.getByRole('listitem').filter({ hasText: name })
  await row('vue.png').getByText('n’est pas un PDF').waitFor()
  await row('gros.pdf').getByText('dépasse 10').waitFor()
})
