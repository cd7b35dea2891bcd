import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { newPlace } from '../../../db/testing/testDatabases.ts'
import { nativeEnvironment } from '../../start/prepare.mjs'
import { administrator, client, freePort } from '../servers/server.ts'
import { alternate, tableRow } from './hammer.ts'

const connections = 64
const message = 'Bonjour, où en est le bornage du lot 12 ? Merci d’avance.'
const body = JSON.stringify({
  query: `mutation ($input: CreateContactInput!) { createContact(input: $input) {
    __typename ... on CreateContactPayload { content { id } } } }`,
  variables: { input: { nom: 'Awa', email: 'awa@example.com', message } },
})

interface Server {
  port: number
  pid: number
  words: string
  stop(): Promise<void>
}

/** What has a disk take 10 ms to confirm, before the program and its arguments, which keep the number of their process. */
const slowDisk =
  'strace -D -f -qq --seccomp-bpf -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:delay_exit=10000'.split(
    ' ',
  )

/** How many creates a second, answered once they are on the disk, beside the same server with a commit for each. */
export async function benchCreates(): Promise<void> {
  console.log('\n| written | req/s | a commit each | ratio | p50 | p99 | processor a request |')
  console.log('|---|---|---|---|---|---|---|')
  const name = `messages, on ${connections} connections`
  await compare(name, [])
  const [program = '', ...flags] = slowDisk
  if (spawnSync(program, [...flags, 'true']).status === 0)
    await compare(`${name}, a disk that takes 10 ms`, slowDisk)
  else console.log('No strace here: nothing is said of a slow disk.')
}

async function compare(name: string, before: readonly string[]): Promise<void> {
  const own = await serve(64, before)
  const each = await serve(1, before)
  try {
    console.log(tableRow(name, await alternate(own, [each], 200, connections)))
  } finally {
    await own.stop()
    await each.stop()
  }
}

/** A server of whose writes so many share a commit, and what to ask of it. */
async function serve(mostWrites: number, before: readonly string[]): Promise<Server> {
  const { dataDir, remove } = await newPlace('sqlite')
  const port = await freePort()
  const sharing = join(import.meta.dirname, 'sharing.ts')
  const command = [...before, process.execPath, '--import', 'tsx', sharing, String(mostWrites)]
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      ...nativeEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT: 'empty',
      DRAIN_SECONDS: '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const api = client(origin)
  await api.signIn()
  const headers = { 'content-type': 'application/json', ...api.credentials() }
  const first = await (await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).text()
  if (!first.includes('CreateContactPayload')) throw new Error(first)
  return {
    port,
    pid: child.pid ?? 0,
    words: wordsOf(headers),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
      remove()
    },
  }
}

function wordsOf(headers: Record<string, string>): string {
  const all = { host: 'x', ...headers, 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /graphql HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
