import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { folderStorage, parts, sync, type Storage, type StorageOf } from '../../uploads/storage.ts'
import { ownerFile } from '../../uploads/sweep.ts'

/** Syncs every folder below this one to disk, and with it the names of its files. */
export async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isDirectory()))
    await sync(join(entry.parentPath, entry.name))
}

/**
 * Copies the bucket's objects to the folder `former`, then uploads the files of `folder` beside them. Objects that the restored
 * database does not name are swept later.
 */
export async function restoreObjects(storage: StorageOf, folder: string, former: string): Promise<void> {
  for (const part of parts) await copyAll(storage(part), folderStorage(join(former, part)))
  for (const part of parts) {
    await storage(part).remove(ownerFile)
    await copyAll(folderStorage(join(folder, part)), storage(part))
    await rm(join(folder, part), { recursive: true })
  }
}

/** Copies all files, four at a time. */
async function copyAll(from: Storage, to: Storage): Promise<void> {
  const left = await from.names()
  async function copyMore(): Promise<void> {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const found = await from.get(name)
      if (found) await to.put(name, await buffer(found.stream))
    }
  }
  await Promise.all([1, 2, 3, 4].map(copyMore)).catch((error: unknown) => {
    left.length = 0
    throw error
  })
}

/** Hard-links all files into `to`, where they stay when `from` loses them. */
export async function linkAll(from: string, to: string): Promise<void> {
  for (const name of await folderStorage(from).names()) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await link(join(from, name), join(to, name))
  }
}

/** Moves all files; they are synced to disk once this resolves. */
export async function moveAll(from: string, to: string): Promise<void> {
  for (const name of await folderStorage(from).names()) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
  await mkdir(to, { recursive: true })
  await syncFolders(to)
}
