import { memoizeWithTtl } from '../cache/memoizeWithTtl.ts'
import type { Report } from '../http/report.ts'

/** When a session or a token was last used, written beside the request: reading depends on no write. */
export interface BackgroundWrites {
  /** Writes, at most once a minute for a key, whether it succeeds or not. */
  defer(key: string, write: () => Promise<void>): void
  /** Resolves once nothing is being written. */
  settled(): Promise<void>
}

const minute = 60_000
const mostKeys = 1_000

export function createBackgroundWrites(report: Report): BackgroundWrites {
  const lately = memoizeWithTtl<void>(mostKeys, minute)
  const running = new Set<Promise<void>>()

  return {
    defer(key, write) {
      void lately(key, () => {
        const done = write()
          .catch((err: unknown) => void report(err, 'dernier usage'))
          .finally(() => running.delete(done))
        running.add(done)
        return done
      })
    },
    async settled() {
      await Promise.all(running)
    },
  }
}
