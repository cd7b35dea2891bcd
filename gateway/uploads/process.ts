import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { hashOfFile } from '../../db/files/fileHash.ts'
import { toneOf } from '../../db/files/pictureTone.ts'
import type { FileVariant } from '../../db/tables.ts'
import { serve } from '../processes/workerProcess.ts'
import { encode, readPicture, UnusablePicture } from './pictures.ts'
import type { PictureJob, PictureResult } from './pictureProcess.ts'

/** Lays a copy of each width into a folder. One after the other: together they would need as much more memory. */
async function lay(
  folder: string,
  format: 'webp' | 'avif',
  source: Uint8Array,
  widths: number[],
): Promise<FileVariant[]> {
  const variants: FileVariant[] = []
  for (const width of widths) {
    const file = `${width}.${format}`
    const bytes = await encode(source, width, format)
    await writeFile(join(folder, file), bytes)
    variants.push({ format, width, file, hash: hashOfFile(bytes) })
  }
  return variants
}

/* The process that reads pictures from outside: where one of them brings it down, the server goes on. */
serve(async (job: PictureJob): Promise<PictureResult> => {
  const given = await readFile(job.given)
  if (job.kind === 'complete')
    return {
      variants: await lay(job.folder, 'avif', given, job.widths),
      tone: await toneOf(sharp(given)),
    }
  try {
    const { source, widths, ...picture } = await readPicture(given, job.crop)
    await writeFile(join(job.folder, job.source), source)
    return { picture, variants: await lay(job.folder, 'webp', source, widths) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.message }
    throw error
  }
})
