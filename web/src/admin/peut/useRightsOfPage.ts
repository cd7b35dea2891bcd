import { useEffect } from 'react'

/** Loads the page anew once the reader's role is another than that for which the page was written. */
export function useRightsOfPage(rights: readonly string[] | null | undefined): void {
  const now = rights?.join(' ')
  useEffect(() => {
    const [last] = performance.getEntriesByType('navigation')
    // Never twice in a row.
    const isReloaded = last instanceof PerformanceNavigationTiming && last.type === 'reload'
    if (now !== undefined && now !== document.documentElement.dataset['peut'] && !isReloaded)
      location.reload()
  }, [now])
}
