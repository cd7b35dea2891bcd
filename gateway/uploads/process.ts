import { serve } from '../workerProcess.ts'
import { encode, readPicture, UnusablePicture } from './pictures.ts'
import type { Copy, PictureJob, PictureResult } from './studio.ts'

type EncodeJob = Extract<PictureJob, { kind: 'encode' }>

/** One after the other: together they would need as much more memory. */
async function encodeAll({ source, widths, format }: EncodeJob): Promise<Copy[]> {
  const copies: Copy[] = []
  for (const width of widths) copies.push({ width, bytes: await encode(source, width, format) })
  return copies
}

/* The process that reads pictures from outside: where one of them brings it down, the server goes on. */
serve(async (job: PictureJob): Promise<PictureResult> => {
  if (job.kind === 'encode') return { copies: await encodeAll(job) }
  try {
    return { picture: await readPicture(job.file) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.message }
    throw error
  }
})
