import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../connection/connect.ts'
import { page } from '../content/contentPage.ts'
import { migrate, migrations } from '../migrate.ts'
import { kinds, newPlace } from '../testing/testDatabases.ts'

test.each(kinds)('rows that were there are found as new ones are, on %s', async (kind) => {
  const { remove, ...place } = await newPlace(kind)
  const db = await openDatabase(place)
  try {
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0032'),
    )
    const add = (label: string) =>
      sql`insert into "contact" ("nom", "email", "message", "lu", "status", "softdelete", "version", "createdAt", "updatedAt", "label", "search")
      values ('x', 'x', 'x', ${sql.lit(false)}, ${sql.lit(true)}, ${sql.lit(false)}, 1, '', '', ${label}, ${label})`
    await db.transaction(async (trx) => {
      for (const label of ['n’guessan', 'straße łodz', 'rendez‐vous']) await add(label).execute(trx)
    })
    await migrate(db)
    const rows = await db.read.selectFrom('contact').select(['label', 'search']).orderBy('id').execute()
    expect(rows.map(({ label }) => label)).toEqual(["n'guessan", 'strasse lodz', 'rendez-vous'])
    const found = async (search: string) =>
      (
        await page(db.read, 'contact', { audience: 'administrator', order: 'NEWEST', size: 20, search })
      ).rows.map(({ id }) => id)
    expect(await found('N’Guessan')).toEqual([1])
    expect(await found('Straße')).toEqual([2])
    expect(await found('rendez-vous')).toEqual([3])
    expect(await found("n'")).toEqual([1])
    expect(await found('lo')).toEqual([2])
    await db.transaction((trx) => sql`update "contact" set "search" = 'voirie' where "id" = 2`.execute(trx))
    expect(await found('lodz')).toEqual([])
    expect(await found('ri')).toEqual([2])
    if (kind === 'sqlite')
      for (const index of ['contactSearch', 'contactPairs'])
        await db.transaction((trx) =>
          sql`insert into ${sql.table(index)} (${sql.ref(index)}, "rank") values ('integrity-check', 1)`.execute(
            trx,
          ),
        )
  } finally {
    await db.close()
    remove()
  }
})

const uniquely = ['categorieProjet', 'categorieService'] as const
const onEach = kinds.flatMap((kind) => uniquely.map((table) => ({ kind, table })))
test.each(onEach)(
  'twins only since the folding stay as they are: $table on $kind',
  async ({ kind, table }) => {
    const { remove, ...place } = await newPlace(kind)
    const db = await openDatabase(place)
    try {
      await migrate(
        db,
        migrations.filter(({ name }) => name < '0032'),
      )
      await db.transaction(async (trx) => {
        await sql`delete from ${sql.table(table)}`.execute(trx)
        for (const nom of ['l’eau', "l'eau", 'l‘eau', 'straße', "adduction d'eau", 'adduction d’eau'])
          await sql`insert into ${sql.table(table)} ("nom", "status", "softdelete", "version", "createdAt", "updatedAt", "label", "search")
          values (${nom}, ${sql.lit(true)}, ${sql.lit(false)}, 1, '', '', ${nom}, ${nom})`.execute(trx)
      })
      await migrate(db)
      const rows = await db.read.selectFrom(table).select(['label', 'search']).orderBy('id').execute()
      expect(rows.map(({ label }) => label)).toEqual([
        'l’eau',
        "l'eau",
        'l‘eau',
        'strasse',
        "adduction d'eau",
        'adduction d’eau',
      ])
      expect(rows.map(({ search }) => search)).toEqual([
        "l'eau",
        "l'eau",
        "l'eau",
        'strasse',
        "adduction d'eau",
        "adduction d'eau",
      ])
    } finally {
      await db.close()
      remove()
    }
  },
)
