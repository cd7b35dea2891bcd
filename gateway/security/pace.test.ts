import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace, Paces } from './pace.ts'

const step = 65_536

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('so much comes at once, and what is beyond is paid for by waiting', () => {
  const pace = new Pace({ rate: step, burst: 3 * step, step })
  pace.take(3 * step)
  expect(pace.isAhead).toBe(false)
  pace.take(2 * step)
  expect(pace.isAhead).toBe(true)
  vi.advanceTimersByTime(2_001)
  expect([pace.isAhead, pace.isRested]).toEqual([false, false])
  vi.advanceTimersByTime(3_000)
  expect(pace.isRested).toBe(true)
  // A long rest is worth no more than a short one.
  vi.advanceTimersByTime(60_000)
  pace.take(4 * step)
  expect(pace.isAhead).toBe(true)
})

test('what has come without waiting is owed up to one burst', () => {
  const pace = new Pace({ rate: step, burst: 3 * step, step })
  pace.take(1_000 * step)
  expect(pace.isAhead).toBe(true)
  vi.advanceTimersByTime(3_001)
  expect(pace.isAhead).toBe(false)
})

test('those who wait read on one after the other, a step each, and who has left takes no turn', () => {
  const pace = new Pace({ rate: step, burst: step, step })
  const read: string[] = []
  const body = (name: string) => () => void read.push(name)
  const left = body('left')
  pace.take(2 * step)
  pace.wait(body('first'))
  pace.wait(left)
  pace.wait(body('second'))
  pace.leave(left)
  vi.advanceTimersByTime(999)
  expect(read).toEqual([])
  vi.advanceTimersByTime(2)
  expect(read).toEqual(['first'])
  pace.take(step / 2)
  vi.advanceTimersByTime(990)
  expect(read).toEqual(['first'])
  vi.advanceTimersByTime(20)
  expect(read).toEqual(['first', 'second'])
  expect(pace.isAhead).toBe(false)
})

test('addresses have paces of their own, and those that have rested are forgotten', () => {
  const paces = new Paces({ rate: 1, burst: 1, step: 1 })
  paces.of('busy').take(3)
  expect(paces.of('other').isAhead).toBe(false)
  for (let n = 0; n < 5_000; n++) paces.of(`address ${n}`)
  expect(paces.addresses).toBeLessThan(1_100)
  expect(paces.of('busy').isAhead).toBe(true)
})
