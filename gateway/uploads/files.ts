import type { Logger } from 'pino'
import type { Db } from '../../db/connection/connect.ts'
import { hashOfFile, sumOfPieces } from '../../db/files/fileHash.ts'
import { deleteUnusedFiles, insertFile, keepKnownFile } from '../../db/files/files.ts'
import { untilErased } from '../../db/files/keptFiles.ts'
import { searchOf } from '../../db/files/library.ts'
import type { FileVariant } from '../../db/tables.ts'
import { roomRules } from '../../schema/content/files/fileRules.ts'
import { UnusableFile } from '../../schema/content/files/files.ts'
import type { Files } from '../../schema/context.ts'
import { completingKind } from './completing.ts'
import {
  checkDocumentSize,
  documentFormat,
  plainName,
  readDownload,
  safeName,
  type DocumentFormat,
} from './documents.ts'
import type { Kind } from '../jobs/jobs.ts'
import { createReport } from '../http/report.ts'
import { hasFreeSpace, type DiskReserve } from './freeSpace.ts'
import { newKey, type Storage, type StorageOf } from './storage.ts'
import { checkPictureSize, createPictureProcess } from './pictureProcess.ts'
import { removeFiles, unusedFilesKind } from './sweep.ts'

/** The files of the site, and what is done about them behind the requests. */
export interface FileStore extends Files {
  pictures: Storage
  documents: Storage
  kinds: { avif: Kind<null>; tone: Kind<null>; sweep: Kind<null> }
  /** Gives up what is made behind the requests. */
  giveUp(): void
  /** Gives up what people's pictures are read for as well. */
  stop(): void
}

interface Options {
  db: Db
  /** Null where it has no end. */
  room: DiskReserve | null
  storage: StorageOf
  logger: Logger
}

export function createFileStore({ db, room, storage, logger }: Options): FileStore {
  const pictures = storage('uploads')
  const documents = storage('documents')
  const storages = { image: pictures, document: documents }
  const studio = createPictureProcess({ behind: false })
  const behind = createPictureProcess({ behind: true })
  const report = createReport(logger)
  const completing = completingKind({ db, pictures, studio: behind })
  const takesFiles = () => hasFreeSpace(room)

  async function requireRoom(): Promise<void> {
    if (!(await takesFiles())) throw new UnusableFile(roomRules.noRoom)
  }

  /** The key of the file of the library with these bytes, held for whoever is about to use it; null where there is none. */
  async function keepKnown(hash: string, stays: boolean): Promise<string | null> {
    const known = await db.read.selectFrom('file').select('key').where('hash', '=', hash).executeTakeFirst()
    return known ? db.transaction((trx) => keepKnownFile(trx, hash, stays)) : null
  }

  /** Puts a document on the disk; answers its row. */
  async function putDocument(bytes: Buffer, format: DocumentFormat, name: string) {
    const key = newKey()
    const variant: FileVariant = {
      format,
      width: null,
      file: `document.${format}`,
      hash: hashOfFile(bytes),
    }
    await documents.put(`${key}/${variant.file}`, bytes)
    const none = { width: null, height: null, placeholder: null }
    return {
      key,
      kind: 'document' as const,
      name: safeName(name, format),
      ...none,
      variants: JSON.stringify([variant]),
    }
  }

  return {
    takesFiles,
    pictures,
    documents,
    kinds: {
      avif: completing,
      tone: completing,
      sweep: unusedFilesKind({ db, storages, logger }),
    },
    giveUp: behind.stop,
    stop() {
      behind.stop()
      studio.stop()
    },

    async storePicture(file, { addedBy, stays }) {
      checkPictureSize(file.size)
      const hash = await sumOfPieces(file.pieces())
      const known = await keepKnown(hash, stays)
      if (known !== null) return known
      await requireRoom()
      const key = newKey()
      const { variants, ...picture } = await pictures.putAll(key, (folder) =>
        studio.readPicture(file.pieces(), folder),
      )
      const name = plainName(file.name)
      const row = {
        key,
        kind: 'image' as const,
        name,
        ...picture,
        hash,
        size: file.size,
        addedBy,
        search: searchOf({ name }),
        keptUntil: stays ? untilErased : null,
      }
      const isNew = await db.transaction((trx) =>
        insertFile(trx, { ...row, variants: JSON.stringify(variants) }),
      )
      if (isNew) return key
      // The same picture came twice at a time, and the other was first.
      await pictures.remove(key)
      return (await keepKnown(hash, stays)) ?? (await this.storePicture(file, { addedBy, stays }))
    },

    async storeDocument(file) {
      checkDocumentSize(file.size)
      await requireRoom()
      const bytes = Buffer.concat(file.pieces())
      const { key, ...row } = await putDocument(bytes, documentFormat(bytes), file.name)
      await db.transaction((trx) => insertFile(trx, { key, ...row }))
      return key
    },

    async storeDownload(file, { addedBy, stays }) {
      const bytes = readDownload(file)
      const hash = await sumOfPieces(file.pieces())
      const known = await keepKnown(hash, stays)
      if (known !== null) return known
      await requireRoom()
      const { key, ...row } = await putDocument(bytes, 'pdf', file.name)
      const search = searchOf(row)
      const isNew = await db.transaction((trx) =>
        insertFile(trx, {
          key,
          ...row,
          hash,
          size: file.size,
          addedBy,
          search,
          keptUntil: stays ? untilErased : null,
        }),
      )
      if (isNew) return key
      await documents.remove(key)
      return (await keepKnown(hash, stays)) ?? (await this.storeDownload(file, { addedBy, stays }))
    },

    async settle(keys) {
      if (keys.length === 0) return
      try {
        const unused = await db.transaction((trx) => deleteUnusedFiles(trx, { keys }))
        await removeFiles(storages, unused)
      } catch (err) {
        // What was asked for is done or refused by now; this the next sweep does.
        void report(err, 'fichiers')
      }
    },
  }
}
