import type { Kysely, Transaction } from 'kysely'
import type { JobPayloads, Tables } from './tables.ts'

type Payload = JobPayloads['schedule']

/** An item, and what is to become of it: on line (true) or off it. */
export type Planned = Pick<Payload, 'type' | 'id' | 'status'>

/** There is one of each: an item has one next publication and one next withdrawal. */
export function scheduleKey({ type, id, status }: Planned): string {
  return `${status ? 'publish' : 'unpublish'} ${type} ${id}`
}

/** Has it done then, in the place of what was planned before; null: not at all. */
export async function plan(trx: Transaction<Tables>, planned: Planned, at: string | null): Promise<void> {
  const key = scheduleKey(planned)
  await trx.deleteFrom('job').where('kind', '=', 'schedule').where('key', '=', key).execute()
  if (at === null) return
  const payload: Payload = { ...planned, at }
  const createdAt = new Date().toISOString()
  await trx
    .insertInto('job')
    .values({ kind: 'schedule', key, payload: JSON.stringify(payload), due: at, createdAt })
    .execute()
}

/** When what these keys name is to come, where it is. */
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

/** Of what is on line with nothing left to publish: to put it there is planned no more, unless it is taken off before. */
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
  if (on !== undefined && !(off !== undefined && off < on)) await plan(trx, publish, null)
}

/** All that is planned, and all that could not be done. */
export function schedules(db: Kysely<Tables>) {
  return db.selectFrom('job').where('kind', '=', 'schedule')
}
