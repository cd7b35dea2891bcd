import { serve } from '../workerProcess.ts'
import { encode, readPicture, UnusablePicture } from './pictures.ts'
import type { PictureJob, PictureResult } from './studio.ts'

/* The process that reads pictures from outside: where one of them brings it down, the server goes on. */
serve(async (job: PictureJob): Promise<PictureResult> => {
  if (job.kind === 'encode') return { copy: await encode(job.source, job.width, job.format) }
  try {
    return { picture: await readPicture(job.file) }
  } catch (error) {
    if (error instanceof UnusablePicture) return { unusable: error.message }
    throw error
  }
})
