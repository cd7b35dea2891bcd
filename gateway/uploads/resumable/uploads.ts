import { buffer } from 'node:stream/consumers'
import type { Db } from '../../../db/connection/connect.ts'
import { hashOfFile } from '../../../db/files/fileHash.ts'
import {
  addPiece,
  beginUpload,
  findUpload,
  markUploadsUsed,
  removeOldUploads,
  removeUpload,
  type UploadName,
} from '../../../db/files/resumableUploads.ts'
import { readPieces } from '../../../db/jsonColumns.ts'
import type { Row, UploadPiece } from '../../../db/tables.ts'
import { Refusal } from '../../../rest-compat/refusal.ts'
import { roomRules } from '../../../schema/content/files/fileRules.ts'
import { IncompleteFile } from '../../../schema/content/files/sentFile.ts'
import type { Upload } from '../../../schema/context.ts'
import type { Report } from '../../http/report.ts'
import { Queue } from '../../queues/queue.ts'
import { newKey, type Storage } from '../storage.ts'

/** Files that are read from their pieces at a time: of each a piece is in memory, or what a bucket is sent of it. */
const mostRead = 8

/** How long to wait where an account has too many uploads: the oldest of them go meanwhile. */
const retryAfter = '3600'

interface Options {
  db: Db
  /** The part of the storage where pieces lie. */
  storage: Storage
  /** False while the disk is too full for files. */
  takesFiles(): Promise<boolean>
  report: Report
}

export type ResumableUploads = ReturnType<typeof createResumableUploads>

/** Keeps the files that accounts send in pieces, until they are whole and used. */
export function createResumableUploads({ db, storage, takesFiles, report }: Options) {
  const queue = new Queue(mostRead)

  async function requireRoom(): Promise<void> {
    if (!(await takesFiles())) throw new Refusal(507, 'UNAVAILABLE', roomRules.noRoom)
  }

  /**
   * Bytes of an upload, one piece in memory at a time. Where one is lost (a restored database may know of pieces that are not
   * there) the upload is given up, so that it is begun anew, and this throws IncompleteFile.
   */
  async function* bytesOf(name: UploadName, pieces: readonly UploadPiece[]): AsyncGenerator<Uint8Array> {
    for (const { file, hash } of pieces) {
      const stored = await storage.get(`${name.key}/${file}`)
      const bytes = stored && (await buffer(stored.stream))
      if (!bytes || hashOfFile(bytes) !== hash) {
        await remove(name)
        throw new IncompleteFile(name.key)
      }
      yield bytes
    }
  }

  /** A file of this account once it is whole. */
  async function whole(name: UploadName): Promise<Upload | null> {
    const found = await findUpload(db.read, name)
    if (!found || found.offset !== found.length) return null
    const pieces = readPieces(found.pieces)
    return { name: found.name, size: found.length, pieces: () => bytesOf(name, pieces) }
  }

  async function remove(name: UploadName): Promise<boolean> {
    if (!(await db.transaction((trx) => removeUpload(trx, name)))) return false
    await storage.remove(name.key)
    return true
  }

  return {
    find: (name: UploadName) => findUpload(db.read, name),

    /** Begins an upload, and answers its key. Throws Refusal where there is no room for it. */
    async begin(upload: Omit<UploadName, 'key'> & { name: string; length: number }): Promise<string> {
      await requireRoom()
      const key = newKey()
      if (await db.transaction((trx) => beginUpload(trx, { key, ...upload }))) return key
      const headers = { 'retry-after': retryAfter }
      throw new Refusal(429, 'RATE_LIMITED', roomRules.tooManyUploads, { headers })
    },

    /** Keeps a piece; false where another has come to its place meanwhile, or the upload is gone. Throws Refusal. */
    async add(upload: Row<'resumableUpload'>, bytes: Uint8Array): Promise<boolean> {
      await requireRoom()
      // Another piece that is on its way to the same place has another name.
      const piece = { file: newKey(), size: bytes.length, hash: hashOfFile(bytes) }
      const name = `${upload.key}/${piece.file}`
      await storage.put(name, bytes)
      if (await db.transaction((trx) => addPiece(trx, upload, piece))) return true
      await storage.remove(name)
      return false
    },

    /** Gives an upload up; false where there is none. */
    remove,

    /** Removes what is kept no longer. */
    async removeOld(): Promise<void> {
      for (const key of await db.transaction(removeOldUploads)) await storage.remove(key)
    },

    /**
     * Runs `work` with files that this account has sent, in its turn; null stands for one that is not whole, or not there. Where it
     * does not fail they are used.
     */
    withSent<Result>(
      keys: readonly string[],
      accountId: number | null,
      work: (files: readonly (Upload | null)[]) => Promise<Result>,
    ): Promise<Result> {
      if (accountId === null) return work(keys.map(() => null))
      return queue.run(async () => {
        const result = await work(await Promise.all(keys.map((key) => whole({ key, accountId }))))
        // The work is done, whatever comes now: one that is not marked goes when its time is over.
        await db
          .transaction((trx) => markUploadsUsed(trx, keys))
          .catch((err: unknown) => void report(err, 'envoi utilisé'))
        return result
      })
    },
  }
}
