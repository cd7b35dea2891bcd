import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startDemo } from '../../web/testing/server.ts'
import { unpackChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'

/**
 * One built site and program, one PostgreSQL, one unpacked Chromium and one server for who only reads, for the whole run. Workers
 * inherit the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const [program, postgres, chromium] = await Promise.all([prepare(), startPostgres(), unpackChromium()])
  process.env.TEST_PROGRAM = program
  process.env.TEST_POSTGRES_URL = postgres.url
  process.env.TEST_CHROMIUM = chromium.path
  process.env.TEST_CHROMIUM_LIBRARIES = chromium.libraries
  const demo = await startDemo({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
  process.env.TEST_DEMO = demo.origin
  return async () => {
    await Promise.all([postgres.stop(), chromium.remove(), demo.stop()])
  }
}

/** Builds what is not built; answers with the folder of the program. */
async function prepare(): Promise<string> {
  const start = join(import.meta.dirname, '..', 'start', 'start.mjs')
  const child = spawn(process.execPath, [start, 'prepare'], { stdio: ['inherit', 'pipe', 'inherit'] })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error('The site could not be built.')
  return said.trim().split('\n').at(-1) ?? ''
}
