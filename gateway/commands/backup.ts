import '../start/umask.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startError, StartError } from '../../db/connection/startError.ts'
import { backUp } from '../backup/backup.ts'
import type { Manifest } from '../backup/archive/manifest.ts'
import { proveArchive } from '../backup/prove.ts'
import { stopCleanly } from '../backup/cleanUp.ts'
import { readConfig } from '../config.ts'
import { count } from './count.ts'
import { openExisting } from './existing.ts'

/* `npm run backup`: one archive of the database and its files, beside a running server; and the proof that one is good. */

const usage = `npm run backup -- <fichier>             écrit une sauvegarde de la base et des fichiers
npm run backup -- --verify <fichier>    la restaure à l’essai et la compare`

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean' } },
  })
  const [name] = positionals
  if (name === undefined || positionals.length > 1) throw new StartError(usage)
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const config = readConfig(process.env)
  if (values.verify)
    return `La sauvegarde ${file} est prouvée\u00a0: ${contents(await proveArchive(file, config.databaseUrl))}.`
  const db = await openExisting(config)
  try {
    const manifest = await backUp(db, config, file)
    return `Sauvegarde écrite dans ${file}\u00a0: ${contents(manifest)}. Pour la prouver\u00a0: npm run backup -- --verify ${name}`
  } finally {
    await db.close()
  }
}

function contents({ files, tables, createdAt }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, each) => sum + each, 0)
  // One of the files is the database.
  return `${count(rows, 'ligne', 'lignes')} et ${count(Object.keys(files).length - 1, 'fichier', 'fichiers')}, tels qu’ils étaient le ${createdAt.slice(0, 16).replace('T', ' à ')} UTC`
}

stopCleanly()
run().then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(startError(error, (why) => `La commande a échoué (${why}).`).message)
    process.exitCode = 1
  },
)
