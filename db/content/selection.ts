import { sql, type Kysely, type RawBuilder } from 'kysely'
import { asContentItem, visibleTo, type Audience, type ContentItem } from './contentStore.ts'
import { isSqlite } from '../connection/locks.ts'
import { jsonText } from '../connection/sqlite/rowsAsJson.ts'
import { textIn } from './columnValues.ts'
import type { ContentRow, ContentTable, Tables } from '../tables.ts'

/** What is read of items where that is not all: these columns, and lists that hang below each, by their names. */
export interface ColumnSelection {
  columns: readonly string[]
  below: ReadonlyMap<NestedListName, ColumnSelection>
}

/** A list that hangs below each item of a type. */
interface Below {
  table: ContentTable
  /** Its items, as `t`. */
  from: RawBuilder<unknown>
  /** The id of the item that each hangs below. */
  parent: RawBuilder<number>
  order: RawBuilder<unknown>
}

const lists = {
  categories: {
    table: 'categorieService',
    from: sql`"serviceCategorie" link join "categorieService" t on t."id" = link."categorieId"`,
    parent: sql<number>`link."serviceId"`,
    order: sql`t."id"`,
  },
  questions: {
    table: 'faqQuestion',
    from: sql`"faqQuestion" t`,
    parent: sql<number>`t."faqId"`,
    order: sql`t."position", t."id"`,
  },
} as const satisfies Record<string, Below>

type Lists = typeof lists
export type NestedListName = keyof Lists
export type NestedTable<N extends NestedListName> = Lists[N]['table']

export function nestedTable<N extends NestedListName>(name: N): NestedTable<N> {
  return lists[name].table
}

/** The columns of readings as texts, by what else they depend on: to put them together each time takes up to a twelfth of an answer. */
const known = new WeakMap<ColumnSelection, Map<string, RawBuilder<unknown>>>()

/** The columns of items `t`: those that their order and whoever asks need, or all. */
export function columnsOf(
  db: Kysely<Tables>,
  reading: ColumnSelection | null,
  audience: Audience,
  needed: readonly string[] = [],
): RawBuilder<unknown> {
  if (!reading) return sql`t.*`
  const texts = known.get(reading) ?? new Map<string, RawBuilder<unknown>>()
  const key = [isSqlite(db), audience, ...needed].join()
  const text =
    texts.get(key) ?? sql.raw(columnsIn(db, reading, audience, needed).compile(db.withoutPlugins()).sql)
  known.set(reading, texts.set(key, text))
  return text
}

function columnsIn(
  db: Kysely<Tables>,
  reading: ColumnSelection,
  audience: Audience,
  needed: readonly string[],
): RawBuilder<unknown> {
  const columns = namesIn(reading, needed).map((name) => sql`t.${sql.ref(name)}`)
  const below = [...reading.below].map(
    ([name, each]) => sql`${textBelow(db, name, each, audience)} as ${sql.ref(name)}`,
  )
  return sql.join([...columns, ...below])
}

function namesIn(reading: ColumnSelection, needed: readonly string[]): string[] {
  return [...new Set(['id', ...needed, ...reading.columns])]
}

/** What hangs below the item `t`, as a text of JSON. */
function textBelow(
  db: Kysely<Tables>,
  name: NestedListName,
  reading: ColumnSelection,
  audience: Audience,
): RawBuilder<unknown> {
  // Within, another item is `t`.
  const items = itemsBelow(name, sql`= item."id"`, columnsIn(db, reading, audience, []), audience)
  const text = isSqlite(db)
    ? sql.raw(jsonText([...namesIn(reading, []), ...reading.below.keys()]))
    : sql`select coalesce(json_agg(q), '[]')::text`
  return sql`(select (${text} from (${items}) q) from (select t."id") item)`
}

function itemsBelow(
  name: NestedListName,
  ofWhich: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  audience: Audience,
): RawBuilder<unknown> {
  const { table, from, parent, order }: Below = lists[name]
  return sql`select ${columns} from ${from}
    where ${parent} ${ofWhich} and t."softdelete" = false and ${visibleTo(audience, table)} order by ${order}`
}

/** What was read together with the item; null where it was not. */
export function nestedItems<N extends NestedListName>(
  row: ContentItem,
  name: N,
): ContentItem<NestedTable<N>>[] | null {
  const text = textIn(row, name)
  if (text === null) return null
  const rows: ContentRow<NestedTable<N>>[] = JSON.parse(text)
  return rows.map((one) => asContentItem(nestedTable(name), one, row.audience))
}

/** What hangs below each of these items, all read at once. */
export async function findNested<N extends NestedListName>(
  db: Kysely<Tables>,
  name: N,
  ids: readonly number[],
  audience: Audience,
): Promise<(id: number) => ContentItem<NestedTable<N>>[]> {
  const columns = sql`t.*, ${lists[name].parent} as "below"`
  const { rows } = await sql<ContentRow<NestedTable<N>> & { below: number }>`
    ${itemsBelow(name, sql`in (${sql.join(ids)})`, columns, audience)}
  `.execute(db)
  const groups = new Map<number, ContentItem<NestedTable<N>>[]>()
  for (const row of rows) {
    const item = asContentItem(nestedTable(name), row, audience)
    const group = groups.get(row.below)
    if (group) group.push(item)
    else groups.set(row.below, [item])
  }
  return (id) => groups.get(id) ?? []
}
