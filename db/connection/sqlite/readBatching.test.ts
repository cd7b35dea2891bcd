import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ReadBatcher } from './readBatching.ts'
import { addRows, newDatabase, type TestDatabase } from '../../testing/testDatabases.ts'

let database: TestDatabase
let readers: ReadBatcher
/** What has gone to the database. */
let sent: string[] = []

beforeAll(async () => {
  database = await newDatabase('sqlite')
  await addRows(database.db, 'projet', 3, {
    nom: `'Levé « ' || n || ' »'`,
    slug: `'leve-' || n`,
    status: 'n = 2',
    lieu: 'iif(n = 1, null, n)',
    latitude: '1.0 / 3 / n',
  })
})
afterAll(() => database.close())
beforeEach(() => {
  sent = []
  readers = new ReadBatcher(<R>(query: CompiledQuery) => {
    sent.push(query.sql)
    return database.db.read.executeQuery<R>(query)
  })
})

const all = (statements: CompiledQuery[]) =>
  Promise.all(statements.map(async (one) => (await readers.executeQuery(one)).rows))
const projets = CompiledQuery.raw('select * from "projet" where "id" > ? order by "id" desc', [0])
const later = CompiledQuery.raw('select "nom" from "projet" where "id" > ? and "slug" <> ?', [1, 'leve-2'])
const counted = CompiledQuery.raw('select count(*) as "count", avg("latitude") > 0 as "north" from "projet"')
const none = CompiledQuery.raw('select "id" from "projet" where "id" > ?', [100])

test('statements that came together before go as one, and answer as each does alone', async () => {
  const statements = [projets, later, none, counted]
  const first = await all(statements)
  expect(first).toMatchObject([
    [{ lieu: '3', status: false }, { status: true }, { lieu: null, latitude: 1 / 3 }],
    [{ nom: 'Levé « 3 »' }],
    [],
    [{ count: 3, north: 1 }],
  ])
  // Known one by one, and then together.
  for (let n = 0; n < 2; n++) expect(await all(statements)).toEqual(first)
  sent = []
  expect(await all(statements)).toEqual(first)
  // The columns of a statement that has answered nothing yet are unknown.
  expect(sent).toEqual([none.sql, expect.stringContaining(projets.sql)])
  expect(sent[1]).toContain(counted.sql)

  const others = { ...projets, parameters: [2] }
  const emptied = { ...later, parameters: [1, 'leve-3'] }
  expect(await all([others, emptied, none, counted])).toEqual([
    first[0]?.slice(0, 1),
    [{ nom: 'Levé « 2 »' }],
    [],
    first[3],
  ])
})

test('one that fails says so itself, and the others answer', async () => {
  const fails = (text: string) => CompiledQuery.raw('select json(?) as "read" from "projet"', [text])
  const ask = (text: string) =>
    Promise.allSettled([projets, fails(text), later].map((one) => readers.executeQuery(one)))
  for (let n = 0; n < 4; n++)
    expect((await ask('{}')).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
  const [one, two, three] = await ask('{')
  expect(two).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('malformed JSON') },
  })
  expect([one, three]).toMatchObject([
    { status: 'fulfilled', value: { rows: [{}, {}, {}] } },
    { status: 'fulfilled', value: { rows: [{}] } },
  ])
})
