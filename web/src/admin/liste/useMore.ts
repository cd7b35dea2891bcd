import { useCallback, useState } from 'react'
import type { Pagination } from './Liste.tsx'

/** Asks for the next rows. Where they do not come nothing asks again by itself: `failed`, until `load` is called. */
export function useMore({ isLoadingNext, loadNext }: Pagination) {
  const [failed, setFailed] = useState(false)
  const charger = useCallback(
    (count: number) => {
      if (isLoadingNext) return
      setFailed(false)
      loadNext(count, { onComplete: (error) => setFailed(error !== null) })
    },
    [isLoadingNext, loadNext],
  )
  return { failed, charger }
}
