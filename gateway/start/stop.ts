import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../../db/connection/connect.ts'
import type { Gateway } from '../http/server.ts'
import { stopSignals } from '../processes/stopSignals.ts'

interface Running {
  gateway: Gateway
  db: Db
  drainMs: number
}

/** The end of a drain, in which a balancer that asks for no `/servez` is told by the answers themselves. */
const lastCallMs = 1_000

/** EX_IOERR of sysexits.h: another start would find an empty folder, or another site. */
export const exitIoError = 74
/** How long those whose requests are being answered have to be told. */
const lostGraceMs = 1_000

/**
 * The end of this process where the database is taken away under it: the log says so, requests in flight are answered, and it
 * ends. The database is not closed: SQLite would tidy up beside what lies there now.
 */
export function stopOnLostDatabase(logger: Logger): {
  tell(sentence: string): void
  endWith(gateway: Gateway): void
} {
  let isLost = false
  let running: Gateway | undefined
  async function end(): Promise<void> {
    if (!isLost || !running) return
    running.leave()
    await running.close(lostGraceMs).finally(() => process.exit(exitIoError))
  }
  return {
    tell(sentence) {
      logger.fatal({ outage: 'unreachable' }, sentence)
      isLost = true
      void end()
    },
    endWith(gateway) {
      running = gateway
      void end()
    },
  }
}

/**
 * Stops on SIGINT and SIGHUP, a person's Ctrl-C or closed terminal, at once; on SIGTERM after `drainMs`, in which a balancer finds out by `/servez`
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
  for (const signal of stopSignals)
    process.on(signal, () => {
      if (signal !== 'SIGTERM') atOnce.abort()
      stopped ??= stop()
    })
}
