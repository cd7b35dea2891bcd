import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/connect.ts'
import type { Gateway } from '../server.ts'

interface Running {
  gateway: Gateway
  db: Db
  drainMs: number
}

/** The end of a drain, in which a balancer that asks for no `/servez` is told by the answers themselves. */
const lastCallMs = 1_000

/**
 * Stops on SIGINT, which is a person's Ctrl-C, at once; on SIGTERM after `drainMs`, in which a balancer finds out by `/servez`
 * that no more is to be sent here. Either may arrive twice, from the terminal or systemd and handed on by start.mjs: the second
 * must not cut the first short.
 */
export function stopOnSignals({ gateway, db, drainMs }: Running): void {
  const atOnce = new AbortController()
  let stopped: Promise<void> | undefined

  async function stop(): Promise<void> {
    gateway.leave()
    const pause = (ms: number) => sleep(ms, undefined, { signal: atOnce.signal }).catch(() => {})
    const lastMs = Math.min(lastCallMs, drainMs)
    await pause(drainMs - lastMs)
    gateway.sendElsewhere()
    await pause(lastMs)
    await gateway.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => {
    stopped ??= stop()
  })
  process.on('SIGINT', () => {
    atOnce.abort()
    stopped ??= stop()
  })
}
