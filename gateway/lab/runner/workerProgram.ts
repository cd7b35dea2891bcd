import { join } from 'node:path'
import type * as workerProgram from '../../processes/workerProgram.ts'

/** In the process of a test as well it is the built one that runs: as it is written, each start would compile it. */
export const commandOf: typeof workerProgram.commandOf = (program) => ({
  path: join(process.env.TEST_PROGRAM ?? '', `${program}Process.js`),
  flags: [],
})
