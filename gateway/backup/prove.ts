import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { migrate, migrations } from '../../db/migrate.ts'
import { databaseFile } from '../../db/connection/restoreSwap.ts'
import { StartError } from '../../db/connection/startError.ts'
import { refuseDamaged } from './backup.ts'
import { factsOf } from './facts.ts'
import { backupFailure } from './failure.ts'
import { databaseNames, type Manifest } from './archive/manifest.ts'
import { restoreDump, scratchDatabase } from './postgres/postgres.ts'
import { withScratchFolder } from './cleanUp.ts'
import { unpack } from './archive/unpack.ts'

/**
 * Proves that an archive can be restored: reads all of it, restores it into a scratch place beside it (of PostgreSQL, into a
 * scratch database of the server at `databaseUrl`), opens that with this program, and compares. Throws a StartError that says
 * what is wrong.
 */
export async function proveArchive(file: string, databaseUrl: string | undefined): Promise<Manifest> {
  const scratch = join(dirname(file), `${basename(file)}.essai-${randomBytes(4).toString('hex')}`)
  try {
    return await withScratchFolder(scratch, async () => {
      const manifest = await unpack(file, scratch)
      if (manifest.database === 'sqlite') await proveSqlite(manifest, scratch)
      else await provePostgres(manifest, scratch, databaseUrl)
      return manifest
    })
  } catch (error) {
    throw backupFailure(error, dirname(file))
  }
}

/** Throws where this program is older than the archive, of which nothing but the manifest has been read. */
export function refuseNewer({ schema }: Manifest): void {
  if (migrations.some(({ name }) => name === schema)) return
  throw new StartError(
    `Cette sauvegarde vient d’une version plus récente du programme (${schema})\u00a0: installez cette version d’abord.`,
  )
}

/** Opens an unpacked SQLite database as the program does, with nothing changed in `folder` but what lies beside it. */
export async function proveSqlite(manifest: Manifest, folder: string): Promise<void> {
  const place = join(folder, '.essai')
  await mkdir(place)
  await expandDatabase(folder, join(place, databaseFile))
  await prove(manifest, { dataDir: place })
  await rm(place, { recursive: true })
}

/** The SQLite file that was laid, compressed, into this folder. */
export function expandDatabase(folder: string, file: string): Promise<void> {
  const compressed = createReadStream(join(folder, databaseNames.sqlite))
  return pipeline(compressed, createGunzip(), createWriteStream(file, { flush: true }))
}

async function provePostgres(manifest: Manifest, folder: string, url: string | undefined): Promise<void> {
  if (url === undefined) {
    throw new StartError(
      'Les fichiers de cette sauvegarde sont entiers. Sa base est une base PostgreSQL\u00a0: donnez DATABASE_URL pour qu’elle soit restaurée à l’essai.',
    )
  }
  const scratch = await scratchDatabase(url)
  try {
    await restoreDump(join(folder, databaseNames.postgres), scratch.url, folder)
    await prove(manifest, { url: scratch.url, dataDir: join(folder, '.essai') })
  } finally {
    await scratch.drop()
  }
}

/** Throws where the database is not what the manifest says, is damaged, or cannot be used by this version. */
async function prove(manifest: Manifest, place: { url?: string; dataDir: string }): Promise<void> {
  const db = await openDatabase(place)
  try {
    const facts = await factsOf(db.read, db.kind)
    const tables = facts?.tables ?? {}
    for (const name of new Set([...Object.keys(tables), ...Object.keys(manifest.tables)])) {
      const [found, said] = [tables[name], manifest.tables[name]]
      if (found === said) continue
      throw new StartError(
        `La table ${name} n’est pas celle du manifeste (lignes\u00a0: ${found ?? 0} au lieu de ${said ?? 0}).`,
      )
    }
    if (facts?.schema !== manifest.schema || facts.journal?.hash !== manifest.journal?.hash)
      throw new StartError('La base restaurée n’est pas celle que dit le manifeste.')
    for (const { name, hash } of facts.files) {
      const stored = manifest.files[name]
      if (!stored) throw new StartError(`Il manque le fichier ${name} que nomme la base.`)
      refuseDamaged(name, hash, stored)
    }
    if (db.kind === 'sqlite') await checkIntegrity(db)
    await migrate(db)
  } finally {
    await db.close()
  }
}

async function checkIntegrity({ read }: Db): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(read)
  const [first] = rows
  if (first?.integrity_check !== 'ok')
    throw new StartError(`La base est abîmée (${first?.integrity_check ?? ''}).`)
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(read)
  if (broken.rows[0])
    throw new StartError(`La base est abîmée (des lignes de ${broken.rows[0].table} sont orphelines).`)
}
