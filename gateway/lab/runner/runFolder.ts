import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const kinds = ['geometre-run', 'postgres-run'] as const
const named = new RegExp(`^(?:${kinds.join('|')})-(\\d+)-`)

/** A new folder that carries the number of this process, so that a later run can tell whether it is still in use. */
export function newRunFolder(parent: string, kind: (typeof kinds)[number]): Promise<string> {
  return mkdtemp(join(parent, `${kind}-${process.pid}-`))
}

/**
 * Removes folders of runs that were killed: in memory each takes up to gigabytes until the machine restarts. A PostgreSQL that
 * outlived its run ends by itself once its folder is gone.
 */
export async function removeDeadRunFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = named.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
