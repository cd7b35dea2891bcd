import { sql, type Kysely, type Transaction } from 'kysely'
import { fileKeyOf, readTables } from './contentFacts.ts'
import { seen, type Seen } from './contentStore.ts'
import { dropEmailsAbout } from './emails.ts'
import { erase } from './erasure.ts'
import { erasureOf, indesirables, messageOf, takeOut } from './indesirables.ts'
import { record } from './journal.ts'
import { forgetSender } from './sentText.ts'
import type { ContentRow, ReadTable, Row, Tables } from './tables.ts'

/*
 * What is held on a person who has written to us, found by one e-mail address. The journal holds nothing of it: of what
 * visitors send it keeps no values.
 */

/** The messages from this address, in the inbox, filed and in the trash alike. */
export async function messagesOf(db: Kysely<Tables>, email: string): Promise<Seen<ReadTable>[]> {
  const found: Seen<ReadTable>[] = []
  for (const table of readTables) {
    const { rows } = await sql<ContentRow<ReadTable>>`
      select * from ${sql.table(table)} where lower("email") = ${email.toLowerCase()} order by "id"
    `.execute(db)
    found.push(...rows.map((row) => seen(table, row, 'administrator')))
  }
  return found
}

/** What came from this address and was set aside as perhaps a robot’s. */
export async function indesirablesOf(db: Kysely<Tables>, email: string): Promise<Row<'indesirable'>[]> {
  const found: Row<'indesirable'>[] = []
  for (const table of readTables)
    found.push(...(await indesirables(db, table, email).selectAll().orderBy('id').execute()))
  return found.filter((row) => messageOf(row).email.toLowerCase() === email.toLowerCase())
}

/** Takes all of it away for good: what was sent, what is still to be told of it, and who sent which text. */
export async function erasePerson(
  trx: Transaction<Tables>,
  email: string,
): Promise<{ count: number; files: string[] }> {
  const messages = await messagesOf(trx, email)
  for (const message of messages) {
    await dropEmailsAbout(trx, message)
    await erase(trx, message.table, [message.id])
  }
  const suspected = await indesirablesOf(trx, email)
  for (const row of suspected) {
    const { type, contentId } = row
    await trx
      .deleteFrom('idempotentCreate')
      .where('type', '=', type)
      .where('contentId', '=', contentId)
      .execute()
    await takeOut(trx, [row.id])
    await record(trx, erasureOf(row))
  }
  await forgetSender(trx, email)
  await record(trx, { act: 'erasePerson' })
  const files = [
    ...messages.flatMap((message) => fileKeyOf(message.table, message) ?? []),
    ...suspected.flatMap(({ file }) => file ?? []),
  ]
  return { count: messages.length + suspected.length, files }
}
