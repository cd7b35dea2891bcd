import { expect, test } from 'vitest'
import { parseHeure, parsePlage } from './parseHeure.ts'

test.each([
  ['8', '08:00'],
  ['8h', '08:00'],
  ['8 h 30', '08:30'],
  ['08:30', '08:30'],
  ['18.00', '18:00'],
  ['830', '08:30'],
  ['1830', '18:30'],
  ['24h', '00:00'],
  ['', ''],
  ['25h', '25h'],
  ['8h75', '8h75'],
  ['midi', 'midi'],
])('parseHeure() of %s is %s', (typed, kept) => {
  expect(parseHeure(typed)).toBe(kept)
})

test('parsePlage() reads both ends', () => {
  expect(parsePlage('8h-')).toBe('08:00-')
})
