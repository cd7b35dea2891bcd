import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../db/connection/connect.ts'
import { databaseFile } from '../../db/connection/restoreSwap.ts'
import { checkActiveLimits } from '../../schema/content/activeLimits.ts'
import type { Config } from '../config.ts'
import { createReadiness } from '../http/readiness.ts'
import { type Finding, findingsOf, note, ok, wrong } from './finding.ts'

/** Beyond so many bytes a look at each page of the file is not cheap. */
const mostToRead = 512 * 2 ** 20
/** The most that clocks may be apart without anybody noticing. */
const mostSkewMs = 10_000

/** Looks at the database, and has `more` look at what is in it, where there is one and it can be used. */
export async function examineDatabase(
  { databaseUrl, pooledUrl, dataDir }: Config,
  more: (db: Db) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (databaseUrl === undefined && !existsSync(join(dataDir, databaseFile)))
    return [
      note(
        `Il n’y a pas de base dans ${dataDir}\u00a0: le premier démarrage en fait une. Si le site existe déjà, vérifiez DATA_DIR, ou donnez les réglages du service\u00a0: --env FICHIER.`,
      ),
    ]
  const db = await openDatabase({ url: databaseUrl, pooledUrl, dataDir })
  try {
    const findings = [ok(await described(db))]
    const unready = await createReadiness(db, dataDir).whyNotReady()
    if (unready !== null) return [...findings, wrong(unready)]
    await checkActiveLimits(db)
    const looks = [() => integrity(db, dataDir), () => clock(db), () => more(db)]
    for (const look of looks) findings.push(...(await findingsOf(look)))
    return findings
  } finally {
    await db.close()
  }
}

async function described({ kind, read }: Db): Promise<string> {
  const { rows } = await (
    kind === 'sqlite'
      ? sql<{
          version: string
          encoding: string
        }>`select sqlite_version() as "version", "encoding" from pragma_encoding`
      : sql<{
          version: string
          encoding: string
        }>`select current_setting('server_version') as "version", current_setting('server_encoding') as "encoding"`
  ).execute(read)
  const { version = '', encoding = '' } = rows[0] ?? {}
  return `La base répond\u00a0: ${kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${version}, en ${encoding}.`
}

/** PostgreSQL's own files are for its operator to look after. */
async function integrity({ kind, read }: Db, dataDir: string): Promise<Finding[]> {
  if (kind === 'postgres') return []
  if (statSync(join(dataDir, databaseFile)).size > mostToRead)
    return [note('La base est trop grande pour être relue ici\u00a0: une sauvegarde prouvée le fait.')]
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(read)
  const said = rows[0]?.quick_check
  return said === 'ok'
    ? [ok('Le fichier de la base est entier.')]
    : [
        wrong(
          `Le fichier de la base est abîmé (${said})\u00a0: arrêtez le serveur et rétablissez une sauvegarde (npm run restore).`,
        ),
      ]
}

/** SQLite has none of its own. */
async function clock({ kind, read }: Db): Promise<Finding[]> {
  if (kind === 'sqlite') return []
  const asked = Date.now()
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as "ms"`.execute(read)
  return [clockFinding('de la base', (rows[0]?.ms ?? 0) - (asked + Date.now()) / 2)]
}

/** How far another clock is ahead of this one. */
export function clockFinding(whose: string, aheadMs: number): Finding {
  if (Math.abs(aheadMs) <= mostSkewMs)
    return ok(`L’horloge ${whose} est à la même heure que celle de cette machine.`)
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return wrong(
    `L’horloge ${whose} ${aheadMs > 0 ? 'avance' : 'retarde'} de ${seconds}\u00a0secondes sur celle de cette machine\u00a0: réglez les deux (NTP).`,
  )
}
