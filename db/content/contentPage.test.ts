import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { latestChanges, unreadOf } from './dashboard.ts'
import { contentTables, messageTables } from './contentTypes.ts'
import { hasOrdre, page, type PageOptions } from './contentPage.ts'
import type { ContentTable, Tables } from '../tables.ts'
import { addRows, kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'

const siteLists: ContentTable[] = [
  'service',
  'slide',
  'projet',
  'categorieProjet',
  'equipe',
  'partenaire',
  'testimonial',
  'faq',
  'page',
  'offre',
]
const adminLists: ContentTable[] = [
  ...siteLists,
  'entreprise',
  'categorieService',
  'presentation',
  'contact',
  'devis',
  'carriere',
  'faqQuestion',
  'annonce',
]

describe.each(kinds)('how %s reads a list', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase(kind)
    await addRows(database.db, 'slide', 3000, { titre: `'commune'`, archive: 'false', ordre: 'n % 50' })
    const projet = {
      nom: `'commune'`,
      slug: `'commune-' || n`,
      category: `'Géodésie'`,
      resultat: `'${'long '.repeat(200)}'`,
    }
    await addRows(database.db, 'projet', 3000, projet)
    const contact = { nom: `'commune'`, email: `'a@example.com'`, message: `'Bonjour'`, lu: 'false' }
    await addRows(database.db, 'contact', 3000, contact)
    // What autovacuum does some time after so many writes.
    if (kind === 'sqlite') return
    for (const index of ['projet_search', 'contact_pairs'])
      await sql`select gin_clean_pending_list(${index})`.execute(database.db.read)
  })
  afterAll(() => database.close())

  test('every list in its order comes from an index, without a sort', async () => {
    const sorted: string[] = []
    const check = async (table: ContentTable, list: Partial<PageOptions>) => {
      const plan = await planned(database, table, list)
      if (!indexed.test(plan)) sorted.push(`${table} ${JSON.stringify(list)}: ${plan}`)
    }
    for (const table of adminLists) {
      for (const order of ['NEWEST', 'OLDEST', 'LABEL', 'POSITION'] as const) {
        const after = order === 'LABEL' ? ['m', 5] : order === 'POSITION' && hasOrdre(table) ? [7, 5] : [5]
        await check(table, { order })
        await check(table, { order, status: true })
        await check(table, { order, trashed: true })
        await check(table, { order, after })
        await check(table, { order, status: false, before: after, backward: true })
      }
    }
    for (const table of adminLists) await check(table, { order: 'CHANGED', trashed: true })
    for (const table of siteLists) await check(table, { order: 'POSITION', audience: 'visitor' })
    await check('projet', { order: 'POSITION', audience: 'visitor', category: 'Géodésie' })
    for (const table of messageTables)
      for (const lu of [true, false]) await check(table, { status: true, lu, after: [5] })
    expect(sorted).toEqual([])
  })

  test('the databases choose those indexes by themselves, and those of trigrams and pairs for a rare term', async () => {
    const lists: [ContentTable, Partial<PageOptions>][] = [
      ['slide', { order: 'POSITION', audience: 'visitor' }],
      ['slide', { order: 'POSITION' }],
      ['projet', { order: 'NEWEST' }],
      ['projet', { order: 'LABEL', status: false }],
      ['projet', { order: 'POSITION', audience: 'visitor', category: 'Géodésie' }],
    ]
    for (const [table, list] of lists) {
      const plan = await planned(database, table, list, [])
      expect(plan).toMatch(indexed)
    }
    for (const order of ['NEWEST', 'LABEL'] as const) {
      const plan = await planned(database, 'projet', { order, search: 'commune 2718 ' }, [])
      expect(plan).toMatch(kind === 'sqlite' ? /hit VIRTUAL TABLE INDEX/ : /projet_search/)
    }
    for (const lu of [null, false]) {
      const plan = await planned(database, 'contact', { search: 'zq', status: true, lu }, [])
      expect(plan).toMatch(kind === 'sqlite' ? /hit VIRTUAL TABLE INDEX/ : /contact_pairs/)
      expect(plan).not.toMatch(/SCAN t|Seq Scan/)
    }
  })

  test('of messages with a common word the newest are found among the newest of all, the others by the index', async () => {
    const hits = async (search: string, own: Partial<PageOptions> = {}) => {
      database.queries.length = 0
      const options = { audience: 'administrator', order: 'NEWEST', size: 3, status: true, search } as const
      const { rows, more } = await page(database.db.read, 'contact', { ...options, ...own })
      return { ids: rows.map(({ id }) => id), more, statements: database.queries.length }
    }
    const tries = (statements: number) => (kind === 'sqlite' ? 1 : statements)
    expect(await hits('commune')).toEqual({ ids: [2999, 2997, 2995], more: true, statements: 1 })
    expect(await hits('commune', { after: [2997] })).toMatchObject({ ids: [2995, 2993, 2991], statements: 1 })
    expect(await hits('commune', { status: false, size: 2 })).toMatchObject({ ids: [3000, 2998] })
    expect(await hits('commune 271 ')).toEqual({ ids: [271], more: false, statements: tries(2) })
    expect(await hits('commune', { trashed: true })).toEqual({ ids: [], more: false, statements: tries(2) })
  })

  test('a count reads one row of counters', async () => {
    database.queries.length = 0
    const one = await page(database.db.read, 'slide', {
      audience: 'visitor',
      order: 'NEWEST',
      size: 1,
      status: true,
    })
    await one.totalCount()
    expect(database.queries).toHaveLength(2)
    expect(database.queries[1]).toContain('"contentStats"')
  })
})

describe('what the dashboard counts and lists', () => {
  test('comes from indexes', async () => {
    const database = await newDatabase('sqlite')
    database.queries.length = 0
    for (const table of messageTables) await unreadOf(database.db.read, table)
    await latestChanges(database.db.read, 10)
    const plans = await database.db.read
      .connection()
      .execute((connection) =>
        Promise.all(
          database.queries.map((text) => explain(connection, `explain query plan ${text}`, 'detail')),
        ),
      )
    await database.close()
    for (const plan of plans.slice(0, 3)) expect(plan).toMatch(/SEARCH .* USING COVERING INDEX \w+_lu/)
    expect(plans[3]?.match(/USING COVERING INDEX \w+_updatedAt/g)).toHaveLength(
      contentTables.length - messageTables.length,
    )
  })
})

/** A plan that reads an index in its order: no scan of a table, no sort. */
const indexed =
  /^(?!.*(SCAN t\b|TEMP B-TREE|Seq Scan|Sort)).*(SEARCH t USING (INDEX|INTEGER PRIMARY KEY)|Index Scan)/s

/**
 * How the database reads a page. PostgreSQL plans for the rows that are there, which in a test are few, so that
 * other ways than an index in its order are made dear.
 */
async function planned(
  { db, queries }: TestDatabase,
  table: ContentTable,
  options: Partial<PageOptions>,
  dear = ['enable_seqscan', 'enable_bitmapscan', 'enable_sort', 'enable_incremental_sort'],
): Promise<string> {
  queries.length = 0
  await page(db.read, table, { audience: 'administrator', order: 'NEWEST', size: 20, ...options })
  const text = queries.at(-1) ?? ''
  return db.read.connection().execute(async (connection) => {
    if (db.kind === 'sqlite') return explain(connection, `explain query plan ${text}`, 'detail')
    for (const name of dear) await sql.raw(`set ${name} = off`).execute(connection)
    // Values that the choice of a plan hangs on.
    const known = text
      .replace(/limit \$\d+ offset \$\d+/, 'limit 21 offset 0')
      .replace(/like \$\d+/, `like '%${options.search ?? ''}%'`)
    const plan = await explain(connection, `explain (generic_plan, costs off) ${known}`, 'QUERY PLAN')
    await sql`reset all`.execute(connection)
    return plan
  })
}

async function explain(connection: Kysely<Tables>, query: string, column: string): Promise<string> {
  const { rows } = await sql.raw<Record<string, string>>(query).execute(connection)
  return rows.map((row) => row[column]).join('\n')
}
