import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { RunResource } from '../../../db/testing/runResource.ts'
import { folderInMemory, startDemo } from '../../../web/testing/server.ts'
import { unpackChromium } from '../testing/chromium.ts'
import { startPostgres } from '../servers/postgres.ts'
import { copyCheckpointed } from '../testing/checkpointed.ts'
import { newRunFolder, removeDeadRunFolders } from './runFolder.ts'

type Made = Partial<Record<RunResource, string>>

/**
 * One built site and program, one PostgreSQL, one unpacked Chromium and one server for tests that only read, for the whole run: each
 * is made when a file of tests first asks for it, so that one that needs none of them begins at once. Workers ask over HTTP.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const ends: (() => Promise<unknown>)[] = []

  async function program(): Promise<Made> {
    return { TEST_PROGRAM: await prepare() }
  }
  async function database(): Promise<Made> {
    const { url, stop } = await startPostgres({ parent: folderInMemory(4) })
    ends.push(stop)
    return { TEST_POSTGRES_URL: url }
  }
  async function browser(): Promise<Made> {
    const { path, libraries, remove } = await unpackChromium()
    ends.push(remove)
    return { TEST_CHROMIUM: path, TEST_CHROMIUM_LIBRARIES: libraries }
  }
  async function demo(): Promise<Made> {
    const { origin, dataDir, stop } = await startDemo({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' })
    ends.push(stop)
    const { copy, remove } = await copyCheckpointed(dataDir)
    ends.push(remove)
    return { TEST_DEMO: origin, TEST_DEMO_DATA: copy }
  }
  const parts: Record<RunResource, () => Promise<Made>> = {
    TEST_PROGRAM: program,
    TEST_POSTGRES_URL: database,
    TEST_CHROMIUM: browser,
    TEST_CHROMIUM_LIBRARIES: browser,
    TEST_DEMO: demo,
    TEST_DEMO_DATA: demo,
  }
  const begun = new Map<() => Promise<Made>, Promise<Made>>()
  async function find(name: string): Promise<string> {
    const [resource, make] = Object.entries(parts).find(([known]) => known === name) ?? []
    if (!resource || !make) throw new Error(`The run has no ${name}.`)
    const made = begun.get(make) ?? make()
    begun.set(make, made)
    return new Map(Object.entries(await made)).get(name) ?? ''
  }

  /** Databases of tests are on no disk, where there is room: each of their commits would wait for it. */
  async function memory(): Promise<void> {
    const parent = folderInMemory()
    if (!parent) return
    await removeDeadRunFolders(parent)
    const folder = await newRunFolder(parent, 'geometre-run')
    ends.push(() => rm(folder, { recursive: true, force: true }))
    process.env.TEST_FOLDER = folder
  }
  await memory()

  const server = createServer((request, response) => {
    find((request.url ?? '').slice(1)).then(
      (found) => response.end(found),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The run has no address.')
  process.env.TEST_RUN = `http://127.0.0.1:${address.port}`
  return async function teardown() {
    server.close()
    server.closeAllConnections()
    await Promise.allSettled(begun.values())
    const failures: unknown[] = []
    // What was made last may lie in what was made before it.
    for (const end of ends.toReversed()) await end().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'The run left something behind.')
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
