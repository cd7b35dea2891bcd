import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RateShaper, RateShapers } from './rateShaper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('so much comes at once, and what is beyond is paid for by waiting', () => {
  const pace = new RateShaper({ rate: 100, burst: 300 })
  pace.take(300)
  expect(pace.owedMs).toBe(0)
  pace.take(200)
  expect(pace.owedMs).toBe(2_000)
  vi.advanceTimersByTime(2_000)
  expect([pace.owedMs, pace.isIdle]).toEqual([0, false])
  vi.advanceTimersByTime(3_000)
  expect(pace.isIdle).toBe(true)
  // A long rest is worth no more than a short one.
  vi.advanceTimersByTime(60_000)
  pace.take(400)
  expect(pace.owedMs).toBe(1_000)
})

test('what has come without waiting is owed up to one burst', () => {
  const pace = new RateShaper({ rate: 100, burst: 300 })
  pace.take(100_000)
  expect(pace.owedMs).toBe(3_000)
})

test('addresses have paces of their own, and those that have rested are forgotten', () => {
  const paces = new RateShapers({ rate: 1, burst: 1 })
  paces.of('busy').take(3)
  expect(paces.of('other').owedMs).toBe(0)
  for (let n = 0; n < 5_000; n++) paces.of(`address ${n}`)
  expect(paces.addresses).toBeLessThan(1_100)
  expect(paces.of('busy').owedMs).toBe(1_000)
})
