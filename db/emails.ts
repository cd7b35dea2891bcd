import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { findNamed, type Seen } from './contentStore.ts'
import { enqueue } from './jobs.ts'
import { record } from './journal.ts'
import type { JobPayloads, ReadTable, Row, Tables } from './tables.ts'

type Email = JobPayloads['email']

/** Under which key an e-mail about an item waits: there is one of each. */
function keyOf({ text, type, id }: { text: string; type: ReadTable; id: number }): string {
  return `${text} ${type} ${id}`
}

/** Has an e-mail sent once this transaction is done. */
export function sendEmail(trx: Transaction<Tables>, payload: Email): Promise<void> {
  const key = payload.text === 'newPassword' ? `newPassword ${randomUUID()}` : keyOf(payload)
  return enqueue(trx, { kind: 'email', key, payload })
}

/** Has nothing more sent about this item. */
export async function dropEmailsAbout(
  trx: Transaction<Tables>,
  { table: type, id }: Seen<ReadTable>,
): Promise<void> {
  const keys = ['notice', 'confirmation'].map((text) => keyOf({ text, type, id }))
  await trx.deleteFrom('job').where('kind', '=', 'email').where('key', 'in', keys).execute()
}

/** An e-mail that has not been sent yet. */
export interface Unsent {
  id: number
  payload: Email
  lastError: string | null
  createdAt: string
  /** What it tells of, if that is there. */
  item: Seen<ReadTable> | null
}

/** Those that were tried in vain as often as it is tried. */
export function givenUp(db: Kysely<Tables>) {
  return db.selectFrom('job').where('kind', '=', 'email').where('due', 'is', null)
}

/** E-mails with what they tell of. */
export async function withItems(db: Kysely<Tables>, jobs: Row<'job'>[]): Promise<Unsent[]> {
  const emails = jobs.map(({ id, payload, lastError, createdAt }) => {
    const read: Email = JSON.parse(payload)
    return { id, payload: read, lastError, createdAt }
  })
  const named = emails.flatMap(({ payload }) => (payload.text === 'newPassword' ? [] : [payload]))
  const items = (await findNamed(db, named)).values()
  return emails.map((email) => ({
    ...email,
    item: email.payload.text === 'newPassword' ? null : (items.next().value ?? null),
  }))
}

/** Since when the e-mail waits that has waited longest; null where all are sent. */
export async function oldestEmail(db: Kysely<Tables>): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.min('createdAt').as('oldest'))
    .where('kind', '=', 'email')
    .executeTakeFirstOrThrow()
  return oldest
}

/** Those of these that were given up, or all of them, are due and have all their attempts again. */
export async function sendAgain(trx: Transaction<Tables>, ids: readonly number[] | null): Promise<void> {
  if (ids?.length === 0) return
  const again = await trx
    .updateTable('job')
    .set({ due: new Date().toISOString(), attempts: 0 })
    .where('kind', '=', 'email')
    .where('due', 'is', null)
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .returning('id')
    .execute()
  if (again.length > 0) await record(trx, { act: 'resendEmails' })
}

/** Those of these that were given up are not to be sent any more. */
export async function dropUnsent(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const dropped = await trx
    .deleteFrom('job')
    .where('kind', '=', 'email')
    .where('due', 'is', null)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  if (dropped.length > 0) await record(trx, { act: 'dropEmails' })
}
