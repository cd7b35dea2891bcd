import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The present minute, in the browser; null in what the server renders, which is kept for longer than that. */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  )
  return minute === null ? null : new Date(minute * minuteMs)
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4)
  return () => clearInterval(timer)
}
