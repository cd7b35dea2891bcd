import type { Db } from '../../db/connection/connect.ts'
import { findFiles } from '../../db/content/contentStore.ts'
import { completePicture } from '../../db/files/files.ts'
import type { FileVariant } from '../../db/tables.ts'
import type { Kind } from '../jobs/jobs.ts'
import type { Storage } from './storage.ts'
import { sourceFile, type PictureProcess } from './pictureProcess.ts'
import { readVariants } from '../../db/jsonColumns.ts'

interface Options {
  db: Db
  pictures: Storage
  studio: PictureProcess
}

const minute = 60_000

/** The job that gives a picture those AVIF copies that it lacks, in the widths of its WebP ones, and tells its tone. */
export function completingKind(options: Options): Kind<null> {
  return {
    retryMs: [minute, 60 * minute, 24 * 60 * minute],
    async run(_payload, { key, signal }) {
      try {
        await complete(options, key, signal)
      } catch (error) {
        const [file] = await findFiles(options.db.read, [key])
        if (file) throw error
        // It was erased meanwhile, and so is what has come of it.
        await options.pictures.remove(key)
      }
    },
  }
}

async function complete({ db, pictures, studio }: Options, key: string, signal: AbortSignal): Promise<void> {
  const [file] = await findFiles(db.read, [key])
  if (!file) return
  const present = readVariants(file.variants)
  const widthsOf = (wanted: FileVariant['format']) =>
    present.flatMap(({ format, width }) => (format === wanted && width !== null ? [width] : []))
  const widths = widthsOf('webp')
  const missing = widths.filter((width) => !widthsOf('avif').includes(width))
  const widest = `${Math.max(...widths)}.webp`
  const completed = await pictures.putAll(key, async (folder) => {
    const found = (await pictures.get(`${key}/${sourceFile}`)) ?? (await pictures.get(`${key}/${widest}`))
    if (!found) throw new Error(`The picture ${key} has no files.`)
    const made = await studio.completePicture(found.stream, folder, missing)
    signal.throwIfAborted()
    return made
  })
  const added = await db.transaction((trx) => completePicture(trx, key, completed))
  // The picture was erased meanwhile, and these files have come after.
  await pictures.remove(added ? `${key}/${sourceFile}` : key)
}
