import { useEffect } from 'react'
import { reloadOnce } from '../../router/reload.ts'

/** Loads the page anew once the reader's role is another than that for which the page was written. */
export function useRightsOfPage(rights: readonly string[] | null | undefined): void {
  const now = rights?.join(' ')
  useEffect(() => {
    if (now !== undefined && now !== document.documentElement.dataset['peut']) reloadOnce()
  }, [now])
}
