import { createHash } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { exactlyOne } from '../content/contentStore.ts'
import { isSqlite } from '../connection/locks.ts'
import type { ContentTable, Row, Tables } from '../tables.ts'
import { actsWithoutChange } from './changes.ts'

/*
 * The journal as programs follow it, line by line in the order of their numbers. What one of them has read up to a line is
 * everything up to there: no line with a lower number can appear later.
 */

type Reader = Kysely<Tables>

/** First part of the key of the lock that writers of the journal hold (`migrations/0053-changes.ts`). */
const writersLock = 1_784_640_325

/**
 * The number up to which all lines of the journal can be seen that ever will be. SQLite numbers lines in the order of commits.
 * PostgreSQL numbers them before: whoever is writing lines holds a lock that names the last number before his.
 */
export async function settledLine(read: Reader): Promise<number> {
  const { id } = await read
    .selectFrom('journal')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  if (id === null || isSqlite(read)) return id ?? 0
  // In this order: who has numbered a line up to `id` either holds his lock now, or can be seen by the next statement. The number
  // stands in the statement, so that it is not shared with one that was sent before (`execution/sharedStatements.ts`).
  const { rows } = await sql<{ settled: number }>`
    select least(min("objid"::bigint), ${id}::bigint)::integer as "settled" from pg_locks
    where "locktype" = 'advisory' and "classid" = ${sql.lit(writersLock)} and "objsubid" = 2
      and "database" = (select "oid" from pg_database where "datname" = current_database())
  `.execute(read)
  return exactlyOne(rows).settled
}

/** A line that tells of a change of an item. */
export interface ChangeLine extends Pick<Row<'journal'>, 'id' | 'at' | 'act' | 'version'> {
  type: ContentTable
  itemId: number
  /** Whether it was active, and in the trash, before; undefined where the line does not say. */
  before: { status: boolean | undefined; softdelete: boolean | undefined }
}

/** Lines between two numbers, both excluded, about items of these types. */
export interface ChangeRange {
  tables: readonly ContentTable[]
  after: number
  before: number
}

/** The first of these lines, or with `desc` the last, in the order of their numbers. */
export async function changeLines(
  read: Reader,
  range: ChangeRange,
  order: 'asc' | 'desc',
  limit: number,
): Promise<ChangeLine[]> {
  if (range.tables.length === 0 || range.after + 1 >= range.before) return []
  const direction = sql.raw(order)
  const { rows } = await sql<Omit<ChangeLine, 'before'> & { wasActive: Stored; wasTrashed: Stored }>`
    select "id", "at", "act", "version", "type", "itemId",
      ${stateBefore(read, 'status')} as "wasActive", ${stateBefore(read, 'softdelete')} as "wasTrashed"
    from "journal" where "id" in (
      select "id" from (${firstOfEach(range, direction, limit)}) as "found" order by "id" ${direction} limit ${limit})
    order by "id" ${direction}
  `.execute(read)
  return rows.map(({ wasActive, wasTrashed, ...line }) => ({
    ...line,
    before: { status: stored(wasActive), softdelete: stored(wasTrashed) },
  }))
}

/** How many lines there are in this range, up to `most`. */
export async function countChangeLines(read: Reader, range: ChangeRange, most: number): Promise<number> {
  if (range.tables.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (
      select "id" from (${firstOfEach(range, sql.raw('asc'), most)}) as "found" limit ${most}) as "counted"
  `.execute(read)
  return Number(rows[0]?.count ?? 0)
}

/** As many of each type as may be needed in all, each by the index `journal_changes`: no more lines are read, however many there are. */
function firstOfEach(
  { tables, after, before }: ChangeRange,
  order: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const acts = sql.join(actsWithoutChange.map((act) => sql.lit(act)))
  const each = tables.map(
    (table) => sql`select "id" from (
      select "id" from "journal" where "type" = ${table} and "act" not in (${acts})
        and "id" > ${after} and "id" < ${before} order by "id" ${order} limit ${limit}) as "own"`,
  )
  return sql.join(each, sql` union all `)
}

type Stored = boolean | number | null

function stateBefore(read: Reader, column: 'status' | 'softdelete'): RawBuilder<unknown> {
  return isSqlite(read)
    ? sql`json_extract("before", ${sql.lit(`$[1].${column}`)})`
    : sql`("before"::json->1->>${sql.lit(column)})::boolean`
}

function stored(value: Stored): boolean | undefined {
  return value === null ? undefined : Boolean(value)
}

/** When the oldest line of the journal was written; null where there is none. */
export async function oldestLine(read: Reader): Promise<string | null> {
  const line = await read.selectFrom('journal').select('at').orderBy('id').limit(1).executeTakeFirst()
  return line?.at ?? null
}

/**
 * Cursor behind a line: its number, and a hash of what it says. Where an older backup was restored, the same number is that of
 * another line, or of none: a program that had read further must not go on as if nothing had happened.
 */
export function cursorOf(
  line: Pick<ChangeLine, 'id' | 'at' | 'act' | 'type' | 'itemId' | 'version'>,
): string {
  const { id, at, act, type, itemId, version } = line
  const told = JSON.stringify([id, at, act, type, itemId, version])
  return `${id}-${createHash('sha256').update(told).digest('base64url').slice(0, 12)}`
}

/** Number of the line that a cursor stands behind; `unreadable` where it is none, `gone` where the journal has no such line. */
export async function lineOfCursor(read: Reader, cursor: string): Promise<number | 'unreadable' | 'gone'> {
  const [, number] = /^([1-9]\d{0,8})-[\w-]{12}$/.exec(cursor) ?? []
  if (number === undefined) return 'unreadable'
  const { rows } = await sql<ChangeLine>`
    select "id", "at", "act", "version", "type", "itemId" from "journal" where "id" = ${Number(number)}
  `.execute(read)
  return rows[0] && cursorOf(rows[0]) === cursor ? rows[0].id : 'gone'
}
