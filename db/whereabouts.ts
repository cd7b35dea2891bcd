import { statSync } from 'node:fs'
import { Unavailable } from './outage.ts'

/** How often it is looked. */
const everyMs = 1_000

export interface Whereabouts {
  /** Throws, once one of the files is gone or another lies in its place. */
  assert(): void
  /** Ends the looking. */
  leave(): void
}

/**
 * Looks after open files that must stay where they are. What is written to one that was removed, moved or replaced would be
 * acknowledged and lost; without its lock another program takes the folder for free. `onLost` is told once.
 */
export function stayWith(files: readonly string[], onLost: (sentence: string) => void): Whereabouts {
  const places = files.map((file) => ({ file, at: placeOf(file) }))
  let lost: string | null = null
  let seenAt = performance.now()

  function look(): void {
    seenAt = performance.now()
    const gone = places.find(({ file, at }) => placeOf(file) !== at)
    if (!gone || lost !== null) return
    lost = `${gone.file} a été supprimé, déplacé ou remplacé pendant que le programme s’en sert\u00a0: rien n’est plus écrit et le serveur s’arrête. Remettez-le en place ou restaurez une sauvegarde, puis relancez.`
    onLost(lost)
  }
  const timer = setInterval(look, everyMs).unref()
  return {
    assert() {
      if (lost === null && performance.now() - seenAt >= everyMs) look()
      if (lost !== null) throw new Unavailable('unreachable', lost, lost)
    },
    leave: () => clearInterval(timer),
  }
}

/** Which file lies there: device and inode. */
function placeOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found ? `${found.dev} ${found.ino}` : null
}
