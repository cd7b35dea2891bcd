import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'
import { insertFile } from './files.ts'
import { libraryCount, libraryPage, searchOf, type LibraryPage } from './library.ts'

const whole: LibraryPage = {
  search: '',
  kind: null,
  used: null,
  addedBy: null,
  after: null,
  before: null,
  backward: false,
  limit: 26,
}

describe.each(kinds)('a list of the library, on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase(kind)
  })
  afterAll(() => database.close())

  async function add(name: string): Promise<string> {
    const key = name.padStart(32, '0')
    const none = { width: 1, height: 1, placeholder: null, variants: '[]' }
    await database.db.transaction((trx) =>
      insertFile(trx, { key, kind: 'image', name, search: searchOf({ name }), ...none }),
    )
    return key
  }

  /** How the files of a list are found and counted. PostgreSQL plans for few rows here, so that reading all of them is made dear. */
  async function plansOf(
    listed: Partial<LibraryPage>,
    dear = ['enable_seqscan', 'enable_sort'],
  ): Promise<string[]> {
    const { db, queries } = database
    queries.length = 0
    await libraryPage(db.read, { ...whole, ...listed })
    await libraryCount(db.read, { ...whole, ...listed })
    const asked = queries.filter((text) => text.includes('"found"'))
    expect(asked).toHaveLength(2)
    return db.read.connection().execute(async (connection) => {
      if (kind === 'postgres') for (const way of dear) await sql.raw(`set ${way} = off`).execute(connection)
      const plans: string[] = []
      for (const text of asked) {
        const explain = kind === 'sqlite' ? 'explain query plan' : 'explain (generic_plan, costs off)'
        const { rows } = await sql.raw<Record<string, string>>(`${explain} ${text}`).execute(connection)
        plans.push(rows.map((row) => row[kind === 'sqlite' ? 'detail' : 'QUERY PLAN']).join('\n'))
      }
      if (kind === 'postgres') await sql`reset all`.execute(connection)
      return plans
    })
  }

  test('finds two letters where few files have them, many, or as part of a sign', async () => {
    const [zq, dashed] = [await add('zq'), await add('z-')]
    const named = async (search: string) =>
      (await libraryPage(database.db.read, { ...whole, search })).map(({ key }) => key)
    expect([await named('zq'), await named('z-'), await named('qz')]).toEqual([[zq], [dashed], []])
    // More than one in a hundred of the newest.
    const many: string[] = []
    for (let n = 0; n < 45; n++) many.push(await add(`zq${n}`))
    expect((await named('zq')).toSorted()).toEqual(many.toReversed().slice(0, 26).toSorted())
    expect(await libraryCount(database.db.read, { ...whole, search: 'zq' })).toMatchObject({ count: 46 })
  })

  test('is read from an index in its order, also where few files are in it', async () => {
    const scanned = /SCAN file(?! USING COVERING INDEX)|Seq Scan on file\b/
    const lists: [Partial<LibraryPage>, RegExp][] = [
      [{}, /file_library/],
      [{ used: true }, /file_library/],
      [{ used: false }, /file_library/],
      [{ addedBy: 'Awa' }, /file_addedBy/],
      [{ addedBy: 'Awa', used: true, backward: true }, /file_addedBy/],
      [{ kind: 'document' }, kind === 'sqlite' ? /file_documents/ : /file_kind/],
      [{ kind: 'document', used: false }, kind === 'sqlite' ? /file_documents/ : /file_kind/],
    ]
    for (const [listed, index] of lists)
      for (const plan of await plansOf(listed)) {
        expect([listed, plan]).toEqual([listed, expect.stringMatching(index)])
        expect(plan).not.toMatch(scanned)
      }
  })

  test('is searched by an index for a word of any length that few files have', async () => {
    if (kind === 'sqlite') {
      for (const search of ['qx', 'lagune'])
        for (const plan of await plansOf({ search }))
          expect(plan).toContain('SCAN file USING COVERING INDEX file_library')
      return
    }
    const dear = ['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan']
    for (const plan of await plansOf({ search: 'qx' }, dear)) expect(plan).toContain('file_pairs')
    for (const plan of await plansOf({ search: 'lagune' }, dear)) expect(plan).toContain('file_search')
  })
})
