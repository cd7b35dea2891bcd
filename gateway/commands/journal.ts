import '../start/umask.ts'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type KeptSeal, type Verified, verifyJournal } from '../../db/journal/journalSeal.ts'
import { isMigrated } from '../../db/migrate.ts'
import { startError, StartError } from '../../db/connection/startError.ts'
import { readManifest } from '../backup/archive/readManifest.ts'
import { isBackupName } from '../backup/schedule.ts'
import { type Config, readConfig } from '../config.ts'
import { count } from './count.ts'
import { openExisting } from './existing.ts'

/* `npm run journal -- --verify`: compares each journal line with its seal, and the seals with those kept in backups. */

const usage = `npm run journal -- --verify [sauvegarde…]    compare le journal avec ses sceaux, et ceux-ci avec ceux des
                                             sauvegardes nommées et de celles de BACKUP_DIR`

const mostFaults = 20

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' } },
  })
  if (!values.verify) throw new StartError(usage)
  const config = readConfig(process.env)
  const named = positionals.map((name) => resolve(process.env.INIT_CWD ?? '.', name))
  const db = await openExisting(config)
  try {
    const kept = await keptSeals([...named, ...ownBackups(config)])
    if (!(await isMigrated(db)))
      throw new StartError('La base est d’une autre version du programme\u00a0: démarrez-le une fois.')
    return said(await verifyJournal(db, kept), kept.length)
  } finally {
    await db.close()
  }
}

function ownBackups({ backups }: Config): string[] {
  if (!backups || !existsSync(backups.folder)) return []
  return readdirSync(backups.folder)
    .filter(isBackupName)
    .map((name) => join(backups.folder, name))
}

async function keptSeals(files: readonly string[]): Promise<KeptSeal[]> {
  const seals: KeptSeal[] = []
  for (const source of files) {
    const { journal } = await readManifest(source)
    if (journal) seals.push({ ...journal, source })
  }
  return seals
}

function said({ lines, sealed, seals, faults }: Verified, kept: number): string {
  if (faults.length > 0) {
    const more = faults.length - mostFaults
    const rest = more > 0 ? [`… et ${count(more, 'autre', 'autres')}.`] : []
    throw new StartError([...faults.slice(0, mostFaults), ...rest].join('\n'))
  }
  const compared = kept > 0 ? `\u202f; comparé avec ${count(kept, 'sceau', 'sceaux')} de sauvegardes` : ''
  const blocks = count(seals, 'bloc', 'blocs')
  return `Le journal est entier\u00a0: ${count(lines, 'ligne', 'lignes')}, dont ${count(sealed, 'scellée', 'scellées')} en ${blocks}${compared}.`
}

run().then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(startError(error, (why) => `La commande a échoué (${why}).`).message)
    process.exitCode = 1
  },
)
