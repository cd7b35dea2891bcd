import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Db } from '../../db/connection/connect.ts'
import { StartError } from '../../db/connection/startError.ts'
import { sync } from '../uploads/storage.ts'
import { storageOf, type StoragePlace } from '../uploads/storageOf.ts'
import { backupFailure } from './failure.ts'
import {
  databaseNames,
  hashLineOf,
  manifestHashName,
  manifestName,
  programVersion,
  type Manifest,
  type StoredFile,
} from './archive/manifest.ts'
import { takeSnapshot, type Snapshot } from './snapshot.ts'
import { endOfArchive, headerOf, paddingOf } from './archive/tar.ts'
import { withScratchFolder } from './cleanUp.ts'

export interface BackupSource extends StoragePlace {
  /** `postgres://…`; without it the SQLite file in `dataDir`. */
  databaseUrl: string | undefined
}

/** How often a snapshot is taken anew because files that it names were erased before they were read. */
const mostSnapshots = 10

/**
 * Writes one archive of the database and its files, as they were at one moment, to `file`, which is there once it is whole
 * and on disk. Others may write meanwhile. Throws a StartError, and leaves nothing behind, where that cannot be done.
 */
export async function backUp(
  db: Db,
  place: BackupSource,
  file: string,
  createdAt = new Date(),
): Promise<Manifest> {
  if (existsSync(file))
    throw new StartError(`${file} existe déjà\u00a0: donnez un autre nom à la sauvegarde.`)
  const folder = dirname(file)
  const making = join(folder, `${basename(file)}.part-${randomBytes(4).toString('hex')}`)
  try {
    await mkdir(folder, { recursive: true })
    return await withScratchFolder(making, async () => {
      const partly = join(making, 'archive')
      const manifest = await write(db, place, making, partly, createdAt)
      await rename(partly, file)
      await sync(folder)
      return manifest
    })
  } catch (error) {
    throw backupFailure(error, folder)
  }
}

async function write(
  db: Db,
  place: BackupSource,
  making: string,
  partly: string,
  createdAt: Date,
): Promise<Manifest> {
  const handle = await open(partly, 'wx', 0o600)
  try {
    const archive = new Archive(handle, createdAt)
    const snapshot = await writeFiles(archive, db, place, making)
    await archive.add(
      databaseNames[db.kind],
      (await stat(snapshot.file)).size,
      createReadStream(snapshot.file),
    )
    const { schema, tables, journal } = snapshot
    const manifest: Manifest = {
      format: 1,
      program: programVersion(),
      createdAt: archive.createdAt.toISOString(),
      database: db.kind,
      schema,
      tables,
      journal,
      files: Object.fromEntries(archive.files),
    }
    const text = JSON.stringify(manifest, null, 1)
    await archive.addText(manifestName, text)
    await archive.addText(manifestHashName, hashLineOf(text))
    await archive.finish()
    return manifest
  } finally {
    await handle.close()
  }
}

/**
 * Adds every file that the snapshot names. One that was erased before it was read is in no later snapshot: the next is taken,
 * and what it names besides is added.
 */
async function writeFiles(archive: Archive, db: Db, place: BackupSource, making: string): Promise<Snapshot> {
  const storage = storageOf(place)('')
  for (let n = 1; ; n++) {
    const snapshot = await takeSnapshot(db, place.databaseUrl, join(making, `copie-${n}`))
    const missing: string[] = []
    for (const { name, hash } of snapshot.files) {
      if (archive.files.has(name)) continue
      const found = await storage.get(name)
      if (!found) missing.push(name)
      else refuseDamaged(name, hash, await archive.add(name, found.size, found.stream))
    }
    if (missing.length === 0) return snapshot
    if (n === mostSnapshots)
      throw new StartError(
        `Il manque des fichiers dans ${place.s3?.bucket ?? place.dataDir} (${missing.length}), dont ${missing[0]}.`,
      )
    await rm(join(making, `copie-${n}`), { recursive: true })
  }
}

/** Throws where the bytes of a file are not those that were stored: a damaged backup must not take the place of a good one. */
export function refuseDamaged(name: string, hash: string | undefined, { sha256 }: StoredFile): void {
  if (hash === undefined || sha256.startsWith(hash)) return
  throw new StartError(
    `Le fichier ${name} n’est plus tel qu’il a été reçu\u00a0: remettez-le depuis une sauvegarde plus ancienne (tar -xf), ou remplacez-le dans l’administration.`,
  )
}

/** An archive that is being written. */
class Archive {
  readonly createdAt: Date
  /** What is in it so far. */
  readonly files = new Map<string, StoredFile>()
  readonly #handle: FileHandle

  constructor(handle: FileHandle, createdAt: Date) {
    this.#handle = handle
    this.createdAt = createdAt
  }

  async add(name: string, size: number, content: AsyncIterable<Buffer>): Promise<StoredFile> {
    const hash = createHash('sha256')
    const header = { name, size, mtime: Math.floor(this.createdAt.getTime() / 1000) }
    await this.#write(headerOf(header))
    let written = 0
    for await (const chunk of content) {
      hash.update(chunk)
      written += chunk.length
      await this.#write(chunk)
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes and not ${size}.`)
    await this.#write(paddingOf(size))
    const stored = { size, sha256: hash.digest('hex') }
    this.files.set(name, stored)
    return stored
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.add(name, bytes.length, oneOf(bytes))
  }

  /** Writes its end, and has all of it on disk. */
  async finish(): Promise<void> {
    await this.#write(endOfArchive)
    await this.#handle.sync()
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#handle.appendFile(bytes)
  }
}

async function* oneOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
