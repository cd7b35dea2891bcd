import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { message, press } from '../../testing/admin.ts'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, isFocused, openSite, type Site } from '../../testing/browser.ts'
import { goOn } from '../../testing/desk.ts'
import {
  closed,
  latest,
  type OpenEditor,
  openEditor,
  openNew,
  read,
  saveDraft,
} from '../../testing/editors.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const phone = { width: 390, reducedMotion: 'reduce' } as const

const projets = '/admin/pages/createprojet'

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }

/** What can be chosen behind “Plus”, which is opened by a touch and closed by a key. */
async function choices(page: Page): Promise<string[]> {
  const more = page.getByRole('button', { name: 'Plus', exact: true })
  await more.tap()
  const items = page.getByRole('menu').getByRole('menuitem')
  await items.first().waitFor()
  for (const item of await items.all()) {
    const { x, width, height } = await boxOf(item)
    expect(height).toBeGreaterThanOrEqual(43.5)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  }
  const names = await items.allInnerTexts()
  expect(await complaintsOfAxe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await eventually(() => more.evaluate(isFocused)).toBe(true)
  return names
}

describe('the head of an editor on a phone', () => {
  const touch = { ...phone, hasTouch: true }
  const tools = ['Programmer…', 'Partager l’aperçu…', 'Dupliquer', 'Aperçu']

  const states: [string, () => Promise<OpenEditor>, string, string[]][] = [
    [
      'a new item',
      () => openEditor(site, `${projets}?creer=1`, touch),
      'Enregistrer et publier',
      ['Enregistrer', 'Aperçu'],
    ],
    [
      'one that is offline',
      () => openNew(site, projets, 'Projet', { nom: 'Hors ligne' }, touch),
      'Enregistrer et publier',
      ['Enregistrer', ...tools],
    ],
    [
      'one that is online',
      () => openNew(site, projets, 'Projet', { nom: 'En ligne', status: true }, touch),
      'Publier les modifications',
      ['Enregistrer le brouillon', ...tools],
    ],
    [
      'one with a draft',
      async () => {
        const opened = await openNew(site, projets, 'Projet', { nom: 'Préparé', status: true }, touch)
        await saveDraft(opened.page, 'Projet', { id: opened.id, nom: 'Préparé deux fois' })
        await goOn(opened.page, '/admin/dashboard')
        await goOn(opened.page, `${projets}?modifier=${opened.databaseId}`)
        await opened.panel.getByRole('region', { name: 'Brouillon' }).waitFor()
        return opened
      },
      'Publier les modifications',
      ['Enregistrer le brouillon', ...tools],
    ],
  ]

  test.each(states)('is one line for %s, and has every act', async (_what, open, first, others) => {
    const { page, panel } = await open()
    const head = panel.locator('header')
    const names = ['Fermer', first, 'Plus']
    expect(
      await head.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent)),
    ).toEqual(names)
    for (const name of names) {
      const { x, width, height } = await boxOf(head.getByRole('button', { name, exact: true }))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
    // What is typed is told in the same line.
    await panel.getByLabel(/^Nom/).fill('Un nom')
    await head.getByRole('status').getByText('À enregistrer').waitFor()
    expect((await boxOf(head)).height).toBeLessThanOrEqual(64)
    const title = await boxOf(head.getByRole('heading'))
    expect(title.width).toBeGreaterThan(110)
    expect(await choices(page)).toEqual(others)
  })

  test('saves by its menu and by the key that ends a line, and leads to what was refused', async () => {
    const { page, panel } = await openEditor(site, `${projets}?creer=1`, touch)
    const name = panel.getByLabel(/^Nom/)
    await page.getByRole('button', { name: 'Plus', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Enregistrer' }).press('Enter')
    await panel.getByText('Ce champ est obligatoire.').waitFor()
    await eventually(() => name.evaluate(isFocused)).toBe(true)
    await name.fill('Par le menu')
    await page.getByRole('button', { name: 'Plus', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'Enregistrer' }).tap()
    await closed(page)
    const { id } = await latest(page, 'projets', 'nom')
    expect(await read(page, 'Projet', id, 'nom status')).toEqual({ nom: 'Par le menu', status: false })

    await goOn(page, '/admin/dashboard')
    await goOn(page, `${projets}?creer=1`)
    await name.fill('Par la touche')
    await name.press('Enter')
    await closed(page)
    const { id: next } = await latest(page, 'projets', 'nom')
    expect(await read(page, 'Projet', next, 'nom status')).toEqual({ nom: 'Par la touche', status: false })
  })

  test('opens its dialogs and the preview from the menu, which gives the keyboard back', async () => {
    const { page, panel } = await openNew(site, projets, 'Projet', { nom: 'À prévoir' }, touch)
    const more = page.getByRole('button', { name: 'Plus', exact: true })
    for (const [item, title] of [
      ['Programmer…', /^Programmer/],
      ['Partager l’aperçu…', /^Partager/],
    ] as const)
      for (const by of ['tap', 'Enter'] as const) {
        const use = (one: Locator) => (by === 'tap' ? one.tap() : one.press(by))
        await use(more)
        await use(page.getByRole('menuitem', { name: item }))
        const dialog = page.getByRole('dialog', { name: title })
        await dialog.waitFor()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        await eventually(() => more.evaluate(isFocused)).toBe(true)
      }
    await more.tap()
    await page.getByRole('menuitem', { name: 'Aperçu', exact: true }).tap()
    await page.frameLocator('iframe').locator('h1').waitFor()
    await more.tap()
    await page.getByRole('menuitem', { name: 'Fermer l’aperçu' }).tap()
    await panel.getByLabel(/^Nom/).waitFor()

    // What has no room in the head stands above the first field.
    await more.tap()
    await page.getByRole('menuitem', { name: 'Programmer…' }).tap()
    const dialog = page.getByRole('dialog', { name: /^Programmer/ })
    await dialog.getByLabel('Publier le').fill('2030-06-03T08:00')
    await press(dialog, 'Programmer')
    await message(page, 'est programmé.').waitFor()
    await panel.locator('form').getByText('En ligne le 3 juin 2030').waitFor()
    expect((await boxOf(panel.locator('header'))).height).toBeLessThanOrEqual(64)
  })

  test('says above the fields why nothing can go online', async () => {
    const { panel } = await openEditor(site, '/admin/pages/createservice?creer=1', touch)
    await panel.locator('form').getByText('Aucune place en ligne n’est libre').waitFor()
    expect((await boxOf(panel.locator('header'))).height).toBeLessThanOrEqual(64)
  })
})

describe('the keyboard of a phone', () => {
  test('leaves 300 pixels to write in, between the head and the tools that stand on it', async () => {
    const { page, panel } = await openEditor(site, '/admin/pages/presentation?modifier=1', phone)
    const bar = panel.getByRole('toolbar').first()
    const text = panel.locator('[contenteditable=true]').first()
    await text.waitFor()
    await page.setViewportSize({ width: 390, height: 470 })
    await text.click()
    const bottom = async () => {
      const { y, height } = await boxOf(bar)
      return y + height
    }
    await eventually(bottom).toBe(470)
    const head = await boxOf(panel.locator('header'))
    const form = await boxOf(panel.locator('form'))
    expect((await boxOf(bar)).y - head.y - head.height).toBeGreaterThanOrEqual(300)
    // Nothing is written behind the tools, and one text does not scroll within another.
    expect(form.y + form.height).toBeLessThanOrEqual((await boxOf(bar)).y)
    expect(await text.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
    for (let line = 0; line < 20; line++) await page.keyboard.press('Enter')
    await page.keyboard.type('Ici')
    const caret = () =>
      page.evaluate(() => window.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? Infinity)
    await eventually(caret).toBeLessThanOrEqual((await boxOf(bar)).y)
    // The tools stay as they are used, and so does what they open.
    await press(bar, 'Gras')
    expect(await bottom()).toBe(470)
    await press(bar, 'Lien')
    await page.getByRole('combobox', { name: 'Adresse du lien' }).waitFor()
    expect(await bottom()).toBe(470)
    await page.keyboard.press('Escape')
  })

  test('moves nothing under the finger as the tools come and go', async () => {
    const { panel } = await openEditor(site, '/admin/pages/presentation?modifier=1', phone)
    const texts = panel.locator('[contenteditable=true]')
    await eventually(() => texts.count()).toBe(2)
    const places = () =>
      panel
        .locator('form')
        .evaluate((form) =>
          [...form.querySelectorAll('input, textarea, [contenteditable], small, a')].map(
            (one) => one.getBoundingClientRect().y,
          ),
        )
    const focus = (one: Locator) =>
      one.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
    // The second one is empty.
    for (const text of await texts.all()) {
      await text.scrollIntoViewIfNeeded()
      const before = await places()
      await focus(text)
      await eventually(() => panel.locator('[data-ecrit]').count()).toBe(1)
      expect(await places()).toEqual(before)
      await focus(panel.getByLabel(/^Titre/).first())
      await eventually(() => panel.locator('[data-ecrit]').count()).toBe(0)
      expect(await places()).toEqual(before)
    }
    // A tool that is pressed before the text is, does its work.
    const bold = panel.getByRole('button', { name: 'Gras', exact: true }).first()
    await bold.click()
    await eventually(() => bold.getAttribute('aria-pressed')).toBe('true')
  })

  test('is seen where the window keeps its height', async () => {
    const { page, panel } = await openEditor(site, '/admin/pages/presentation?modifier=1', phone)
    const sheet = panel.locator('..')
    await page.evaluate(() => {
      const view = window.visualViewport
      if (!view) throw new Error('There is no visual viewport.')
      Object.defineProperties(view, {
        height: { value: 430, configurable: true },
        offsetTop: { value: 40, configurable: true },
      })
      view.dispatchEvent(new Event('resize'))
    })
    await eventually(() => boxOf(sheet)).toMatchObject({ y: 40, height: 430 })
    await page.evaluate(() => {
      const view = window.visualViewport
      if (view) for (const name of ['height', 'offsetTop'] as const) Reflect.deleteProperty(view, name)
      view?.dispatchEvent(new Event('resize'))
    })
    await eventually(() => boxOf(sheet)).toMatchObject({ y: 0, height: 844 })
  })
})
