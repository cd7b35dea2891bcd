import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { Unavailable } from './outage.ts'

/** Throws where the database takes no writes at the moment. Writes nothing: it takes the lock and gives it back. */
export async function assertWritable({ kind, transaction }: Db): Promise<void> {
  const { rows } = await transaction((trx) =>
    kind === 'sqlite'
      ? sql<{ setting: string }>`select 'off' as "setting"`.execute(trx)
      : sql<{ setting: string }>`select current_setting('transaction_read_only') as "setting"`.execute(trx),
  )
  if (rows[0]?.setting !== 'off') throw new Unavailable('readonly', 'transaction_read_only')
}
