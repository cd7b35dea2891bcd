import { createReadStream, existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { StartError } from '../../db/startError.ts'
import { manifestName, parseManifest, type Manifest } from './manifest.ts'
import { Damaged, entriesOf } from './tar.ts'

/** What an archive says of itself, without unpacking it. Throws a StartError where it says nothing. */
export async function readManifest(file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new StartError(`Il n’y a pas de fichier ${file}.`)
  let said = ''
  try {
    for await (const { name, content } of entriesOf(createReadStream(file, { highWaterMark: 1 << 20 }))) {
      if (name === manifestName) said = await text(content)
      else for await (const chunk of content) void chunk
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    throw new StartError(`La sauvegarde ${file} est abîmée ou incomplète (${error.message}).`)
  }
  const manifest = parseManifest(said)
  if (!manifest) throw new StartError(`${file} n’est pas une sauvegarde de ce programme.`)
  return manifest
}
