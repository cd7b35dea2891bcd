import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administratorApi, askAs, message, press } from '../../testing/admin.ts'
import { textPages } from '../../../schema/texts/catalogue.ts'
import { complaintsInBothSchemes } from '../../testing/axe.ts'
import { eventually, everyWidth, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const texts = '/admin/site?partie=textes'
const visitorReads = async (path: string) => (await fetch(site.origin + path)).text()
const preview = (page: Page) => page.frameLocator('iframe[title="Aperçu de la page"]')
const pageChoice = (page: Page) => page.getByRole('combobox', { name: 'Page', exact: true })
const rowOf = (page: Page, key: string) => page.locator(`li[data-champ="${key}"]`)
const fieldOf = (row: Locator) => row.locator('input, textarea')

interface Kept {
  key: string
  value: string
  draft: string | null
  version: number
}

/** Asks as somebody else of the staff. */
async function elsewhere<T>(query: string, variables = {}): Promise<T> {
  const api = await administratorApi(site)
  return askAs<T>(api, query, variables).finally(() => api.dispose())
}

async function kept(key: string): Promise<Kept | undefined> {
  const asked = '{ admin { siteTexts { key value draft version } } }'
  const { admin } = await elsewhere<{ admin: { siteTexts: Kept[] } }>(asked)
  return admin.siteTexts.find((text) => text.key === key)
}

function publishElsewhere(key: string, value: string) {
  const mutation =
    'mutation ($input: SiteTextInput!) { updateSiteText(input: $input) { __typename ... on Error { message } } }'
  return elsewhere(mutation, { input: { key, value } })
}

describe.each([390, 1440] as const)('the texts of the site at %i px', (width) => {
  test('what staff write in the place of a default is what visitors read, until the default is put back', async () => {
    const { page, complaints } = await goToAdmin(site, `${texts}&page=contact`, { width })
    const row = rowOf(page, 'contact.intro')
    await fieldOf(row).fill('Passez quand vous voulez à {ville}.')
    await preview(page).getByText('Passez quand vous voulez à Abidjan.').waitFor()
    expect(await visitorReads('/contact')).not.toContain('Passez quand vous voulez')

    await row.getByRole('button', { name: 'Publier' }).click()
    await page.getByText('Texte publié.').waitFor()
    await eventually(() => fieldOf(row).evaluate(isFocused)).toBe(true)
    await preview(page).getByText('Passez quand vous voulez à Abidjan.').waitFor()
    await eventually(() => visitorReads('/contact')).toContain('Passez quand vous voulez à Abidjan.')
    expect(await complaintsInBothSchemes(page)).toEqual([])

    await row.getByRole('button', { name: 'Remettre le texte d’origine' }).click()
    await page.getByText('Texte d’origine remis.').waitFor()
    await eventually(() => visitorReads('/contact')).not.toContain('Passez quand vous voulez')
    expect(complaints).toEqual([])
  })

  test('a text is found by what one sees on the site, and a fault is said beside it', async () => {
    const { page } = await goToAdmin(site, texts, { width })
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('celles et ceux qui mesurent')
    const row = rowOf(page, 'accueil.equipe.titre')
    await row.getByText('peut contenir {nom} {ville} {situe}').waitFor()
    await fieldOf(row).fill('À {vile}')
    await row.getByRole('button', { name: 'Publier' }).click()
    await page.getByText('n’est pas connu ici').waitFor()
    expect(await fieldOf(row).getAttribute('aria-invalid')).toBe('true')
    await row.getByRole('button', { name: 'Abandonner' }).click()
    expect(await fieldOf(row).inputValue()).toBe('Celles et ceux qui mesurent')
    expect(await fieldOf(row).getAttribute('aria-invalid')).toBeNull()
  })
})

test('what is typed stays with the tab, through other pages and a reload', async () => {
  const { page } = await goToAdmin(site, `${texts}&page=contact`)
  const field = fieldOf(rowOf(page, 'contact.venir.note'))
  await field.fill('Sonnez deux fois.')
  await pageChoice(page).selectOption('faq')
  await rowOf(page, 'faq.titre').waitFor()
  await goOn(page, '/admin/pages/createprojet')
  await goOn(page, texts)
  await pageChoice(page).selectOption({ label: 'Contact (à publier)' })
  expect(await field.inputValue()).toBe('Sonnez deux fois.')
  await page.reload()
  expect(await field.inputValue()).toBe('Sonnez deux fois.')
  await preview(page).getByText('Sonnez deux fois.').waitFor()
})

test('a draft is seen in the preview, and is kept, published or given up', async () => {
  const { page } = await goToAdmin(site, `${texts}&page=faq`)
  const row = rowOf(page, 'faq.intro')
  const before = await fieldOf(row).inputValue()
  await fieldOf(row).fill('Lisez d’abord.')
  await row.getByRole('button', { name: 'Garder en brouillon' }).click()
  await row.getByText('Un brouillon attend d’être publié.').waitFor()
  await preview(page).getByText('Lisez d’abord.').waitFor()
  await fieldOf(row).fill('Lisez avant d’appeler.')
  await preview(page).getByText('Lisez avant d’appeler.').waitFor()
  await row.getByRole('button', { name: /^Abandonner\s:/ }).click()
  await preview(page).getByText('Lisez d’abord.').waitFor()

  await row.getByRole('button', { name: 'Abandonner le brouillon' }).click()
  await page.getByText('Brouillon abandonné.').waitFor()
  expect(await fieldOf(row).inputValue()).toBe(before)
  expect(await kept('faq.intro')).toMatchObject({ value: before, draft: null })
  await press(page, 'Annuler')
  await row.getByText('Un brouillon attend d’être publié.').waitFor()
  expect(await kept('faq.intro')).toMatchObject({ value: before, draft: 'Lisez d’abord.' })
  await row.getByRole('button', { name: 'Publier' }).click()
  await page.getByText('Texte publié.').waitFor()
  expect(await kept('faq.intro')).toMatchObject({ value: 'Lisez d’abord.', draft: null })
  // What was prepared comes back with what visitors read.
  await press(page, 'Annuler')
  await page.getByText('Texte remis comme avant.').waitFor()
  expect(await kept('faq.intro')).toMatchObject({ value: before, draft: 'Lisez d’abord.' })
})

test('an undo can be undone, and one that fails says so', async () => {
  const { page } = await goToAdmin(site, `${texts}&page=plan`)
  const row = rowOf(page, 'plan.titre')
  const publish = async (value: string) => {
    await fieldOf(row).fill(value)
    await row.getByRole('button', { name: 'Publier' }).click()
    await message(page, 'Texte publié.').waitFor()
  }
  await publish('Un')
  await publish('Deux')
  for (const expected of ['Un', 'Deux', 'Un']) {
    await press(page, 'Annuler')
    await eventually(() => fieldOf(row).inputValue()).toBe(expected)
    expect((await kept('plan.titre'))?.value).toBe(expected)
    await eventually(() => fieldOf(row).evaluate(isFocused)).toBe(true)
  }
  await publishElsewhere('plan.titre', 'Trois')
  await press(page, 'Annuler')
  await message(page, 'Le texte n’a pas été remis comme avant.').waitFor()
  await eventually(() => fieldOf(row).inputValue()).toBe('Trois')
})

test('what somebody else has published meanwhile is shown before it is overwritten or reset', async () => {
  const { page } = await goToAdmin(site, `${texts}&page=plan`)
  const row = rowOf(page, 'plan.intro')
  await fieldOf(row).fill('Le mien.')
  await publishElsewhere('plan.intro', 'Le leur.')
  await page.reload()
  await eventually(() => fieldOf(row).inputValue()).toBe('Le mien.')
  const publish = row.getByRole('button', { name: 'Publier' })
  await publish.click()
  await row.getByRole('alert').waitFor()
  expect((await kept('plan.intro'))?.value).toBe('Le leur.')
  await publish.click()
  await message(page, 'Texte publié.').waitFor()
  expect((await kept('plan.intro'))?.value).toBe('Le mien.')

  await publishElsewhere('plan.intro', 'Le leur.')
  await row.getByRole('button', { name: 'Remettre le texte d’origine' }).click()
  await row.getByRole('alert').waitFor()
  expect(await fieldOf(row).inputValue()).toBe('Le leur.')
})

test.each(everyWidth)(
  'Ctrl K finds what one reads on the site, and leads to its field, at %i px',
  async (width) => {
    const { page, complaints } = await goToAdmin(site, '/admin/dashboard', { width })
    const find = async (words: string, key: string) => {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Rechercher partout' })
      await palette.getByRole('searchbox').fill(words)
      const found = palette.getByRole('group', { name: 'Textes du site' }).getByRole('menuitem')
      await found.first().waitFor()
      await found.first().click()
      await eventually(() => rowOf(page, key).locator(':focus').count()).toBe(1)
      await eventually(() =>
        rowOf(page, key).evaluate((row) => {
          const { top } = row.getBoundingClientRect()
          return top >= 0 && top < innerHeight
        }),
      ).toBe(true)
    }
    await find('parlons de votre terrain', 'commun.appel.titre')
    // As it is read, with the town in its place; from the screen itself; and rich text, whose editor comes late.
    await find('géomètres à abidjan', 'commun.slogan')
    await find('voir les 12 références', 'accueil.projets.suite')
    await find('le droit ivoirien s’applique', 'mentions.droit')
    expect(complaints).toEqual([])
  },
)

test('texts that are too long with what they name, or name what the firm has not given, are among the remarks', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  const panel = page.getByRole('region', { name: 'Relecture du site' })
  await panel.getByText('Rien à redire').waitFor()
  const { site: shown } = await site.ask<{ site: { entreprise: { id: string; nom: string } } }>(
    '{ site { entreprise { id nom } } }',
  )
  const change = (input: object) =>
    elsewhere(
      'mutation ($input: UpdateEntrepriseInput!) { updateEntreprise(input: $input) { __typename ... on Error { message } } }',
      { input: { id: shown.entreprise.id, ...input } },
    )
  await publishElsewhere('contact.titre', 'À {ville}')
  await publishElsewhere('commun.menu.faq', 'Questions {nom}')
  await change({ nom: 'Cabinet de l’Est', adresse: 'Mansion du Plateau' })
  await goOn(page, '/admin/pages/createntreprise')
  await goOn(page, '/admin/dashboard')
  await panel
    .getByRole('link', { name: /est trop long pour sa place/ })
    .first()
    .waitFor()
  await panel.getByRole('link', { name: /ne nomme aucune ville/ }).click()
  await eventually(() => fieldOf(rowOf(page, 'contact.titre')).evaluate(isFocused)).toBe(true)
  await change({ nom: shown.entreprise.nom, adresse: null })
  await publishElsewhere('contact.titre', 'Contact')
  await publishElsewhere('commun.menu.faq', 'FAQ')
})

test('texts of every page are seen in their place', async () => {
  const { page, complaints } = await goToAdmin(site, texts)
  const shownPages = page.getByRole('combobox', { name: 'Page de l’aperçu' })
  for (const { name } of textPages.filter((one) => one.name !== 'courriel')) {
    await pageChoice(page).selectOption(name)
    await rowOf(page, name)
      .or(page.locator(`li[data-champ^="${name}."]`))
      .first()
      .waitFor()
    const places = (await shownPages.count()) ? await shownPages.locator('option').allInnerTexts() : ['']
    for (const place of places) {
      if (place) await shownPages.selectOption(place)
      await eventually(() => preview(page).locator('h1').count()).toBeGreaterThan(0)
      expect([name, place, await preview(page).locator('body').innerText()]).toEqual([
        name,
        place,
        expect.not.stringMatching(/\{[a-z]+\}|n’a pas pu/),
      ])
    }
  }
  expect(complaints).toEqual([])
})

test.each(everyWidth)(
  'an e-mail is seen as it would be sent, with what is being written, at %i px',
  async (width) => {
    const { page, complaints } = await goToAdmin(site, `${texts}&page=courriel`, { width })
    const letter = page.getByRole('article', { name: 'Après une demande de devis' })
    await letter.getByText('Votre demande de devis DV-2026-0042').waitFor()
    expect(await letter.innerText()).toMatch(/\n\nNous avons bien reçu[^]*\n\nAlidade Ébrié\n/)
    let asked = 0
    page.on(
      'request',
      (request) => (asked += /"texts":\[\{"key":"courriel/.test(request.postData() ?? '') ? 1 : 0),
    )
    const signature = fieldOf(rowOf(page, 'courriel.signature'))
    await signature.press('End')
    await page.keyboard.type(' et toute son équipe de terrain')
    await letter.getByText('Alidade Ébrié et toute son équipe de terrain').waitFor()
    // The server is asked once the keys pause: not for each of thirty.
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThan(8)
    await fieldOf(rowOf(page, 'courriel.objet')).fill('Dossier {reference}, <b>{nom}</b>')
    await letter.getByText('Dossier DV-2026-0042, <b>Alidade Ébrié</b>').waitFor()
    await fieldOf(rowOf(page, 'courriel.signature')).fill('')
    await eventually(() => letter.innerText()).toMatch(/vous n’avez rien à faire\.\s+La référence/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await complaintsInBothSchemes(page)).toEqual([])
    // Nothing of it is sent: it was written, and not published.
    expect(await kept('courriel.objet')).toMatchObject({ draft: null, version: 0 })
    for (const key of ['courriel.objet', 'courriel.signature'])
      await rowOf(page, key).getByRole('button', { name: 'Abandonner' }).click()
    await letter.getByText('Votre demande de devis DV-2026-0042').waitFor()
    expect(complaints).toEqual([])
  },
)
