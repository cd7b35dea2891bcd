import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileTable, FileVariant, PictureTone, SentPicture } from '../../db/tables.ts'
import { pictureRules } from '../../schema/content/files/fileRules.ts'
import { UnusableFile } from '../../schema/content/files/files.ts'
import type { Crop } from '../../schema/media/crop.ts'
import { createWorker, ProcessEnded } from '../processes/worker.ts'

/** Pictures cross as files: in a message, the bytes of a large one would be copied by the thread that answers requests. */
export type PictureJob = { given: string; folder: string } & (
  | { kind: 'read'; source: string; crop: Crop | null }
  | { kind: 'complete'; widths: number[] }
)

type Picture = Pick<FileTable, 'width' | 'height' | 'placeholder'> & {
  takenAt: string | null
  sent: SentPicture | null
}

export type PictureResult =
  | { picture: Picture; variants: FileVariant[] }
  | CompletedPicture
  | { unusable: string }

/** What is made of a picture once it is stored: AVIF copies, and what it is to the eye. */
export interface CompletedPicture {
  variants: FileVariant[]
  tone: PictureTone
}

/** What a picture's AVIF copies are made from; gone once they are there. */
export const sourceFile = 'source.png'

type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

export interface PictureProcess {
  /** Lays the source and WebP copies of a picture, or of the part that `crop` keeps of it, into `folder`. Throws UnusableFile. */
  readPicture(
    picture: Bytes | (() => Promise<Bytes>),
    folder: string,
    crop?: Crop | null,
  ): Promise<Picture & { variants: FileVariant[] }>
  /** Lays an AVIF copy of each width into `folder`, and tells the tone. */
  completePicture(source: Bytes, folder: string, widths: number[]): Promise<CompletedPicture>
  stop(): void
}

export function checkPictureSize(size: number): void {
  if (size > pictureRules.maxBytes) throw new UnusableFile(pictureRules.tooLarge)
}

/** Reads and writes pictures outside of this process. One that is `behind` lets people’s pictures go first. */
export function createPictureProcess({ behind }: { behind: boolean }): PictureProcess {
  const worker = createWorker<PictureJob, PictureResult>({
    program: 'uploads',
    longestMs: behind ? 1_800_000 : 60_000,
    // People wait for the first: as late as the thread that reads, and no later.
    niceness: behind ? 15 : 5,
  })

  /** Writes the bytes to a file in `folder`, and runs `work` on it with a file for the result beside it. */
  async function handOver(
    bytes: Bytes,
    folder: string,
    work: (given: string) => PictureJob,
  ): Promise<PictureResult> {
    const given = join(folder, 'given')
    await pipeline(bytes, createWriteStream(given))
    const result = await worker.run(work(given))
    await rm(given)
    return result
  }

  return {
    async readPicture(picture, folder, crop = null) {
      const read = async () =>
        handOver(typeof picture === 'function' ? await picture() : picture, folder, (given) => ({
          kind: 'read',
          given,
          folder,
          source: sourceFile,
          crop,
        }))
      // It may have been another picture’s fault, or the system’s for want of memory.
      const result = await read().catch(ifEnded(read)).catch(ifEnded(tooHard))
      if ('picture' in result) return { ...result.picture, variants: result.variants }
      throw 'unusable' in result ? new UnusableFile(result.unusable) : unexpected()
    },

    async completePicture(source, folder, widths) {
      const result = await handOver(source, folder, (given) => ({ kind: 'complete', given, folder, widths }))
      if ('tone' in result) return result
      throw unexpected()
    },

    stop: worker.stop,
  }
}

/** What is to be done where the process has ended; other failures stay what they are. */
function ifEnded<Result>(then: () => Promise<Result>) {
  return (error: unknown): Promise<Result> => {
    if (error instanceof ProcessEnded) return then()
    throw error
  }
}

function tooHard(): Promise<never> {
  return Promise.reject(new UnusableFile(pictureRules.tooHard))
}

function unexpected(): Error {
  return new Error('The process of uploads has answered something else.')
}
