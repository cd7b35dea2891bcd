import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { forUpdate } from '../connection/locks.ts'
import { readPieces } from '../jsonColumns.ts'
import type { Row, Tables, UploadPiece } from '../tables.ts'

/*
 * Files that accounts send in pieces: how far each has come. The pieces lie in the storage, so that any server takes the next one.
 */

/** How long an upload is kept after its last piece. */
export const uploadKeptMs = 6 * 60 * 60 * 1000

/** How long one that is used is kept for a repetition, whose first answer was lost. */
const usedKeptMs = 60 * 60 * 1000

/** What an account may have under way, or sent and not used yet. */
export const mostUploads = 50
export const mostBytes = 500 * 1024 * 1024

/** Key and sender: nobody else finds an upload. */
export interface UploadName {
  key: string
  accountId: number
}

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString()
}

/** Whether an upload is kept. One that is dated well ahead was changed while the clock was wrong: it goes as well. */
function isKept() {
  return sql<SqlBool>`"changedAt" between ${ago(uploadKeptMs)} and ${ago(-uploadKeptMs)}`
}

/** Begins an upload; false where its account has too many. The account is locked, so that two servers count one after the other. */
export async function beginUpload(
  trx: Transaction<Tables>,
  upload: UploadName & Pick<Row<'resumableUpload'>, 'name' | 'length'>,
): Promise<boolean> {
  const { accountId, length } = upload
  await sql`select "id" from "account" where "id" = ${accountId} ${forUpdate(trx)}`.execute(trx)
  const { count, bytes } = await trx
    .selectFrom('resumableUpload')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('length'), sql<number>`0`).as('bytes'),
    ])
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .where(isKept())
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostUploads || Number(bytes) + length > mostBytes) return false
  const changedAt = new Date().toISOString()
  await trx
    .insertInto('resumableUpload')
    .values({ ...upload, offset: 0, pieces: '[]', changedAt })
    .execute()
  return true
}

/** The upload of this key, if this account has begun it and it is kept. */
export async function findUpload(
  db: Kysely<Tables>,
  { key, accountId }: UploadName,
): Promise<Row<'resumableUpload'> | undefined> {
  return db
    .selectFrom('resumableUpload')
    .selectAll()
    .where('key', '=', key)
    .where('accountId', '=', accountId)
    .where(isKept())
    .executeTakeFirst()
}

/** Adds a piece to the upload as it was read; false where another piece has come to this place, or it is gone. */
export async function addPiece(
  trx: Transaction<Tables>,
  upload: Row<'resumableUpload'>,
  piece: UploadPiece,
): Promise<boolean> {
  const added = await trx
    .updateTable('resumableUpload')
    .set({
      offset: upload.offset + piece.size,
      pieces: JSON.stringify([...readPieces(upload.pieces), piece]),
      changedAt: new Date().toISOString(),
    })
    .where('key', '=', upload.key)
    .where('offset', '=', upload.offset)
    .returning('key')
    .executeTakeFirst()
  return added !== undefined
}

/** Notes that these files are stored: their uploads count no more, and go soon. */
export async function markUploadsUsed(trx: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  await trx
    .updateTable('resumableUpload')
    .set({ usedAt: new Date().toISOString() })
    .where('key', 'in', keys)
    .execute()
}

/** Gives an upload up; false where this account has none of this key. */
export async function removeUpload(
  trx: Transaction<Tables>,
  { key, accountId }: UploadName,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('resumableUpload')
    .where('key', '=', key)
    .where('accountId', '=', accountId)
    .returning('key')
    .executeTakeFirst()
  return removed !== undefined
}

/** Removes the uploads that are kept no longer; answers their keys. */
export async function removeOldUploads(trx: Transaction<Tables>): Promise<string[]> {
  const removed = await trx
    .deleteFrom('resumableUpload')
    .where(({ not, or, eb }) => or([not(isKept()), eb('usedAt', '<', ago(usedKeptMs))]))
    .returning('key')
    .execute()
  return removed.map(({ key }) => key)
}

/** Those of these keys that are uploads. */
export async function knownUploads(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await db.selectFrom('resumableUpload').select('key').where('key', 'in', keys).execute()
  return new Set(known.map(({ key }) => key))
}
