import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { findRefs, type ContentItem } from '../content/contentStore.ts'
import { enqueue } from './jobs.ts'
import { record } from '../journal/journal.ts'
import type { JobPayloads, MessageTable, Row, Tables } from '../tables.ts'
import { readPayload } from '../jsonColumns.ts'

type Email = JobPayloads['email']

/** The job key of an e-mail: of one about an item or the site one of each kind waits at a time. */
function keyOf(email: Email): string {
  if ('to' in email || 'accountId' in email) return `${email.text} ${randomUUID()}`
  if ('token' in email) return `${email.text} ${email.token}`
  if ('type' in email) return keyAbout(email.text, email)
  return 'id' in email ? `${email.text} ${email.id}` : email.text
}

function keyAbout(text: string, { type, id }: { type: MessageTable; id: number }): string {
  return `${text} ${type} ${id}`
}

/** Enqueues an e-mail, which is sent after this transaction. */
export function sendEmail(trx: Transaction<Tables>, payload: Email): Promise<void> {
  return enqueue(trx, { kind: 'email', key: keyOf(payload), payload })
}

/** Drops all e-mails about these items that are still waiting. */
export async function dropEmailsAbout(
  trx: Transaction<Tables>,
  type: MessageTable,
  ids: readonly number[],
): Promise<void> {
  const keys = ids.flatMap((id) => ['notice', 'confirmation'].map((text) => keyAbout(text, { type, id })))
  if (keys.length === 0) return
  await trx.deleteFrom('job').where('kind', '=', 'email').where('key', 'in', keys).execute()
}

/** An e-mail that has not been sent yet. */
export interface UnsentEmail {
  id: number
  payload: Email
  lastError: string | null
  createdAt: string
  /** The item that it tells of, if that still exists. */
  item: ContentItem<MessageTable> | null
}

/** E-mails that failed at every attempt and were given up. */
export function givenUpEmails(db: Kysely<Tables>) {
  return db.selectFrom('job').where('kind', '=', 'email').where('due', 'is', null)
}

/** E-mails with what they tell of. */
export async function withItems(db: Kysely<Tables>, jobs: Row<'job'>[]): Promise<UnsentEmail[]> {
  const emails = jobs.map(({ id, payload, lastError, createdAt }) => {
    return { id, payload: readPayload('email', payload), lastError, createdAt }
  })
  const named = emails.flatMap(({ payload }) => ('type' in payload ? [payload] : []))
  const items = (await findRefs(db, named)).values()
  return emails.map((email) => ({
    ...email,
    item: 'type' in email.payload ? (items.next().value ?? null) : null,
  }))
}

/** When the longest-waiting e-mail was written; null where all are sent. */
export async function oldestEmail(db: Kysely<Tables>): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.min('createdAt').as('oldest'))
    .where('kind', '=', 'email')
    .executeTakeFirstOrThrow()
  return oldest
}

/** Makes those of these that were given up, or all that were, due again with all their attempts. */
export async function resendEmails(trx: Transaction<Tables>, ids: readonly number[] | null): Promise<void> {
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

/** Drops those of these that were given up: they are never sent. */
export async function dropEmails(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
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
