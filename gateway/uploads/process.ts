import { serve } from '../processes/workerProcess.ts'
import { encode, readPicture, UnusablePicture } from './pictures.ts'
import type { Copy, PictureJob, PictureResult } from './studio.ts'

/** One after the other: together they would need as much more memory. */
async function encodeAll(source: Uint8Array, widths: number[], format: 'webp' | 'avif'): Promise<Copy[]> {
  const copies: Copy[] = []
  for (const width of widths) copies.push({ width, bytes: await encode(source, width, format) })
  return copies
}

/* The process that reads pictures from outside: where one of them brings it down, the server goes on. */
serve(async (job: PictureJob): Promise<PictureResult> => {
  if (job.kind === 'avif') return { copies: await encodeAll(job.source, job.widths, 'avif') }
  try {
    const picture = await readPicture(job.file)
    return { picture, copies: await encodeAll(picture.source, picture.widths, 'webp') }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.message }
    throw error
  }
})
