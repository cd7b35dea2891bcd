import { randomUUID } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import { sql, type Kysely, type Transaction } from 'kysely'
import { contentTypeOf, messageTables } from '../content/contentTypes.ts'
import { asContentItem, type ContentItem } from '../content/contentStore.ts'
import { dropEmailsAbout } from '../jobs/emails.ts'
import { erase } from '../content/erasure.ts'
import { erasureOf, forgetCreates, indesirables, messageOf, takeFromQuarantine } from './indesirables.ts'
import { enqueue } from '../jobs/jobs.ts'
import { record } from '../journal/journal.ts'
import { forgetSender } from './sentText.ts'
import type { ContentRow, JobPayloads, MessageTable, Row, Tables } from '../tables.ts'

/*
 * Personal data of a sender, found by one e-mail address. The journal holds none of it, since it keeps no values of what
 * visitors send. Anybody can send any number of messages under any address, so they are read and erased in batches.
 */

type Reader = Kysely<Tables>

/** Rows erased in one transaction; other writers wait for one such transaction at most. */
const atOnce = 1_000

/** A page of the messages of one type, after an id, oldest first. */
export interface MessagePage {
  type: MessageTable
  after: number
  most: number
}

/** Messages from this address, in the inbox, filed and in the trash alike. */
export async function messagesOf(
  db: Reader,
  email: string,
  { type, after, most }: MessagePage,
): Promise<ContentItem<MessageTable>[]> {
  const { rows } = await sql<ContentRow<MessageTable>>`
    select * from ${sql.table(type)} where ${from(email)} and "id" > ${after} order by "id" limit ${most}
  `.execute(db)
  return rows.map((row) => asContentItem(type, row, 'administrator'))
}

/** Quarantined messages from this address, filtered in memory, since few are kept in all. */
export async function indesirablesOf(
  db: Reader,
  email: string,
  { type, after, most }: MessagePage,
): Promise<Row<'indesirable'>[]> {
  const spellings = spellingsOf(email)
  const found = await indesirables(db, type, localPartOf(email))
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .execute()
  return found.filter((row) => spellings.includes(messageOf(row).email?.toLowerCase() ?? '')).slice(0, most)
}

/** Numbers of one person’s messages of one type, in their table and in the quarantine. */
export interface HeldCounts {
  type: MessageTable
  messages: number
  indesirables: number
}

export async function findHeld(db: Reader, email: string): Promise<HeldCounts[]> {
  const held: HeldCounts[] = []
  for (const type of messageTables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as "count" from ${sql.table(type)} where ${from(email)}`.execute(db)
    const aside = await indesirablesOf(db, email, { type, after: 0, most: Infinity })
    held.push({ type, messages: rows[0]?.count ?? 0, indesirables: aside.length })
  }
  return held
}

/** Scope of an erasure: rows up to the greatest ids at the time it was asked for. */
export type Erasure = JobPayloads['erasePerson']

/**
 * Erases everything held on this address: messages, e-mails still to be sent about them, and the record of who sent which
 * text. What exceeds one transaction is erased by a job.
 */
export async function erasePerson(
  trx: Transaction<Tables>,
  email: string,
): Promise<{ count: number; files: string[]; isOver: boolean }> {
  const held = await findHeld(trx, email)
  const erasure: Erasure = { email, upTo: {}, indesirablesUpTo: await greatestId(trx, 'indesirable') }
  for (const type of messageTables) erasure.upTo[type] = await greatestId(trx, type)
  const { files, isOver } = await eraseBatch(trx, erasure)
  for (const spelling of spellingsOf(email)) await forgetSender(trx, spelling)
  await record(trx, { act: 'erasePerson' })
  if (!isOver) await enqueue(trx, { kind: 'erasePerson', key: randomUUID(), payload: erasure })
  const count = held.reduce((sum, one) => sum + one.messages + one.indesirables, 0)
  return { count, files, isOver }
}

/** Erases one batch; returns the keys of its files, and whether it was the last batch. */
export async function eraseBatch(
  trx: Transaction<Tables>,
  { email, upTo, indesirablesUpTo }: Erasure,
): Promise<{ files: string[]; isOver: boolean }> {
  const files: string[] = []
  let left = atOnce
  for (const type of messageTables) {
    const [file = null] = contentTypeOf(type).files
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
    await takeFromQuarantine(
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

/** Spellings of one address, in lower case: an internationalised domain in Unicode and in ASCII (`xn--`). */
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
