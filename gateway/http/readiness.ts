import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../db/connection/connect.ts'
import { isMigrated } from '../../db/migrate.ts'
import { outageOf, outageOfFile, type Outage } from '../../db/connection/outage.ts'
import { assertWritable } from '../../db/connection/assertWritable.ts'
import { memoizeWithTtl } from '../cache/memoizeWithTtl.ts'
import type { StorageOf } from '../uploads/storage.ts'

export const outageMessages: Readonly<Record<Outage, string>> = {
  full: 'Le disque est plein\u00a0: libérez de la place.',
  readonly: 'Rien ne peut être écrit\u00a0: vérifiez les droits de la base et de DATA_DIR.',
  busy: 'La base de données est occupée ou verrouillée par un autre programme.',
  damaged: 'Le disque ou la base de données est abîmé.',
  unreachable: 'La base de données ne répond pas.',
  stopped: 'Le serveur s’arrête.',
}
const silentStorage = 'Le stockage d’objets ne répond pas.'
const notMigrated = 'La base de données n’est pas celle de cette version.'

/** Age up to which one answer serves all probes. */
const freshMs = 1_000
/** Time limit of one answer, below that of balancers. */
const answerMs = 4_000
/** The wait for files is short: nobody is to give up for them where they are no reason to go elsewhere. */
const filesMs = 1_000
/** More than a page of a database, and than what is left over on a full disk. */
const probe = Buffer.alloc(65_536)

function inTimeOr(answer: Promise<string | null>, late: string, ms = answerMs): Promise<string | null> {
  return Promise.race([answer, sleep(ms, late, { ref: false })])
}

/** Each answers with a sentence, or null where nothing is wrong. */
export interface Readiness {
  /** What keeps this server from answering reads: one that is leaving, too, is to get no more. */
  whyNotServing(): Promise<string | null>
  /** What keeps it from any of its work: of a full disk, say, reads know nothing. */
  whyNotReady(): Promise<string | null>
}

export function createReadiness(
  db: Db,
  dataDir: string,
  isStopping = () => false,
  /** What others who read the database have been told of it. */
  damageElsewhere: Db['damage'] = () => null,
): Readiness {
  const file = join(dataDir, `.ecriture-${process.pid}`)
  const lately = memoizeWithTtl<string | null>(2, freshMs)

  /** That the folder takes a file: the database and the uploads lie there. */
  async function write(): Promise<void> {
    try {
      await writeFile(file, probe).finally(() => rm(file, { force: true }))
    } catch (error) {
      throw outageOfFile(error)
    }
  }

  async function read(): Promise<string | null> {
    return (await isMigrated(db)) ? null : notMigrated
  }

  async function readAndWrite(): Promise<string | null> {
    const damage = db.damage() ?? damageElsewhere()
    if (damage !== null)
      return `La base de données est abîmée (${damage})\u00a0: arrêtez le serveur et rétablissez une sauvegarde (npm run restore).`
    const unread = await read()
    if (unread !== null) return unread
    await assertWritable(db)
    await write()
    return null
  }

  async function sentenceOf(name: string, look: () => Promise<string | null>): Promise<string | null> {
    if (isStopping()) return outageMessages.stopped
    const said = () =>
      look().catch((error: unknown) => outageMessages[outageOf(error)?.outage ?? 'unreachable'])
    return lately(name, () => inTimeOr(said(), outageMessages.unreachable))
  }

  return {
    whyNotServing: () => sentenceOf('read', read),
    whyNotReady: () => sentenceOf('all', readAndWrite),
  }
}

/** The name of no file: a storage that cannot be asked for it cannot be asked for any. */
const noFile = '.disponible'

/**
 * What keeps pictures and documents from being read, as a sentence; null where nothing does. All else goes on meanwhile, and no
 * other server has them: this is no reason to send requests elsewhere.
 */
export function createFilesReadiness(storage: StorageOf): () => Promise<string | null> {
  const files = storage('')
  const lately = memoizeWithTtl<string | null>(1, freshMs)

  async function look(): Promise<string | null> {
    try {
      const found = await files.get(noFile)
      found?.stream.destroy()
      return null
    } catch (error) {
      const outage = outageOf(error)
      if (!outage) return silentStorage
      return outage.sentence ?? outageMessages[outage.outage]
    }
  }

  return () => lately('', () => inTimeOr(look(), silentStorage, filesMs))
}
