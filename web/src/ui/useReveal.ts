import { useEffect } from 'react'

const offset = 120
const throttleMs = 99
const debounceMs = 50

/** Runs at once, then at most every `ms`, and once more at the end. */
function throttle(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false
  return function throttled() {
    if (timer) {
      again = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (again) {
        again = false
        throttled()
      }
    }, ms)
  }
}

function debounce(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
}

/** The distance below the window's top, apart from what moves it for show. */
function topOf(element: HTMLElement): number {
  let top = -scrollY
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop
  return top
}

/**
 * Brings in what carries `data-reveal` as it is scrolled to. Only what lies below the window is ever
 * hidden, and only by this script: without it, in print and under reduced motion everything stands.
 */
export function useReveal(page: string): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const waiting = new Set<HTMLElement>()
    for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue
      element.dataset['reveal'] = 'attend'
      waiting.add(element)
    }

    function reveal(): void {
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2
      for (const element of waiting) {
        if (!atEnd && topOf(element) > innerHeight - offset) continue
        element.dataset['reveal'] = ''
        waiting.delete(element)
      }
    }

    const onScroll = throttle(reveal, throttleMs)
    const onResize = debounce(reveal, debounceMs)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onResize)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onResize)
      for (const element of waiting) element.dataset['reveal'] = ''
    }
  }, [page])
}
