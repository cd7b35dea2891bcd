import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { folderInMemory, startDemo } from '../../../web/testing/server.ts'
import { unpackChromium } from '../testing/chromium.ts'
import { startPostgres } from '../servers/postgres.ts'
import { copyCheckpointed } from '../testing/checkpointed.ts'

/**
 * One built site and program, one PostgreSQL, one unpacked Chromium and one server for tests that only read, for the whole run.
 * Workers inherit the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const ends: (() => Promise<unknown>)[] = []
  let folder = ''
  async function teardown(): Promise<void> {
    await Promise.all(ends.map((end) => end()))
    if (folder) await rm(folder, { recursive: true, force: true })
  }
  async function build(): Promise<void> {
    process.env.TEST_PROGRAM = await prepare()
  }
  async function database(): Promise<void> {
    const { url, stop } = await startPostgres({ parent: folderInMemory(4) })
    ends.push(stop)
    process.env.TEST_POSTGRES_URL = url
  }
  async function browser(): Promise<void> {
    const { path, libraries, remove } = await unpackChromium()
    ends.push(remove)
    process.env.TEST_CHROMIUM = path
    process.env.TEST_CHROMIUM_LIBRARIES = libraries
  }
  /** Databases of tests are on no disk, where there is room: each of their commits would wait for it. */
  async function memory(): Promise<void> {
    const parent = folderInMemory()
    if (!parent) return
    folder = await mkdtemp(join(parent, 'geometre-'))
    process.env.TEST_FOLDER = folder
  }
  try {
    const begun = await Promise.allSettled([build(), database(), browser(), memory()])
    for (const one of begun) if (one.status === 'rejected') throw one.reason
    const demo = await startDemo({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
    ends.push(demo.stop)
    process.env.TEST_DEMO = demo.origin
    const { copy, remove } = await copyCheckpointed(demo.dataDir)
    ends.push(remove)
    process.env.TEST_DEMO_DATA = copy
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

/** Builds what is not built; answers with the folder of the program. */
async function prepare(): Promise<string> {
  const start = join(import.meta.dirname, '..', '..', 'start', 'start.mjs')
  const child = spawn(process.execPath, [start, 'prepare'], { stdio: ['inherit', 'pipe', 'inherit'] })
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  if (code !== 0) throw new Error('The site could not be built.')
  return said.trim().split('\n').at(-1) ?? ''
}
