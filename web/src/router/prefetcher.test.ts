import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteChange } from '../relay/changes.ts'
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

/** A prefetcher, and all pages that it has opened. */
function prefetching() {
  const pages: ReturnType<typeof opened>[] = []
  const prefetcher = new Prefetcher(async () => {
    const page = opened()
    pages.push(page)
    return page
  })
  const letGo = () => pages.map(({ dispose }) => dispose.mock.calls.length)
  return { prefetcher, pages, letGo }
}

test('what was pointed at a moment ago is taken; what was long ago is opened anew, and let go', async () => {
  const { prefetcher, pages, letGo } = prefetching()
  prefetcher.prefetch(match, url)
  await vi.advanceTimersByTimeAsync(200)
  expect(await prefetcher.take(match, url)).toBe(pages[0])
  prefetcher.prefetch(match, url)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await prefetcher.take(match, url)).toBe(pages[2])
  expect(letGo()).toEqual([0, 1, 0])
})

test('what was opened before something changed is opened anew, whether pointed at again or gone to', async () => {
  const { prefetcher, pages, letGo } = prefetching()
  prefetcher.prefetch(match, url)
  await vi.advanceTimersByTimeAsync(200)
  noteChange()
  prefetcher.prefetch(match, url)
  await vi.advanceTimersByTimeAsync(200)
  expect(letGo()).toEqual([1, 0])
  noteChange()
  expect(await prefetcher.take(match, url)).toBe(pages[2])
  expect(letGo()).toEqual([1, 1, 0])
})
