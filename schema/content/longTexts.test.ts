import { expect, test } from 'vitest'
import { z } from 'zod'
import { plainText } from '../../db/texts.ts'
import { fold } from '../../db/fold.ts'
import * as fields from './fields.ts'
import { slugOf } from './slugOf.ts'

/** What makes expressions begin again at each letter, or tags that nothing closes; all end otherwise than they began. */
const plain = ['a', ' ', '\u200b', 'a-', 'a.', 'a@', '1', '+(', '/', 'https://a.', '%', 'e\u0301', '\ufdfa']
const tags = [
  '<',
  '>',
  '<p',
  '<p>',
  '</p>',
  '<br ',
  '<a href="',
  '<!--',
  '<![CDATA[',
  '&',
  '&#',
  '<table><td>',
]
const pieces = [...plain, ...tags]

/** As much as a body holds; where it took time out of proportion, it would be hours. */
const longest = 1_000_000

function of(piece: string, length: number): string {
  // A space at the beginning would be taken off, with all that follow.
  const first = piece.trim() === '' ? 'a' : ''
  return `${first}${piece.repeat(Math.floor(length / piece.length) - 1)}!`
}

const checks = Object.entries(fields).flatMap(([name, field]) => {
  const check: unknown = 'check' in field ? field.check : undefined
  return check instanceof z.ZodType ? [{ name, check }] : []
})

test('there are checks to try', () => expect(checks.length).toBeGreaterThan(15))

test.each(checks)('$name takes no time out of proportion to a text', ({ name, check }) => {
  for (const piece of pieces) {
    expect(check.safeParse(of(piece, longest)).success, `${name} ${piece}`).toBe(false)
    check.safeParse(of(piece, 240))
    check.safeParse(of(piece, 1_900))
  }
})

test.each(pieces)('rich text of nothing but %s is sanitised and searched in one pass', (piece) => {
  const text = of(piece, 200_000)
  fields.optionalHtml.check?.safeParse(text)
  expect(fold(plainText(text)).length).toBeLessThan(20 * text.length)
  expect(slugOf(text, 'projet')).not.toContain('!')
})
