import { expect, test } from 'vitest'
import { KeyedSemaphore } from './keyedSemaphore.ts'

test('a place is lent so often and no more, under each of its names or none', () => {
  const places = new KeyedSemaphore()
  const first = places.acquire(['a', 1], ['b', 2])
  expect(places.acquire(['b', 2], ['a', 1])).toBeNull()
  expect(places.inUse()).toEqual({ a: 1, b: 1 })
  first?.()
  first?.()
  expect(places.inUse()).toEqual({})
  expect(places.acquire(['a', 1])).not.toBeNull()
})

test('who wants several has them where one is left, and gives back as many', () => {
  const places = new KeyedSemaphore()
  const first = places.acquire(['a', 10, 7])
  const second = places.acquire(['a', 10, 7])
  expect(places.acquire(['a', 10, 1])).toBeNull()
  first?.()
  expect(places.inUse()).toEqual({ a: 7 })
  second?.()
  expect(places.inUse()).toEqual({})
})

test('names that nobody holds are forgotten where they are many, and those that somebody holds never', () => {
  const places = new KeyedSemaphore()
  const held = places.acquire(['held', 1])
  for (let n = 0; n < 5_000; n++) places.acquire([`address ${n}`, 1])?.()
  expect(places.names).toBeLessThan(1_100)
  const all = Array.from({ length: 5_000 }, (_, n) => places.acquire([`address ${n}`, 1]))
  expect(all).not.toContain(null)
  expect(places.acquire(['address 1', 1])).toBeNull()
  expect(places.acquire(['held', 1])).toBeNull()
  for (const leave of [...all, held]) leave?.()
  expect(places.inUse()).toEqual({})
})
