import { expect, test } from 'vitest'
import { closedWeek } from '../../../../../schema/horaires/heures.ts'
import { parseHeure, withTimesRead } from './parseHeure.ts'

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

test('withTimesRead() reads both ends of all ranges', () => {
  const days = { du: '2026-12-24', au: '2026-12-24', motif: null }
  expect(
    withTimesRead({ ...closedWeek, lundi: ['8h-12', '14-'], exceptions: [{ ...days, plages: ['9-midi'] }] }),
  ).toEqual({
    ...closedWeek,
    lundi: ['08:00-12:00', '14:00-'],
    exceptions: [{ ...days, plages: ['09:00-midi'] }],
  })
})
