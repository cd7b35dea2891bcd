import { expect, test } from 'vitest'
import { timeZoneName } from '../timeZone.ts'
import { instantOf, momentError, inputValueOf } from './moment.ts'

test.each([
  ['Africa/Abidjan', '2026-11-23T08:00', '2026-11-23T08:00:00.000Z'],
  ['Europe/Paris', '2026-11-23T08:00', '2026-11-23T07:00:00.000Z'],
  ['Europe/Paris', '2026-07-23T00:30', '2026-07-22T22:30:00.000Z'],
])('in %s %s is %s, and back', (zone, typed, moment) => {
  expect(instantOf(typed, zone)).toBe(moment)
  expect(inputValueOf(moment, zone)).toBe(typed)
})

test('an hour that a change of time leaves out is refused; all others are', () => {
  expect(momentError('2026-03-29T02:30', 'Europe/Paris')).toBe(
    'Cette heure n’existe pas ce jour-là\u00a0: l’heure change.',
  )
  for (const saisie of [
    '',
    '2026-03-29T01:59',
    '2026-03-29T03:00',
    '2026-10-25T02:30',
    '2026-03-29T03:00:00',
  ])
    expect(momentError(saisie, 'Europe/Paris'), saisie).toBeUndefined()
  expect(momentError('2026-03-29T02:30', 'Africa/Abidjan')).toBeUndefined()
})

test('the name of a zone is that of the date', () => {
  const names = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) =>
    timeZoneName('Europe/Paris', new Date(at)),
  )
  expect(names).toEqual(['Paris (UTC+1)', 'Paris (UTC+2)'])
})

test('nothing is nothing', () => {
  expect([instantOf('', 'Europe/Paris'), inputValueOf(null, 'Europe/Paris')]).toEqual([null, ''])
})
