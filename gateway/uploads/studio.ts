import { UnusableFile } from '../../schema/content/files.ts'
import { createWorker } from '../worker.ts'
import type { Picture } from './pictures.ts'

export type PictureJob =
  | { kind: 'read'; file: Uint8Array }
  | { kind: 'encode'; source: Uint8Array; width: number; format: 'webp' | 'avif' }

export type PictureResult = { picture: Picture } | { copy: Buffer } | { unusable: string }

export interface Studio {
  /** Throws UnusableFile. */
  readPicture(file: Uint8Array): Promise<Picture>
  encode(source: Uint8Array, width: number, format: 'webp' | 'avif'): Promise<Buffer>
  stop(): void
}

const largestFile = 10 * 1024 * 1024
const tooLarge = 'Cette image dépasse 10\u00a0Mo.'

export function checkPictureSize(size: number): void {
  if (size > largestFile) throw new UnusableFile(tooLarge)
}

/** Where pictures are read and written, out of this process. What is `behind` lets people’s pictures go first. */
export function createStudio({ behind }: { behind: boolean }): Studio {
  const worker = createWorker<PictureJob, PictureResult>({
    program: 'uploads',
    longestMs: behind ? 600_000 : 60_000,
    niceness: behind ? 15 : 0,
  })

  return {
    async readPicture(file) {
      const result = await worker.run({ kind: 'read', file })
      if ('picture' in result) return result.picture
      throw 'unusable' in result ? new UnusableFile(result.unusable) : unexpected()
    },

    async encode(source, width, format) {
      const result = await worker.run({ kind: 'encode', source, width, format })
      if ('copy' in result) return result.copy
      throw unexpected()
    },

    stop: worker.stop,
  }
}

function unexpected(): Error {
  return new Error('The process of uploads has answered something else.')
}
