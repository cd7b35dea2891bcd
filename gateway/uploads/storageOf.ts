import { join } from 'node:path'
import { folderStorage, type HashOf, type S3, type StorageOf } from './storage.ts'

/** Plain data, so that it can be told to another process. */
export interface StoragePlace {
  dataDir: string
  /** Files lie below `dataDir` without it. */
  s3?: S3 | undefined
}

/**
 * The storage of this site's files, which is decided here and nowhere else. Bytes from elsewhere than a folder are
 * compared with what they are known by.
 */
export function storageOf({ dataDir, s3 }: StoragePlace, hashOf?: HashOf): StorageOf {
  if (!s3) return (part) => folderStorage(join(dataDir, part))
  let opened: Promise<StorageOf> | undefined
  // Loaded on demand: with files in a folder it is not needed.
  const open = () => (opened ??= import('./s3.ts').then(({ openBucket }) => openBucket(s3, { hashOf })))
  return (part) => ({
    put: async (name, content) => (await open())(part).put(name, content),
    putAll: async (key, make) => (await open())(part).putAll(key, make),
    get: async (name) => (await open())(part).get(name),
    remove: async (name) => (await open())(part).remove(name),
    keysBefore: async (time) => (await open())(part).keysBefore(time),
    names: async () => (await open())(part).names(),
  })
}
