import { startTransition, useCallback, useLayoutEffect, useRef } from 'react'
import { lists } from '../../../../schema/inputRules.json'
import type { Pagination } from './useMore.ts'

/**
 * Asks anew for the list that is shown when it is called, as many rows as are there: who offers a way back may have
 * been drawn with another list. What is shown stays until the answer is there.
 */
export function useReload({ refetch }: Pick<Pagination, 'refetch'>, shown: number): () => void {
  const latest = useRef({ refetch, shown })
  useLayoutEffect(() => {
    latest.current = { refetch, shown }
  }, [refetch, shown])
  return useCallback(() => {
    const first = Math.min(lists.largestPage, Math.max(lists.usualPage, latest.current.shown))
    startTransition(() => void latest.current.refetch({ first }, { fetchPolicy: 'network-only' }))
  }, [])
}
