import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { confirmedTime } from '../../db/messages/age.ts'
import type { Db } from '../../db/connection/connect.ts'
import { findFiles } from '../../db/content/contentStore.ts'
import { databaseId, deleteUnusedFiles } from '../../db/files/files.ts'
import { knownUploads } from '../../db/files/resumableUploads.ts'
import type { FileTable, Row } from '../../db/tables.ts'
import type { Kind } from '../jobs/jobs.ts'
import type { ResumableUploads } from './resumable/uploads.ts'
import type { Storage } from './storage.ts'

export type Storages = Record<FileTable['kind'], Storage>

const hourMs = 60 * 60 * 1000
/** Anything younger may be about to be named, perhaps by a server whose clock differs. */
const ageMs = 24 * hourMs
/**
 * The file in each storage that names the database whose files lie in it. The next sweep writes it anew where there is
 * none.
 */
export const ownerFile = '.database'

interface Options {
  db: Db
  storages: Storages
  /** Where pieces of uploads lie. */
  pieces: Storage
  resumable: Pick<ResumableUploads, 'removeOld'>
  logger: Logger
}

/** The job that removes what interrupted requests have left: rows that no item names, and files of no row. */
export function unusedFilesKind(options: Options): Kind<null> {
  return { retryMs: [], everyMs: hourMs, run: (_payload, { signal }) => sweep(options, signal) }
}

async function sweep(
  { db, storages, pieces, resumable, logger }: Options,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(Date.now() - ageMs)
  const which = { before: before.toISOString(), agreed: await confirmedTime(db) }
  await removeFiles(storages, await db.transaction((trx) => deleteUnusedFiles(trx, which)))
  await resumable.removeOld()
  const id = await db.transaction(databaseId)
  const known = async (keys: string[]) => new Set((await findFiles(db.read, keys)).map(({ key }) => key))
  for (const storage of Object.values(storages)) {
    if (await belongsTo(id, storage)) await removeUnknown({ known, storage, signal }, before)
    else logger.warn('Ces fichiers sont ceux d’une autre base\u202f: aucun n’est supprimé.')
  }
  // Pieces of any database: an upload is kept for hours, and these are older.
  await removeUnknown({ known: (keys) => knownUploads(db.read, keys), storage: pieces, signal }, before)
}

export async function removeFiles(storages: Storages, files: Row<'file'>[]): Promise<void> {
  for (const { kind, key } of files) await storages[kind].remove(key)
}

/** The first database to sweep a storage owns it: no other may take its files for nobody's. */
async function belongsTo(id: string, storage: Storage): Promise<boolean> {
  const found = await storage.get(ownerFile)
  if (found) return (await text(found.stream)) === id
  await storage.put(ownerFile, id)
  return true
}

interface Unknown {
  /** Those of these keys that a row names. */
  known(keys: string[]): Promise<ReadonlySet<string>>
  storage: Storage
  signal: AbortSignal
}

async function removeUnknown({ known, storage, signal }: Unknown, before: Date): Promise<void> {
  const keys = await storage.keysBefore(before)
  for (let n = 0; n < keys.length; n += 500) {
    signal.throwIfAborted()
    const some = keys.slice(n, n + 500)
    const there = await known(some)
    for (const key of some.filter((one) => !there.has(one))) await storage.remove(key)
  }
}
