import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../../db/connect.ts'
import { databaseId } from '../../db/files.ts'
import { StartError } from '../../db/startError.ts'

/** In the folder: the database whose backups lie there. */
const owner = '.database'

/** The first database to be backed up there owns it: another one would forget its backups, as if they were its own. */
export async function claim(folder: string, db: Db): Promise<void> {
  const id = await db.transaction(databaseId)
  const path = join(folder, owner)
  await writeFile(path, id, { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    if ((await readFile(path, 'utf8')) === id) return
    throw new StartError(
      `Les sauvegardes d’un autre site sont dans ${folder}\u00a0: donnez à celui-ci un autre BACKUP_DIR, ou supprimez ${path} si elles sont les siennes.`,
    )
  })
}
