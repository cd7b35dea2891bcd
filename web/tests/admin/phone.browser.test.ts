import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { create } from '../../testing/admin.ts'
import { complaintsOfAxe } from '../../testing/axe.ts'
import { eventually, openSite, type Site } from '../../testing/browser.ts'
import { goOn, goToAdmin } from '../../testing/desk.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const phone = { width: 390, reducedMotion: 'reduce' } as const

/** What takes the press of a finger in fewer than 44 pixels, to the side or up and down. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button, header a, header button')].flatMap(
      (one) => {
        if (!one.checkVisibility() || one.closest('.evitement, p')) return []
        one.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, width, top, height } = one.getBoundingClientRect()
        const takes = (dy: number): boolean => {
          const at = document.elementFromPoint(left + width / 2, top + height / 2 + dy)
          // A press on a disabled button is for what stands around it.
          return one.contains(at) || (at?.contains(one) ?? false)
        }
        let [up, down] = [0, 0]
        while (up < 44 && takes(-up - 1)) up++
        while (down < 44 && takes(down + 1)) down++
        return width >= 43.5 && up + down >= 42
          ? []
          : [`${one.textContent} ${Math.round(width)} × ${up + down}`]
      },
    ),
  )
}

describe('on a phone', () => {
  test('the inbox comes before the figures', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard', phone)
    const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0
    expect(await top('Boîte de réception')).toBeLessThan(await top('À voir'))
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await top('À voir')).toBeLessThan(await top('Boîte de réception'))
  })

  test('the menu is there however far one has scrolled, whole, and folds away', async () => {
    const { page } = await goToAdmin(site, '/admin/dashboard', phone)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('navigation', { name: 'Administration' })
    expect(await menu.isVisible()).toBe(false)
    const before = await page.evaluate(() => scrollY)
    // Pressed where it is: `click` scrolls first to what is sticky.
    const press = async () => {
      const { x = 0, y = 0 } = (await button.boundingBox()) ?? {}
      await page.mouse.click(x + 10, y + 10)
    }
    await press()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    for (const link of await menu.getByRole('link').all()) {
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThan(0)
      expect(x + width).toBeLessThanOrEqual(390)
      expect(y + height).toBeLessThanOrEqual(844)
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await press()
    await page.mouse.click(195, 800)
    await menu.waitFor({ state: 'hidden' })
    await press()
    await menu.getByRole('link', { name: 'Testimonials' }).click()
    await page.getByRole('heading', { level: 1, name: 'Témoignages' }).waitFor()
    expect(await menu.isVisible()).toBe(false)
    // Who is signed in can be read whole: the button has no room for it.
    const mine = page.getByRole('button', { name: 'Administrateur' })
    await mine.click()
    const name = page.getByRole('menu').locator('..').getByText('Administrateur', { exact: true })
    await name.waitFor()
    expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    expect(await complaintsOfAxe(page)).toEqual([])
  })

  test('every tool of a text is on the screen', async () => {
    const { page } = await goToAdmin(site, '/admin/pages/presentation?modifier=1', phone)
    const bar = page.getByRole('toolbar').first()
    await bar.getByRole('button', { name: 'Lien' }).waitFor()
    for (const tool of await bar.getByRole('button').all()) {
      const { x, width, height } = (await tool.boundingBox()) ?? { x: -1, width: 0, height: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  test.each([
    '/admin/dashboard?message=1',
    '/admin/pages/createservice',
    '/admin/pages/createfaq',
    '/admin/pages/createprojet',
  ])('everything on %s is large enough for a finger', async (path) => {
    const { page } = await goToAdmin(site, path, phone)
    if (path.includes('faq')) {
      await create(page.request, 'Faq', { titre: 'Sans question' })
      await goOn(page, '/admin/dashboard')
      await goOn(page, path)
      await page.getByText('Sans question').waitFor()
    }
    const shown = path.includes('message')
      ? page.getByRole('article')
      : page.getByRole('button', { name: /^Supprimer/ })
    await shown.first().waitFor()
    expect(await tooSmall(page)).toEqual([])
  })
})

test('at a desk the pages stay at the top', async () => {
  const { page } = await goToAdmin(site, '/admin/dashboard')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const link = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Projets' })
  await eventually(async () => (await link.boundingBox())?.y).toBeLessThan(60)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Projets' }).waitFor()
})
