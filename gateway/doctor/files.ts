import type { Db } from '../../db/connection/connect.ts'
import { outageOf } from '../../db/connection/outage.ts'
import type { FileTable } from '../../db/tables.ts'
import type { Config } from '../config.ts'
import { type StorageOf } from '../uploads/storage.ts'
import { storageOf } from '../uploads/storageOf.ts'
import { checkStorage } from '../uploads/checkStorage.ts'
import { type Finding, ok, wrong } from './finding.ts'
import { readVariants } from '../../db/jsonColumns.ts'

/** The newest tell whether it is the storage that this database is of. */
const mostFiles = 20

/** Looks at the object storage, where there is one: the folder is looked at with the disk. */
export async function examineStorage(config: Config): Promise<Finding[]> {
  const { s3 } = config
  if (!s3) return []
  await checkStorage(storageOf(config)(''))
  return [
    ok(
      `Le stockage d’objets ${s3.endpoint} prend des fichiers dans le bucket «\u00a0${s3.bucket}\u00a0», les rend et les supprime.`,
    ),
  ]
}

/** Looks whether the files that the database names are where this configuration has them. */
export async function examineFiles({ read }: Db, config: Config): Promise<Finding[]> {
  const newest = await read
    .selectFrom('file')
    .select(['key', 'kind', 'variants'])
    .orderBy('createdAt', 'desc')
    .limit(mostFiles)
    .execute()
  const missing = await countMissing(newest, storageOf(config)).catch((error: unknown) => {
    // What keeps them from being read is told where the disk or the storage itself is looked at.
    if (outageOf(error)) return 0
    throw error
  })
  if (missing === 0) return []
  return [
    wrong(
      `Des ${newest.length}\u00a0fichiers les plus récents de la base, il en manque ${missing} là où cette configuration les cherche\u00a0: rétablissez une sauvegarde avec cette configuration (npm run restore).`,
    ),
  ]
}

type Named = Pick<FileTable, 'key' | 'kind' | 'variants'>

async function countMissing(files: Named[], storage: StorageOf): Promise<number> {
  let missing = 0
  for (const { key, kind, variants } of files) {
    const [first] = readVariants(variants)
    const part = storage(kind === 'image' ? 'uploads' : 'documents')
    const found = first && (await part.get(`${key}/${first.file}`))
    found?.stream.destroy()
    if (!found) missing += 1
  }
  return missing
}
