import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDatabase } from '../../db/connection/connect.ts'
import { databaseFile } from '../../db/connection/restoreSwap.ts'
import { StartError } from '../../db/connection/startError.ts'
import { tableNames } from '../../db/tableNames.ts'
import type { Config } from '../config.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** Opens the database of a site that exists: a command with a mistyped setting makes none, and calls none whole. */
export async function openExisting({ databaseUrl: url, dataDir }: Place): Promise<Db> {
  if (url === undefined && !existsSync(join(dataDir, databaseFile))) throw nothingThere({ url, dataDir })
  const db = await openDatabase({ url, dataDir })
  const names = await tableNames(db.read, db.kind).catch(async (error: unknown) => {
    await db.close()
    throw error
  })
  if (names.includes('migration')) return db
  await db.close()
  throw nothingThere({ url, dataDir })
}

function nothingThere({ url, dataDir }: { url: string | undefined; dataDir: string }): StartError {
  const why =
    url === undefined
      ? `Il n’y a pas de base dans ${dataDir}\u00a0: vérifiez DATA_DIR`
      : 'Il n’y a rien dans la base PostgreSQL\u00a0: vérifiez DATABASE_URL'
  return new StartError(
    `${why}, ou donnez les réglages du service\u00a0: --env FICHIER, tel que /etc/geometre.env.`,
  )
}
