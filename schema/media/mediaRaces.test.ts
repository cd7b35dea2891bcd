import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextNumber } from '../../db/content/contentStore.ts'
import { deleteUnusedFiles, holdFiles, insertFile } from '../../db/files/files.ts'
import type { Tables } from '../../db/tables.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

// On PostgreSQL alone: SQLite has one writer at a time.

let gateway: TestSchema
beforeAll(async () => {
  gateway = await newSchema('postgres')
})
afterAll(() => gateway.close())

let count = 0
async function picture(): Promise<string> {
  const key = (++count).toString(16).padStart(32, '0')
  const none = { width: 1200, height: 800, placeholder: null }
  await gateway.db.transaction((trx) =>
    insertFile(trx, { key, kind: 'image', name: `${key}.jpg`, variants: '[]', ...none }),
  )
  return key
}

const remove = (key: string) =>
  gateway.db.transaction(async (trx) =>
    (await deleteUnusedFiles(trx, { keys: [key] })).map((file) => file.key),
  )

const run = (verb: string, input: Record<string, unknown>) =>
  gateway.run(
    `mutation ($input: ${verb.charAt(0).toUpperCase() + verb.slice(1)}Input!) { result: ${verb}(input: $input) {
      __typename ... on Error { code message } } }`,
    input,
  )

async function projet(label: string, input: Record<string, unknown>): Promise<Item> {
  const item = await gateway.sample('projet', label)
  await gateway.mutate('update', 'projet', { id: item.id, ...input })
  return item
}

const rowOf = ({ databaseId }: Item) =>
  gateway.db.read.selectFrom('projet').selectAll().where('id', '=', databaseId).executeTakeFirstOrThrow()

/** Comes to its end once somebody waits for a lock, or `isOver`. */
function untilWaiting(isOver: () => boolean): Promise<void> {
  const waits = sql<{ waits: boolean }>`select exists (select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock') as "waits"`
  return expect.poll(async () => isOver() || (await waits.execute(gateway.db.read)).rows[0]?.waits).toBe(true)
}

/** Begins `late` while `early` is open, which ends once `late` waits for it or has ended; `between` is done before. */
async function meanwhile<R>(
  early: (trx: Transaction<Tables>) => Promise<unknown>,
  late: () => Promise<R>,
  between: () => Promise<void> = async () => {},
): Promise<R> {
  let later: Promise<R> | undefined
  await gateway.db.transaction(async (trx) => {
    await early(trx)
    let isOver = false
    later = late().finally(() => (isOver = true))
    later.catch(() => undefined)
    await untilWaiting(() => isOver)
    await between()
  })
  if (!later) throw new Error('It did not begin.')
  return later
}

test('a picture is not taken from an item that is published meanwhile', async () => {
  const key = await picture()
  const item = await projet('Publié entre-temps', { image: mediaId(key) })
  const erased = await meanwhile(
    (trx) => trx.updateTable('projet').set({ status: true }).where('id', '=', item.databaseId).execute(),
    () => run('eraseMedia', { id: mediaId(key), evenUsed: true }),
  )
  expect(erased).toMatchObject({ code: 'VALIDATION', message: expect.stringContaining('Les visiteurs') })
  expect(await rowOf(item)).toMatchObject({ status: true, image: key })
})

test('an item that meanwhile uses a picture no longer has no new version from its replacement', async () => {
  const [from, to] = [await picture(), await picture()]
  const item = await projet('Retirée entre-temps', { image: mediaId(from) })
  const { version } = await rowOf(item)
  await meanwhile(
    (trx) => trx.updateTable('projet').set({ image: null }).where('id', '=', item.databaseId).execute(),
    () => run('replaceMedia', { id: mediaId(from), file: mediaId(to) }),
  )
  expect(await rowOf(item)).toMatchObject({ image: null, version })
})

test('a save that names a picture and its replacement do not wait for each other', async () => {
  const [from, to] = [await picture(), await picture()]
  const item = await projet('À deux', { image: mediaId(from) })
  const replaced = await meanwhile(
    async (trx) => {
      await sql`select 1 from "projet" where "id" = ${item.databaseId} for update`.execute(trx)
    },
    async () => {
      const both = [
        run('replaceMedia', { id: mediaId(from), file: mediaId(to) }),
        gateway.mutate('update', 'projet', { id: item.id, galerie: [{ image: mediaId(from) }] }),
      ]
      return (await Promise.all(both)).map(({ __typename }) => __typename)
    },
  )
  expect(replaced).toEqual(['ReplaceMediaPayload', 'UpdateProjetPayload'])
  const { rows } = await sql<{ deadlocks: number }>`select "deadlocks"::int from pg_stat_database
    where datname = current_database()`.execute(gateway.db.read)
  expect(rows[0]?.deadlocks).toBe(0)
})

test('a sweep passes over a picture that somebody is about to use', async () => {
  const key = await picture()
  const item = await gateway.sample('projet', 'En train')
  expect(
    await meanwhile(
      async (trx) => {
        expect([...(await holdFiles(trx, [key])).keys()]).toEqual([key])
        await trx.updateTable('projet').set({ image: key }).where('id', '=', item.databaseId).execute()
      },
      () => remove(key),
    ),
  ).toEqual([])
  expect(await rowOf(item)).toMatchObject({ image: key })
})

test('a picture stays for the draft that is being saved with it', async () => {
  const key = await picture()
  const item = await gateway.sample('projet', 'Brouillon en train')
  // The number of a draft is taken last, just before it is written.
  const takeNumber = (trx: Transaction<Tables>) => nextNumber(trx, 'draft')
  await gateway.db.transaction(takeNumber)
  const saved = await meanwhile(
    takeNumber,
    () =>
      gateway.run(
        `mutation ($input: SaveProjetDraftInput!) { result: saveProjetDraft(input: $input) { __typename } }`,
        { id: item.id, galerie: [{ image: mediaId(key) }] },
      ),
    async () => expect(await remove(key)).toEqual([]),
  )
  expect(saved).toMatchObject({ __typename: 'LifecyclePayload' })
})
