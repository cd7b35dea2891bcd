import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { messageTables } from '../content/contentTypes.ts'
import { nextNumber } from '../content/contentStore.ts'
import type { ContentRef } from '../content/contentTables.ts'
import { publish } from './channel.ts'
import type { Row, Tables } from '../tables.ts'

/** Kinds of notification: a new message, a plan that failed, a request for an account. */
export type NotificationKind = 'message' | 'refusedPlan' | 'accountRequest'

export function kindOf({ type, refusal }: Pick<Row<'notification'>, 'type' | 'refusal'>): NotificationKind {
  if (type === 'account') return 'accountRequest'
  return refusal === null ? 'message' : 'refusedPlan'
}

/** Reason why a plan failed. */
interface Refused {
  publish: boolean
  refusal: string
}

/** Tells staff of an item, with the transaction that causes it: of a message, or of a plan that was refused. */
export async function notify(
  trx: Transaction<Tables>,
  { type, id: contentId }: ContentRef,
  refused?: Refused,
): Promise<void> {
  const id = await nextNumber(trx, 'notification')
  const createdAt = new Date().toISOString()
  await trx
    .insertInto('notification')
    .values({ id, type, contentId, createdAt, ...refused })
    .execute()
  // Subscribers to notifications are woken as by a message.
  publish(trx, 'message')
}

/**
 * Tells staff of a request for an account, once however often it is made. A request for an account that there is costs the
 * same: the time of an answer must not tell them apart.
 */
export async function notifyOfRequest(trx: Transaction<Tables>, accountId: number): Promise<void> {
  const id = await nextNumber(trx, 'notification')
  const createdAt = new Date().toISOString()
  // PostgreSQL takes the kind of a value that is selected from no column.
  await sql`insert into "notification" ("id", "type", "contentId", "createdAt")
    select cast(${id} as integer), 'account', cast(${accountId} as integer), ${createdAt}
    where not exists (select 1 from "notification" where "type" = 'account' and "contentId" = ${accountId})
  `.execute(trx)
  publish(trx, 'account')
}

/** The notifications of these kinds, without messages that staff have put into the trash since, and accounts that wait no longer. */
export function notifications(db: Kysely<Tables>, kinds: readonly NotificationKind[]) {
  const kept = messageTables.map(
    (table) => sql<SqlBool>`("type" = ${sql.lit(table)} and exists (select 1 from ${sql.table(table)} t
      where t."id" = "notification"."contentId" and t."softdelete" = false))`,
  )
  const wanted = {
    message: sql<SqlBool>`("refusal" is null and (${sql.join(kept, sql` or `)}))`,
    refusedPlan: sql<SqlBool>`"refusal" is not null`,
    accountRequest: sql<SqlBool>`("type" = 'account' and exists (select 1 from "account" a
      where a."id" = "notification"."contentId" and a."status" = false and a."disabledAt" is null))`,
  }
  const conditions = [sql<SqlBool>`false`, ...kinds.map((kind) => wanted[kind])]
  return db
    .selectFrom('notification')
    .selectAll()
    .where(sql<SqlBool>`(${sql.join(conditions, sql` or `)})`)
}
