import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMigrated } from '../../../db/testing/testDatabases.ts'
import { loadSite } from '../../pages/site.ts'
import { builds } from '../../start/builds.mjs'
import { startInProcess, type InProcess } from '../servers/inProcess.ts'
import { client } from '../servers/server.ts'

const [present] = builds(join(import.meta.dirname, '..', '..', '..', 'web', 'dist'))
if (!present) throw new Error('The site is not built.')
const script = join(present.folder, 'client', 'assets', 'perdu-00000000.js')

let server: InProcess
let dataDir: string
let headers: Record<string, string>
let remove: () => void

beforeAll(async () => {
  const place = await newMigrated('sqlite')
  ;({ dataDir, remove } = place)
  writeFileSync(script, '')
  server = await startInProcess({ LOG_LEVEL: 'info' }, place, { site: loadSite() })
  const staff = client(server.origin)
  await staff.signIn()
  headers = staff.credentials()
})
afterAll(async () => {
  await server.stop()
  remove()
  rmSync(script, { force: true })
})

test('a script that went after the start is one failed answer, and the server goes on', async () => {
  const address = `${server.origin}/assets/perdu-00000000.js`
  expect((await fetch(address)).status).toBe(200)
  rmSync(script)
  await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow(TypeError)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
})

test('a picture that is there and cannot be opened is one failed answer, and the server goes on', async () => {
  const folder = join(dataDir, 'uploads', 'a'.repeat(32))
  mkdirSync(folder, { recursive: true })
  // A socket has a size and a date, and nobody may open it: as a file that goes in between, or the one too many.
  const socket = createServer().listen(join(folder, '480.avif'))
  await once(socket, 'listening')
  expect((await fetch(`${server.origin}/uploads/${'a'.repeat(32)}/480.avif`, { headers })).status).toBe(500)
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  socket.close()
})

test('who leaves in the middle of a picture is no failure', async () => {
  const folder = join(dataDir, 'uploads', 'b'.repeat(32))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '480.avif'), Buffer.alloc(20_000_000))
  const leaving = new AbortController()
  const answer = await fetch(`${server.origin}/uploads/${'b'.repeat(32)}/480.avif`, {
    headers,
    signal: leaving.signal,
  })
  await answer.body?.getReader().read()
  leaving.abort()
  const logged = () =>
    server
      .log()
      .split('\n')
      .filter((line) => line.includes(`/uploads/${'b'.repeat(32)}/480.avif`))
  while (logged().length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
  expect(logged().filter((line) => !line.includes('"level":30'))).toEqual([])
})
