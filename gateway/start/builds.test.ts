import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newDatabase, type TestDatabase } from '../../db/testing/testDatabases.ts'
import { readConfig } from '../config.ts'
import { loadSite } from '../pages/site.ts'
import { createGateway, type Gateway } from '../http/server.ts'
import { builds, finish, forget, newBuild } from './builds.mjs'
import { root, sourcesOfSite } from './prepare.mjs'

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'geometre-builds-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** What a build writes, with one script. */
function write(folder: string, script: string): void {
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'client', 'assets', `${script}.js`), script)
  const operations = join(folder, 'operations.json')
  if (!existsSync(operations)) writeFileSync(operations, JSON.stringify({ [script]: '{ __typename }' }))
}

function build(script: string): string {
  const folder = newBuild(dist)
  write(folder, script)
  finish(dist, folder, script)
  return folder
}

/** The scripts of these folders. */
function scripts(folders: string[]): string[] {
  return folders.flatMap((folder) => readdirSync(join(folder, 'client', 'assets')))
}

const served = () => scripts(builds(dist).map(({ folder }) => folder))
const kept = () => readdirSync(join(dist, 'builds')).length

/** Another program that needs a build, until `end`. */
async function user(folder: string) {
  const module = JSON.stringify(new URL('builds.mjs', import.meta.url).href)
  const source = `import { use } from ${module}
    use(${JSON.stringify(folder)})
    console.log('used')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source])
  await once(child.stdout, 'data')
  return {
    async end() {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

test('the two builds before the present one are kept, and no more', () => {
  expect(builds(dist)).toEqual([])
  for (const script of ['a', 'b', 'c', 'd']) build(script)
  expect(served()).toEqual(['d.js', 'c.js', 'b.js'])
  expect(builds(dist).map(({ inputs }) => inputs)).toEqual(['d', 'c', 'b'])
  expect(kept()).toBe(3)
})

test('the same build once more pushes none out', () => {
  for (const script of ['a', 'b', 'b', 'b']) build(script)
  expect(served()).toEqual(['b.js', 'a.js'])
  expect(kept()).toBe(2)
})

test('a build that is not finished is not served, and goes with the next one', () => {
  build('a')
  const failed = newBuild(dist)
  write(failed, 'b')
  // Of a program that has ended.
  rmSync(join(failed, 'used-by'), { recursive: true })
  expect(served()).toEqual(['a.js'])
  build('c')
  expect(served()).toEqual(['c.js', 'a.js'])
  expect(existsSync(failed)).toBe(false)
})

test('a build stays as long as a server uses it, or another program makes it', async () => {
  const first = build('a')
  const server = await user(first)
  for (const script of ['b', 'c', 'd', 'e']) build(script)
  expect(served()).toEqual(['e.js', 'd.js', 'c.js'])
  expect(scripts([first])).toEqual(['a.js'])
  await server.end()
  build('f')
  expect(existsSync(first)).toBe(false)
})

test('a build is for whoever runs it, as root has made it', () => {
  expect(statSync(build('a')).mode & 0o777).toBe(0o755)
})

describe('a server beside which others are built', () => {
  let database: TestDatabase
  const gateways: Gateway[] = []
  beforeEach(async () => {
    database = await newDatabase('sqlite')
  })
  afterEach(async () => {
    for (const gateway of gateways.splice(0)) await gateway.close(0)
    await database.close()
  })

  async function start(): Promise<string> {
    const config = readConfig({ DATA_DIR: database.place.dataDir })
    const logger = pino({ level: 'silent' })
    const gateway = createGateway({ config, db: database.db, logger, site: loadSite(dist) })
    gateways.push(gateway)
    return `http://127.0.0.1:${await gateway.listen(0, '127.0.0.1')}`
  }

  /** The real build once more, with another script. */
  async function buildAgain(script: string): Promise<void> {
    const [real] = builds(join(import.meta.dirname, '..', '..', 'web', 'dist'))
    if (!real) throw new Error('The site is not built.')
    const folder = newBuild(dist)
    // Its modules name each other, which by a link they would do under another address.
    for (const part of ['client', 'server'])
      await cp(join(real.folder, part), join(folder, part), { recursive: true })
    for (const part of ['api', 'operations.json']) symlinkSync(join(real.folder, part), join(folder, part))
    write(folder, script)
    finish(dist, folder, script)
  }

  test('goes on with the scripts that it started with, and the next server has the new ones', async () => {
    expect(() => loadSite(dist)).toThrow('npm run build')
    await buildAgain('un')
    const origin = await start()
    const answer = await fetch(origin)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    const names = [...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => name)
    expect(names.length).toBeGreaterThan(2)
    const status = (from: string, path: string) => fetch(`${from}${path}`).then((answer) => answer.status)
    for (const script of ['deux', 'trois', 'quatre']) build(script)
    await buildAgain('cinq')
    for (const path of [...names, '/assets/un.js', '/api/client.js', '/graphql?query={__typename}'])
      expect([path, await status(origin, path)]).toEqual([path, 200])
    expect(await status(origin, '/assets/deux.js')).toBe(404)
    const next = await start()
    for (const script of ['trois', 'quatre', 'cinq'])
      expect(await status(next, `/assets/${script}.js`)).toBe(200)
    expect(await status(next, '/assets/un.js')).toBe(404)
  })
})

test('a program that runs keeps its folder, however many were built since', async () => {
  const folders = ['1', '2', '3', '4'].map((name) => join(dist, name))
  for (const folder of folders) mkdirSync(folder)
  const oldest = await user(join(dist, '1'))
  for (const [n, folder] of folders.entries()) utimesSync(folder, n + 1, n + 1)
  forget(dist, 2)
  expect(readdirSync(dist)).toEqual(['1', '3', '4'])
  await oldest.end()
  forget(dist, 2)
  expect(readdirSync(dist)).toEqual(['3', '4'])
})

test('the site is built of what it takes from other rooms as well, at any remove', () => {
  const sources = sourcesOfSite()
  for (const source of [
    'web/src/entry-server.tsx',
    'schema/inputRules.json',
    'schema/content/fields/slugOf.ts',
    'db/content/fold.ts',
    'rest-compat/client/client.ts',
    'rest-compat/client/clientSend.ts',
  ])
    expect(sources).toContain(join(root, source))
  const ofTests = /\.test\.|\/testing\//
  expect(sources.filter((file) => !existsSync(file) || ofTests.test(file.slice(root.length)))).toEqual([])
})
