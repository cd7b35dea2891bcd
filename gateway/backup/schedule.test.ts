import { expect, test } from 'vitest'
import {
  isDue,
  backupName,
  parseInterval,
  parseRetention,
  expiredBackups,
  defaultRetention,
} from './schedule.ts'

test('how often, as it is written', () => {
  expect(['night', '30m', '6h', '2d'].map(parseInterval)).toEqual([
    'night',
    1_800_000,
    21_600_000,
    172_800_000,
  ])
  for (const bad of ['', '0h', '6', 'h', '-1h', '1.5h', '6 h', 'nuit'])
    expect(parseInterval(bad)).toBeUndefined()
})

test('what is kept, as it is written', () => {
  expect(parseRetention('7d 4w 12m')).toEqual(defaultRetention)
  expect(parseRetention('30d')).toEqual({ days: 30, weeks: 0, months: 0 })
  expect(parseRetention('1w 2m')).toEqual({ days: 0, weeks: 1, months: 2 })
  for (const bad of ['', '0d', '7', '4w 7d', '7d4', 'tout']) expect(parseRetention(bad)).toBeUndefined()
})

test('each night one is due, at the first start, and after a night that nobody was there', () => {
  const at = (time: string) => new Date(`2026-03-${time}:00Z`)
  expect(isDue('night', null, at('02T12:00'))).toBe(true)
  expect(isDue('night', at('02T02:04').toISOString(), at('02T23:59'))).toBe(false)
  expect(isDue('night', at('02T02:04').toISOString(), at('03T01:59'))).toBe(false)
  expect(isDue('night', at('02T02:04').toISOString(), at('03T02:00'))).toBe(true)
  expect(isDue('night', at('01T18:00').toISOString(), at('02T09:00'))).toBe(true)
  expect(isDue(3_600_000, at('02T02:00').toISOString(), at('02T02:59'))).toBe(false)
  expect(isDue(3_600_000, at('02T02:00').toISOString(), at('02T03:00'))).toBe(true)
  for (const every of ['night', 3_600_000] as const)
    expect(isDue(every, at('09T02:00').toISOString(), at('02T02:00'))).toBe(true)
})

test('of a year of nights, seven days, four weeks and twelve months are kept, and what is not ours is let be', () => {
  const nights = Array.from({ length: 400 }, (_, n) => backupName(new Date(Date.UTC(2025, 0, 1 + n, 2))))
  const others = ['avant-0014.tar', 'geometre.tar', 'notes.txt', `${nights[0] ?? ''}.part-x`]
  const gone = new Set(expiredBackups([...others, ...nights], defaultRetention, nights.at(-1) ?? ''))
  for (const name of others) expect(gone.has(name)).toBe(false)
  const kept = nights.filter((name) => !gone.has(name)).map((name) => name.slice(9, 19))
  expect(kept.join(' ')).toBe(
    '2025-03-31 2025-04-30 2025-05-31 2025-06-30 2025-07-31 2025-08-31 2025-09-30 2025-10-31 2025-11-30 2025-12-31 ' +
      '2026-01-18 2026-01-25 2026-01-29 2026-01-30 2026-01-31 2026-02-01 2026-02-02 2026-02-03 2026-02-04',
  )
})

test('of several of one day the last is kept, and the newest whatever is said', () => {
  const day = ['02', '08', '14'].map((hour) => backupName(new Date(`2026-03-02T${hour}:00:00Z`)))
  const last = day.at(-1) ?? ''
  expect(expiredBackups(day, { days: 2, weeks: 0, months: 0 }, last)).toEqual(day.slice(0, 2).reverse())
  expect(expiredBackups(day.slice(2), { days: 0, weeks: 0, months: 1 }, last)).toEqual([])
})

test('what was named while the clock was ahead takes the place of nothing that was made since, and what was just made stays', () => {
  const ahead = Array.from({ length: 40 }, (_, n) => backupName(new Date(Date.UTC(2029, n, 1))))
  const before = ['2026-03-01', '2026-03-02'].map((day) => backupName(new Date(`${day}T02:00:00Z`)))
  const made = backupName(new Date('2026-03-03T02:00:00Z'))
  const keep = { days: 2, weeks: 0, months: 0 }
  expect(expiredBackups([...ahead, ...before, made], keep, made)).toEqual(before.slice(0, 1))
  // The clock was behind: all others seem to come later.
  const behind = backupName(new Date('2020-01-01T00:00:00Z'))
  expect(expiredBackups([...before, made, behind], keep, behind)).toEqual([])
})
