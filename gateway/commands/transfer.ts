import '../start/umask.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startError, StartError } from '../../db/connection/startError.ts'
import { transfer } from '../backup/transfer.ts'
import { stopCleanly } from '../backup/cleanUp.ts'
import { readConfig } from '../config.ts'
import { count } from './count.ts'

/* `npm run transfer`: all there is to an empty database of the other kind, while no server runs. */

const sqlite = 'sqlite:'

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [target] = positionals
  if (target === undefined || positionals.length > 1)
    throw new StartError(
      'npm run transfer -- postgres://… | sqlite:DOSSIER    copie tout dans une base vide de l’autre sorte',
    )
  const config = readConfig(process.env)
  const folder =
    target.startsWith(sqlite) && resolve(process.env.INIT_CWD ?? '.', target.slice(sqlite.length))
  const place = folder ? `${sqlite}${folder}` : target
  const { rows, files } = await transfer(config, place)
  const next = folder
    ? `Démarrez avec ce dossier pour DATA_DIR, sans DATABASE_URL${config.s3 ? ' ni S3_ENDPOINT et ce qui va avec' : ''}.`
    : 'Démarrez avec cette adresse pour DATABASE_URL, et le même DATA_DIR.'
  return `Transféré et comparé\u00a0: ${count(rows, 'ligne', 'lignes')}, ${count(files, 'fichier', 'fichiers')}. ${next}`
}

stopCleanly()
run().then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(startError(error, (why) => `Le transfert a échoué (${why}).`).message)
    process.exitCode = 1
  },
)
