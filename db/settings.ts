import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What is known of the site by name: those of these names that there are, or all. */
export async function readSettings(
  db: Kysely<Tables>,
  names?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('setting')
    .selectAll()
    .$if(names !== undefined, (query) => query.where('name', 'in', names ?? []))
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** What is kept under this name; `made` where nothing was yet. */
export async function keptSetting(trx: Transaction<Tables>, name: string, made: string): Promise<string> {
  await trx
    .insertInto('setting')
    .values({ name, value: made })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await trx
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

/** Writes one over what there was; null takes it away. */
export async function writeSetting(
  trx: Transaction<Tables>,
  name: string,
  value: string | null,
): Promise<void> {
  if (value === null) {
    await trx.deleteFrom('setting').where('name', '=', name).execute()
    return
  }
  await trx
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
