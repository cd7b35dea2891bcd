import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { RunningServer } from '../servers/server.ts'

/** Why nothing can be injected here; null where it can. */
export function straceMissing(): string | null {
  const { status } = spawnSync('strace', ['-o', '/dev/null', 'true'])
  return status === 0 ? null : 'strace is missing here, or may not be used (apt-get install strace).'
}

/** From now on the disk does not confirm what this server writes, or what it writes to this file. Ends with it. */
export async function failSync({ process: { pid } }: RunningServer, file?: string): Promise<void> {
  const calls = 'fsync,fdatasync'
  const only = file === undefined ? [] : ['-P', file]
  const strace = spawn(
    'strace',
    ['-f', '-p', String(pid), '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`, ...only],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  // It says so of each thread.
  await once(strace.stderr, 'data')
  strace.stderr.resume()
}
