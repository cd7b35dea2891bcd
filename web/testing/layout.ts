import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually, readThrough } from './browser.ts'

/** What cannot be read of the page's main part, other than what is not for this medium. */
function unreadable(page: Page, besides: string): Promise<string[]> {
  return page.evaluate(
    (others) =>
      [...document.querySelectorAll('main *')]
        .filter((element) => {
          if (element.closest(others) || element.matches('script, source, [type=hidden]')) return false
          const { visibility, opacity, display } = getComputedStyle(element)
          return visibility !== 'visible' || opacity === '0' || display === 'none'
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    besides,
  )
}

/** Expects a page without motion as whoever enlarges it has it, at 320 px, and whoever prints it. A high window reads it sooner. */
export async function expectWhole(page: Page, height = 640): Promise<void> {
  await page.setViewportSize({ width: 320, height })
  await readThrough(page)
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // Pictures of further slides come when one turns to them: their stand-ins are there.
  const later = 'ol:not([data-asked]) > li + li picture'
  expect(await unreadable(page, `[data-ecran], ${later}`)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await unreadable(page, `[data-ecran], nav, ${later}`)).toEqual([])
  await page.emulateMedia({ media: null })
}

/**
 * Texts that go out of the page, are cut by a box or leave the one that is painted around them, or stand on another text. What one
 * can scroll to is in its place.
 */
export function strayTexts(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((root) => {
    const { clientWidth } = document.documentElement
    const strays = new Set<string>()
    const lines: { node: Text; isFixed: boolean; rect: DOMRect }[] = []
    const name = (element: Element | null) => `<${element?.localName} class="${element?.className}">`
    const say = (node: Text) => `« ${node.data.trim().slice(0, 60)} » of ${name(node.parentElement)}`

    /** Nothing of what only readers of the screen meet. */
    function look(node: Text, parent: Element): void {
      const around: { up: Element; box: DOMRect; isPainted: boolean; cuts: boolean }[] = []
      let isFixed = false
      let scrolls = false
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up)
        const box = up.getBoundingClientRect()
        const cuts = style.overflowX !== 'visible'
        if (cuts && box.width <= 1) return
        isFixed ||= style.position === 'fixed'
        scrolls ||= /auto|scroll/.test(style.overflowX)
        const isPainted =
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          (style.borderTopWidth !== '0px' && style.borderBottomWidth !== '0px')
        if (!scrolls && style.display !== 'inline' && (isPainted || cuts))
          around.push({ up, box, isPainted, cuts })
      }
      const lineHeight = Number.parseFloat(getComputedStyle(parent).lineHeight) || Infinity
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width <= 1) continue
        // Where lines are close, the browser takes letters for higher than they are.
        const least = Math.min(height, lineHeight)
        const rect = new DOMRect(x, y + (height - least) / 2, width, least)
        for (const { up, box, isPainted, cuts } of around) {
          const isBeside = rect.left < box.left - 1 || rect.right > box.right + 1
          if (!isBeside && rect.top >= box.top - 1 && rect.bottom <= box.bottom + 1) continue
          if (isPainted) strays.add(`${say(node)} leaves ${name(up)}`)
          if (cuts) strays.add(`${say(node)} is cut by ${name(up)}`)
        }
        if (!scrolls && (rect.left < -1 || rect.right > clientWidth + 1))
          strays.add(`${say(node)} leaves the page`)
        lines.push({ node, isFixed, rect })
      }
    }

    const walker = document.createTreeWalker(document.querySelector(root) ?? document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!(node instanceof Text) || !node.data.trim() || !parent) continue
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (isSeen && !parent.closest('.evitement, option, svg')) look(node, parent)
    }

    lines.sort((one, other) => one.rect.top - other.rect.top)
    for (const [n, { node, isFixed, rect }] of lines.entries())
      for (let next = n + 1; next < lines.length; next++) {
        const other = lines[next]
        if (!other || other.rect.top >= rect.bottom) break
        const height = Math.min(rect.bottom, other.rect.bottom) - other.rect.top
        const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
        const isOver = height > 2 && width > 2
        if (isOver && node !== other.node && isFixed === other.isFixed)
          strays.add(`${say(node)} stands on ${say(other.node)}`)
      }
    return [...strays]
  }, within)
}
