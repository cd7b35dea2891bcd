import { startTransition, useCallback, useLayoutEffect, useRef } from 'react'
import { mutationsDone } from '../../relay/commit.ts'
import type { Pagination } from './Liste.tsx'

/**
 * Asks anew for the list that is shown when it is called, as many rows as are there: who offers a way back may have
 * been drawn with another list. What is shown stays until the answer is there, which may be of before what was done
 * meanwhile: it is asked for once more then.
 */
export function useRecharger({ refetch }: Pick<Pagination, 'refetch'>, shown: number): () => void {
  const latest = useRef({ refetch, shown })
  useLayoutEffect(() => {
    latest.current = { refetch, shown }
  }, [refetch, shown])
  return useCallback(function recharger() {
    const first = Math.min(100, Math.max(20, latest.current.shown))
    const before = mutationsDone()
    const onComplete = (error: Error | null): void => {
      // Until it has ended, asking again would be given the same answer.
      if (!error && mutationsDone() > before) queueMicrotask(recharger)
    }
    startTransition(() => void latest.current.refetch({ first }, { fetchPolicy: 'network-only', onComplete }))
  }, [])
}
