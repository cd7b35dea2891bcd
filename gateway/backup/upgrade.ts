import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { migrate, migrations } from '../../db/migrate.ts'
import { chownToOwner } from '../../db/connection/privateFolder.ts'
import { startError, StartError } from '../../db/connection/startError.ts'
import { tableNames } from '../../db/tableNames.ts'
import type { Config } from '../config.ts'
import { backUp } from './backup.ts'
import { claimFolder } from './claim.ts'
import { fileTimestamp } from './schedule.ts'

/** How many backups from before an update stay. */
const kept = 3

/** Brings the database to this version. Where it holds something already, all there is is backed up before. */
export async function upgrade(db: Db, config: Config): Promise<void> {
  const next = await nextMigration(db)
  if (next) await backUpBefore(db, config, next)
  await migrate(db)
}

/** The first that a database in use still lacks; undefined too for one of a newer version, which `migrate` refuses. */
async function nextMigration({ read, kind }: Db): Promise<string | undefined> {
  if (!(await tableNames(read, kind)).includes('migration')) return undefined
  const { rows } = await sql<{ name: string }>`select "name" from "migration"`.execute(read)
  const applied = new Set(rows.map(({ name }) => name))
  const known = new Set(migrations.map(({ name }) => name))
  if (applied.size === 0 || [...applied].some((name) => !known.has(name))) return undefined
  return migrations.find(({ name }) => !applied.has(name))?.name
}

async function backUpBefore(db: Db, config: Config, next: string): Promise<void> {
  const { dataDir, backups } = config
  const folder = backups?.folder ?? join(dataDir, 'backups')
  // Servers that start together may each make one.
  const file = join(folder, `avant-${next}-${fileTimestamp(new Date())}Z-${process.pid}.tar`)
  try {
    if (backups) await claimFolder(folder, db, dataDir)
    await backUp(db, config, file)
    chownToOwner(folder, file)
  } catch (error) {
    const { message } = startError(error, (why) => why)
    throw new StartError(
      `Avant la mise à jour de la base, sa sauvegarde n’a pas pu être faite\u00a0: ${message} La base reste comme elle était.`,
    )
  }
  console.log(`La base est mise à jour. Telle qu’elle était, elle est sauvegardée dans ${file}`)
  const isOld = (name: string) => /^avant-\d{4}-.*Z-\d+\.tar$/.test(name) && name < basename(file)
  // Their names begin with the number of the update and its time, by a clock that may have been ahead.
  const old = (await readdir(folder)).filter(isOld).sort().reverse()
  for (const name of old.slice(kept - 1)) await rm(join(folder, name))
}
