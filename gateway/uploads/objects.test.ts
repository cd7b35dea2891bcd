import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { newMigrated, newPlace } from '../../db/testing/testDatabases.ts'
import { backUp } from '../backup/backup.ts'
import { proveArchive } from '../backup/prove.ts'
import { restoreArchive } from '../backup/restore.ts'
import { newFolder } from '../backup/testBackups.ts'
import { readConfig } from '../config.ts'
import { examineFiles } from '../doctor/files.ts'
import { createReport } from '../http/report.ts'
import { jpeg, pdf, file } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { openObjectStorage, type ObjectStorage } from '../lab/servers/objectStorage.ts'
import { client, multipart, runProgram, startMain, startServer, suiteProgram } from '../lab/servers/server.ts'
import { s3Client } from './s3.ts'
import { createResumableUploads } from './resumable/uploads.ts'
import { newKey, type StorageOf } from './storage.ts'
import { storageOf } from './storageOf.ts'
import { unusedFilesKind } from './sweep.ts'

/** Puts an object behind the program's back. */
async function putObject({ s3 }: ObjectStorage, Key: string): Promise<void> {
  await s3Client(s3).send(new PutObjectCommand({ Bucket: s3.bucket, Key, Body: 'étranger' }))
}

describe('two servers, one bucket', () => {
  let objects: ObjectStorage
  let place: Awaited<ReturnType<typeof newPlace>>
  let one: InProcess
  let other: InProcess
  let staff: ReturnType<typeof client>
  let storage: StorageOf
  let db: Db

  beforeAll(async () => {
    objects = await openObjectStorage()
    place = await newMigrated('sqlite')
    const environment = { ...objects.environment, ASSETS_URL: 'https://images.example.com' }
    one = await startInProcess(environment, place)
    other = await startInProcess(environment, place)
    staff = client(one.origin)
    await staff.signIn()
    storage = storageOf({ dataDir: place.dataDir, s3: objects.s3 })
    db = await openDatabase(place)
  })
  afterAll(async () => {
    await db.close()
    await Promise.all([one.stop(), other.stop()])
    place.remove()
    await objects.close()
  })

  async function projet(nom: string) {
    const { saved } = await staff.run<{
      saved: { content: { id: string; slug: string; image: { url: string } } }
    }>(
      `mutation ($input: CreateProjetInput!) { saved: createProjet(input: $input) {
        ... on CreateProjetPayload { content { id slug image { url } } } } }`,
      { input: { nom, status: true, image: null } },
      { 'variables.input.image': await jpeg(300, 200) },
    )
    return saved.content
  }
  const act = (verb: string, id: string) =>
    staff.run(`mutation ($id: ID!) { ${verb}Projet(input: { id: $id }) { __typename } }`, { id })
  const keysOf = (names: string[]) =>
    [...new Set(names.filter((name) => name.includes('/')).map((name) => name.slice(0, 32)))].toSorted()
  const statusAt = async ({ origin }: InProcess, path: string) => (await fetch(origin + path)).status

  test('a picture that one takes is shown by both, withdrawn by both, and gone from the bucket once it is erased', async () => {
    const [shown, withdrawn] = [await projet('Pont'), await projet('Digue')]
    expect([await statusAt(one, shown.image.url), await statusAt(other, shown.image.url)]).toEqual([200, 200])
    const served = await fetch(other.origin + shown.image.url)
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(300)
    await act('unpublish', withdrawn.id)
    expect(await statusAt(other, withdrawn.image.url)).toBe(404)
    const [, , key = ''] = withdrawn.image.url.split('/')
    const kept = async () => (await storage('uploads').names()).filter((name) => name.startsWith(key))
    expect(await kept()).toContain(`${key}/300.webp`)
    await act('softDelete', withdrawn.id)
    await act('erase', withdrawn.id)
    await expect.poll(kept, { timeout: 20_000 }).toEqual([])
    expect(existsSync(join(place.dataDir, 'uploads'))).toBe(false)
  })

  test('a shared link shows the picture, wherever visitors get it from', async () => {
    const { slug } = await projet('Tour')
    const answer = await fetch(`${other.origin}/og/projets/${slug}.jpg`)
    const { data } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const isRed = (_: unknown, n: number) =>
      (data[3 * n] ?? 0) > 170 && (data[3 * n + 1] ?? 255) < 40 && (data[3 * n + 2] ?? 255) < 40
    // The left half of it.
    expect(Array.from({ length: data.length / 3 }).some(isRed)).toBe(true)
  })

  test('a document is for who is signed in, by any server', async () => {
    const input = { nom: 'Yao', email: 'yao@example.com', cv: null }
    const operations = JSON.stringify({
      query: `mutation ($input: CreateCarriereInput!) { createCarriere(input: $input) { __typename
        ... on ValidationError { fields { field message } } } }`,
      variables: { input },
    })
    const body = multipart(operations, { 'variables.input.cv': file(pdf, 'cv.pdf') })
    const sent = await fetch(`${one.origin}/graphql`, { method: 'POST', body })
    expect(await sent.json()).toMatchObject({
      data: { createCarriere: { __typename: 'CreateCarrierePayload' } },
    })
    const [name = ''] = (await storage('documents').names()).filter((one) => one.endsWith('.pdf'))
    const path = `/documents/${name.split('/')[0]}`
    expect(await statusAt(other, path)).toBe(404)
    const opened = await fetch(other.origin + path, { headers: staff.credentials() })
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true)
    expect(opened.headers.get('cache-control')).toBe('private, no-store')
  })

  test('the sweep takes what no row names once it is a day old', async () => {
    const [old, young] = [newKey(), newKey()]
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 25 * 3_600_000 })
    await storage('uploads')
      .put(`${old}/480.webp`, 'a')
      .finally(() => vi.useRealTimers())
    await storage('uploads').put(`${young}/480.webp`, 'a')
    const before = await storage('uploads').names()
    const storages = { image: storage('uploads'), document: storage('documents') }
    const pieces = storage('pieces')
    const logger = pino({ level: 'silent' })
    const resumable = createResumableUploads({
      db,
      storage: pieces,
      takesFiles: async () => true,
      report: createReport(logger),
    })
    const { run } = unusedFilesKind({ db, storages, pieces, resumable, logger })
    const { signal } = new AbortController()
    await run(null, { key: '', createdAt: '', signal, holds: async () => true })
    // Copies of pictures may come and go meanwhile, their keys do not.
    const left = keysOf(await storage('uploads').names())
    expect(left).toEqual(keysOf(before).filter((key) => key !== old))
    expect(left).toContain(young)
  })

  test('a backup holds what is in the bucket, and comes back to another one or to a folder', async () => {
    const file = join(newFolder(), 'a.tar')
    const { files } = await backUp(
      db,
      { dataDir: place.dataDir, databaseUrl: undefined, s3: objects.s3 },
      file,
    )
    const named = Object.keys(files)
      .filter((name) => name.includes('/'))
      .toSorted()
    expect(named.some((name) => name.startsWith('documents/'))).toBe(true)
    await proveArchive(file, undefined)

    const folder = { dataDir: newFolder(), databaseUrl: undefined }
    expect((await restoreArchive(folder, file)).former).toBeNull()
    expect((await storageOf(folder)('uploads').names()).length).toBeGreaterThan(0)

    const elsewhere = await openObjectStorage()
    onTestFinished(elsewhere.close)
    // In a folder of its own, so that nothing but the archive can put a file beside it.
    const bucket = { dataDir: join(newFolder(), 'data'), databaseUrl: undefined, s3: elsewhere.s3 }
    mkdirSync(bucket.dataDir)
    await storageOf(bucket)('uploads').put('.database', 'une autre')
    const before = `uploads/${newKey()}/1.webp`
    await storageOf(bucket)('').put(before, 'a')
    // A console's folders, and names that lead elsewhere: none of them is a file of the site.
    for (const strange of ['uploads/', 'documents/', `${before}/`, `uploads/${newKey()}/`])
      await putObject(elsewhere, strange)
    for (const strange of ['uploads/../../dehors', 'uploads/../a/b', `uploads/${newKey()}/../../c`])
      await putObject(elsewhere, strange)
    const { former } = await restoreArchive(bucket, file)
    expect((await storageOf(bucket)('').names()).toSorted()).toEqual([...named, before].toSorted())
    expect(readdirSync(bucket.dataDir)).not.toContain('uploads')
    expect(readFileSync(join(former ?? '', before), 'utf8')).toBe('a')
    expect(readdirSync(join(former ?? '', 'uploads')).toSorted()).toEqual([
      '.unfinished',
      before.slice(8, 40),
    ])
    expect(readdirSync(join(bucket.dataDir, '..'))).toEqual(['data'])
    // What is there now, its database too, is kept when the next takes its place.
    const { former: second } = await restoreArchive(bucket, file)
    expect(await storageOf({ dataDir: second ?? '' })('documents').names()).toHaveLength(1)
    expect(existsSync(join(second ?? '', 'geometre.sqlite'))).toBe(true)
  })

  test('what the bucket gives back otherwise than it was stored is refused for a while, and kept by nobody', async () => {
    const { image } = await projet('Quai')
    const name = image.url.slice('/uploads/'.length)
    await storage('uploads').put(name, 'raccourci')
    const refused = await fetch(other.origin + image.url)
    const of = ['retry-after', 'cache-control'].map((header) => refused.headers.get(header))
    expect([refused.status, ...of]).toEqual([503, '5', 'private, no-store'])
  })

  test('files that lie elsewhere are missed by an examination', async () => {
    expect(await examineFiles(db, readConfig({ DATA_DIR: place.dataDir, ...objects.environment }))).toEqual(
      [],
    )
    expect(await examineFiles(db, readConfig({ DATA_DIR: place.dataDir }))).toMatchObject([
      { level: 'wrong', text: expect.stringMatching(/il en manque [1-9].*rétablissez une sauvegarde/) },
    ])
  })

  test('while it cannot be reached what needs it is refused for a while, and the rest goes on', async () => {
    const { image } = await projet('Barrage')
    await objects.proxy.cut()
    const refused = await fetch(other.origin + image.url)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    await expect(projet('Canal')).rejects.toThrow('momentanément indisponible')
    const ready = () => fetch(`${other.origin}/readyz`).then((answer) => answer.text())
    // Anybody may ask: neither the bucket nor its address is his business.
    await expect.poll(ready).toBe('ok')
    expect(await statusAt(other, '/')).toBe(200)
    // Who has it needs no storage for it.
    const tag = { 'if-none-match': `W/"${image.url.replace('/uploads/', '')}"` }
    expect((await fetch(other.origin + image.url, { headers: tag })).status).toBe(304)
    await objects.proxy.mend()
    expect(await statusAt(other, image.url)).toBe(200)
    await expect.poll(ready).toBe('ok')
  })
})

describe('the built program', () => {
  test('says in a sentence what is wrong with the storage, and that nothing is', async () => {
    const objects = await openObjectStorage()
    onTestFinished(objects.close)
    const place = await newPlace('sqlite')
    onTestFinished(place.remove)
    const environment = { DATA_DIR: place.dataDir, CONTENT: 'empty', ...objects.environment }
    const wrong = startMain({ ...environment, S3_ACCESS_KEY_ID: 'AUTRE' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('Le stockage d’objets ne connaît pas cette clé')
    const examined = await runProgram('doctor', [], environment)
    expect(examined.said).toContain('✓ Le stockage d’objets http://127.0.0.1')
    await (await startServer(environment)).stop()
    // A site that is there goes on without it.
    await objects.proxy.cut()
    const { origin, output, stop } = await startServer(environment)
    expect((await fetch(origin)).status).toBe(200)
    expect(output()).toContain('ne répond pas')
    await stop()
  })

  test('loads nothing of it where there is none', () => {
    const folder = suiteProgram
    const seen = new Set<string>()
    function follow(name: string): void {
      if (seen.has(name)) return
      seen.add(name)
      const text = readFileSync(join(folder, name), 'utf8')
      expect(text).not.toMatch(/from\s*["']@aws-sdk/)
      for (const [, next = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) follow(next)
    }
    follow('main.js')
    expect(seen.size).toBeGreaterThan(1)
    expect(readdirSync(folder).some((name) => /^s3-.*\.js$/.test(name) && !seen.has(name))).toBe(true)
  })
})
