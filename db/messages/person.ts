import { randomUUID } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import { sql, type Kysely, type Transaction } from 'kysely'
import { contentTypeOf, messageTables } from '../content/contentTypes.ts'
import { asContentItem, type ContentItem } from '../content/contentStore.ts'
import { dropEmailsAbout } from '../jobs/emails.ts'
import { erase } from '../content/erasure.ts'
import { erasureOf, forgetCreates, indesirables, messageOf, release } from './indesirables.ts'
import { enqueue } from '../jobs/jobs.ts'
import { record } from '../journal/journal.ts'
import { forgetSender } from './sentText.ts'
import type { ContentRow, JobPayloads, MessageTable, Row, Tables } from '../tables.ts'

/*
 * What is held on a person who has written to us, found by one e-mail address. The journal holds nothing of it: of what
 * visitors send it keeps no values. Anybody can write under anybody's address, as often as he likes: all of it is read and
 * erased in pieces.
 */

type Reader = Kysely<Tables>

/** How many go in one transaction: whoever else writes waits for one of them at most. */
const atOnce = 1_000

/** A piece of the messages of one type, from after an id on, oldest first. */
export interface Piece {
  type: MessageTable
  after: number
  most: number
}

/** Messages from this address, in the inbox, filed and in the trash alike. */
export async function messagesOf(
  db: Reader,
  email: string,
  { type, after, most }: Piece,
): Promise<ContentItem<MessageTable>[]> {
  const { rows } = await sql<ContentRow<MessageTable>>`
    select * from ${sql.table(type)} where ${from(email)} and "id" > ${after} order by "id" limit ${most}
  `.execute(db)
  return rows.map((row) => asContentItem(type, row, 'administrator'))
}

/** What came from this address and was set aside as perhaps a robot’s: not many are kept of all. */
export async function indesirablesOf(
  db: Reader,
  email: string,
  { type, after, most }: Piece,
): Promise<Row<'indesirable'>[]> {
  const spellings = spellingsOf(email)
  const found = await indesirables(db, type, localPartOf(email))
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .execute()
  return found.filter((row) => spellings.includes(messageOf(row).email?.toLowerCase() ?? '')).slice(0, most)
}

/** How much is held of one type. */
export interface Held {
  type: MessageTable
  messages: number
  indesirables: number
}

export async function findHeld(db: Reader, email: string): Promise<Held[]> {
  const held: Held[] = []
  for (const type of messageTables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as "count" from ${sql.table(type)} where ${from(email)}`.execute(db)
    const aside = await indesirablesOf(db, email, { type, after: 0, most: Infinity })
    held.push({ type, messages: rows[0]?.count ?? 0, indesirables: aside.length })
  }
  return held
}

/** What has come up to a moment, by the greatest ids. */
export type Erasure = JobPayloads['erasePerson']

/**
 * Takes all of it away for good: what was sent, what is still to be told of it, and who sent which text. What is more than
 * goes in one transaction a job takes away behind the requests.
 */
export async function erasePerson(
  trx: Transaction<Tables>,
  email: string,
): Promise<{ count: number; files: string[]; isOver: boolean }> {
  const held = await findHeld(trx, email)
  const erasure: Erasure = { email, upTo: {}, indesirablesUpTo: await greatestId(trx, 'indesirable') }
  for (const type of messageTables) erasure.upTo[type] = await greatestId(trx, type)
  const { files, isOver } = await eraseSomeOf(trx, erasure)
  for (const spelling of spellingsOf(email)) await forgetSender(trx, spelling)
  await record(trx, { act: 'erasePerson' })
  if (!isOver) await enqueue(trx, { kind: 'erasePerson', key: randomUUID(), payload: erasure })
  const count = held.reduce((sum, one) => sum + one.messages + one.indesirables, 0)
  return { count, files, isOver }
}

/** Takes some of it away, and answers with the keys of its files. */
export async function eraseSomeOf(
  trx: Transaction<Tables>,
  { email, upTo, indesirablesUpTo }: Erasure,
): Promise<{ files: string[]; isOver: boolean }> {
  const files: string[] = []
  let left = atOnce
  for (const type of messageTables) {
    const { file } = contentTypeOf(type)
    const { rows } = await sql<{ id: number; key: string | null }>`
      select "id", ${file === null ? sql.lit(null) : sql.ref(file)} as "key" from ${sql.table(type)}
      where ${from(email)} and "id" <= ${upTo[type] ?? 0} order by "id" limit ${left}
    `.execute(trx)
    const ids = rows.map(({ id }) => id)
    await dropEmailsAbout(trx, type, ids)
    await erase(trx, type, ids)
    left -= ids.length
    files.push(...rows.flatMap(({ key }) => key ?? []))
  }
  for (const type of messageTables) {
    const found = await indesirablesOf(trx, email, { type, after: 0, most: left })
    const rows = found.filter(({ id }) => id <= indesirablesUpTo)
    await forgetCreates(trx, rows)
    await release(
      trx,
      rows.map(({ id }) => id),
    )
    await record(trx, ...rows.map(erasureOf))
    left -= rows.length
    files.push(...rows.flatMap(({ file }) => file ?? []))
  }
  return { files, isOver: left > 0 }
}

function from(email: string) {
  return sql`lower("email") in (${sql.join(spellingsOf(email))})`
}

/** One address in small letters: a domain with accents as people write it, and as mail goes to it (`xn--`). */
function spellingsOf(email: string): string[] {
  const small = email.normalize('NFC').toLowerCase()
  const local = localPartOf(small)
  const domain = small.slice(local.length)
  return [...new Set([small, local + domainToUnicode(domain), local + domainToASCII(domain)])]
}

function localPartOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@') + 1)
}

async function greatestId(db: Reader, table: MessageTable | 'indesirable'): Promise<number> {
  const { rows } = await sql<{
    id: number | null
  }>`select max("id") as "id" from ${sql.table(table)}`.execute(db)
  return rows[0]?.id ?? 0
}
