import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { StartError } from '../../../db/connection/startError.ts'
import { hashLineOf, manifestHashName, manifestName, parseManifest, type Manifest } from './manifest.ts'
import { textOf } from './tar.ts'

/** What an archive says of itself, without reading the rest of it. Throws a StartError where it says nothing. */
export async function readManifest(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new StartError(`Il n’y a pas de fichier ${file}.`)
  const archive = await open(file)
  try {
    const said = await textOf(archive, manifestName)
    if (said === null || (await textOf(archive, manifestHashName)) !== hashLineOf(said))
      throw new StartError(`La sauvegarde ${file} est abîmée ou incomplète (${manifestName}).`)
    const manifest = parseManifest(said)
    if (!manifest) throw new StartError(`${file} n’est pas une sauvegarde de ce programme.`)
    return manifest
  } finally {
    await archive.close()
  }
}
