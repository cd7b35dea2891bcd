import { expect, test } from 'vitest'
import { dayBounds } from './dayBounds.ts'

test.each([
  ['Africa/Abidjan', '2026-11-28', '2026-11-28T00:00:00.000Z', '2026-11-29T00:00:00.000Z'],
  ['Europe/Paris', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['Europe/Paris', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['America/Montreal', '2026-12-31', '2026-12-31T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
])('a day of %s: %s', (timeZone, day, from, until) => {
  expect(dayBounds(timeZone, day)).toEqual([from, until])
})

test.each(['', 'hier', '2026-13-01', '28/11/2026', '2026-11-28T00:00', '12026-01-01'])(
  'no day: %s',
  (day) => {
    expect(() => dayBounds('Africa/Abidjan', day)).toThrow('jour tel que')
  },
)
