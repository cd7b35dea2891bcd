import type { ControlledTransaction, Kysely, Transaction } from 'kysely'
import { outageOf } from './outage.ts'
import type { Tables } from '../tables.ts'

type Work<T> = (trx: Transaction<Tables>) => Promise<T>

/** A write that waits for its turn. */
interface Write {
  askedAt: number
  /** How long it waits for a lock. */
  lockWaitMs: number
  /** It may take long, so it shares its commit with no other. */
  isAlone: boolean
  /** Returns the work left for after the commit: the notification. */
  run(trx: Transaction<Tables>): Promise<() => void>
  refuse(error: unknown): void
}

/** Which writes share a commit. */
export interface Sharing {
  /** How many writes share a commit at most. */
  mostWrites: number
  /** How long further writes may join; longer where the last commit took longer. */
  longestMs: number
}

const usual: Sharing = { mostWrites: 64, longestMs: 5 }
/** The longest time for which writes may join, however slow the disk. */
const slowestMs = 20
/** How long a write, and a patient one, waits for another program’s transaction on the same file. */
export const lockWaitMs = { usual: 3_000, patient: 60_000 }
/** Time that a write from the queue may still wait for a lock that is free now and then. */
const leastWaitMs = 200

/**
 * The one queue of all writes to a SQLite file. Those that wait already share one transaction, and with it the wait for the
 * disk: each runs by itself, one after the other, and one that throws is undone alone; all are answered after the commit,
 * refusals too, since they may go by what others had written before. Where the commit fails, none was done.
 */
export class GroupCommitQueue {
  private readonly kysely: Kysely<Tables>
  private readonly waitForLock: (ms: number) => void
  private readonly sharing: Sharing
  private readonly waiting: Write[] = []
  private isGoing = false
  /** How long the last commit took: more writes share the wait for a slow disk. */
  private lastCommitMs = 0
  /** Whether the last one waited for the lock in vain. */
  private isLocked = false

  /** `waitForLock` is told how long the next BEGIN may wait for a lock. */
  constructor(kysely: Kysely<Tables>, waitForLock: (ms: number) => void, sharing = usual) {
    this.kysely = kysely
    this.sharing = sharing
    this.waitForLock = waitForLock
  }

  transaction<T>(work: Work<T>): Promise<T> {
    return this.enqueue(work, { lockWaitMs: lockWaitMs.usual, isAlone: false })
  }

  /** The same for what takes a while: it shares its commit with no other, and waits patiently for another program’s lock. */
  longTransaction<T>(work: Work<T>): Promise<T> {
    return this.enqueue(work, { lockWaitMs: lockWaitMs.patient, isAlone: true })
  }

  private enqueue<T>(work: Work<T>, how: Pick<Write, 'lockWaitMs' | 'isAlone'>): Promise<T> {
    return new Promise<T>((resolve, refuse) => {
      const run: Write['run'] = async (trx) => {
        const value = await work(trx)
        return () => resolve(value)
      }
      this.waiting.push({ ...how, askedAt: performance.now(), run, refuse })
      if (!this.isGoing) void this.drain()
    })
  }

  private async drain(): Promise<void> {
    this.isGoing = true
    for (let first = this.waiting.shift(); first; first = this.waiting.shift()) await this.runBatch(first)
    this.isGoing = false
  }

  private async runBatch(first: Write): Promise<void> {
    const trx = await this.begin(first).catch((error: unknown) => first.refuse(error))
    if (!trx) return
    const writes: Write[] = []
    const tell: (() => void)[] = []
    try {
      const until = performance.now() + Math.max(this.sharing.longestMs, this.lastCommitMs)
      for (let next: Write | undefined = first; next; next = this.nextInBatch(writes, until)) {
        writes.push(next)
        // The first needs no savepoint: all there is to undo is its own.
        tell.push(await (writes.length === 1 ? next.run(trx) : runInSavepoint(trx, next)))
      }
      const written = performance.now()
      await trx.commit().execute()
      this.lastCommitMs = Math.min(performance.now() - written, slowestMs)
    } catch (error) {
      const told = await trx
        .rollback()
        .execute()
        .then(
          () => error,
          (failure: unknown) => failure,
        )
      for (const { refuse } of writes) refuse(told)
      return
    }
    for (const one of tell) one()
  }

  /** Begins a transaction. The wait for another program's lock counts from when the write was asked for: all that are queued wait together. */
  private async begin({ lockWaitMs, askedAt }: Write) {
    const left = lockWaitMs - (performance.now() - askedAt)
    this.waitForLock(Math.max(left, this.isLocked ? 0 : leastWaitMs))
    this.isLocked = true
    const trx = await this.kysely.startTransaction().execute()
    this.isLocked = false
    return trx
  }

  /** The next that shares the commit of these, if there is one. */
  private nextInBatch(writes: readonly Write[], until: number): Write | undefined {
    const isAlone = writes.some((one) => one.isAlone) || this.waiting[0]?.isAlone
    if (isAlone || writes.length === this.sharing.mostWrites || performance.now() > until) return undefined
    return this.waiting.shift()
  }
}

/** One write of several: where it throws, it is undone and refused alone. */
async function runInSavepoint(
  trx: ControlledTransaction<Tables>,
  { run, refuse }: Write,
): Promise<() => void> {
  const own = await trx.savepoint('write').execute()
  try {
    const tell = await run(own)
    await own.releaseSavepoint('write').execute()
    return tell
  } catch (error) {
    // SQLite rolls all of them back by itself on a full disk: the first error is the one to report.
    const lost = (failure: unknown) => Promise.reject(outageOf(error) ?? failure)
    await own.rollbackToSavepoint('write').execute().catch(lost)
    await own.releaseSavepoint('write').execute()
    return () => refuse(error)
  }
}
