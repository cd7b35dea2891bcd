import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { StartError } from '../../../db/connection/startError.ts'
import {
  hashLineOf,
  isArchived,
  manifestHashName,
  manifestName,
  parseManifest,
  type Manifest,
  type StoredFile,
} from './manifest.ts'
import { DamagedArchiveError, entriesOf, type Entry } from './tar.ts'

/**
 * Reads the whole archive, each byte of it, and lays what is in it into `folder`, on disk. Throws a StartError that names
 * what is damaged.
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    const { files, texts } = await lay(file, folder)
    return checked(files, texts)
  } catch (error) {
    if (error instanceof DamagedArchiveError)
      throw new StartError(`La sauvegarde ${file} est abîmée ou incomplète (${error.message}).`)
    if (
      error instanceof Error &&
      'code' in error &&
      error.code === 'ENOENT' &&
      'path' in error &&
      error.path === file
    )
      throw new StartError(`Il n’y a pas de fichier ${file}.`)
    throw error
  }
}

async function lay(file: string, folder: string) {
  const files = new Map<string, StoredFile>()
  const texts = new Map<string, string>()
  for await (const entry of entriesOf(createReadStream(file, { highWaterMark: 1 << 20 }))) {
    const { name } = entry
    if (files.has(name) || texts.has(name)) throw new DamagedArchiveError(`${name} s’y trouve deux fois`)
    if (isArchived(name)) files.set(name, await layOne(entry, join(folder, name)))
    else if (name === manifestName || name === manifestHashName) texts.set(name, await text(entry.content))
    else throw new DamagedArchiveError(`${name} n’est pas d’une sauvegarde`)
  }
  return { files, texts }
}

async function layOne({ size, content }: Entry, path: string): Promise<StoredFile> {
  const hash = createHash('sha256')
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(path, 'wx')
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      await handle.appendFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest('hex') }
}

/** Throws `DamagedArchiveError` where what was found is not what the manifest says. */
function checked(files: Map<string, StoredFile>, texts: Map<string, string>): Manifest {
  const said = texts.get(manifestName)
  if (said === undefined) throw new DamagedArchiveError(`il n’y a pas de ${manifestName}`)
  if (texts.get(manifestHashName) !== hashLineOf(said)) throw new DamagedArchiveError(manifestName)
  const manifest = parseManifest(said)
  if (!manifest) throw new DamagedArchiveError(`${manifestName} n’est pas de ce programme`)
  const named = new Map(Object.entries(manifest.files))
  const wrong = [...new Set([...named.keys(), ...files.keys()])].filter((name) => {
    const [one, other] = [files.get(name), named.get(name)]
    return one?.sha256 !== other?.sha256 || one?.size !== other?.size
  })
  if (wrong.length > 0) throw new DamagedArchiveError(wrong.slice(0, 3).join(', '))
  return manifest
}
