import { expect, test } from 'vitest'
import { moveItems, type Step, placesOf, placeItems } from './moveItems.ts'

const letters = (text: string) => [...text]

test.each<[string, Step, string, string]>([
  ['abcde', 'monter', 'c', 'acbde'],
  ['abcde', 'monter', 'bc', 'bcade'],
  ['abcde', 'monter', 'bd', 'badce'],
  // What is at the top waits for what is not.
  ['abcde', 'monter', 'ac', 'acbde'],
  ['abcde', 'monter', 'ab', 'abcde'],
  ['abcde', 'descendre', 'bd', 'acbed'],
  ['abcde', 'descendre', 'de', 'abcde'],
  ['abcde', 'descendre', 'ce', 'abdce'],
  ['abcde', 'tete', 'db', 'bdace'],
  ['abcde', 'fin', 'da', 'bcead'],
])('of %s, %s %s: %s', (all, pas, chosen, wanted) => {
  expect(moveItems(letters(all), new Set(chosen), pas).join('')).toBe(wanted)
})

test('what is dropped somewhere comes together there, in its order', () => {
  const all = letters('abcdef')
  expect(placeItems(all, new Set('ea'), 3).join('')).toBe('bcaedf')
  expect(placeItems(all, new Set('bc'), 2).join('')).toBe('abcdef')
  expect(placesOf(letters('bcaedf'), new Set('ea'))).toEqual([3, 4])
  expect(placesOf(all, new Set('ea'))).toBeNull()
})
