import { join } from 'node:path'
import { runResource } from '../../../db/testing/runResource.ts'
import type * as workerProgram from '../../processes/workerProgram.ts'

const folder = await runResource('TEST_PROGRAM')

/** In the process of a test as well it is the built one that runs: as it is written, each start would compile it. */
export const commandOf: typeof workerProgram.commandOf = (program) => ({
  path: join(folder, `${program}Process.js`),
  flags: [],
})
