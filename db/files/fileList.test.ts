import { expect, test } from 'vitest'
import { keptInList, replacedInList } from './fileList.ts'

const said = { legende: null, alt: null, focalX: null, focalY: null }
/** A gallery in words: `A` shows how it was before, `a` does not. */
const gallery = (words: string) =>
  [...words].map((word) => ({ key: word.toLowerCase(), ...said, avant: word !== word.toLowerCase() }))
const inWords = (list: readonly { key: string; avant?: unknown }[]) =>
  list.map(({ key, avant }) => (avant === true ? key.toUpperCase() : key)).join('')

test.each([
  // Of the pair A and b, either goes: the other is an ordinary picture.
  ['Abc', 'b', 'ac'],
  ['Abc', 'a', 'bc'],
  // Of two that show before, the second is what became of the first.
  ['ABc', 'a', 'bc'],
  ['ABc', 'b', 'ac'],
  ['ABc', 'c', 'AB'],
  ['ABCd', 'b', 'aCd'],
  // Another pair stays one.
  ['aBcd', 'a', 'Bcd'],
  ['aBcd', 'd', 'aBc'],
  ['ab', 'c', 'ab'],
])('of the gallery %s, without %s, is left %s', (before, gone, after) => {
  expect(inWords(keptInList(gallery(before), (key) => key !== gone))).toBe(after)
})

test('a file takes the place of another with its words, once in a list', () => {
  const column = JSON.stringify(gallery('Abc'))
  expect(replacedInList(column, 'b', 'd')).toBe(JSON.stringify(gallery('Adc')))
  expect(replacedInList(column, 'b', 'c')).toBe(JSON.stringify(gallery('ac')))
  expect(replacedInList(column, 'd', 'e')).toBe(column)
  expect(replacedInList(JSON.stringify(gallery('a')), 'a', null)).toBeNull()
  expect(replacedInList(null, 'a', 'b')).toBeNull()
})
