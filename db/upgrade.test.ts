import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from './connection/connect.ts'
import { contentTables, messageTables } from './content/contentTypes.ts'
import { insert } from './content/contentStore.ts'
import { fold } from './content/fold.ts'
import { loadReleased, previous, released, writeRows } from './fixtures/load.ts'
import { verifyJournal } from './journal/journalSeal.ts'
import { isMigrated, migrate, migrations } from './migrate.ts'
import { kinds, newMigrated, newPlace } from './testing/testDatabases.ts'
import { tableNames } from './tableNames.ts'

type Rows = Record<string, Record<string, unknown>[]>

const removals: (() => void)[] = []
afterEach(() => {
  for (const remove of removals.splice(0)) remove()
})

/** All rows of all tables. */
async function rowsOf(db: Db): Promise<Rows> {
  const rows: Rows = {}
  for (const name of await tableNames(db.read, db.kind)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.read)
    // PostgreSQL moves a row that a migration has updated.
    rows[name] = found.rows.toSorted(
      (a, b) => Number(a.id ?? 0) - Number(b.id ?? 0) || String(a.key).localeCompare(String(b.key)),
    )
  }
  return rows
}

/** Folded by the rule of the present version, as the row is found from then on. */
function refolded(row: Record<string, unknown>): Record<string, unknown> {
  const texts = Object.entries(row).filter(([name]) => name === 'label' || name === 'search')
  return { ...row, ...Object.fromEntries(texts.map(([name, text]) => [name, fold(String(text))])) }
}

describe.each(kinds)('a database of a released version, on %s', (kind) => {
  test.each(released)('%s comes to the present one with every row as it was', async (version) => {
    const { remove, ...place } = await newPlace(kind)
    removals.push(remove)
    await loadReleased(version, place)
    const db = await openDatabase(place)
    const before = await rowsOf(db)
    for (const [table, rows] of Object.entries(before))
      expect([table, rows.length > 0]).toEqual([table, true])
    await migrate(db)
    expect(await isMigrated(db)).toBe(true)
    const after = await rowsOf(db)
    const [shown] = await db.read
      .selectFrom('contentStats')
      .select(({ fn }) => fn.sum<number>('active').as('count'))
      .where('type', 'not in', messageTables)
      .execute()
    const checks = after.job?.filter(({ kind: name }) => name === 'check') ?? []
    // What is on line is looked at; a release that has done so already has none of these left to do.
    if (!('siteCheck' in before)) expect(checks.length).toBe(Number(shown?.count))
    // And so is each picture.
    const tones = after.job?.filter(({ kind: name }) => name === 'tone') ?? []
    const pictures = before.file?.filter((file) => file.kind === 'image') ?? []
    expect(tones.map(({ key }) => key).toSorted()).toEqual(pictures.map(({ key }) => key).toSorted())
    const added = [...checks, ...tones]
    after.job =
      after.job?.filter((job) => !added.includes(job) || before.job?.some(({ id }) => id === job.id)) ?? []
    // A type that is new has a row of its own.
    const known = before.contentStats?.map(({ type }) => type)
    after.contentStats = after.contentStats?.filter(({ type }) => known?.includes(type)) ?? []
    for (const [table, rows] of Object.entries(before)) {
      // Migrations add their own lines, and what visitors see may have moved.
      if (table === 'migration' || table === 'contentVersion') continue
      expect([table, after[table]]).toEqual([
        table,
        rows.map((row) => expect.objectContaining(refolded(row))),
      ])
    }
    expect((await verifyJournal(db)).faults).toEqual([])
    for (const table of contentTables) {
      const { rows } = await sql<{ n: number }>`
        select count(*) as "n" from ${sql.table(table)} where not "softdelete"`.execute(db.read)
      const stats = db.read.selectFrom('contentStats').selectAll().where('type', '=', table)
      expect([table, (await stats.executeTakeFirstOrThrow()).total]).toEqual([table, Number(rows[0]?.n)])
    }
    const { id } = await db.transaction((trx) => insert(trx, 'partenaire', { nom: 'Nouveau', status: true }))
    expect(id).toBe(2)
    if (kind === 'sqlite')
      expect((await sql`pragma integrity_check`.execute(db.read)).rows).toEqual([{ integrity_check: 'ok' }])
    await db.close()
  })

  test('takes the rows of the version before, whose servers go on beside those of this one', async () => {
    const later = migrations.filter(({ name }) => name > previous)
    // Each says so itself; one that cannot is for a later release than this.
    expect(later.filter(({ compatibleSince = 'never' }) => compatibleSince > previous)).toEqual([])
    const { remove, ...place } = await newMigrated(kind)
    removals.push(remove)
    await writeRows(previous, place)
    const again = await openDatabase(place)
    const { length } = (await rowsOf(again)).projet ?? []
    expect(length).toBeGreaterThan(0)
    await again.close()
  })
})
