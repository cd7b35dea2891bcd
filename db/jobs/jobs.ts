import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Transaction, Updateable } from 'kysely'
import { clockSkewMs } from '../connection/clocks.ts'
import type { Db } from '../connection/connect.ts'
import type { JobKind, JobPayloads, Row, Tables } from '../tables.ts'

/** A job, and under which name it is held. */
export type ClaimedJob = Row<'job'> & { holder: string }

interface NewJob<K extends JobKind> {
  kind: K
  /** Unique within its kind: while a job with it waits or runs, enqueueing another does nothing. */
  key: string
  payload: JobPayloads[K]
  /** When it is to be done; at once by default. */
  due?: Date
}

interface Clocked {
  now: Date
  leaseMs: number
}

/** Writes a job in the transaction of what causes it: it exists only if that commits, and runs after it. */
export function enqueue<K extends JobKind>(trx: Transaction<Tables>, job: NewJob<K>): Promise<void> {
  return enqueueAll(trx, [job])
}

/** How many jobs one statement writes at most: databases bound the number of values. */
const mostJobs = 1_000

/** Writes several. */
export async function enqueueAll<K extends JobKind>(
  trx: Transaction<Tables>,
  jobs: readonly NewJob<K>[],
): Promise<void> {
  const now = new Date()
  for (let from = 0; from < jobs.length; from += mostJobs) {
    const some = jobs.slice(from, from + mostJobs).map(({ kind, key, payload, due = now }) => ({
      kind,
      key,
      payload: JSON.stringify(payload),
      due: due.toISOString(),
      createdAt: now.toISOString(),
    }))
    await trx
      .insertInto('job')
      .values(some)
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
      .execute()
  }
}

/**
 * Writes jobs that are to begin after this transaction. Where one with the same key is running, it has not seen what this
 * transaction does: it is taken from its holder and begins again.
 */
export async function enqueueOrRestart<K extends JobKind>(
  trx: Transaction<Tables>,
  jobs: readonly Omit<NewJob<K>, 'due'>[],
): Promise<void> {
  const now = new Date().toISOString()
  for (let from = 0; from < jobs.length; from += mostJobs) {
    const some = jobs.slice(from, from + mostJobs).map(({ kind, key, payload }) => {
      return { kind, key, payload: JSON.stringify(payload), due: now, createdAt: now }
    })
    const anew = { ...given, due: now, attempts: 0, lastError: null }
    await trx
      .insertInto('job')
      .values(some)
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(anew))
      .execute()
  }
}

/** Whether a job of these kinds is due, and held by nobody or by one whose lease is over. */
function isFree(kinds: readonly JobKind[], now: Date) {
  const time = now.toISOString()
  return (job: ExpressionBuilder<Tables, 'job'>) =>
    job.and([
      job('due', '<=', time),
      job('kind', 'in', kinds),
      job.or([job('leaseUntil', 'is', null), job('leaseUntil', '<=', time)]),
    ])
}

/** Is there a job of these kinds to claim? One read of an index. */
export async function hasDue({ read }: Db, kinds: readonly JobKind[], now: Date): Promise<boolean> {
  const found = await read
    .selectFrom('job')
    .select('id')
    .where(isFree(kinds, now))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** How many jobs of one kind wait or run, how many were given up, and since when the first that waits is due. */
export interface JobCount {
  kind: JobKind
  waiting: number
  givenUp: number
  due: string | null
}

/** The kinds that have jobs, with how many each has. */
export async function jobCounts(db: Kysely<Tables>): Promise<JobCount[]> {
  const counts = await db
    .selectFrom('job')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('all'),
      fn.count<number>('due').as('waiting'),
      fn.min('due').as('due'),
    ])
    .groupBy('kind')
    .execute()
  return counts.map(({ all, ...count }) => ({ ...count, givenUp: all - count.waiting }))
}

/** Takes the job that has been due for longest, for `leaseMs`; undefined where there is none. Nobody else gets it until then. */
export async function claim(
  db: Db,
  kinds: readonly JobKind[],
  { now, leaseMs }: Clocked,
): Promise<ClaimedJob | undefined> {
  const holder = randomUUID()
  const leaseUntil = after(now, leaseMs)
  const job = await db.transaction((trx) =>
    trx
      .updateTable('job')
      .set((job) => ({ holder, leaseUntil, attempts: job('attempts', '+', 1) }))
      .where('id', '=', (job) =>
        job
          .selectFrom('job')
          .select('id')
          .where(isFree(kinds, now))
          .orderBy('due')
          .orderBy('id')
          .limit(1)
          // SQLite has one writer at a time, and no such lock.
          .$if(db.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst(),
  )
  return job && { ...job, holder }
}

/** Extends the lease by `leaseMs` from now. False where somebody else has taken the job. */
export async function renew(db: Db, job: ClaimedJob, { now, leaseMs }: Clocked): Promise<boolean> {
  return change(db, job, { leaseUntil: after(now, leaseMs) })
}

/** Removes a job that is done. */
export async function finish(db: Db, job: ClaimedJob): Promise<void> {
  await db.transaction((trx) => trx.deleteFrom('job').where(isHeld(job)).execute())
}

/** Ends this run of a recurring job, done or failed; the next begins at `next`. */
export async function recur(db: Db, job: ClaimedJob, next: Date, lastError: string | null): Promise<void> {
  await change(db, job, { ...given, due: next.toISOString(), attempts: 0, lastError })
}

/** Records a failure: the job is due again at `due`; null: once somebody asks for it. `beside` is written with it. */
export async function fail(
  db: Db,
  job: ClaimedJob,
  due: Date | null,
  lastError: string,
  beside?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await change(db, job, { ...given, due: due?.toISOString() ?? null, lastError }, beside)
}

/** Whether the claimer still holds the job. If so, nobody else gets it before this transaction ends. */
export async function isStillHeld(trx: Transaction<Tables>, job: ClaimedJob): Promise<boolean> {
  const held = trx.updateTable('job').set({ holder: job.holder }).where(isHeld(job))
  return (await held.executeTakeFirst()).numUpdatedRows > 0n
}

/**
 * Gives back a job that was interrupted through no fault of its own: it is due now, behind those already due, and the
 * attempt does not count.
 */
export async function releaseJob(db: Db, job: ClaimedJob, now: Date): Promise<void> {
  await change(db, job, { ...given, due: now.toISOString(), attempts: job.attempts - 1 })
}

/** Sees to it that a recurring job is there. */
export async function ensureRecurring(trx: Transaction<Tables>, kind: JobKind, now: Date): Promise<void> {
  const due = now.toISOString()
  await trx
    .insertInto('job')
    .values({ kind, key: kind, payload: 'null', due, createdAt: due })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
}

/**
 * Corrects jobs of these kinds that were written while a clock was ahead: one that is due later than `waitOf` allows from
 * now (null: any time is allowed) is due at once, and one that somebody else holds for longer than a lease lasts is free.
 */
export async function requeueExpired(
  trx: Transaction<Tables>,
  kinds: readonly JobKind[],
  { now, leaseMs, waitOf, own }: Clocked & { waitOf(job: Row<'job'>): number | null; own: readonly number[] },
): Promise<void> {
  const leaseUntil = after(now, leaseMs + clockSkewMs)
  const ahead = await trx
    .selectFrom('job')
    .selectAll()
    .where('kind', 'in', kinds)
    .where((job) => job.or([job('due', '>', after(now, clockSkewMs)), job('leaseUntil', '>', leaseUntil)]))
    .execute()
  for (const job of ahead) {
    const wait = waitOf(job)
    const late = job.due !== null && wait !== null && job.due > after(now, wait + clockSkewMs)
    const held = job.leaseUntil !== null && job.leaseUntil > leaseUntil && !own.includes(job.id)
    const values = { ...(late && { due: now.toISOString() }), ...(held && given) }
    if (late || held) await trx.updateTable('job').set(values).where('id', '=', job.id).execute()
  }
}

const given = { holder: null, leaseUntil: null }

function isHeld({ id, holder }: ClaimedJob) {
  return (job: ExpressionBuilder<Tables, 'job'>) => job.and([job('id', '=', id), job('holder', '=', holder)])
}

/** Changes a job that is held. False, and nothing changed, where somebody else has taken it. */
async function change(
  db: Db,
  job: ClaimedJob,
  values: Updateable<Tables['job']>,
  beside?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { numUpdatedRows } = await trx.updateTable('job').set(values).where(isHeld(job)).executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await beside?.(trx)
    return true
  })
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString()
}
