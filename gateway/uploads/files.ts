import type { Logger } from 'pino'
import type { Db } from '../../db/connection/connect.ts'
import { hashOfFile } from '../../db/files/fileHash.ts'
import { deleteUnusedFiles, insertFile } from '../../db/files/files.ts'
import type { FileVariant } from '../../db/tables.ts'
import { roomRules } from '../../schema/content/files/fileRules.ts'
import { UnusableFile } from '../../schema/content/files/files.ts'
import type { Files } from '../../schema/context.ts'
import { completingKind } from './completing.ts'
import { checkDocumentSize, documentFormat, plainName, safeName } from './documents.ts'
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

    async storePicture(file) {
      checkPictureSize(file.size)
      await requireRoom()
      const key = newKey()
      const { variants, ...picture } = await pictures.putAll(key, (folder) =>
        studio.readPicture(file.pieces(), folder),
      )
      const row = { key, kind: 'image' as const, name: plainName(file.name), ...picture }
      await db.transaction((trx) => insertFile(trx, { ...row, variants: JSON.stringify(variants) }))
      return key
    },

    async storeDocument(file) {
      checkDocumentSize(file.size)
      await requireRoom()
      const bytes = Buffer.concat(file.pieces())
      const format = documentFormat(bytes)
      const key = newKey()
      const variant: FileVariant = {
        format,
        width: null,
        file: `document.${format}`,
        hash: hashOfFile(bytes),
      }
      await documents.put(`${key}/${variant.file}`, bytes)
      const row = { key, kind: 'document' as const, name: safeName(file.name, format) }
      const none = { width: null, height: null, placeholder: null }
      await db.transaction((trx) => insertFile(trx, { ...row, ...none, variants: JSON.stringify([variant]) }))
      return key
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
