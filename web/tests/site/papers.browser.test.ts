import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { everyWidth, readSite, type ReadSite } from '../../testing/browser.ts'

let site: ReadSite
beforeAll(async () => {
  site = await readSite()
})

const papers = ['Le titre ou l’attestation, même en photo', 'Une pièce d’identité du propriétaire']

/** The texts of these that a page does not show. */
async function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = await page.locator('main, footer').allInnerTexts()
  return texts.filter((text) => !shown.join('\n').includes(text))
}

describe.each(everyWidth)('at %i px', (width) => {
  test('a projet leads to a request for one like it, in which its name stands', async () => {
    const { page, complaints } = await site.visit('/projets/extension-nord-de-daloa', { width })
    await page.getByRole('link', { name: 'Demander un devis pour un projet semblable' }).click()
    await page.waitForURL('**/devis?projet=extension-nord-de-daloa')
    expect(await page.getByLabel('Ce que vous voulez en faire').inputValue()).toBe(
      'Un projet semblable à «\u00a0Extension nord de Daloa\u00a0».',
    )
    expect(complaints).toEqual([])
    const without = await site.visit('/devis?projet=nulle-part', { width })
    expect(await without.page.getByLabel('Ce que vous voulez en faire').inputValue()).toBe('')
  })

  test('a service says its price, its time, who answers for it and what to bring, up to the request', async () => {
    const { page, complaints } = await site.visit('/services/topographie', {
      width,
      reducedMotion: 'reduce',
    })
    expect(
      await missing(page, [
        'De 200\u202f000 à 600\u202f000\u00a0F\u00a0CFA',
        'Deux semaines après la visite',
        'Vérifié le 2 novembre 2025',
        'Mariam Ouattara',
        ...papers,
      ]),
    ).toEqual([])
    expect(
      await page.getByRole('region', { name: 'Qui en répond' }).getByRole('img').getAttribute('alt'),
    ).toBe('Portrait dessiné de Mariam Ouattara.')
    const sheets = page.locator('section', {
      has: page.getByRole('heading', { name: 'Des projets de ce service' }),
    })
    expect(await sheets.locator('li').count()).toBe(3)
    const ofService = '/references?categorie=Topographie'
    expect(await page.getByRole('link', { name: 'Voir nos références' }).getAttribute('href')).toBe(ofService)
    expect(await complaintsOfAxe(page)).toEqual([])

    await page.locator('main').getByRole('link', { name: 'Demander un devis' }).first().click()
    await page.waitForURL('**/devis?service=topographie')
    expect(await page.getByLabel('Ce qu’il vous faut', { exact: true }).inputValue()).toBe('Topographie')
    expect(await missing(page, ['Papiers à apporter', ...papers])).toEqual([])
    expect(await complaintsOfAxe(page)).toEqual([])
    expect(complaints).toEqual([])

    const thanks = await site.visit('/devis?merci=oui&service=Topographie', { width })
    expect(await missing(thanks.page, ['Merci, votre demande est arrivée', ...papers])).toEqual([])
    await thanks.page.getByRole('link', { name: 'Voir ce que nous avons mesuré' }).click()
    await thanks.page.waitForURL(`**${ofService}`)
    await thanks.page.getByRole('heading', { level: 2, name: 'Topographie' }).waitFor({ state: 'attached' })
    const without = await site.visit('/devis?service=nulle-part', { width })
    expect(await missing(without.page, ['Papiers à apporter'])).toHaveLength(1)
  })

  test('the papers of the firm stand on the legal pages', async () => {
    const { page } = await site.visit('/mentions-legales', { width })
    expect(
      await missing(page, [
        'Alidade Ébrié, SARL au capital de 10\u202f000\u202f000\u00a0F\u00a0CFA, Cocody Riviera',
        'RCCM\u00a0: CI-ABJ-0000-B-00000',
        'Création\u00a0: 2009',
        'Compte contribuable\u00a0: 0000000 X',
        'Ordre professionnel\u00a0: Ordre des géomètres-experts de Côte d’Ivoire, n°\u00a0000',
        'Assurance professionnelle\u00a0: Assureur d’exemple',
        'Directeur de la publication\u00a0: Ambroise N’Guessan',
        'Hébergeur\u00a0: Hébergeur d’exemple, 1, rue de l’Exemple, Abidjan, +225',
      ]),
    ).toEqual([])
    expect(await complaintsOfAxe(page)).toEqual([])
    const { page: privacy } = await site.visit('/confidentialite', { width })
    expect(
      await missing(privacy, [
        'Correspondant à la protection des données\u00a0: Mariam',
        'Déclaration à l’ARTCI',
      ]),
    ).toEqual([])
    expect(await privacy.locator('footer').innerText()).toContain(
      'SARL au capital de 10\u202f000\u202f000\u00a0F\u00a0CFA · RCCM\u00a0: CI-ABJ-0000-B-00000 (exemple) · ' +
        'Compte contribuable\u00a0: 0000000 X (exemple) · Ordre des géomètres-experts de Côte d’Ivoire, n°\u00a0000',
    )
  })
})
