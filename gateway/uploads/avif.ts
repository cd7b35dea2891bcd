import { buffer } from 'node:stream/consumers'
import type { Db } from '../../db/connect.ts'
import { findFiles } from '../../db/contentStore.ts'
import { addVariants } from '../../db/files.ts'
import type { FileVariant } from '../../db/tables.ts'
import type { Queue } from '../queue.ts'
import type { Storage } from './storage.ts'
import type { Studio } from './studio.ts'

/** What a picture's AVIF copies are made from; gone once they are there. */
export const sourceFile = 'source.png'

interface Options {
  db: Db
  pictures: Storage
  studio: Studio
  queue: Queue
  signal: AbortSignal
}

/** Gives a picture AVIF copies in the widths of its WebP ones. Stops between two of them where `signal` says so. */
export async function addAvif(options: Options, key: string): Promise<void> {
  try {
    await encodeCopies(options, key)
  } catch (error) {
    const [file] = await findFiles(options.db.read, [key])
    if (file) throw error
    // It was erased meanwhile, and so is what has come of it.
    await options.pictures.remove(key)
  }
}

async function encodeCopies({ db, pictures, studio, queue, signal }: Options, key: string): Promise<void> {
  const [file] = await findFiles(db.read, [key])
  if (!file) return
  const present: FileVariant[] = JSON.parse(file.variants)
  const widths = present.flatMap(({ format, width }) => (format === 'webp' && width !== null ? [width] : []))
  const copies: FileVariant[] = []

  // Read in its turn, so that pictures that wait take no memory.
  async function original(): Promise<Buffer> {
    const widest = `${Math.max(...widths)}.webp`
    const found = (await pictures.get(`${key}/${sourceFile}`)) ?? (await pictures.get(`${key}/${widest}`))
    if (!found) throw new Error(`The picture ${key} has no files.`)
    return buffer(found.stream)
  }

  for (const width of widths) {
    if (signal.aborted) return
    const copy = await queue.run(async () => studio.encode(await original(), width, 'avif'))
    await pictures.put(`${key}/${width}.avif`, copy)
    copies.push({ format: 'avif', width, file: `${width}.avif` })
  }
  const added = await db.transaction((trx) => addVariants(trx, key, copies))
  // Where the picture was erased meanwhile, these have come after.
  await pictures.remove(added ? `${key}/${sourceFile}` : key)
}
