import { expect, test } from 'vitest'
import { relativeTime } from './relativeTime.ts'

const now = new Date(Date.UTC(2026, 5, 15, 14, 30))

test.each([
  [new Date(Date.UTC(2026, 5, 15, 14, 29, 30)), 'à l’instant'],
  // A clock that is ahead of ours.
  [new Date(Date.UTC(2026, 5, 15, 14, 31)), 'à l’instant'],
  [new Date(Date.UTC(2026, 5, 15, 14, 28)), 'il y a 2 minutes'],
  [new Date(Date.UTC(2026, 5, 15, 9, 5)), 'à 09:05'],
  [new Date(Date.UTC(2026, 5, 14, 18, 0)), 'hier 18:00'],
  [new Date(Date.UTC(2026, 5, 2, 18, 0)), 'le 2 juin'],
  [new Date(Date.UTC(2025, 11, 2, 18, 0)), 'le 2 déc. 2025'],
])('%s was %s', (then, said) => {
  expect(relativeTime(then, 'Africa/Abidjan', now).replaceAll('\u00a0', ' ')).toBe(said)
})

test('the day is that of the firm, wherever its reader is', () => {
  const then = new Date(Date.UTC(2026, 5, 14, 23, 30))
  expect(relativeTime(then, 'Europe/Paris', now)).toBe('à 01:30')
  expect(relativeTime(then, 'America/Montreal', now)).toBe('hier 19:30')
})
