import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../connection/connect.ts'
import { isActiveLimitFailure } from '../content/contentStore.ts'
import { migrate, migrations } from '../migrate.ts'
import type { Migration } from './migration.ts'
import { kinds, newMigrated, newPlace } from '../testing/testDatabases.ts'
import { addContent } from './kit.ts'

/** All that a new type asks of a migration. */
const sixteenth: Migration = {
  name: '9999-avis',
  up: (trx, kind) =>
    addContent(trx, kind, 'avis', {
      activeLimit: 2,
      hiddenBy: 'retenu',
      fields: {
        nom: 'text',
        resume: 'text?',
        reference: 'unique text',
        note: 'integer?',
        prix: 'real?',
        retenu: 'boolean',
        photo: 'picture?',
        cv: 'document?',
        faqId: { below: 'faq' },
        ordre: 'ordre',
      },
    }),
}

let db: Db
let remove: () => void

async function open(place: Awaited<ReturnType<typeof newPlace>>): Promise<void> {
  remove = place.remove
  db = await openDatabase(place)
}
afterEach(async () => {
  await db.close()
  remove()
})

async function column(query: string): Promise<unknown[]> {
  const { rows } = await sql.raw<{ value: unknown }>(query).execute(db.read)
  return rows.map(({ value }) => value)
}

function run(...statements: string[]): Promise<void> {
  return db.transaction(async (trx) => {
    for (const statement of statements) await sql.raw(statement).execute(trx)
  })
}

const common = `"softdelete", "version", "createdAt", "updatedAt", "label"`
const commonValues = `false, 1, '', '', ''`

function avis(reference: string, status: boolean, retenu = false): string {
  return `insert into "avis" ("nom", "reference", "retenu", "faqId", "ordre", "status", ${common}, "search")
    values ('Avis', '${reference}', ${retenu}, 1, null, ${status}, ${commonValues}, 'commune ${reference}')`
}

describe.each(kinds)('a sixteenth table on %s', (kind) => {
  beforeEach(async () => {
    await open(await newMigrated(kind))
    await migrate(db, [...migrations, sixteenth])
    await run(
      `insert into "faq" ("titre", "status", ${common}, "search") values ('F', true, ${commonValues}, '')`,
    )
  })

  const stats = async () => {
    const { rows } = await sql`select * from "contentStats" where "type" = 'avis'`.execute(db.read)
    return rows[0]
  }

  test('is counted and limited by the database', async () => {
    expect(await stats()).toMatchObject({ total: 0, active: 0, activeLimit: 2 })
    await run(avis('A', true), avis('B', true, true), avis('C', false))
    expect(await stats()).toMatchObject({ total: 3, active: 2, visible: 1, trashed: 0 })
    const activate = `update "avis" set "status" = true where "reference" = 'C'`
    await expect(run(activate)).rejects.toSatisfy(isActiveLimitFailure)
    await run(`update "avis" set "softdelete" = true where "reference" = 'A'`, activate)
    expect(await stats()).toMatchObject({ total: 2, active: 2, trashed: 1, trashedActive: 1 })
    await run(
      `update "avis" set "retenu" = true where "reference" = 'C'`,
      `delete from "avis" where "reference" = 'A'`,
    )
    expect(await stats()).toMatchObject({ total: 2, visible: 0, trashed: 0 })
    await expect(run(avis('B', false))).rejects.toThrow(/unique/i)
  })

  test('is searched and put in order, and goes with what it hangs on', async () => {
    await run(avis('un', false), avis('deux', false))
    await run(`update "avis" set "search" = 'village', "ordre" = 3 where "reference" = 'deux'`)
    expect(await column('select "position" as value from "avis" order by "id"')).toEqual([2147483647, 3])
    if (kind === 'sqlite') {
      const found = (word: string) =>
        column(`select rowid as value from "avisSearch" where "avisSearch" match '${word}'`)
      expect([await found('commune'), await found('village'), await found('deux')]).toEqual([[1], [2], []])
    } else {
      const indexes = await column(`select indexdef as value from pg_indexes where indexname = 'avis_search'`)
      expect(indexes).toEqual([expect.stringContaining('USING gin (search gin_trgm_ops)')])
    }
    await run('delete from "faq"')
    expect(await column('select count(*) as value from "avis"')).toEqual([0])
    expect(await stats()).toMatchObject({ total: 0 })
  })
})

test('what the released migrations make stays as it is', async () => {
  await open(await newPlace('sqlite'))
  await migrate(
    db,
    migrations.filter(({ name }) => name <= '0007-twins'),
  )
  const made = await column(
    `select sql as value from sqlite_schema where sql is not null and name <> 'migration' order by type, name`,
  )
  const words = made.join('\n').replace(/\s+/g, ' ')
  expect(createHash('sha256').update(words).digest('hex')).toBe(
    'ed4a42eb4139d0a66e0cf4d47f52669bfc3eec687a70c12924f319faf3a5b6a5',
  )
})
