import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { contentTypeOf } from './contentTypes.ts'
import { changeOf, itemOf, type RelatedValues } from '../journal/contentJournal.ts'
import { keepReplaced } from '../files/keptFiles.ts'
import { record } from '../journal/journal.ts'
import type { Act } from '../journal/acts.ts'
import { isPostgresError } from '../connection/postgres/postgresDriver.ts'
import { forUpdate } from '../connection/locks.ts'
import { type ColumnValues, valueIn } from './columnValues.ts'
import { forgetPlans } from '../publishing/schedules.ts'
import { enqueueChecksOfChanged } from '../publishing/siteChecks.ts'
import type { ContentRow, ContentTable, Row, Tables } from '../tables.ts'
import { derivedColumns, isPrintable, titleOf } from './searchText.ts'
import type { ContentRef, PagedTable } from './contentTables.ts'

export type Audience = 'visitor' | 'administrator'
/** A row that knows its table, and for whom it was read: what hangs below it is read for the same audience. */
export type ContentItem<T extends ContentTable = ContentTable> = ContentRow<T> & {
  table: T
  audience: Audience
}

type Reader = Kysely<Tables>
type Writer = Transaction<Tables>
/** Columns of a content table, those all share by default, and their new values. */
export type ContentValues<T extends ContentTable = ContentTable> = Partial<ContentRow<T>>

/**
 * The one place that says what a visitor may see: a condition on the table aliased `t`.
 * An administrator sees everything.
 */
export function visibleTo(audience: Audience, table: ContentTable): RawBuilder<unknown> {
  return audience === 'administrator' ? sql`true` : contentTypeOf(table).shown
}

export function asContentItem<T extends ContentTable>(
  table: T,
  row: ContentRow<T>,
  audience: Audience,
): ContentItem<T> {
  return Object.assign(row, { table, audience })
}

/** How many ids one statement takes at most: databases bound the number of values. */
const mostIds = 30_000

/** The items with these ids, in no order; those that the audience may not see are left out. */
export async function findMany<T extends ContentTable>(
  db: Reader,
  table: T,
  ids: readonly number[],
  audience: Audience,
): Promise<ContentItem<T>[]> {
  const found: ContentItem<T>[] = []
  for (let from = 0; from < ids.length; from += mostIds) {
    const { rows } = await sql<ContentRow<T>>`
      select t.* from ${sql.table(table)} t
      where t."id" in (${sql.join(ids.slice(from, from + mostIds))}) and ${visibleTo(audience, table)}
    `.execute(db)
    for (const row of rows) found.push(asContentItem(table, row, audience))
  }
  return found
}

/** The named items, in the order of the names; undefined for one that is gone or not shown to the audience. One query a table. */
export async function findRefs<T extends ContentTable>(
  db: Reader,
  named: readonly ContentRef<T>[],
  audience: Audience = 'administrator',
): Promise<(ContentItem<T> | undefined)[]> {
  const found = new Map<string, ContentItem<T>>()
  for (const table of new Set(named.map(({ type }) => type))) {
    const ids = new Set(named.flatMap(({ type, id }) => (type === table ? [id] : [])))
    for (const row of await findMany(db, table, [...ids], audience)) found.set(`${table} ${row.id}`, row)
  }
  return named.map(({ type, id }) => found.get(`${type} ${id}`))
}

/**
 * The item that a key of an address names: its id, its slug, its nom or titre (lowest id), or a former slug, in this
 * order.
 */
export async function findByKey<T extends PagedTable>(
  db: Reader,
  table: T,
  key: string,
  audience: Audience,
): Promise<ContentItem<T> | undefined> {
  if (!isPrintable(key)) return undefined
  const id = /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null
  const conditions = [
    ...(id === null ? [] : [sql`t."id" = ${id}`]),
    sql`t."slug" = ${key}`,
    sql`t.${sql.ref(titleOf(table)[0])} = ${key}`,
    sql`t."id" = (select former."contentId" from "formerSlug" former
      where former."type" = ${table} and former."slug" = ${key})`,
  ]
  for (const condition of conditions) {
    const { rows } = await sql<ContentRow<T>>`
      select t.* from ${sql.table(table)} t where ${condition} and ${visibleTo(audience, table)}
      order by t."id" limit 1
    `.execute(db)
    if (rows[0]) return asContentItem(table, rows[0], audience)
  }
  return undefined
}

/** All active items of a type with an active limit, a few at most; `audience` marks for whom they are read. */
export async function activeItems<T extends ContentTable>(
  db: Reader,
  table: T,
  audience: Audience = 'visitor',
): Promise<ContentItem<T>[]> {
  const { rows } = await sql<ContentRow<T>>`
    select t.* from ${sql.table(table)} t where ${visibleTo('visitor', table)} order by t."id"
  `.execute(db)
  return rows.map((row) => asContentItem(table, row, audience))
}

export async function statsOf(db: Reader, table: ContentTable): Promise<Row<'contentStats'>> {
  return db.selectFrom('contentStats').selectAll().where('type', '=', table).executeTakeFirstOrThrow()
}

/** The stored files with these keys, in no order. */
export async function findFiles(db: Reader, keys: readonly string[]): Promise<Row<'file'>[]> {
  return keys.length === 0 ? [] : db.selectFrom('file').selectAll().where('key', 'in', keys).execute()
}

/** The item, locked until the transaction ends, trashed or not. */
export async function lock<T extends ContentTable>(
  trx: Writer,
  table: T,
  id: number,
): Promise<ContentRow<T> | undefined> {
  return (await lockMany(trx, table, [id])).get(id)
}

/** The same for several items, always locked in the order of their ids, so that two writers cannot deadlock. */
export async function lockMany<T extends ContentTable>(
  trx: Writer,
  table: T,
  ids: readonly number[],
): Promise<Map<number, ContentRow<T>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ContentRow<T>>`
    select * from ${sql.table(table)} where "id" in (${sql.join(ids)}) order by "id" ${forUpdate(trx)}
  `.execute(trx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds an item, version 1. Throws the database's error where a limit or a unique column forbids it. */
export async function insert<T extends ContentTable>(
  trx: Writer,
  table: T,
  values: ContentValues<T>,
  createdAt = new Date().toISOString(),
): Promise<ContentRow<T>> {
  const row = {
    ...values,
    ...derivedColumns(table, values),
    softdelete: false,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  }
  const names = Object.keys(row)
  const { rows } = await sql<ContentRow<T>>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning *
  `.execute(trx)
  const created = exactlyOne(rows)
  await record(trx, { act: 'create', item: itemOf(table, created) })
  await enqueueChecksOfChanged(trx, table, [created])
  return created
}

/** Content of the journal line of a change, apart from the columns that differ. */
export interface JournalOptions {
  /** Kind of act, where the columns do not tell. */
  act?: Act
  /** Former values stored in other tables, such as the categories of a service. */
  related?: RelatedValues
}

/** Writes `changes` over the locked `row` and counts its version up; does nothing where nothing differs. */
export async function update<T extends ContentTable>(
  trx: Writer,
  table: T,
  row: ContentRow<T>,
  changes: ContentValues<T>,
  options: JournalOptions = {},
): Promise<ContentRow<T>> {
  const isSame = Object.keys(differingFrom(row, changes)).length === 0
  return isSame ? row : updateAndBump(trx, table, row, changes, options)
}

/** The values that differ from those of the row. */
export function differingFrom(row: object, values: object): ColumnValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => valueIn(row, name) !== value))
}

/** Like `update`, also where only something beside the row has changed (a relation). */
export async function updateAndBump<T extends ContentTable>(
  trx: Writer,
  table: T,
  row: ContentRow<T>,
  changes: ContentValues<T>,
  { act, related }: JournalOptions = {},
): Promise<ContentRow<T>> {
  const sets = Object.entries(updatedValues(table, row, changes)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  const { rows } = await sql<ContentRow<T>>`
    update ${sql.table(table)} set ${sql.join(sets)} where "id" = ${row.id} returning *
  `.execute(trx)
  const after = exactlyOne(rows)
  await record(trx, changeOf(table, row, after, { act, related }))
  if (row.status && !after.status) await forgetPlans(trx, table, [after])
  await keepReplaced(trx, table, row, after)
  await enqueueChecksOfChanged(trx, table, [row, after])
  return after
}

/** The values that a change writes over a row. */
export function updatedValues<T extends ContentTable>(
  table: T,
  row: ContentRow<T>,
  changes: ContentValues<T>,
): ContentValues<T> {
  return {
    updatedAt: new Date().toISOString(),
    ...changes,
    ...derivedColumns(table, { ...row, ...changes }),
    version: row.version + 1,
  }
}

/** The next number of a series, starting at 1. Transactions that take one commit in the order of their numbers. */
export async function nextNumber(trx: Writer, name: string): Promise<number> {
  const { value } = await trx
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ ref }) => ({ value: sql`${ref('counter.value')} + 1` })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/**
 * Did a statement fail because it would have made more items active than their limit allows? PostgreSQL names the
 * constraint, in whatever language it speaks; SQLite has nothing but its message.
 */
export function isActiveLimitFailure(error: unknown): boolean {
  if (isPostgresError(error)) return error.constraint === 'activeLimit'
  return error instanceof Error && error.message.includes('CHECK constraint failed: activeLimit')
}

/** Whether a statement failed because another item outside the trash bears the same label. */
export function isDuplicateLabelFailure(error: unknown): boolean {
  if (isPostgresError(error)) return error.constraint?.endsWith('_label_unique') ?? false
  return error instanceof Error && /UNIQUE constraint failed: \w+\.label$/.test(error.message)
}

export function exactlyOne<R>(rows: R[]): R {
  const [row] = rows
  if (row === undefined) throw new Error('The statement was expected to return a row.')
  return row
}
