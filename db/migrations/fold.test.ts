import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../connect.ts'
import { page } from '../contentPage.ts'
import { migrate, migrations } from '../migrate.ts'
import { kinds, newPlace } from '../testDatabases.ts'

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
  } finally {
    await db.close()
    remove()
  }
})

test.each(kinds)('categories that are twins only since stay as they are, on %s', async (kind) => {
  const { remove, ...place } = await newPlace(kind)
  const db = await openDatabase(place)
  try {
    await migrate(
      db,
      migrations.filter(({ name }) => name < '0032'),
    )
    await db.transaction(async (trx) => {
      await sql`delete from "categorieProjet"`.execute(trx)
      for (const nom of ['l’eau', "l'eau", 'l‘eau', 'straße'])
        await sql`insert into "categorieProjet" ("nom", "status", "softdelete", "version", "createdAt", "updatedAt", "label", "search")
          values (${nom}, ${sql.lit(true)}, ${sql.lit(false)}, 1, '', '', ${nom}, ${nom})`.execute(trx)
    })
    await migrate(db)
    const rows = await db.read
      .selectFrom('categorieProjet')
      .select(['label', 'search'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ label }) => label)).toEqual(['l’eau', "l'eau", 'l‘eau', 'strasse'])
    expect(rows.map(({ search }) => search)).toEqual(["l'eau", "l'eau", "l'eau", 'strasse'])
  } finally {
    await db.close()
    remove()
  }
})
