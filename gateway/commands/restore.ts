import '../start/umask.ts'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startError, StartError } from '../../db/connection/startError.ts'
import { restoreArchive } from '../backup/restore.ts'
import { stopCleanly } from '../backup/cleanUp.ts'
import { readConfig } from '../config.ts'

/* `npm run restore`: puts a backup in the place of what is there, while no server runs. */

async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name] = positionals
  if (name === undefined || positionals.length > 1)
    throw new StartError('npm run restore -- <fichier>    remet une sauvegarde à la place de ce qui est là')
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const { manifest, former } = await restoreArchive(readConfig(process.env), file)
  const kept = former ? ` Ce qui était là est gardé dans ${former}.` : ''
  return `Restauré tel que c’était le ${manifest.createdAt.slice(0, 16).replace('T', ' à ')} UTC.${kept} Démarrez maintenant\u00a0: npm start`
}

stopCleanly()
run().then(
  (said) => console.log(said),
  (error: unknown) => {
    console.error(startError(error, (why) => `La restauration a échoué (${why}).`).message)
    process.exitCode = 1
  },
)
