import { expect, test } from 'vitest'
import { momentOf, saisieOf } from './moment.ts'

test.each([
  ['Africa/Abidjan', '2026-11-23T08:00', '2026-11-23T08:00:00.000Z'],
  ['Europe/Paris', '2026-11-23T08:00', '2026-11-23T07:00:00.000Z'],
  ['Europe/Paris', '2026-07-23T00:30', '2026-07-22T22:30:00.000Z'],
])('in %s %s is %s, and back', (zone, typed, moment) => {
  expect(momentOf(typed, zone)).toBe(moment)
  expect(saisieOf(moment, zone)).toBe(typed)
})

test('nothing is nothing', () => {
  expect([momentOf('', 'Europe/Paris'), saisieOf(null, 'Europe/Paris')]).toEqual([null, ''])
})
