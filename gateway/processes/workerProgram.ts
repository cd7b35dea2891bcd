import { join } from 'node:path'

/** What `process.ts` is in each of these folders is a program of its own. */
export type WorkerProgram = 'backup' | 'drawing' | 'uploads'

/** How Node is told to run it: built, it lies beside this one. */
export function commandOf(program: WorkerProgram): { path: string; flags: string[] } {
  const here = import.meta.dirname
  return import.meta.filename.endsWith('.ts')
    ? { path: join(here, '..', program, 'process.ts'), flags: ['--import', 'tsx'] }
    : { path: join(here, `${program}Process.js`), flags: [] }
}
