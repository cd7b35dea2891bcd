import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { eventually, readSite, readThrough, type ReadSite } from '../../testing/browser.ts'

let site: ReadSite

beforeAll(async () => {
  site = await readSite()
})

const waiting = '[data-reveal="attend"]'

/** Where the first element that waits stands in the page, apart from what moves it for show. */
function firstWaiting(page: Page): Promise<number> {
  return page.evaluate((selector) => {
    let top = 0
    let element = document.querySelector(selector)
    element?.setAttribute('data-test', '')
    while (element instanceof HTMLElement) {
      top += element.offsetTop
      element = element.offsetParent
    }
    return top
  }, waiting)
}

/** The state of that element once the page has had time to answer. */
function stateAt(page: Page, y: number): Promise<string | null | undefined> {
  return page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    return document.querySelector('[data-test]')?.getAttribute('data-reveal')
  }, y)
}

function opacities(page: Page): Promise<string[]> {
  return page
    .locator('[data-reveal]')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).opacity))])
}

/** Notes what each animation of the style sheets changes, as it begins. */
async function noteAnimated(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('animationstart', ({ target }) => {
      const animations = target instanceof Element ? target.getAnimations() : []
      const keyframes = animations.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      )
      const named = new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe)))
      for (const own of ['offset', 'computedOffset', 'easing', 'composite']) named.delete(own)
      document.documentElement.dataset['animated'] = [...named].join(' ')
    }),
  )
}

test('an element comes in once it is 120 px inside the window, in 400 ms, eased', async () => {
  const { page } = await site.visit('/')
  const top = await firstWaiting(page)
  const element = page.locator('[data-test]')
  expect(top).toBeGreaterThan(900)
  await eventually(() => element.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('0')
  const style = await element.evaluate((shown) => {
    const { transitionDuration, transitionTimingFunction, transitionProperty } = getComputedStyle(shown)
    return { transitionDuration, transitionTimingFunction, transitionProperty }
  })
  expect(style).toEqual({
    transitionDuration: '0.4s, 0.4s',
    transitionTimingFunction: 'ease, ease',
    transitionProperty: 'opacity, translate',
  })
  expect(await stateAt(page, top - 900 + 118)).toBe('attend')
  await stateAt(page, top - 900 + 121)
  await eventually(() => element.getAttribute('data-reveal')).toBe('')
  await eventually(() => element.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1')
  // What has come stays.
  expect(await stateAt(page, 0)).toBe('')
})

test('what draws itself is not painted anew; what is in the window at first never hides; in print, to the keyboard and at the end nothing does', async () => {
  const { page } = await site.visit('/', { prepare: noteAnimated })
  // The contours draw themselves while scripts take the page over: that must take nothing of their thread, and paint nothing.
  await eventually(() => page.locator('html').getAttribute('data-animated')).toBe('transform')
  const early = await page
    .locator(waiting)
    .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().top < innerHeight).length)
  expect(early).toBe(0)
  expect(await page.locator(waiting).count()).toBeGreaterThan(5)

  await eventually(() => opacities(page)).toContain('0')
  await page.emulateMedia({ media: 'print' })
  expect(await opacities(page)).toEqual(['1'])
  await page.emulateMedia({ media: 'screen' })
  await eventually(() => opacities(page)).toContain('0')

  const link = page.locator(`${waiting} a`).last()
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  const opacity = () =>
    link.evaluate((element) => getComputedStyle(element.closest('[data-reveal]') ?? element).opacity)
  await eventually(opacity).toBe('1')

  await readThrough(page)
  expect(await page.locator(waiting).count()).toBe(0)
})

test('who wants no motion gets none', async () => {
  const { page } = await site.visit('/', { reducedMotion: 'reduce', prepare: noteAnimated })
  expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(5)
  expect(await page.locator(waiting).count()).toBe(0)
  expect(await opacities(page)).toEqual(['1'])
  expect(await page.locator('html').getAttribute('data-animated')).toBeNull()
})
