import DataLoader from 'dataloader'
import type { Db } from '../../db/connection/connect.ts'
import { visibleFiles } from '../../db/files/files.ts'

/** What was withdrawn goes on being shown for so long; what was published is shown at once. */
const rememberedMs = 10_000
const mostRemembered = 10_000

/**
 * May visitors see this file: does an item name it which they see? Yes is remembered for a while, so that pages that
 * are looked at cost no query for each of their pictures; all that is asked at the same time is one query.
 */
export function createVisibleFiles(db: Db): (key: string) => Promise<boolean> {
  const until = new Map<string, number>()
  const loader = new DataLoader<string, boolean>(
    async (keys) => {
      const visible = await visibleFiles(db.read, keys)
      return keys.map((key) => visible.has(key))
    },
    { cache: false, maxBatchSize: 100 },
  )

  return async (key) => {
    const start = performance.now()
    if ((until.get(key) ?? 0) > start) return true
    until.delete(key)
    if (!(await loader.load(key))) return false
    until.set(key, start + rememberedMs)
    const [oldest] = until.keys()
    if (until.size > mostRemembered && oldest !== undefined) until.delete(oldest)
    return true
  }
}
