import { afterEach, expect, test, vi } from 'vitest'
import { calendarDay, hasPassed } from './calendarDay.ts'

afterEach(() => vi.useRealTimers())

test('a day is written in words', () => {
  expect([calendarDay('2026-03-31'), calendarDay('2026-04-01')]).toEqual(['31 mars 2026', '1er avril 2026'])
})

test('a day is over once the next has begun', () => {
  vi.useFakeTimers({ now: new Date('2026-03-31T23:59:59Z') })
  expect([hasPassed('2026-03-30'), hasPassed('2026-03-31')]).toEqual([true, false])
  vi.setSystemTime(new Date('2026-04-01T00:00:00Z'))
  expect(hasPassed('2026-03-31')).toBe(true)
})
