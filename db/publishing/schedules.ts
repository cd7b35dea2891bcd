import type { Kysely, Transaction } from 'kysely'
import { actorOf } from '../journal/actor.ts'
import { isMessageTable } from '../content/contentTypes.ts'
import { itemOf } from '../journal/contentJournal.ts'
import { record, type Entry } from '../journal/journal.ts'
import type { ContentRow, ContentTable, JobPayloads, Tables } from '../tables.ts'

type Payload = JobPayloads['schedule']

/** An item, and its state to come: on line (true) or off line. */
export type Planned = Pick<Payload, 'type' | 'id' | 'status'>

/** The job key of each: an item has one next publication and one next withdrawal. */
export function scheduleKey({ type, id, status }: Planned): string {
  return `${status ? 'publish' : 'unpublish'} ${type} ${id}`
}

/** When each is to be done; null: not at all. */
export type Plan = Planned & { at: string | null }

/** Schedules each item, in place of its former plan. */
export async function plan(trx: Transaction<Tables>, plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return
  const keys = plans.map(scheduleKey)
  await trx.deleteFrom('job').where('kind', '=', 'schedule').where('key', 'in', keys).execute()
  const createdAt = new Date().toISOString()
  const jobs = plans.flatMap(({ type, id, status, at }) => {
    if (at === null) return []
    const payload: Payload = { type, id, status, at }
    const key = scheduleKey(payload)
    return [{ kind: 'schedule' as const, key, payload: JSON.stringify(payload), due: at, createdAt }]
  })
  if (jobs.length > 0) await trx.insertInto('job').values(jobs).execute()
}

/** When the plans with these keys are due, where there are any. */
export async function momentsOf(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('job')
    .select(['key', 'due'])
    .where('kind', '=', 'schedule')
    .where('key', 'in', keys)
    .execute()
  return new Map(rows.flatMap(({ key, due }) => (due === null ? [] : [[key, due]])))
}

/** Drops the planned publication of an item that is on line with nothing left to publish, unless it is to be taken off before. */
export async function forgetPublishing(
  trx: Transaction<Tables>,
  item: Pick<Planned, 'type' | 'id'>,
): Promise<void> {
  const [publish, unpublish] = [
    { ...item, status: true },
    { ...item, status: false },
  ]
  const moments = await momentsOf(trx, [scheduleKey(publish), scheduleKey(unpublish)])
  const [on, off] = [moments.get(scheduleKey(publish)), moments.get(scheduleKey(unpublish))]
  if (on !== undefined && !(off !== undefined && off < on)) await plan(trx, [{ ...publish, at: null }])
}

/**
 * Drops the planned publications of items that somebody has taken off line: nothing puts them back against his will. A
 * planned withdrawal stays, for whoever puts one back himself.
 */
export async function forgetPlans(
  trx: Transaction<Tables>,
  type: ContentTable,
  taken: readonly ContentRow[],
): Promise<void> {
  // What was planned is done by the program itself.
  if (taken.length === 0 || isMessageTable(type) || actorOf(trx).door === 'job') return
  const publishing = ({ id }: ContentRow): Planned => ({ type, id, status: true })
  const moments = await momentsOf(
    trx,
    taken.map((row) => scheduleKey(publishing(row))),
  )
  const dropped = taken.flatMap((row) => {
    const publishAt = moments.get(scheduleKey(publishing(row)))
    return publishAt === undefined ? [] : [{ row, publishAt }]
  })
  await plan(
    trx,
    dropped.map(({ row }) => ({ ...publishing(row), at: null })),
  )
  const entries = dropped.map(({ row, publishAt }): Entry => ({
    act: 'schedule',
    item: itemOf(type, row),
    before: { publishAt },
  }))
  await record(trx, ...entries)
}

/** All that is planned, and all that could not be done. */
export function schedules(db: Kysely<Tables>) {
  return db.selectFrom('job').where('kind', '=', 'schedule')
}
