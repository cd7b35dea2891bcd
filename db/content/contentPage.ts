import { sql, type Kysely, type RawBuilder } from 'kysely'
import { contentTypeOf, isMessageTable } from './contentTypes.ts'
import { asContentItem, statsOf, visibleTo, type Audience, type ContentItem } from './contentStore.ts'
import { isSqlite } from '../connection/locks.ts'
import { fold } from './fold.ts'
import { pairMark } from '../migrations/kit.ts'
import { columnsOf, type ColumnSelection } from './selection.ts'
import { numberIn, valueIn } from './columnValues.ts'
import type { ContentRow, ContentTable, Tables } from '../tables.ts'
import { isPrintable } from './searchText.ts'

export type ContentOrder = 'NEWEST' | 'OLDEST' | 'POSITION' | 'SITE' | 'LABEL' | 'CHANGED'
/** The place of an item in its order: the values of the columns that the list is sorted by. */
export type Position = (string | number)[]

export interface PageOptions {
  audience: Audience
  order: ContentOrder
  /** Number of items, from the start of the list or, `backward`, from its end. */
  size: number
  backward?: boolean
  after?: Position
  before?: Position
  /** Items passed over, after `after`. */
  skip?: number
  status?: boolean | null
  /** Read messages alone, or unread ones alone. */
  lu?: boolean | null
  /** The trash instead of the list, or one with the other. */
  trashed?: boolean | 'both' | undefined
  search?: string | null
  /** Projets with this label alone. */
  category?: string | null
  /** Pages that the menus name alone, or the others alone. */
  auMenu?: boolean | null
  /** Questions of this faq alone. */
  faqId?: number | null
  /** Projets and services of the category with this id alone. */
  categorieId?: number | null
  /** Those for which a draft is prepared. */
  drafted?: boolean | null
  /** What is read of each item beside what the order needs; all without it. */
  reading?: ColumnSelection | null
}

export interface Page<T extends ContentTable> {
  rows: ContentItem<T>[]
  /** Are there items beyond this page, in the direction of paging? */
  more: boolean
  totalCount(): Promise<{ count: number; more: boolean }>
}

/** Counting stops here while searching. */
const countedHits = 1000
/** The shortest term that a trigram index finds. */
export const shortestIndexed = 3
/** How many of the newest items are sampled to tell whether a pair is common, and are searched first for a word. */
const probed = 4000
/** The terms that an index of pairs finds. */
export const pair = /^[a-z0-9]{2}$/

export function hasOrdre(table: ContentTable): boolean {
  return contentTypeOf(table).listed === 'by ordre'
}

/** Sort keys that are not columns of the table. */
const computed: Record<string, RawBuilder<unknown>> = {
  sectionPosition: sql`(select f."position" from "faq" f where f."id" = t."faqId")`,
}

/** The columns of an order, all in one direction, the last one unique. */
function sortOf(table: ContentTable, order: ContentOrder): { columns: string[]; descending: boolean } {
  if (order === 'LABEL') return { columns: ['label', 'id'], descending: false }
  if (order === 'CHANGED') return { columns: ['updatedAt', 'id'], descending: true }
  if (order === 'SITE' && table === 'faqQuestion')
    return { columns: ['sectionPosition', 'faqId', 'position', 'id'], descending: false }
  const isOfSite = order === 'POSITION' || order === 'SITE'
  if (isOfSite && hasOrdre(table)) return { columns: ['position', 'id'], descending: false }
  const newest = order === 'NEWEST' || (isOfSite && contentTypeOf(table).listed === 'newest first')
  return { columns: ['id'], descending: newest }
}

/** The place of `row` in the order, which its cursor holds. */
export function positionOf(table: ContentTable, order: ContentOrder, row: object): Position {
  return sortOf(table, order).columns.map((name) => numberIn(row, name) ?? String(valueIn(row, name)))
}

/** Could `value` be a position in this order? Cursors come from outside. */
export function isPosition(table: ContentTable, order: ContentOrder, value: unknown): value is Position {
  const { columns } = sortOf(table, order)
  return (
    Array.isArray(value) &&
    value.length === columns.length &&
    columns.every((name, n) =>
      name === 'label' || name === 'updatedAt'
        ? typeof value[n] === 'string' && isPrintable(value[n])
        : isInt4(value[n]),
    )
  )
}

/** Ids and positions fit; PostgreSQL refuses to compare them with a larger number. */
function isInt4(value: unknown): boolean {
  return typeof value === 'number' && (value | 0) === value
}

/** One page of a content table, in one query however many items the table has. */
export async function page<T extends ContentTable>(
  db: Kysely<Tables>,
  table: T,
  options: PageOptions,
): Promise<Page<T>> {
  const { audience, size, backward = false, skip = 0, reading = null } = options
  const { columns, descending } = sortOf(table, options.order)
  const term = options.search ? fold(options.search) : ''
  const direction = descending === backward ? sql`asc` : sql`desc`
  const searched = await searchFor(db, table, term)
  const places =
    columns.length === 1 && searched.id
      ? [searched.id]
      : columns.map((name) => computed[name] ?? sql`t.${sql.ref(name)}`)
  const besides = columns.flatMap((name) =>
    computed[name] ? [sql`${computed[name]} as ${sql.ref(name)}`] : [],
  )
  const conditions = [
    ...filters(options, table),
    searched.where,
    ...(options.after ? [beyond(places, options.after, descending)] : []),
    ...(options.before ? [beyond(places, options.before, !descending)] : []),
  ]
  const own = columns.filter((name) => !computed[name])
  const read = sql.join([columnsOf(db, reading, audience, own), ...besides])
  const rowsOf = async (from: RawBuilder<unknown>, where: RawBuilder<unknown>[]) => {
    // SQLite plans a query anew for each value that its limit is bound to.
    const { rows } = await sql<ContentRow<T>>`
      select ${read} from ${from} where ${sql.join(where, sql` and `)}
      order by ${sql.join(places.map((place) => sql`${place} ${direction}`))}
      limit ${sql.lit(size + 1)}${skip > 0 ? sql` offset ${skip}` : sql``}
    `.execute(db)
    return rows
  }
  const near = isFirstOfNewest(options) && isFoundNear(db, table, term)
  const found = near ? await rowsOf(newest(table, options), [contains(term)]) : []
  const rows = found.length > size ? found : await rowsOf(searched.from, conditions)
  const shown = rows.slice(0, size).map((row) => asContentItem(table, row, audience))
  const more = rows.length > size
  const isWhole = !more && skip === 0 && !options.after && !options.before
  return {
    rows: backward ? shown.reverse() : shown,
    more,
    // Counted by itself, it might be of a moment later than the rows, and be told beside a list that says otherwise.
    totalCount: async () =>
      isWhole ? { count: shown.length, more: false } : countOf(db, table, options, term ? searched : null),
  }
}

function isFirstOfNewest({ order, backward, skip = 0, after, before }: PageOptions): boolean {
  return order === 'NEWEST' && !backward && skip === 0 && !after && !before
}

/**
 * Are the newest items to be searched first? PostgreSQL takes a word that one message in fifty has for a rare one, and then
 * reads each of its hits to sort them.
 */
function isFoundNear(db: Kysely<Tables>, table: ContentTable, term: string): boolean {
  return isMessageTable(table) && !isSqlite(db) && [...term].length >= shortestIndexed && isPrintable(term)
}

function newest(table: ContentTable, options: PageOptions): RawBuilder<unknown> {
  return sql`(select t.* from ${sql.table(table)} t where ${sql.join(filters(options, table), sql` and `)}
    order by t."id" desc limit ${sql.lit(probed)}) t`
}

function filters(options: PageOptions, table: ContentTable): RawBuilder<unknown>[] {
  const { audience, status, lu, trashed = false, category, auMenu, faqId, categorieId, drafted } = options
  if (audience === 'visitor') {
    const of = visibleTo(audience, table)
    return [
      of,
      ...(typeof category === 'string'
        ? [isPrintable(category) ? sql`t."category" = ${category}` : sql`false`]
        : []),
      ...(typeof auMenu === 'boolean' ? [sql`t."auMenu" = ${sql.lit(auMenu)}`] : []),
    ]
  }
  return [
    trashed === 'both' ? sql`true` : sql`t."softdelete" = ${sql.lit(trashed)}`,
    ...(typeof status === 'boolean' ? [sql`t."status" = ${sql.lit(status)}`] : []),
    ...(typeof faqId === 'number' ? [sql`t."faqId" = ${faqId}`] : []),
    ...(typeof categorieId === 'number' ? [ofCategory(table, categorieId)] : []),
    ...(drafted ? [hasDraft(table)] : []),
    ...(typeof lu === 'boolean' ? [sql`t."lu" = ${sql.lit(lu)}`] : []),
  ]
}

/** A projet names its category, a service is linked to each of its own; other tables have none. */
function ofCategory(table: ContentTable, id: number): RawBuilder<unknown> {
  if (table === 'projet')
    return sql`t."category" = (select c."nom" from "categorieProjet" c where c."id" = ${id})`
  if (table !== 'service') return sql`false`
  return sql`exists (select 1 from "serviceCategorie" link
    where link."categorieId" = ${id} and link."serviceId" = t."id")`
}

function hasDraft(table: ContentTable): RawBuilder<unknown> {
  return sql`t."id" in (select d."contentId" from "draft" d where d."type" = ${table})`
}

function beyond(places: RawBuilder<unknown>[], position: Position, descending: boolean): RawBuilder<unknown> {
  return sql`(${sql.join(places)}) ${descending ? sql`<` : sql`>`} (${sql.join(position)})`
}

/** How a table is searched: what is read, on which condition, and the name that its index has for the id. */
export interface Searched {
  from: RawBuilder<unknown>
  where: RawBuilder<unknown>
  id?: RawBuilder<unknown>
}

/** Looks for a literal substring of the folded texts; what no index finds is looked for item by item. */
async function searchFor(db: Kysely<Tables>, table: ContentTable, term: string): Promise<Searched> {
  const one = sql.table(table)
  const from = sql`${one} t`
  if (!term) return { from, where: sql`true` }
  if (!isPrintable(term)) return { from, where: sql`false` }
  const isLong = [...term].length >= shortestIndexed
  const isPair = isMessageTable(table) && pair.test(term)
  if (isSqlite(db)) {
    if (isLong) return byFts(table, `${table}Search`, [term])
    if (isPair) return byFts(table, `${table}Pairs`, [[...term].join(pairMark)])
    return { from, where: sql`instr(t."search", ${term}) > 0` }
  }
  if (isLong) return { from, where: contains(term) }
  if (!isPair || (await isCommon(db, one, 'id', term)))
    return { from, where: sql`strpos(t."search", ${term}) > 0` }
  // A subquery of its own, since PostgreSQL takes no pair for rare, and would else go through all items in their order.
  const hits = sql`with hits as materialized (select * from ${one} where "pairsIn"("search") @> array[${term}])`
  return { from: sql`(${hits} select * from hits) t`, where: sql`true` }
}

/** The condition that PostgreSQL's index of trigrams serves. */
function contains(term: string): RawBuilder<unknown> {
  return sql`t."search" like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** The same for several words, in any order; folded and printable, one at the least. */
export async function searchForWords(
  db: Kysely<Tables>,
  table: ContentTable,
  words: readonly string[],
): Promise<Searched> {
  const long = words.filter((word) => [...word].length >= shortestIndexed)
  const [first = '', ...others] = words
  const short = long.length > 0 ? words.filter((word) => !long.includes(word)) : others
  const found =
    long.length === 0
      ? await searchFor(db, table, first)
      : isSqlite(db)
        ? byFts(table, `${table}Search`, long)
        : { from: sql`${sql.table(table)} t`, where: sql.join(long.map(contains), sql` and `) }
  const position = isSqlite(db) ? sql.raw('instr') : sql.raw('strpos')
  const conditions = [found.where, ...short.map((word) => sql`${position}(t."search", ${word}) > 0`)]
  return { ...found, where: sql.join(conditions, sql` and `) }
}

/** FTS5 leads the join (CROSS JOIN keeps SQLite from turning it round): it gives its hits in the order of ids. */
function byFts(table: ContentTable, index: string, texts: readonly string[]): Searched {
  const all = texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(' AND ')
  return {
    from: sql`${sql.table(index)} hit cross join ${sql.table(table)} t on t."id" = hit.rowid`,
    where: sql`hit.${sql.ref(index)} match ${all}`,
    // It then starts at the cursor instead of at the first hit.
    id: sql`hit.rowid`,
  }
}

/** Is the term so common that going through the newest items finds a page sooner? PostgreSQL’s index knows no order. */
export async function isCommon(
  db: Kysely<Tables>,
  table: RawBuilder<unknown>,
  order: string,
  term: string,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select "search" from ${table} order by ${sql.ref(order)} desc limit ${probed}) newest
    where strpos("search", ${term}) > 0
  `.execute(db)
  return (rows[0]?.count ?? 0) > probed / 100
}

async function countOf(
  db: Kysely<Tables>,
  table: ContentTable,
  options: PageOptions,
  searched: Searched | null,
): Promise<{ count: number; more: boolean }> {
  const { category, auMenu, lu, faqId, categorieId, drafted } = options
  const isNarrowed = drafted || (category ?? auMenu ?? lu ?? faqId ?? categorieId ?? null) !== null
  const lapses = options.audience === 'visitor' && contentTypeOf(table).lapses === true
  if (!searched && !isNarrowed && !lapses) return { count: await counted(db, table, options), more: false }
  const { from, where } = searched ?? (await searchFor(db, table, ''))
  const conditions = [...filters(options, table), where]
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${from} where ${sql.join(conditions, sql` and `)}
      limit ${countedHits + 1}) hits
  `.execute(db)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, countedHits), more: count > countedHits }
}

/** Read from `contentStats`, so that nothing is counted. */
async function counted(db: Kysely<Tables>, table: ContentTable, options: PageOptions): Promise<number> {
  const stats = await statsOf(db, table)
  if (options.audience === 'visitor') return stats.visible
  const { trashed = false } = options
  const all = (trashed === true ? 0 : stats.total) + (trashed ? stats.trashed : 0)
  const active = (trashed === true ? 0 : stats.active) + (trashed ? stats.trashedActive : 0)
  if (typeof options.status !== 'boolean') return all
  return options.status ? active : all - active
}
