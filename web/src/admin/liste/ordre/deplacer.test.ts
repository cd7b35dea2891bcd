import { expect, test } from 'vitest'
import { deplacer, type Pas, placesDe, poser } from './deplacer.ts'

const letters = (text: string) => [...text]

test.each<[string, Pas, string, string]>([
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
  expect(deplacer(letters(all), new Set(chosen), pas).join('')).toBe(wanted)
})

test('what is dropped somewhere comes together there, in its order', () => {
  const all = letters('abcdef')
  expect(poser(all, new Set('ea'), 3).join('')).toBe('bcaedf')
  expect(poser(all, new Set('bc'), 2).join('')).toBe('abcdef')
  expect(placesDe(letters('bcaedf'), new Set('ea'))).toEqual([3, 4])
  expect(placesDe(all, new Set('ea'))).toBeNull()
})
