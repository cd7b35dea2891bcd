import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startDemo } from '../../web/testing/server.ts'
import { unpackChromium } from './chromium.ts'
import { startPostgres } from './postgres.ts'

/**
 * One built site and program, one PostgreSQL, one unpacked Chromium and one server for who only reads, for the whole run. Workers
 * inherit the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const start = join(import.meta.dirname, '..', 'start', 'start.mjs')
  const { status, stdout } = spawnSync(process.execPath, [start, 'prepare'], {
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('The site could not be built.')
  process.env.TEST_PROGRAM = stdout.trim().split('\n').at(-1)
  const nobody = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  const [postgres, chromium, demo] = await Promise.all([startPostgres(), unpackChromium(), startDemo(nobody)])
  process.env.TEST_DEMO = demo.origin
  process.env.TEST_POSTGRES_URL = postgres.url
  process.env.TEST_CHROMIUM = chromium.path
  process.env.TEST_CHROMIUM_LIBRARIES = chromium.libraries
  return async () => {
    await Promise.all([postgres.stop(), chromium.remove(), demo.stop()])
  }
}
