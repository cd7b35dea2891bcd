import { pictureRules } from '../../schema/content/fileRules.ts'
import { UnusableFile } from '../../schema/content/files.ts'
import { createWorker } from '../processes/worker.ts'
import type { Picture } from './pictures.ts'

export type PictureJob =
  | { kind: 'read'; file: Uint8Array }
  | { kind: 'avif'; source: Uint8Array; widths: number[] }

export interface Copy {
  width: number
  bytes: Buffer
}

/** What an uploaded picture is kept as. */
export interface Reading {
  picture: Picture
  /** WebP. */
  copies: Copy[]
}

export type PictureResult = Reading | { copies: Copy[] } | { unusable: string }

export interface Studio {
  /** Throws UnusableFile. */
  readPicture(file: Uint8Array): Promise<Reading>
  /** A copy of each width. They are asked for together, since the source is large and crosses over whole. */
  encodeAvif(source: Uint8Array, widths: number[]): Promise<Copy[]>
  stop(): void
}

export function checkPictureSize(size: number): void {
  if (size > pictureRules.maxBytes) throw new UnusableFile(pictureRules.tooLarge)
}

/** Where pictures are read and written, out of this process. What is `behind` lets people’s pictures go first. */
export function createStudio({ behind }: { behind: boolean }): Studio {
  const worker = createWorker<PictureJob, PictureResult>({
    program: 'uploads',
    longestMs: behind ? 1_800_000 : 60_000,
    // People wait for the first: as late as the thread that reads, and no later.
    niceness: behind ? 15 : 5,
  })

  return {
    async readPicture(file) {
      const result = await worker.run({ kind: 'read', file })
      if ('picture' in result) return result
      throw 'unusable' in result ? new UnusableFile(result.unusable) : unexpected()
    },

    async encodeAvif(source, widths) {
      const result = await worker.run({ kind: 'avif', source, widths })
      if ('copies' in result) return result.copies
      throw unexpected()
    },

    stop: worker.stop,
  }
}

function unexpected(): Error {
  return new Error('The process of uploads has answered something else.')
}
