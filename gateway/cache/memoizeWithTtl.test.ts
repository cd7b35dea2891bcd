import { expect, onTestFinished, test, vi } from 'vitest'
import { memoizeWithTtl } from './memoizeWithTtl.ts'

test('what is asked for twice at once is made once; what is too old is made again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const remember = memoizeWithTtl<number>(2, 60_000)
  const make = vi.fn<() => Promise<number>>(() => Promise.resolve(1))
  await Promise.all([remember('a', make), remember('a', make)])
  expect(make).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(59_999)
  await remember('a', make)
  expect(make).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await remember('a', make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('of too many the one that was asked for longest ago goes', async () => {
  const remember = memoizeWithTtl<string>(2, 60_000)
  for (const key of ['a', 'b', 'a', 'c']) await remember(key, () => Promise.resolve(key))
  const make = vi.fn<() => Promise<string>>(() => Promise.resolve('again'))
  expect([await remember('a', make), await remember('c', make), await remember('b', make)]).toEqual([
    'a',
    'c',
    'again',
  ])
})

test('a failure is not kept', async () => {
  const remember = memoizeWithTtl<number>(2, 60_000)
  await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await remember('a', () => Promise.resolve(2))).toBe(2)
})
