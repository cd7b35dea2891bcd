import { link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { folderStorage, parts, sync, type Storage, type StorageOf } from '../../uploads/storage.ts'
import { ownerFile } from '../../uploads/sweep.ts'

/** The names in a folder are on disk once it is. */
export async function syncFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isDirectory()))
    await sync(join(entry.parentPath, entry.name))
}

/**
 * Puts the files of `folder` into a bucket, beside those that are there, all of which are copied to the folder `former` before:
 * those that the restored database does not name are swept later.
 */
export async function restoreObjects(storage: StorageOf, folder: string, former: string): Promise<void> {
  for (const part of parts) await copyAll(storage(part), folderStorage(join(former, part)))
  for (const part of parts) {
    await storage(part).remove(ownerFile)
    await copyAll(folderStorage(join(folder, part)), storage(part))
    await rm(join(folder, part), { recursive: true })
  }
}

/** Some at a time, in no order. */
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

/** The same files under a second name: those that the first loses stay here. */
export async function linkAll(from: string, to: string): Promise<void> {
  for (const name of await folderStorage(from).names()) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await link(join(from, name), join(to, name))
  }
}

/** All of it, there for good once this comes back. */
export async function moveAll(from: string, to: string): Promise<void> {
  for (const name of await folderStorage(from).names()) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
  await mkdir(to, { recursive: true })
  await syncFolders(to)
}
