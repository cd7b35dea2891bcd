import { sql, type Transaction } from 'kysely'
import type { Row, Tables } from '../tables.ts'

/** Missed addresses at the most; those that were asked for least go first. */
const mostMissed = 10_000

export type Missed = Pick<Row<'missedAddress'>, 'path' | 'count' | 'lastAt'>

/** Adds to the counts of some paths: one at the least, a thousand at the most. */
export async function countMissed(trx: Transaction<Tables>, missed: readonly Missed[]): Promise<void> {
  await trx
    .insertInto('missedAddress')
    // In one order for all servers, or two could wait for each other.
    .values(missed.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({
        count: sql`"missedAddress"."count" + "excluded"."count"`,
        lastAt: sql`"excluded"."lastAt"`,
      }),
    )
    .execute()
  await sql`delete from "missedAddress" where "id" in (
    select "id" from "missedAddress" order by "count" desc, "lastAt" desc, "id" desc
    limit ${missed.length} offset ${mostMissed})`.execute(trx)
}

/** Removes one from the list; answers what was there. */
export async function forgetMissed(
  trx: Transaction<Tables>,
  id: number,
): Promise<Row<'missedAddress'> | undefined> {
  return trx.deleteFrom('missedAddress').where('id', '=', id).returningAll().executeTakeFirst()
}
