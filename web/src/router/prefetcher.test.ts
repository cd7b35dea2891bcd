import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Match } from './match.ts'
import { Prefetcher } from './prefetcher.ts'
import type { OpenedPage } from './route.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const url = new URL('https://geometre.example/admin?page=2')
const match: Match = {
  path: '/admin',
  params: {},
  route: { path: '/admin', area: 'admin', module: '', load: async () => {}, open: async () => opened() },
}

function opened(): OpenedPage & { dispose: ReturnType<typeof vi.fn<() => void>> } {
  return { element: createElement('p'), dispose: vi.fn<() => void>() }
}

test('what was pointed at a moment ago is taken; what was long ago is opened anew, and let go', async () => {
  const pages: ReturnType<typeof opened>[] = []
  const prefetcher = new Prefetcher(async () => {
    const page = opened()
    pages.push(page)
    return page
  })
  prefetcher.prefetch(match, url)
  await vi.advanceTimersByTimeAsync(200)
  expect(await prefetcher.take(match, url)).toBe(pages[0])
  prefetcher.prefetch(match, url)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await prefetcher.take(match, url)).toBe(pages[2])
  expect(pages.map(({ dispose }) => dispose.mock.calls.length)).toEqual([0, 1, 0])
})
