import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Insertable } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../db/connection/connect.ts'
import { hashOfSum, sumOfPieces } from '../../db/files/fileHash.ts'
import { deleteUnusedFiles, insertFile, keepKnownFile } from '../../db/files/files.ts'
import { keptMs, untilErased } from '../../db/files/keptFiles.ts'
import { searchOf } from '../../db/files/library.ts'
import { readVariants } from '../../db/jsonColumns.ts'
import type { FileTable, FileVariant } from '../../db/tables.ts'
import { roomRules } from '../../schema/content/files/fileRules.ts'
import { UnusableFile } from '../../schema/content/files/files.ts'
import { widestCopy } from '../../schema/content/files/image.ts'
import { pictureFormatOf } from '../../schema/content/files/pictureFormat.ts'
import { headOf } from '../../schema/content/files/upload.ts'
import type { Files, Upload } from '../../schema/context.ts'
import { completingKind } from './completing.ts'
import {
  checkDocumentSize,
  checkDownload,
  documentFormat,
  plainName,
  safeName,
  type DocumentFormat,
} from './documents.ts'
import type { Kind } from '../jobs/jobs.ts'
import { createReport } from '../http/report.ts'
import { hasFreeSpace, type DiskReserve } from './freeSpace.ts'
import { createResumableUploads, type ResumableUploads } from './resumable/uploads.ts'
import { newKey, type Storage, type StorageOf } from './storage.ts'
import { checkPictureSize, createPictureProcess, type PictureProcess } from './pictureProcess.ts'
import { removeFiles, unusedFilesKind } from './sweep.ts'

/** The files of the site, and what is done about them behind the requests. */
export interface FileStore extends Files {
  pictures: Storage
  documents: Storage
  resumable: ResumableUploads
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
  const pieces = storage('pieces')
  const resumable = createResumableUploads({ db, storage: pieces, takesFiles, report })

  async function requireRoom(): Promise<void> {
    if (!(await takesFiles())) throw new UnusableFile(roomRules.noRoom)
  }

  /** The key of the file with these bytes, held for whoever is about to use it; null where there is none. */
  async function keepKnown(known: Parameters<typeof keepKnownFile>[1]): Promise<string | null> {
    const { hash, kind } = known
    const file = db.read.selectFrom('file').select('key').where('hash', '=', hash).where('kind', '=', kind)
    return (await file.executeTakeFirst()) ? db.transaction((trx) => keepKnownFile(trx, known)) : null
  }

  /** Stores a picture with what is known of it; null where one of the same hash has come meanwhile. */
  async function addPicture(
    row: Omit<
      Insertable<FileTable>,
      'key' | 'kind' | 'variants' | 'sent' | 'createdAt' | 'width' | 'height' | 'placeholder'
    >,
    read: (folder: string) => ReturnType<PictureProcess['readPicture']>,
  ): Promise<string | null> {
    const key = newKey()
    const { variants, sent, ...picture } = await pictures.putAll(key, read)
    const json = { variants: JSON.stringify(variants), sent: sent && JSON.stringify(sent) }
    const whole = { ...picture, ...row, ...json, key, kind: 'image' as const }
    if (await db.transaction((trx) => insertFile(trx, whole))) return key
    await pictures.remove(key)
    return null
  }

  /** Puts a document, whose SHA-256 is `sum`, on the disk; answers its row. */
  async function putDocument(file: Upload, format: DocumentFormat, sum: string) {
    const key = newKey()
    const variant: FileVariant = { format, width: null, file: `document.${format}`, hash: hashOfSum(sum) }
    await documents.putAll(key, (folder) =>
      pipeline(file.pieces(), createWriteStream(join(folder, variant.file))),
    )
    const none = { width: null, height: null, placeholder: null }
    return {
      key,
      kind: 'document' as const,
      name: safeName(file.name, format),
      ...none,
      variants: JSON.stringify([variant]),
    }
  }

  return {
    takesFiles,
    withSent: resumable.withSent,
    resumable,
    pictures,
    documents,
    kinds: {
      avif: completing,
      tone: completing,
      sweep: unusedFilesKind({ db, storages, pieces, resumable, logger }),
    },
    giveUp: behind.stop,
    stop() {
      behind.stop()
      studio.stop()
    },

    async storePicture(file, { addedBy, stays }) {
      checkPictureSize(file.size)
      const hash = await sumOfPieces(file.pieces())
      const same = { hash, kind: 'image' as const, stays }
      const known = await keepKnown(same)
      if (known !== null) return known
      await requireRoom()
      const original = `original.${pictureFormatOf(await headOf(file, 64)) ?? 'bin'}`
      const name = plainName(file.name)
      const row = { name, original, hash, size: file.size, addedBy, search: searchOf({ name }) }
      const isKept = { ...row, keptUntil: stays ? untilErased : null }
      const key = await addPicture(isKept, async (folder) => {
        const read = await studio.readPicture(file.pieces(), folder)
        await pipeline(file.pieces(), createWriteStream(join(folder, original)))
        return read
      })
      // Null: the same picture came twice at a time, and the other was first.
      return key ?? (await keepKnown(same)) ?? (await this.storePicture(file, { addedBy, stays }))
    },

    async storeCrop(picture, crop, { addedBy }) {
      const { key: madeFrom, name, alt, takenAt, original, variants } = picture
      const stays = picture.keptUntil === untilErased
      const hash = await sumOfPieces([Buffer.from(`${madeFrom} ${JSON.stringify(crop)}`)])
      const same = { hash, kind: 'image' as const, stays }
      const known = await keepKnown(same)
      if (known !== null) return known
      await requireRoom()
      const source = `${madeFrom}/${original ?? widestCopy(readVariants(variants))}`
      const open = async () => {
        const stored = await pictures.get(source)
        if (!stored) throw new Error(`The picture ${source} has no files.`)
        return stored.stream
      }
      const keptUntil = stays ? untilErased : new Date(Date.now() + keptMs).toISOString()
      const said = { name, alt, takenAt, addedBy, search: searchOf({ name, alt }) }
      const row = { ...said, hash, madeFrom, crop: JSON.stringify(crop), keptUntil }
      const key = await addPicture(row, (folder) => studio.readPicture(open, folder, crop))
      return key ?? (await keepKnown(same)) ?? (await this.storeCrop(picture, crop, { addedBy }))
    },

    async storeDocument(file) {
      checkDocumentSize(file.size)
      await requireRoom()
      const bytes = await headOf(file, file.size)
      const sum = await sumOfPieces([bytes])
      const { key, ...row } = await putDocument(file, documentFormat(bytes), sum)
      await db.transaction((trx) => insertFile(trx, { key, ...row }))
      return key
    },

    async storeDownload(file, { addedBy, stays }) {
      await checkDownload(file)
      const hash = await sumOfPieces(file.pieces())
      const same = { hash, kind: 'document' as const, stays }
      const known = await keepKnown(same)
      if (known !== null) return known
      await requireRoom()
      const { key, ...row } = await putDocument(file, 'pdf', hash)
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
      return (await keepKnown(same)) ?? (await this.storeDownload(file, { addedBy, stays }))
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
