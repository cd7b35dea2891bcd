/**
 * Single-flight LRU cache of `most` promises with a time to live of `ms`. A rejected promise is removed.
 */
export function memoizeWithTtl<T>(most: number, ms: number) {
  const kept = new Map<string, { value: Promise<T>; until: number }>()

  return (key: string, make: () => Promise<T>): Promise<T> => {
    const now = performance.now()
    const known = kept.get(key)
    kept.delete(key)
    const entry = known && known.until > now ? known : { value: make(), until: now + ms }
    kept.set(key, entry)
    entry.value.catch(() => kept.get(key) === entry && kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return entry.value
  }
}
