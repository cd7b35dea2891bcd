import { useCallback, useState } from 'react'

/** Asks for the next rows. Where they do not come nothing asks again by itself: `failed`, until `load` is called. */
export function useMore({ isLoadingNext, loadNext }: Pagination) {
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    (count: number) => {
      if (isLoadingNext) return
      setFailed(false)
      loadNext(count, { onComplete: (error) => setFailed(error !== null) })
    },
    [isLoadingNext, loadNext],
  )
  return { failed, charger: load }
}

/** The part of what `usePaginationFragment` gives that a list of any type needs. */
export interface Pagination {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext(count: number, options?: { onComplete?: (error: Error | null) => void }): unknown
  refetch(variables: { first: number }, options: { fetchPolicy: 'network-only' }): unknown
}
