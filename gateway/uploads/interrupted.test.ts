import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase, type DatabaseOptions, type Db } from '../../db/connection/connect.ts'
import { insertFile } from '../../db/files/files.ts'
import { newMigrated, programKinds } from '../../db/testing/testDatabases.ts'
import type { FileVariant } from '../../db/tables.ts'
import { jpeg, pdf } from '../lab/testing/files.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'
import { client, startServer, type RunningServer } from '../lab/servers/server.ts'
import { newDemo } from '../lab/testing/checkpointed.ts'
import { newKey } from './storage.ts'

const created = `mutation ($input: CreateProjetInput!) { saved: createProjet(input: $input) {
  ... on CreateProjetPayload { content { id image { url avif: srcSet(format: AVIF) } } } } }`
const slot = 'variables.input.image'
/** When to kill, counted from the moment of sending, in milliseconds. */
const delays = process.env.TEST_LONG ? Array.from({ length: 20 }, (_, n) => n * 50) : [400]
const dayAgo = new Date(Date.now() - 24 * 3_600_000 - 100_000)

interface Created {
  saved: { content: { id: string; image: { url: string; avif: string | null } } }
}

describe.each(programKinds)('what an interruption leaves on %s', (kind) => {
  let place: DatabaseOptions & { remove(): void }
  let server: RunningServer

  beforeEach(async () => {
    place = await newMigrated(kind)
    onTestFinished(place.remove)
  })

  async function start(): Promise<void> {
    const { dataDir, url } = place
    const started = await startServer({ DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) })
    onTestFinished(async () => void (await started.stop()))
    server = started
  }

  /** One that no test kills: it need be no process of its own. */
  async function stay(): Promise<InProcess> {
    const started = await startInProcess({}, place)
    onTestFinished(started.stop)
    return started
  }

  async function administrator(): Promise<ReturnType<typeof client>> {
    const one = client(server.origin)
    await one.signIn()
    return one
  }

  async function kill(): Promise<void> {
    const closed = once(server.process, 'close')
    server.process.kill('SIGKILL')
    await closed
  }

  async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const db = await openDatabase(place)
    return work(db).finally(() => db.close())
  }

  function uploads(folder = 'uploads'): string[] {
    const path = join(place.dataDir, folder)
    return existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : []
  }

  /** As if all that lies there had lain there for more than a day. */
  function age(...names: string[]): void {
    for (const name of names) utimesSync(join(place.dataDir, name), dayAgo, dayAgo)
  }

  /** As if an hour had gone by: leases are over, and what recurs is due. */
  function makeDue(): Promise<unknown> {
    const values = { due: new Date().toISOString(), leaseUntil: null }
    return withDatabase((db) => db.transaction((trx) => trx.updateTable('job').set(values).execute()))
  }

  async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  test(
    'a kill in the middle of an upload leaves no item and no row without its file',
    { timeout: 300_000 },
    async () => {
      const big = await jpeg(5000, 4000)
      for (const delay of delays) {
        await start()
        const { run } = await administrator()
        const sending = run(created, { input: { nom: `Projet ${delay}`, image: null } }, { [slot]: big })
        const outcome = sending.catch(() => null)
        await new Promise((resolve) => setTimeout(resolve, delay))
        await kill()
        await outcome
        await withDatabase(async (db) => {
          for (const { key, variants } of await db.read.selectFrom('file').selectAll().execute()) {
            const all: FileVariant[] = JSON.parse(variants)
            for (const variant of all) {
              expect(existsSync(join(place.dataDir, 'uploads', key, variant.file))).toBe(true)
            }
          }
          for (const { image } of await db.read.selectFrom('projet').select('image').execute()) {
            expect(image).not.toBeNull()
          }
        })
      }
      // A day later, so to speak, nothing is left of what was not saved.
      const unnamed = await withDatabase(async (db) => {
        await db.transaction((trx) =>
          trx.updateTable('file').set({ createdAt: dayAgo.toISOString() }).execute(),
        )
        const named = await db.read.selectFrom('projet').select('image').execute()
        return uploads().filter((key) => named.every(({ image }) => image !== key))
      })
      age(...uploads().map((key) => `uploads/${key}`))
      await makeDue()
      await stay()
      await until(() => uploads().every((key) => !unnamed.includes(key)))
    },
  )

  test.runIf(kind === 'sqlite')(
    'AVIF copies that a kill has prevented are made after the next start',
    async () => {
      await start()
      const { saved } = await (
        await administrator()
      ).run<Created>(created, { input: { nom: 'Projet', image: null } }, { [slot]: await jpeg(300, 200) })
      await kill()
      const [, , key = ''] = saved.content.image.url.split('/')
      await makeDue()
      const one = client((await stay()).origin)
      await one.signIn()
      await until(async () => {
        const { node } = await one.run<{ node: { image: { avif: string | null } } }>(
          'query ($id: ID!) { node(id: $id) { ... on Projet { image { avif: srcSet(format: AVIF) } } } }',
          { id: saved.content.id },
        )
        return node.image.avif?.includes('300.avif') ?? false
      })
      await until(() => !readdirSync(join(place.dataDir, 'uploads', key)).includes('source.png'))
    },
  )

  test.runIf(kind === 'sqlite')('a stop waits for what is being written', async () => {
    await start()
    const { saved } = await (
      await administrator()
    ).run<Created>(created, { input: { nom: 'Projet', image: null } }, { [slot]: await jpeg(300, 200) })
    expect(saved.content.image.avif).toBeNull()
    expect(await server.stop()).toBe(0)
    expect(server.output()).not.toContain('"level":50')
    expect(readdirSync(join(place.dataDir, 'uploads', '.unfinished'))).toEqual([])
  })

  test('the sweep takes what nobody names, after a day, and nothing else', async () => {
    await (await startInProcess({}, place)).stop()
    const [oldRow, youngRow, oldFile, youngFile] = [newKey(), newKey(), newKey(), newKey()]
    await withDatabase(async (db) => {
      for (const key of [oldRow, youngRow]) {
        const nothing = { width: null, height: null, placeholder: null, variants: '[]' }
        await db.transaction((trx) => insertFile(trx, { key, kind: 'document', name: 'cv.pdf', ...nothing }))
      }
      await db.transaction((trx) =>
        trx.updateTable('file').set({ createdAt: dayAgo.toISOString() }).where('key', '=', oldRow).execute(),
      )
    })
    for (const key of [oldRow, youngRow, oldFile, youngFile, 'autre']) {
      mkdirSync(join(place.dataDir, 'documents', key), { recursive: true })
      writeFileSync(join(place.dataDir, 'documents', key, 'document.pdf'), pdf)
    }
    age(`documents/${oldFile}`, 'documents/autre')
    await makeDue()
    await stay()
    await until(() => !uploads('documents').includes(oldFile) && !uploads('documents').includes(oldRow))
    expect(uploads('documents').sort()).toEqual([youngRow, youngFile, 'autre'].sort())
    const rows = await withDatabase((db) => db.read.selectFrom('file').select('key').execute())
    expect(rows).toEqual([{ key: youngRow }])
  })

  test.runIf(kind === 'sqlite')('a folder that another database has filled is left alone', async () => {
    const filled = await startInProcess({}, place)
    await until(() => existsSync(join(place.dataDir, 'uploads', '.database')))
    await filled.stop()
    writeFileSync(join(place.dataDir, 'uploads', '.database'), 'une autre')
    const key = newKey()
    mkdirSync(join(place.dataDir, 'uploads', key))
    age(`uploads/${key}`)
    await makeDue()
    const { log } = await stay()
    await until(() => log().includes('une autre base'))
    expect(uploads()).toContain(key)
  })
})

test('the demo’s pictures stay while one item names them', async () => {
  const place = await newDemo()
  const server = await startInProcess({ CONTENT: 'demo' }, place)
  try {
    const { run, signIn } = client(server.origin)
    await signIn()
    const list = `{ admin {
      slides(first: 50) { edges { node { id image { url } } } }
      projets(first: 50) { edges { node { id galerie { image { url } } } } } } }`
    const { admin } = await run<{
      admin: {
        slides: { edges: { node: { id: string; image: { url: string } } }[] }
        projets: { edges: { node: { id: string; galerie: { image: { url: string } }[] } }[] }
      }
    }>(list)
    const slides = admin.slides.edges.map(({ node }) => node)
    const shared = slides.find(
      ({ image }, n) => slides.findLastIndex((one) => one.image.url === image.url) > n,
    )
    const sharing = slides.filter(({ image }) => image.url === shared?.image.url)
    expect(sharing.length).toBeGreaterThan(1)
    const galleries = admin.projets.edges.flatMap(({ node: { id, galerie } }) =>
      galerie.some(({ image }) => image.url === shared?.image.url) ? [id] : [],
    )
    const status = async () => (await fetch(server.origin + shared?.image.url)).status
    await run(
      'mutation ($input: UpdateSlideInput!) { updateSlide(input: $input) { __typename } }',
      { input: { id: shared?.id, image: null } },
      { [slot]: await jpeg(300, 200) },
    )
    // The slide that has another picture now goes first: it might be restored.
    for (const id of [...sharing.map((slide) => slide.id), ...galleries]) {
      expect(await status()).toBe(200)
      await run(
        `mutation ($input: ContentInput!) { softDeleteContent(input: $input) { __typename }
          eraseContent(input: $input) { __typename } }`,
        { input: { id } },
      )
    }
    expect(await status()).toBe(404)
  } finally {
    await server.stop()
    place.remove()
  }
})
