import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '../../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../../lab/servers/inProcess.ts'
import { client } from '../../lab/servers/server.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

let server: InProcess
let admin: ReturnType<typeof client>
let env: Record<string, string>
/** The examples as an integrator has them, with what he installs and downloads. */
let folder: string

beforeAll(async () => {
  server = await startInProcess()
  admin = client(server.origin)
  await admin.signIn()
  const { made } = await admin.run<{ made: { token: string } }>(
    'mutation { made: createApiToken(input: { nom: "Exemples", scope: WRITE }) { ... on ApiTokenPayload { token } } }',
  )
  env = { PATH: process.env.PATH ?? '', SITE: server.origin, TOKEN: made.token }
  folder = mkdtempSync(join(tmpdir(), 'geometre-examples-'))
  cpSync(join(import.meta.dirname, 'examples'), folder, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  for (const [file, path] of [
    ['client.js', '/api/client.js'],
    ['schema.graphql', '/schema.graphql'],
  ] as const)
    writeFileSync(join(folder, file), await (await fetch(server.origin + path)).text())
  writeFileSync(join(folder, 'borne.jpg'), await picture(640, 480).jpeg().toBuffer())
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

/** What an example prints. */
async function said(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(program, args, { cwd: folder, env })
  return stdout.trim()
}
const node = (...args: string[]) => said(process.execPath, ...args)

interface Item {
  id: string
  databaseId: number
  version: number
  nom: string
}

let services = 0

async function newService(status = false): Promise<Item> {
  const { made } = await admin.run<{ made: { content: Item } }>(
    `mutation ($input: CreateServiceInput!) { made: createService(input: $input) {
      ... on CreateServicePayload { content { id databaseId version nom } } } }`,
    { input: { nom: `Bornage ${++services}`, status } },
  )
  return made.content
}

/** A file that nobody runs shows what is wrong. */
test('each example is run here, or by a test beside', () => {
  const others = ['mirror.mjs']
  const source = readFileSync(import.meta.filename, 'utf8')
  const unknown = readdirSync(join(import.meta.dirname, 'examples')).filter(
    (name) => !others.includes(name) && !source.includes(`'${name}'`),
  )
  expect(unknown).toEqual([])
})

test.each(['apollo.mjs', 'urql.mjs'])('%s lists services', async (name) => {
  const { id, nom } = await newService()
  expect(await node(name)).toContain(`${id} ${nom}`)
})

test('axios.mjs lists services of REST', async () => {
  const { databaseId, nom } = await newService()
  expect(await node('axios.mjs')).toContain(`${databaseId} ${nom}`)
})

test.runIf(spawnSync('curl', ['--version']).status === 0)('curl.sh asks GraphQL and REST', async () => {
  const { id, databaseId, nom } = await newService()
  const answers = await said('sh', '-e', 'curl.sh')
  expect(answers).toContain(`{"id":"${id}","nom":"${nom}"}`)
  expect(answers).toContain(`"id":${databaseId},`)
})

test('relay.js is compiled by relay.config.json, and lists services', async () => {
  const { id, nom } = await newService()
  await said(join(root, 'node_modules/.bin/relay-compiler'), 'relay.config.json')
  // As a build tool does with each tag.
  const built = readFileSync(join(folder, 'relay.js'), 'utf8').replace(
    /const query = graphql`\s*query (\w+)[^`]*`/,
    "const { default: query } = await import('./__generated__/$1.graphql.js')",
  )
  writeFileSync(join(folder, 'built.js'), built)
  expect(await node('built.js')).toContain(`${id} ${nom}`)
})

test('client.mjs reads what is public, and a refusal', async () => {
  const { databaseId, nom } = await newService(true)
  expect((await node('client.mjs')).split('\n')).toEqual([`${databaseId} ${nom}`, '422 VALIDATION'])
})

test('version.mjs updates what it has read, and learns that there is something newer', async () => {
  const { id, version } = await newService()
  expect(await node('version.mjs', id, String(version))).toBe(`UpdateServicePayload ${version + 1}`)
  expect(await node('version.mjs', id, String(version))).toBe(`now at version ${version + 1}`)
})

test('restVersion.mjs does the same by ETag', async () => {
  const { databaseId } = await newService()
  const [updated, newer] = (await node('restVersion.mjs', String(databaseId), 'Un résumé')).split('\n')
  expect(updated).toMatch(/^updated: "v2-/)
  expect(newer).toBe(updated?.replace('updated', 'newer'))
})

test('patience.mjs tells what is left and what it cost, and comes back where it must wait', async () => {
  expect(await node('patience.mjs')).toMatch(/^\d+ of 600\ncost \d+ of 100000$/)
  const program: { patientFetch(url: string, options: object): Promise<Response> } = await import(
    `data:text/javascript,${encodeURIComponent(
      readFileSync(join(folder, 'patience.mjs'), 'utf8').split('\n\nconst answer')[0] ?? '',
    )}`
  )
  const told = [
    new Response('', { status: 429, headers: { 'retry-after': '0' } }),
    new Response('', { status: 503, headers: { 'retry-after': '0' } }),
    new Response('there'),
  ]
  const own = globalThis.fetch
  try {
    globalThis.fetch = () => Promise.resolve(told.shift() ?? Response.error())
    const answer = await program.patientFetch('http://localhost', {})
    expect([await answer.text(), told.length]).toEqual(['there', 0])
  } finally {
    globalThis.fetch = own
  }
})

test('upload.mjs sends a picture', async () => {
  const { data } = JSON.parse(await node('upload.mjs', 'borne.jpg'))
  expect(data.addMedia.media.image).toMatchObject({ width: 640, height: 480 })
})

test('pieces.mjs sends one in pieces', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const { default: sharp } = await import('sharp')
  const create = { width: 900, height: 700, channels: 3 as const, background: '#888', noise }
  const bytes = await sharp({ create }).png().toBuffer()
  expect(bytes.length).toBeGreaterThan(1024 * 1024)
  writeFileSync(join(folder, 'large.png'), bytes)
  const { data } = JSON.parse(await node('pieces.mjs', 'large.png'))
  expect(data.addMedia.media).toMatchObject({ name: 'borne.jpg', size: bytes.length })
})

test('subscription.mjs hears of each change once, also of those while it was away', async () => {
  const { changes } = (
    await admin.run<{ admin: { changes: { pageInfo: { endCursor: string } } } }>(
      '{ admin { changes(last: 1) { pageInfo { endCursor } } } }',
    )
  ).admin
  const away = await newService()
  const child = spawn(process.execPath, ['subscription.mjs'], {
    cwd: folder,
    env: { ...env, AFTER: changes.pageInfo.endCursor },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  try {
    expect((await lines.next()).value).toBe(`CREATED ${away.id}`)
    const here = await newService()
    expect((await lines.next()).value).toBe(`CREATED ${here.id}`)
  } finally {
    child.kill()
    await once(child, 'close')
  }
})
