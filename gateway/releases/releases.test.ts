import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findArtifact, storeArtifacts } from '../../db/files/releaseArtifacts.ts'
import { newDatabase, newMigrated } from '../../db/testing/testDatabases.ts'
import { loadSite } from '../pages/site.ts'
import { builds, finish, newBuild } from '../start/builds.mjs'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { multipart } from '../lab/servers/server.ts'

interface Answer {
  data?: unknown
  errors?: { message: string; extensions: Record<string, unknown> }[]
}

const idOf = (text: string) => createHash('sha256').update(text).digest('hex')

const renamed = 'query RenommeeQuery { site { faqs(first: 1) { totalCount } } }'
const personal = 'query MoiQuery { viewer { email } }'
const beyond = 'query AuDelaQuery { site { champDeDemain } }'
const unreadable = 'query SyntaxeQuery { site { faqs(first: 1) @@ } }'
const script = 'export const suite = "nouveau"\n'.repeat(50)
const fresh = '/assets/Suite-1a2b3c4d.js'

/** The real build as another release has it: with more operations, and one script more. */
async function buildNext(dist: string): Promise<void> {
  const [real] = builds(join(import.meta.dirname, '..', '..', 'web', 'dist'))
  if (!real) throw new Error('The site is not built.')
  const folder = newBuild(dist)
  await cp(join(real.folder, 'client'), join(folder, 'client'), { recursive: true })
  for (const part of ['server', 'api']) symlinkSync(join(real.folder, part), join(folder, part))
  writeFileSync(join(folder, 'client', fresh), script)
  const operations: Record<string, string> = JSON.parse(
    readFileSync(join(real.folder, 'operations.json'), 'utf8'),
  )
  for (const text of [renamed, personal]) operations[idOf(text)] = text
  writeFileSync(join(folder, 'operations.json'), JSON.stringify(operations))
  finish(dist, folder, 'suite')
}

describe('servers of two releases on one PostgreSQL', () => {
  const dist = mkdtempSync(join(tmpdir(), 'geometre-release-'))
  let old: InProcess
  let next: InProcess
  let remove: () => void

  beforeAll(async () => {
    const place = await newMigrated('postgres')
    remove = place.remove
    await buildNext(dist)
    old = await startInProcess({}, place)
    next = await startInProcess({}, place, { site: loadSite(dist) })
  })
  afterAll(async () => {
    await Promise.all([old.stop(), next.stop()])
    remove()
    rmSync(dist, { recursive: true, force: true })
  })

  async function post(body: object): Promise<{ response: Response; answer: Answer }> {
    const response = await fetch(`${old.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    return { response, answer: await response.json() }
  }

  const get = (id: string) => fetch(`${old.origin}/graphql?${new URLSearchParams({ id })}`)

  test('a page of the new one is answered by the old one, in whichever way it asks, by caches as well', async () => {
    const first = await get(idOf(renamed))
    expect([first.status, first.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^public/),
    ])
    expect(await first.json()).toMatchObject({ data: { site: { faqs: { totalCount: 0 } } } })
    const again = await get(idOf(renamed))
    expect(again.headers.get('cache-control')).toMatch(/^public/)
    expect(await again.json()).toMatchObject({ data: { site: { faqs: { totalCount: 0 } } } })

    const { answer } = await post({ id: idOf(personal) })
    expect(answer).toMatchObject({ data: { viewer: null } })
    expect((await get(idOf(personal))).headers.get('cache-control')).toBe('private, no-store')
    const form = multipart(JSON.stringify({ id: idOf(personal), variables: { file: null } }), {
      'variables.file': new File(['a'], 'a.txt'),
    })
    const sent = await fetch(`${old.origin}/graphql`, { method: 'POST', body: form })
    expect(await sent.json()).toMatchObject({ data: { viewer: null } })
  })

  test('what the old one cannot run is told by a code of its own, which no cache keeps', async () => {
    await storeArtifacts(
      old.db,
      new Map([beyond, unreadable].map((text) => [`operations/${idOf(text)}`, () => Buffer.from(text)])),
    )
    for (const id of [idOf(beyond), idOf(unreadable), idOf(beyond)]) {
      const { response, answer } = await post({ id })
      expect(answer.errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'RELEASE_MISMATCH' }])
      const { headers } = response
      expect([response.status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
        409,
        '2',
        'private, no-store',
      ])
      const read = await get(id)
      expect([read.status, read.headers.get('cache-control')]).toEqual([409, 'private, no-store'])
    }
  })

  test('what nobody has published is unknown, whatever lies under another name', async () => {
    await storeArtifacts(old.db, new Map([['autre', () => Buffer.from('{ viewer { email } }')]]))
    for (const id of [
      'autre',
      '../autre',
      `${idOf(renamed)} `,
      idOf(renamed).toUpperCase(),
      idOf('rien'),
      fresh.slice(1),
    ]) {
      const { answer } = await post({ id })
      expect([id, answer.errors?.[0]?.extensions]).toEqual([
        id,
        { code: 'BAD_REQUEST', unknownOperation: true },
      ])
    }
  })

  test('a script of the new one comes from the old one, compressed and for good; one that nobody has is a 404 that nobody keeps', async () => {
    const found = await fetch(old.origin + fresh)
    expect(await found.text()).toBe(script)
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript/),
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    for (const path of [
      '/assets/Suite-00000000.js',
      `/assets/operations/${idOf(renamed)}`,
      '/assets/',
      '/assets/autre',
    ]) {
      const missing = await fetch(old.origin + path)
      expect([path, missing.status]).toEqual([path, 404])
      expect(missing.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})

describe('what is published', () => {
  const part = (name: string): [string, () => Buffer] => [name, () => Buffer.from(`de ${name}`)]

  test('is asked after by one statement a start, said to be in use once a day, and goes thirty days after', async () => {
    const { db, queries, close } = await newDatabase('postgres')
    const names = async () =>
      (await sql<{ name: string }>`select "name" from "published" order by 1`.execute(db.read)).rows.map(
        (row) => row.name,
      )
    await storeArtifacts(db, new Map([part('a'), part('b')]))
    queries.length = 0
    await storeArtifacts(db, new Map([part('a'), part('b')]))
    expect(queries).toHaveLength(1)
    await sql`update "published" set "seenOn" = current_date - 31`.execute(db.read)
    await storeArtifacts(db, new Map([['b', () => expect.unreachable('It is there.')], part('c')]))
    expect(await names()).toEqual(['b', 'c'])
    expect(String(await findArtifact(db, 'b'))).toBe('de b')
    await sql`update "published" set "seenOn" = current_date - 29`.execute(db.read)
    await storeArtifacts(db, new Map([part('c')]))
    expect(await names()).toEqual(['b', 'c'])
    await close()
  })

  test('by several servers that start together is there once', async () => {
    const { db, close } = await newDatabase('postgres')
    const parts = ['x', 'y', 'z'].map((own) => new Map([...'abcdef', own].map(part)))
    await Promise.all(parts.map((parts) => storeArtifacts(db, parts)))
    const { rows } = await sql`select 1 from "published"`.execute(db.read)
    expect(rows).toHaveLength(9)
    await close()
  })

  test('on SQLite is nothing, and costs nothing', async () => {
    const { db, queries, close } = await newDatabase('sqlite')
    await storeArtifacts(db, new Map([part('a')]))
    expect(await findArtifact(db, 'a')).toBeNull()
    expect(queries).toEqual([])
    await close()
  })
})
