import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import { deleteUnusedFiles, insertFile, picturesWithoutAvif } from '../../db/files.ts'
import type { FileVariant } from '../../db/tables.ts'
import type { Files } from '../../schema/context.ts'
import { addAvif, sourceFile } from './avif.ts'
import { checkDocumentSize, documentFormat, safeName } from './documents.ts'
import { Queue } from '../queue.ts'
import { createReport } from '../report.ts'
import { folderStorage, newKey, type Storage } from './storage.ts'
import { checkPictureSize, createStudio } from './studio.ts'
import { removeFiles, sweep } from './sweep.ts'

/** The files of the site, and what is done about them behind the requests. */
export interface FileStore extends Files {
  pictures: Storage
  documents: Storage
  /** Takes up what a stop has interrupted, and sweeps, now and every hour. */
  start(): void
  /** Gives up what the next start takes up again. */
  giveUp(): void
  /** Gives up all of it, and waits until nothing is being written. */
  stop(): Promise<void>
}

interface Options {
  db: Db
  dataDir: string
  logger: Logger
}

const sweepEveryMs = 60 * 60 * 1000

export function createFileStore({ db, dataDir, logger }: Options): FileStore {
  const pictures = folderStorage(join(dataDir, 'uploads'))
  const documents = folderStorage(join(dataDir, 'documents'))
  const storages = { image: pictures, document: documents }
  const studio = createStudio({ behind: false })
  const studioBehind = createStudio({ behind: true })
  const queue = new Queue()
  const report = createReport(logger)
  const stopping = new AbortController()
  const { signal } = stopping
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined

  /** Nobody waits for this. Where it fails it is done again by the next sweep or start. */
  function behind(work: () => Promise<void>): void {
    if (signal.aborted) return
    const done = work()
      .catch((err: unknown) => {
        if (!signal.aborted) report(err, 'fichiers')
      })
      .finally(() => running.delete(done))
    running.add(done)
  }

  function addAvifBehind(key: string): void {
    behind(() => addAvif({ db, pictures, studio: studioBehind, queue, signal }, key))
  }

  function giveUp(): void {
    stopping.abort()
    clearInterval(timer)
    studioBehind.stop()
  }

  return {
    pictures,
    documents,
    giveUp,

    async storePicture(file) {
      checkPictureSize(file.size)
      const bytes = Buffer.from(await file.arrayBuffer())
      const { source, widths, ...picture } = await studio.readPicture(bytes)
      const key = newKey()
      await pictures.put(`${key}/${sourceFile}`, source)
      const variants: FileVariant[] = []
      for (const width of widths) {
        const copy = await studio.encode(source, width, 'webp')
        await pictures.put(`${key}/${width}.webp`, copy)
        variants.push({ format: 'webp', width, file: `${width}.webp` })
      }
      const row = { key, kind: 'image' as const, name: file.name, ...picture }
      await db.transaction((trx) => insertFile(trx, { ...row, variants: JSON.stringify(variants) }))
      return key
    },

    async storeDocument(file) {
      checkDocumentSize(file.size)
      const bytes = Buffer.from(await file.arrayBuffer())
      const format = documentFormat(bytes)
      const key = newKey()
      const variant: FileVariant = { format, width: null, file: `document.${format}` }
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
        for (const key of await picturesWithoutAvif(db.read, keys)) addAvifBehind(key)
      } catch (err) {
        // What was asked for is done or refused by now; this the next sweep does.
        void report(err, 'fichiers')
      }
    },

    start() {
      const sweepNow = () => behind(() => sweep(db, storages, { logger, signal }))
      sweepNow()
      timer = setInterval(sweepNow, sweepEveryMs).unref()
      behind(async () => (await picturesWithoutAvif(db.read)).forEach(addAvifBehind))
    },

    async stop() {
      giveUp()
      studio.stop()
      await Promise.all(running)
    },
  }
}
