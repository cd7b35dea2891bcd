import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { connectAndSend } from '../lab/servers/inProcess.ts'
import { freePort, startMain, startServer } from '../lab/servers/server.ts'

let dataDir: string
let remove: () => void
beforeEach(async () => {
  const place = await newPlace('sqlite')
  dataDir = place.dataDir
  remove = place.remove
})
afterEach(() => remove())

/** What the operator reads of a start that fails: one sentence, exit code 1, no stack. */
async function failure(environment: Record<string, string>, openFiles?: number): Promise<string> {
  const given = { DATA_DIR: dataDir, CONTENT: 'empty', PORT: String(await freePort()), ...environment }
  const started = startMain(given, { openFiles })
  expect(await started.ended).toBe(1)
  const output = started.output().trim()
  expect(output).not.toContain('    at ')
  return output
}

test('an invalid variable', async () => {
  expect(await failure({ PORT: 'abc' })).toBe(
    'PORT doit être un entier entre 1 et 65535\u202f; reçu «\u00a0abc\u00a0».',
  )
})

test('a password that is too short', async () => {
  const output = await failure({ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'court' })
  expect(output).toBe('ADMIN_PASSWORD doit compter au moins 12 caractères.')
})

test('a file that is no database', async () => {
  writeFileSync(
    join(dataDir, 'geometre.sqlite'),
    'Ceci est une lettre, longue assez pour un en-tête. '.repeat(200),
  )
  expect(await failure({})).toMatch(/^Le fichier .* n’est pas une base SQLite ou il est abîmé\.$/)
})

test('a folder where the database should be', async () => {
  mkdirSync(join(dataDir, 'geometre.sqlite'))
  expect(await failure({})).toMatch(/^La base .* ne peut pas être ouverte/)
})

test('a PostgreSQL that does not answer', async () => {
  const output = await failure({ DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` })
  expect(output).toMatch(/^La base PostgreSQL ne répond pas .*Vérifiez DATABASE_URL\.$/)
})

test('a port in use', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await failure({ PORT: String(port) })).toBe(
    `Le port ${port} est déjà pris\u00a0: arrêtez l’autre programme ou changez PORT.`,
  )
  expect(await failure({ METRICS_PORT: String(port) })).toBe(
    `Le port ${port} est déjà pris\u00a0: arrêtez l’autre programme ou changez METRICS_PORT.`,
  )
  expect(await failure({ PORT: String(port), WORKERS: '2' })).toBe(
    `Le port ${port} est déjà pris\u00a0: arrêtez l’autre programme ou changez PORT.`,
  )
  server.close()
})

test.each([64, 255])('a system that lets %i files be open', async (openFiles) => {
  expect(await failure({}, openFiles)).toBe(
    `Le système ne laisse ouvrir que ${openFiles} fichiers à la fois\u202f; il en faut 256 (ulimit -n 256).`,
  )
})

test(
  'as few open files as will do: whoever comes when there are no more waits, and nothing breaks',
  { timeout: 120_000 },
  async () => {
    const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' }, { openFiles: 256 })
    const asks = ['/', '/healthz', '/og.jpg', '/robots.txt', '/api/faq/site', '/nulle-part']
    const port = Number(new URL(server.origin).port)
    const sockets = await Promise.all(
      Array.from({ length: 600 }, (_, n) =>
        connectAndSend(port, `GET ${asks[n % asks.length]} HTTP/1.1\r\nHost: x\r\n\r\n`),
      ),
    )
    // Those that were let in have their answers, and keep their connections; the system may turn others away.
    await Promise.any(sockets.map((socket) => once(socket, 'data')))
    for (const socket of sockets) socket.destroy()
    const ask = (path: string) =>
      fetch(server.origin + path, { signal: AbortSignal.timeout(10_000) }).then(
        ({ status }) => status,
        () => 0,
      )
    for (const path of asks.slice(0, 5)) await expect.poll(() => ask(path), { timeout: 45_000 }).toBe(200)
    expect(server.output()).not.toContain('EMFILE')
    expect(await server.stop()).toBe(0)
  },
)
