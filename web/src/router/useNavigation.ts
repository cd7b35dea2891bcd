import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Environment } from 'relay-runtime'
import { isPlainClick, isSamePage, linkTarget } from './links.ts'
import { type Match, matchRoute } from './match.ts'
import { Prefetcher } from './prefetcher.ts'
import type { OpenedPage, Route } from './route.ts'
import { arrive } from './arrive.ts'
import { pushStep, replaceStep } from './steps.ts'

export interface ShownPage extends OpenedPage {
  url: URL
}

interface Navigation {
  page: ShownPage
  navigate(href: string, options?: { replace?: boolean }): void
}

/**
 * Follows the links of the document, rich text included, and the history. The page stays until code and
 * data of the next one are here; what cannot be opened is left to the browser and the server.
 */
export function useNavigation(
  first: ShownPage,
  routes: readonly Route[],
  environment: Environment,
): Navigation {
  const [page, setPage] = useState(first)
  const shown = useRef(first)
  const latest = useRef(0)

  const navigation = useMemo(() => {
    const prefetcher = new Prefetcher((match: Match, url: URL) =>
      match.route.open(environment, match.params, url.searchParams),
    )

    function keepsData(match: Match, url: URL): boolean {
      const { url: from, failed } = shown.current
      const isSamePath = from.pathname === match.path && !failed
      return isSamePath && (match.route.sameData?.(from.searchParams, url.searchParams) ?? false)
    }

    async function go(url: URL, history: 'push' | 'replace' | 'none'): Promise<void> {
      const match = matchRoute(routes, url.pathname)
      if (!match) return location.assign(url)
      url.pathname = match.path
      const turn = ++latest.current
      if (keepsData(match, url)) return show({ ...shown.current, url }, history)
      document.documentElement.dataset['navigation'] = 'en-cours'
      let opened: OpenedPage
      try {
        opened = await prefetcher.take(match, url)
      } catch {
        return location.assign(url)
      }
      if (turn !== latest.current) return opened.dispose()
      show({ ...opened, url }, history)
    }

    function show(next: ShownPage, history: 'push' | 'replace' | 'none'): void {
      delete document.documentElement.dataset['navigation']
      if (history === 'push') pushStep(next.url)
      if (history === 'replace') replaceStep(next.url)
      startTransition(() => setPage(next))
    }

    return {
      go,
      prefetch: (url: URL) => {
        const match = matchRoute(routes, url.pathname)
        if (match && !isSamePage(shown.current.url, url) && !keepsData(match, url))
          prefetcher.prefetch(match, url)
      },
      navigate: (href: string, options?: { replace?: boolean }) => {
        void go(new URL(href, location.href), options?.replace ? 'replace' : 'push')
      },
    }
  }, [environment, routes])

  useEffect(() => {
    function click(event: MouseEvent): void {
      const url = isPlainClick(event) ? linkTarget(event) : null
      if (!url || !matchRoute(routes, url.pathname)) return
      if (isSamePage(shown.current.url, url)) {
        if (url.hash) return
        event.preventDefault()
        latest.current++
        delete document.documentElement.dataset['navigation']
        replaceStep(url)
        arrive(url, false)
        return
      }
      event.preventDefault()
      void navigation.go(url, 'push')
    }
    function pop(): void {
      const url = new URL(location.href)
      if (!isSamePage(shown.current.url, url)) return void navigation.go(url, 'none')
      if (!url.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    }
    function hint(event: Event): void {
      const url = linkTarget(event)
      if (url) navigation.prefetch(url)
    }
    window.history.scrollRestoration = 'manual'
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('click', click, { signal })
    window.addEventListener('popstate', pop, { signal })
    document.addEventListener('pointerover', hint, { signal, passive: true })
    document.addEventListener('touchstart', hint, { signal, passive: true })
    document.addEventListener('focusin', hint, { signal })
    return () => controller.abort()
  }, [navigation, routes])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = page
    if (before === page) return
    if (before.dispose !== page.dispose) before.dispose()
    if (before.url.pathname !== page.url.pathname) arrive(page.url, true)
  }, [page])

  return { page, navigate: navigation.navigate }
}
