import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { eventually, readSite, type ReadSite } from '../../testing/browser.ts'

let site: ReadSite
/** The menus are the same on every page; what the home page draws costs more than all of these tests. */
const start = '/equipe'

beforeAll(async () => {
  site = await readSite()
})

/** Scrolls at once and lets the page hear of it. */
function scrollTo(page: Page, y: number): Promise<number> {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return scrollY
  }, y)
}

/** What has the focus, by its text. */
function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}

function entreprise(page: Page): { button: Locator; histoire: Locator; equipe: Locator } {
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  return {
    button: menu.getByRole('button', { name: 'Entreprise' }),
    histoire: menu.locator('a[href="/histoire"]'),
    equipe: menu.locator('a[href="/equipe"]'),
  }
}

async function expectOpen(button: Locator, link: Locator, open: boolean): Promise<void> {
  await eventually(() => button.getAttribute('aria-expanded')).toBe(String(open))
  await link.waitFor({ state: open ? 'visible' : 'hidden' })
}

test('the menu is fixed from 120 px on, and nothing moves', async () => {
  const { page } = await site.visit(start)
  const menu = page.locator('[data-scripted]')
  const position = () =>
    menu.evaluate((element) => [getComputedStyle(element).position, element.getBoundingClientRect().top])
  const mainTop = () =>
    page.locator('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
  const before = await mainTop()
  expect(await scrollTo(page, 119)).toBe(119)
  expect(await position()).toEqual(['static', 1])
  await scrollTo(page, 120)
  await eventually(position).toEqual(['fixed', 0])
  await scrollTo(page, 2000)
  expect(await position()).toEqual(['fixed', 0])
  expect(await mainTop()).toBe(before)
  await scrollTo(page, 119)
  await eventually(position).toEqual(['static', 1])
})

describe('a submenu', () => {
  test('opens under the mouse, stays at a click, closes behind it, and on Escape wherever the focus is', async () => {
    const { page } = await site.visit(start)
    const { button, histoire } = entreprise(page)
    await expectOpen(button, histoire, false)
    await button.hover()
    await expectOpen(button, histoire, true)
    await page.keyboard.press('Escape')
    await expectOpen(button, histoire, false)
    await page.mouse.move(700, 700)
    await button.hover()
    await expectOpen(button, histoire, true)
    await button.click()
    await histoire.hover()
    await expectOpen(button, histoire, true)
    await page.mouse.move(700, 700)
    await expectOpen(button, histoire, false)
  })

  test('opens and closes at a touch, and at a touch elsewhere', async () => {
    const { page } = await site.visit(start, { hasTouch: true })
    const { button, histoire } = entreprise(page)
    await button.tap()
    await expectOpen(button, histoire, true)
    await button.tap()
    await expectOpen(button, histoire, false)
    await button.tap()
    await expectOpen(button, histoire, true)
    await page.touchscreen.tap(700, 700)
    await expectOpen(button, histoire, false)
  })

  test('opens by Enter and Space, is walked by Tab and arrows, closes by Escape', async () => {
    const { page } = await site.visit(start)
    const { button, histoire } = entreprise(page)
    await button.focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expectOpen(button, histoire, true)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Histoire')
      await page.keyboard.press('Escape')
      await expectOpen(button, histoire, false)
      expect(await focused(page)).toBe('Entreprise')
    }
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused(page)).toBe('Histoire')
    await page.keyboard.press('ArrowDown')
    await eventually(() => focused(page)).toBe('Equipe')
    await page.keyboard.press('ArrowDown')
    // A page of the firm’s own, the last.
    await eventually(() => focused(page)).toBe('Préparer notre venue')
    await page.keyboard.press('Tab')
    await expectOpen(button, histoire, false)
    expect(await focused(page)).toBe('Services')
    // Closed, it is not on the way.
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Entreprise')
  })

  test('the entry of the page that is shown is marked, and only that', async () => {
    const marked = (page: Page) =>
      page.locator('header nav [aria-current="page"]').evaluateAll((all) => all.map((a) => a.textContent))
    const { page } = await site.visit(start)
    expect(await marked(page)).toEqual(['Equipe', 'Equipe'])
    const { button, histoire } = entreprise(page)
    await button.hover()
    await histoire.click()
    await page.waitForURL('**/histoire')
    await eventually(() => marked(page)).toEqual(['Histoire', 'Histoire'])
    // A click has led away: the list does not stay in the way.
    await page.mouse.move(700, 700)
    await expectOpen(button, histoire, false)
  })
})

test('the first stop of the keyboard leads past the menus', async () => {
  const { page } = await site.visit(start)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Aller au contenu')
  const link = page.getByRole('link', { name: 'Aller au contenu' })
  await eventually(async () => (await link.boundingBox())?.y).toBe(0)
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('contenu')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

describe('the floating menu of a phone', () => {
  const phone = { width: 390, hasTouch: true } as const

  test('repeats every entry of the header, and nothing is wider than the window', async () => {
    const { page } = await site.visit(start, phone)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const entries = (scope: string) =>
      page
        .locator(`${scope} a[href]`)
        .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
    const wide = await entries('header nav[aria-label="Menu principal"]')
    expect(wide.length).toBe(11)
    const repeated = await entries('header dialog')
    expect(repeated).toEqual(expect.arrayContaining([...wide, ['Carrière', '/carriere']]))
    await page.getByRole('button', { name: 'Menu' }).tap()
    for (const [label = ''] of wide)
      await page
        .getByRole('dialog')
        .getByRole('link', { name: label ?? '', exact: true })
        .waitFor()
  })

  test('keeps the focus, gives it back at Escape, and the page below stands still', async () => {
    const { page } = await site.visit(start, phone)
    await scrollTo(page, 600)
    const opener = page.getByRole('button', { name: 'Menu' })
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    expect(await opener.getAttribute('aria-expanded')).toBe('false')
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await eventually(() => opener.getAttribute('aria-expanded')).toBe('true')
    for (let stops = 0; stops < 25; stops++) {
      await page.keyboard.press('Tab')
      // Past the last entry it goes through the browser's own controls, which the page sees as its body.
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      )
      expect(inside, `stop ${stops}: ${await focused(page)}`).toBe(true)
    }
    await page.mouse.move(195, 30)
    await page.mouse.wheel(0, 500)
    await page.mouse.move(195, 700)
    await page.mouse.wheel(0, 2000)
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('Menu')
    await eventually(() => opener.getAttribute('aria-expanded')).toBe('false')
    expect(await page.evaluate(() => scrollY)).toBe(600)
    await page.keyboard.press('Space')
    await dialog.waitFor()
  })

  test('closes by its button, by a touch beside it and by a link', async () => {
    const { page } = await site.visit(start, phone)
    const opener = page.getByRole('button', { name: 'Menu' })
    const dialog = page.getByRole('dialog', { name: 'Menu' })
    await opener.tap()
    await dialog.getByRole('button', { name: 'Fermer' }).tap()
    await dialog.waitFor({ state: 'hidden' })
    await opener.tap()
    await dialog.waitFor()
    await page.touchscreen.tap(195, 10)
    await dialog.waitFor({ state: 'hidden' })
    await opener.tap()
    await dialog.getByRole('link', { name: 'Histoire' }).tap()
    await page.waitForURL('**/histoire')
    await dialog.waitFor({ state: 'hidden' })
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  })
})
