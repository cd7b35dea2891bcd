import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRows, newDatabase, type TestDatabase } from '../../testing/testDatabases.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await newDatabase('sqlite')
})
afterAll(() => database.close())

test('many values come as they are, however they are read', async () => {
  const { db } = database
  const text = `L’« été »\n\t"\\ 😀 \u2028`
  await addRows(db, 'projet', 40, {
    nom: `'Levé ' || n`,
    slug: `'leve-' || n`,
    status: 'n % 2 = 0',
    lieu: `iif(n % 3 = 0, null, '${text}')`,
    latitude: 'iif(n % 5 = 0, null, n * 0.1 + 1.0 / 3 / n)',
    longitude: '-n / 7.0 - 1e-7',
  })
  const read = () =>
    sql<{ id: number; lieu: string | null; latitude: number | null; status: boolean }>`
      select * from "projet" where "id" > ${0} order by "id" desc
    `.execute(db.read)
  // One after the other, so that each is made by the same connection.
  const first = (await read()).rows
  expect(first.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, n) => 40 - n))
  expect(new Set(first.map(({ lieu }) => lieu))).toEqual(new Set([null, text]))
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([true, false]))
  for (let n = 0; n < 8; n++) expect((await read()).rows).toEqual(first)

  const of = async (id: number) =>
    (await sql`select * from "projet" where "id" > ${id} order by "id" desc`.execute(db.read)).rows
  expect(await of(35)).toEqual(first.slice(0, 5))
  expect(await of(40)).toEqual([])
})

test('no table holds what JSON cannot', async () => {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select s.name as "table", c.name, c.type from sqlite_schema s, pragma_table_info(s.name) c
    where s.type = 'table' and s.name not glob 'sqlite_*' and not exists (
      select 1 from sqlite_schema v
      where v.sql like 'create virtual %' and (s.name = v.name or s.name glob v.name || '_*'))
  `.execute(database.db.read)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ type }) => !/^(integer|text|real)$/i.test(type))).toEqual([])
})
