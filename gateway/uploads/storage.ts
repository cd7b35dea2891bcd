import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { outageOfFile, Unavailable } from '../../db/connection/outage.ts'

/** Files by names such as `<key>/960.webp`: no more than S3 can do. */
export interface Storage {
  /** A file is there under its name once it is whole and on disk, and not before. */
  put(name: string, content: Uint8Array | string): Promise<void>
  /** Likewise all files that `make` lays into a folder, as those of a key: beside, or in place of, what it has. */
  putAll<Made>(key: string, make: (folder: string) => Promise<Made>): Promise<Made>
  /** Null where there is none. */
  get(name: string): Promise<{ size: number; stream: Readable } | null>
  /** Removes a file, or all files of a key. */
  remove(name: string): Promise<void>
  /** The keys that nothing was put under since `time`. */
  keysBefore(time: Date): Promise<string[]>
  /** The names of all files (`isStored`). */
  names(): Promise<string[]>
}

/** A bucket, of this site alone, and the key that opens it. */
export interface S3 {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What lies apart from the rest, below DATA_DIR or in a bucket. */
export const parts = ['uploads', 'documents'] as const

/** The part that a name begins with; none for the whole storage. Pieces of files that are being sent are not backed up. */
export type Part = '' | (typeof parts)[number] | 'pieces'
export type StorageOf = (part: Part) => Storage

/** What the bytes of a file are known by (`hashOfFile`), by its name with that of its part; undefined where that is not known. */
export type HashOf = (name: string) => Promise<string | undefined>

/** Hexadecimal, as `newKey` makes them: whatever else lies in the folder is not ours. */
export const keyName = /^[0-9a-f]{32}$/

/** What a picture or document is called, with or without its part: nothing else that lies there is listed, copied or restored. */
export function isStored(name: string): boolean {
  return /^(?:(?:uploads|documents)\/)?[0-9a-f]{32}\/\w[\w.-]{0,49}$/.test(name)
}

/** Unfinished files, on the same disk so that they can be renamed. */
const unfinished = '.unfinished'

export function newKey(): string {
  return randomUUID().replaceAll('-', '')
}

/** A local folder; several servers may share it. */
export function folderStorage(folder: string): Storage {
  /** The path of a file: below the folder, whatever it is called. */
  function placeOf(name: string): string {
    if (name.split('/').some((one) => one === '' || one === '..'))
      throw new RangeError(`${name} is no name of a file.`)
    return join(folder, name)
  }

  async function olderThan(time: Date, names: string[], place: string): Promise<string[]> {
    const found = await Promise.all(
      names.map(async (name) => {
        const { mtime } = await stat(join(place, name)).catch(() => ({ mtime: time }))
        return mtime < time ? [name] : []
      }),
    )
    return found.flat()
  }

  async function putAll<Made>(key: string, make: (folder: string) => Promise<Made>): Promise<Made> {
    const making = join(folder, unfinished, randomUUID())
    const place = placeOf(key)
    try {
      // Node says of a read-only disk that a folder it was to make does not exist.
      await mkdir(making, { recursive: true }).catch((error: unknown) => {
        throw isMissing(error) ? new Unavailable('readonly', error) : error
      })
      const made = await make(making)
      const names = await readdir(making)
      for (const name of names) await sync(join(making, name))
      await mkdir(place, { recursive: true })
      for (const name of names) await rename(join(making, name), join(place, name))
      await sync(place)
      await sync(folder)
      return made
    } catch (error) {
      throw outageOfFile(error)
    } finally {
      await removeIfPossible(making)
    }
  }

  /** Folder by folder: where one goes meanwhile, Node’s own way of reading all of them fails. */
  async function namesBelow(place: string): Promise<string[]> {
    const entries = (await readdir(join(folder, place), { withFileTypes: true }).catch(nullIfMissing)) ?? []
    const found: string[] = []
    for (const entry of entries) {
      const name = join(place, entry.name)
      if (entry.isFile()) found.push(name)
      else if (entry.isDirectory() && entry.name !== unfinished) found.push(...(await namesBelow(name)))
    }
    return found
  }

  return {
    putAll,

    async put(name, content) {
      const file = basename(placeOf(name))
      await putAll(dirname(name), (making) => writeFile(join(making, file), content))
    },

    async get(name) {
      const file = await open(placeOf(name)).catch(nullIfMissing)
      if (!file) return null
      return { size: (await file.stat()).size, stream: file.createReadStream() }
    },

    async remove(name) {
      // Copies may come into its folder meanwhile.
      await rm(placeOf(name), { recursive: true, force: true, maxRetries: 5 })
    },

    async keysBefore(time) {
      const halves = join(folder, unfinished)
      for (const name of await olderThan(time, await namesIn(halves), halves))
        await rm(join(halves, name), { recursive: true })
      const keys = (await namesIn(folder)).filter((name) => keyName.test(name))
      return olderThan(time, keys, folder)
    },

    names: async () => (await namesBelow('.')).filter(isStored),
  }
}

/** What stays of a disk that takes nothing any more harms nobody, and who waits is told of what failed before. */
export function removeIfPossible(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true }).catch(() => {})
}

/** A name lives in its folder, and is safe from a power cut once that is. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullIfMissing)) ?? []
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw outageOfFile(error)
}
