import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { readTables } from './contentFacts.ts'
import { nextNumber, type Named } from './contentStore.ts'
import { tell } from './news.ts'
import type { Tables } from './tables.ts'

/** What staff may be told of: what has come in, and what was planned and could not be done. */
export type NotificationKind = 'message' | 'refusedPlan'

/** Why what was planned was not done. */
interface Refused {
  publish: boolean
  refusal: string
}

/** Tells staff of an item, with the transaction that causes it: of a message, or of a plan that was refused. */
export async function notify(
  trx: Transaction<Tables>,
  { type, id: contentId }: Named,
  refused?: Refused,
): Promise<void> {
  const id = await nextNumber(trx, 'notification')
  const createdAt = new Date().toISOString()
  await trx
    .insertInto('notification')
    .values({ id, type, contentId, createdAt, ...refused })
    .execute()
  // Whoever waits for these is woken as by a message.
  tell(trx, 'message')
}

/** The notifications of these kinds, without messages that staff have put into the trash since. */
export function notifications(db: Kysely<Tables>, kinds: readonly NotificationKind[]) {
  const kept = readTables.map(
    (table) => sql<SqlBool>`("type" = ${sql.lit(table)} and exists (select 1 from ${sql.table(table)} t
      where t."id" = "notification"."contentId" and t."softdelete" = false))`,
  )
  const wanted = {
    message: sql<SqlBool>`("refusal" is null and (${sql.join(kept, sql` or `)}))`,
    refusedPlan: sql<SqlBool>`"refusal" is not null`,
  }
  const conditions = [sql<SqlBool>`false`, ...kinds.map((kind) => wanted[kind])]
  return db
    .selectFrom('notification')
    .selectAll()
    .where(sql<SqlBool>`(${sql.join(conditions, sql` or `)})`)
}
