import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/connect.ts'
import {
  claim,
  ensureRecurring,
  fail,
  finish,
  giveBack,
  hasDue,
  recur,
  renew,
  type Claimed,
} from '../../db/jobs.ts'
import { outageOf } from '../../db/outage.ts'
import type { JobKind, JobPayloads, Tables } from '../../db/tables.ts'
import type { Report } from '../report.ts'

/** What is done of one kind: at least once, so that what `run` does twice must be as if done once. */
export interface Kind<Payload> {
  /** Throws where it has failed, and where it gave up since `signal` says that this server stops, or lost the job. */
  run(payload: Payload, job: { key: string; createdAt: string; signal: AbortSignal }): Promise<void>
  /** After each failure it is tried again so much later; after the last of them somebody has to ask for it. */
  retryMs: readonly number[]
  /** It recurs: one job, due again so long after it was done, or has failed for good. */
  everyMs?: number
}

export type Kinds = { readonly [K in JobKind]?: Kind<JobPayloads[K]> }

export interface Jobs {
  start(): void
  /** Takes no more, and tells what is being done to end. */
  giveUp(): void
  /** Waits for it, for so long at the most, and gives the rest back. */
  stop(ms: number): Promise<void>
}

interface Options {
  db: Db
  kinds: Kinds
  report: Report
  clock?: () => Date
}

/** A server that was killed has its jobs taken up after so long; who holds one says so again in a third of it. */
export const leaseMs = 15_000
/** So often are jobs looked for that another server has written, or that come due. */
const lookEveryMs = 1_000
/** How long a stop waits for the database to take back what was not done. */
const giveBackMs = 1_000

interface Running {
  job: Claimed
  abort: AbortController
  done: Promise<void>
}

/** Does what is written in the table `job`: of each kind one at a time, at once where this server has written it. */
export function createJobs({ db, kinds, report, clock = () => new Date() }: Options): Jobs {
  const running = new Map<JobKind, Running>()
  let stopped = false
  let prepared = false
  let failing = false
  let looking: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined

  const names = jobKinds(kinds)
  const recurring = names.flatMap((name) => {
    const { everyMs } = kinds[name] ?? {}
    return everyMs === undefined ? [] : [{ name, everyMs }]
  })
  const inMs = (ms: number) => new Date(clock().getTime() + ms)

  /** One look at a time; what comes meanwhile is seen by another. */
  function look(): void {
    again = true
    looking ??= lookAgain().finally(() => {
      looking = undefined
      if (again && !failing && !stopped) look()
    })
  }

  async function lookAgain(): Promise<void> {
    try {
      while (again && !stopped) {
        again = false
        await takeWhatIsDue()
        failing = false
      }
    } catch (error) {
      if (!failing) report(error, 'tâches')
      failing = true
    }
  }

  async function takeWhatIsDue(): Promise<void> {
    if (!prepared && recurring.length > 0) await db.transaction(prepare)
    prepared = true
    for (;;) {
      const free = names.filter((name) => !running.has(name))
      if (stopped || free.length === 0 || !(await hasDue(db, free, clock()))) return
      const job = await claim(db, free, { now: clock(), leaseMs })
      if (!job) return
      begin(job)
    }
  }

  async function prepare(trx: Transaction<Tables>): Promise<void> {
    for (const { name, everyMs } of recurring) await ensureRecurring(trx, name, { now: clock(), everyMs })
  }

  function begin(job: Claimed): void {
    const abort = new AbortController()
    const renewing = setInterval(() => void hold(job, abort), leaseMs / 3)
    const done = work(job, abort.signal).finally(() => {
      clearInterval(renewing)
      running.delete(job.kind)
      look()
    })
    running.set(job.kind, { job, abort, done })
  }

  async function hold(job: Claimed, abort: AbortController): Promise<void> {
    try {
      if (!(await renew(db, job, { now: clock(), leaseMs }))) abort.abort()
    } catch (error) {
      report(error, `tâche ${job.kind}`)
    }
  }

  /** Never fails. */
  async function work(job: Claimed, signal: AbortSignal): Promise<void> {
    const settle = await outcome(job, signal)
    // What was done while the database is away is not to be done again for that.
    for (;;) {
      try {
        return await settle()
      } catch (error) {
        report(error, `tâche ${job.kind}`)
        if (stopped || !outageOf(error)) return
        await sleep(lookEveryMs)
      }
    }
  }

  /** Does it, and answers with what is to be written of it. */
  async function outcome(job: Claimed, signal: AbortSignal): Promise<() => Promise<void>> {
    const { retryMs = [], everyMs } = kinds[job.kind] ?? {}
    const wait = retryMs[job.attempts - 1]
    try {
      if (stopped) throw new Error('This server stops.')
      // It has ended this server each time.
      if (job.attempts > retryMs.length + 1) throw new Error('The job was begun and never ended.')
      await perform(job.kind, job, signal)
      return () => (everyMs === undefined ? finish(db, job) : recur(db, job, inMs(everyMs), null))
    } catch (error) {
      if (stopped || signal.aborted) return () => giveBack(db, job, clock())
      report(error, `tâche ${job.kind}`)
      const reason = messageOf(error)
      if (wait !== undefined) return () => fail(db, job, inMs(wait), reason)
      if (everyMs !== undefined) return () => recur(db, job, inMs(everyMs), reason)
      return () => fail(db, job, null, reason)
    }
  }

  async function perform<K extends JobKind>(kind: K, { payload, ...job }: Claimed, signal: AbortSignal) {
    await kinds[kind]?.run(JSON.parse(payload), { ...job, signal })
  }

  function giveUp(): void {
    stopped = true
    clearInterval(timer)
    unlisten?.()
    for (const { abort } of running.values()) abort.abort()
  }

  async function settled(): Promise<void> {
    await looking
    await Promise.all([...running.values()].map(({ done }) => done))
  }

  return {
    start() {
      timer = setInterval(look, lookEveryMs).unref()
      unlisten = db.onEnded(look)
      look()
    },
    giveUp,
    async stop(ms) {
      giveUp()
      await within(ms, settled())
      const left = [...running.values()].map(({ job }) => giveBack(db, job, clock()))
      const given = Promise.all(left).catch((error: unknown) => report(error, 'tâches'))
      await within(giveBackMs, given)
    },
  }
}

function jobKinds(kinds: Kinds): JobKind[] {
  return Object.keys(kinds).filter((name): name is JobKind => name in kinds)
}

function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, sleep(ms, undefined, { ref: false })])
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
