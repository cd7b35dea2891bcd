import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import {
  requeueExpired,
  claim,
  ensureRecurring,
  fail,
  finish,
  releaseJob,
  hasDue,
  recur,
  renew,
  isStillHeld,
  type ClaimedJob,
} from '../../db/jobs/jobs.ts'
import { findPayload, readPayload } from '../../db/jsonColumns.ts'
import { outageOf } from '../../db/connection/outage.ts'
import type { JobKind, JobPayloads, Row, Tables } from '../../db/tables.ts'
import { ExpectedError } from '../../schema/errors.ts'
import type { Report } from '../http/report.ts'

/** Waits before each further attempt to send something to a server of somebody else. */
export const sendingRetryMs: readonly number[] = [1, 5, 30, 120, 720].map((minutes) => minutes * 60_000)

/** A failed attempt that is told elsewhere, and no fault of this server: it is tried again, and not reported. */
export class FailedAttempt extends Error {}

/** A claimed job, as its `run` sees it. */
interface Held {
  key: string
  createdAt: string
  signal: AbortSignal
  /** Whether this server still holds the lease; if so, it keeps it until the transaction ends. */
  holds(trx: Transaction<Tables>): Promise<boolean>
}

/** A kind of job. Jobs run at least once, so `run` must be idempotent. */
export interface Kind<Payload> {
  /** Does the job. Throws where it fails, or where `signal` aborts it: the server stops, or has lost the lease. */
  run(payload: Payload, job: Held): Promise<void>
  /** Records that the job was given up, in the transaction that gives it up. */
  givenUp?(trx: Transaction<Tables>, payload: Payload, reason: string): Promise<void>
  /** Waits before each further attempt. After the last one the job is given up, until staff ask for it again. */
  retryMs: readonly number[]
  /** Period of a recurring job, counted from the end of the last run, or from its last failed attempt. */
  everyMs?: number
  /** True: its first due time is planned by staff, and may lie far ahead. */
  planned?: boolean
  /** How many one server does at a time; one by default. */
  atOnce?: number
}

export type Kinds = { readonly [K in JobKind]?: Kind<JobPayloads[K]> }

interface Options {
  db: Db
  kinds: Kinds
  report: Report
  clock?: () => Date
}

/** Lease of a job, which its server renews each third of this time; another server claims it once it has expired. */
export const leaseMs = 15_000
/** Polling interval for jobs of other servers, and for those that come due. */
const lookEveryMs = 1_000
/** Time limit of a stop for giving unfinished jobs back. */
const giveBackMs = 1_000

interface Running {
  job: ClaimedJob
  abort: AbortController
  done: Promise<void>
}

/** Runner of the table `job`: one job of each kind at a time unless its kind says otherwise, without delay for jobs of this server. */
export class Jobs {
  private readonly db: Db
  private readonly kinds: Kinds
  private readonly report: Report
  private readonly clock: () => Date
  private readonly names: JobKind[]
  private readonly running = new Set<Running>()
  private looking: Promise<void> | undefined
  private again = false
  private failing = false
  /** Time of the last poll. */
  private seenAt: Date | undefined
  private stopped = false
  private unlisten = () => {}

  constructor({ db, kinds, report, clock = () => new Date() }: Options) {
    this.db = db
    this.kinds = kinds
    this.report = report
    this.clock = clock
    this.names = jobKinds(kinds)
  }

  start(): void {
    const look = () => this.look()
    const timer = setInterval(look, lookEveryMs).unref()
    const ended = this.db.onEnded(look)
    this.unlisten = () => {
      clearInterval(timer)
      ended()
    }
    look()
  }

  /** Claims no more jobs, and aborts the running ones. */
  giveUp(): void {
    this.stopped = true
    this.unlisten()
    for (const { abort } of this.running) abort.abort()
  }

  /** Waits up to `ms` for the running jobs, and gives the others back. */
  async stop(ms: number): Promise<void> {
    this.giveUp()
    await within(ms, this.settled())
    const left = [...this.running].map(({ job }) => releaseJob(this.db, job, this.clock()))
    const given = Promise.all(left).catch((error: unknown) => this.report(error, 'tâches'))
    await within(giveBackMs, given)
  }

  private async settled(): Promise<void> {
    await this.looking
    await Promise.all([...this.running].map(({ done }) => done))
  }

  /** Polls, one poll at a time; a call during a poll starts another one after it. */
  private look(): void {
    this.again = true
    this.looking ??= this.lookAgain().finally(() => {
      this.looking = undefined
      if (this.again && !this.failing && !this.stopped) this.look()
    })
  }

  private async lookAgain(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false
        await this.takeWhatIsDue()
        this.failing = false
      }
    } catch (error) {
      this.tell(error, 'tâches')
    }
  }

  /** Reports an outage once, until a poll succeeds again. */
  private tell(error: unknown, what: string): void {
    if (!this.failing) this.report(error, what)
    this.failing = true
  }

  private async takeWhatIsDue(): Promise<void> {
    const now = this.clock()
    if (this.seenAt === undefined || now < this.seenAt) await this.prepare(now)
    this.seenAt = now
    for (;;) {
      const free = this.names.filter((name) => this.hasRoom(name))
      if (this.stopped || free.length === 0 || !(await hasDue(this.db, free, this.clock()))) return
      const job = await claim(this.db, free, { now: this.clock(), leaseMs })
      if (!job) return
      this.begin(job)
    }
  }

  private hasRoom(name: JobKind): boolean {
    const held = [...this.running].filter(({ job }) => job.kind === name).length
    return held < (this.kinds[name]?.atOnce ?? 1)
  }

  /**
   * Sees that those that recur are there, and that none waits for a clock that was ahead: at the start, and where the
   * clock went back.
   */
  private async prepare(now: Date): Promise<void> {
    const own = [...this.running].map(({ job }) => job.id)
    const waitOf = ({ kind, attempts }: Row<'job'>) => {
      const { retryMs = [], everyMs = 0, planned } = this.kinds[kind] ?? {}
      if (attempts > 0) return retryMs[attempts - 1] ?? 0
      return planned ? null : everyMs
    }
    await this.db.transaction(async (trx) => {
      for (const name of this.names)
        if (this.kinds[name]?.everyMs !== undefined) await ensureRecurring(trx, name, now)
      await requeueExpired(trx, this.names, { now, leaseMs, waitOf, own })
    })
  }

  private begin(job: ClaimedJob): void {
    const abort = new AbortController()
    const renewing = setInterval(() => void this.hold(job, abort), leaseMs / 3)
    const done = this.work(job, abort.signal).finally(() => {
      clearInterval(renewing)
      this.running.delete(running)
      this.look()
    })
    const running = { job, abort, done }
    this.running.add(running)
  }

  private async hold(job: ClaimedJob, abort: AbortController): Promise<void> {
    try {
      if (!(await renew(this.db, job, { now: this.clock(), leaseMs }))) abort.abort()
    } catch (error) {
      this.tell(error, `tâche ${job.kind}`)
    }
  }

  /** Never fails. */
  private async work(job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const settle = await this.outcome(job, signal)
    // During an outage the write is retried, so that a job that is done is not run again.
    for (;;) {
      try {
        return await settle()
      } catch (error) {
        this.tell(error, `tâche ${job.kind}`)
        if (this.stopped || !outageOf(error)) return
        await sleep(lookEveryMs)
      }
    }
  }

  /** Runs the job, and returns the write that settles it. */
  private async outcome(job: ClaimedJob, signal: AbortSignal): Promise<() => Promise<void>> {
    const { db } = this
    const { retryMs = [], everyMs } = this.kinds[job.kind] ?? {}
    try {
      if (this.stopped) throw new Error('This server stops.')
      // Each attempt so far has ended its server.
      if (job.attempts > retryMs.length + 1) throw new Error('The job was begun and never ended.')
      await this.perform(job.kind, job, signal)
      return () => (everyMs === undefined ? finish(db, job) : recur(db, job, this.inMs(everyMs), null))
    } catch (error) {
      if (this.stopped || signal.aborted) return () => releaseJob(db, job, this.clock())
      const reason = messageOf(error)
      // A rule forbids it, and would at the next attempt.
      if (error instanceof ExpectedError) return () => this.giveUpOn(job.kind, job, reason)
      if (!(error instanceof FailedAttempt)) this.report(error, `tâche ${job.kind}`)
      const wait = retryMs[job.attempts - 1]
      if (wait !== undefined) return () => fail(db, job, this.inMs(wait), reason)
      if (everyMs !== undefined) return () => recur(db, job, this.inMs(everyMs), reason)
      return () => this.giveUpOn(job.kind, job, reason)
    }
  }

  private async perform<K extends JobKind>(kind: K, job: ClaimedJob, signal: AbortSignal): Promise<void> {
    const holds = (trx: Transaction<Tables>) => isStillHeld(trx, job)
    await this.kinds[kind]?.run(readPayload(kind, job.payload), { ...job, signal, holds })
  }

  /** Gives the job up, until staff ask for it again. */
  private giveUpOn<K extends JobKind>(kind: K, job: ClaimedJob, reason: string): Promise<void> {
    const payload = findPayload(kind, job.payload)
    const beside = async (trx: Transaction<Tables>) =>
      payload === undefined ? undefined : this.kinds[kind]?.givenUp?.(trx, payload, reason)
    return fail(this.db, job, null, reason, beside)
  }

  private inMs(ms: number): Date {
    return new Date(this.clock().getTime() + ms)
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
