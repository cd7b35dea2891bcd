const key = 'notifications'

/** The last notification that this tab has seen; a reload forgets nothing that came meanwhile. */
export function lastCursor(newest: string): string {
  const seen = sessionStorage.getItem(key) ?? ''
  return /^\d{1,9}$/.test(seen) && Number(seen) <= Number(newest) ? seen : newest
}

export function storeCursor(cursor: string): void {
  sessionStorage.setItem(key, cursor)
}
