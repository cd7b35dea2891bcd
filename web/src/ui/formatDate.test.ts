import { expect, test } from 'vitest'
import { formatDate } from './formatDate.ts'

test.each([
  ['2027-03-01T10:00Z', { dateStyle: 'full', timeStyle: 'short' }, 'lundi 1er mars 2027 à 10:00'],
  ['2027-03-01T10:00Z', { dateStyle: 'medium', timeStyle: 'short' }, '1er mars 2027, 10:00'],
  ['2027-12-01T01:11Z', { day: 'numeric', month: 'short' }, '1er déc.'],
  ['2027-03-11T01:01Z', { dateStyle: 'long' }, '11 mars 2027'],
  ['2027-03-31T23:30Z', { dateStyle: 'long', timeZone: 'Africa/Lagos' }, '1er avril 2027'],
] as const)('%s, %o: %s', (date, options, words) => {
  expect(formatDate(new Date(date), { timeZone: 'UTC', ...options })).toBe(words)
})
