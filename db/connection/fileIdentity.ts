import { stat } from 'node:fs/promises'
import { Unavailable } from './outage.ts'

/** Interval of the checks. */
const everyMs = 1_000

export interface FileIdentity {
  /** Throws once one of the files was seen to be removed or replaced. */
  assert(): void
  /** Ends the checks. */
  stop(): void
}

/**
 * Watches open files that must stay in place. A write to one that was removed, moved or replaced would be acknowledged and
 * lost; without the lock file another program takes the folder for free. `onFileLost` is called once. One check runs at a
 * time, beside the requests, since a network folder may hang.
 */
export async function watchFileIdentity(
  files: readonly string[],
  onFileLost: (sentence: string) => void,
): Promise<FileIdentity> {
  const places = await Promise.all(files.map(async (file) => ({ file, at: await placeOf(file) })))
  let lost: string | null = null
  let isLooking = false
  let isStopped = false

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    const found = await Promise.all(places.map(async (one) => ({ ...one, now: await placeOf(one.file) })))
    isLooking = false
    const gone = found.find(({ at, now }) => at !== unknown && now !== unknown && now !== at)
    if (!gone || isStopped || lost !== null) return
    lost = `${gone.file} a été supprimé, déplacé ou remplacé pendant que le programme s’en sert\u00a0: rien n’est plus écrit et le serveur s’arrête. Remettez-le en place ou restaurez une sauvegarde, puis relancez.`
    onFileLost(lost)
  }
  const timer = setInterval(() => void look(), everyMs).unref()
  return {
    assert() {
      if (lost !== null) throw new Unavailable('unreachable', lost, lost)
    },
    stop() {
      isStopped = true
      clearInterval(timer)
    },
  }
}

/** Error codes of a missing file; any other code says only that the look failed. */
const missing = new Set<unknown>(['ENOENT', 'ENOTDIR'])
const unknown = 'unknown'

/** Identity of the file: device and inode; null for none, `unknown` where the folder cannot be read. */
async function placeOf(file: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(file, { bigint: true })
    return `${dev} ${ino}`
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && missing.has(error.code)
    return isGone ? null : unknown
  }
}
