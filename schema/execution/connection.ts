import type { GraphQLResolveInfo } from 'graphql'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  page,
  isPosition,
  positionOf,
  type ContentOrder,
  type PageOptions,
  type Position,
} from '../../db/content/contentPage.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import type { ContentTable } from '../../db/tables.ts'
import { selectedColumns } from './selectedColumns.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { badRequest } from '../errors.ts'
import { readNumber } from '../globalId.ts'

/** Default and greatest size of a page. */
export const usualPage = 20
export const largestPage = 100
export const longestSearch = 200
/** Upper bound of every table's ids. */
const largestId = 2 ** 31 - 1

export const ContentOrderEnum = builder.enumType('ContentOrder', {
  values: {
    NEWEST: {},
    OLDEST: {},
    POSITION: { description: 'By `ordre`, absent last. Types without `ordre`: order of the site.' },
    SITE: { description: 'As POSITION, with questions grouped by section, as the site shows them.' },
    CHANGED: { description: 'Last changed first; in the trash, last deleted first.' },
    LABEL: { description: 'By label, ignoring accents and case.' },
  } as const,
})

export interface PagingArgs {
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
}

interface ListArgs extends PagingArgs {
  skip?: number | null | undefined
  status?: boolean | null | undefined
  lu?: boolean | null | undefined
  search?: string | null | undefined
  trashed?: PageOptions['trashed'] | null
  order?: ContentOrder | null | undefined
  category?: string | null | undefined
  auMenu?: boolean | null | undefined
  faqId?: number | null | undefined
  categorieId?: number | null | undefined
  drafted?: boolean | null | undefined
}

/** Page of a content type as a Relay connection; the count is made only where it is selected. */
async function connection<T extends ContentTable>(
  { db }: Context,
  table: T,
  args: ListArgs,
  audience: PageOptions['audience'],
  order: ContentOrder,
  info: GraphQLResolveInfo,
) {
  const { size, backward } = window(args)
  const after = position(table, order, args.after)
  const before = position(table, order, args.before)
  const skip = args.skip ?? 0
  if (skip < 0 || (skip > 0 && backward))
    throw badRequest('«\u00a0skip\u00a0» est un nombre positif, avec «\u00a0first\u00a0».')
  const options: PageOptions = {
    ...filtersOf(args),
    audience,
    order,
    size,
    backward,
    skip,
    reading: selectedColumns(table, info, ['edges', 'node']),
    ...(after && { after }),
    ...(before && { before }),
  }
  const { rows, more, totalCount } = await page(db.read, table, options)
  let counted: ReturnType<typeof totalCount> | undefined
  const edges = rows.map((node) => new Edge(node, order))
  return {
    table,
    edges,
    totalCount: () => (counted ??= totalCount()),
    pageInfo: new PageInfo(edges, {
      hasNextPage: backward ? before !== undefined : more,
      hasPreviousPage: backward ? more : after !== undefined || skip > 0,
    }),
  }
}

/** Edge of an item; its cursor is made on demand, as few select it. */
class Edge<T extends ContentTable> {
  readonly node: ContentItem<T>
  private readonly order: ContentOrder

  constructor(node: ContentItem<T>, order: ContentOrder) {
    this.node = node
    this.order = order
  }

  get cursor(): string {
    return cursorOf(this.node.table, this.order, this.node)
  }
}

/**
 * Page info, with cursors made on demand. A class, since V8 keeps what an object’s own getters refer to, here all rows
 * of the list, until a full garbage collection.
 */
class PageInfo {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  private readonly edges: readonly { cursor: string }[]

  constructor(
    edges: PageInfo['edges'],
    { hasNextPage, hasPreviousPage }: Pick<PageInfo, 'hasNextPage' | 'hasPreviousPage'>,
  ) {
    this.edges = edges
    this.hasNextPage = hasNextPage
    this.hasPreviousPage = hasPreviousPage
  }

  get startCursor(): string | null {
    return this.edges[0]?.cursor ?? null
  }

  get endCursor(): string | null {
    return this.edges.at(-1)?.cursor ?? null
  }
}

function filtersOf(args: ListArgs) {
  const { search, status, lu, trashed, category, auMenu, faqId, categorieId, drafted } = args
  return {
    search: searched(search),
    status: status ?? null,
    lu: lu ?? null,
    trashed: trashed ?? false,
    category: category ?? null,
    auMenu: auMenu ?? null,
    faqId: faqId ?? null,
    categorieId: categorieId ?? null,
    drafted: drafted ?? null,
  }
}

/** Search text, or nothing. Throws BAD_REQUEST where it is too long. */
export function searched(search: string | null | undefined): string {
  const term = search?.trim() ?? ''
  if (term.length > longestSearch) throw badRequest(`La recherche est limitée à ${longestSearch} caractères.`)
  return term
}

/** List of the site: what visitors may see, in its own order, whoever asks. */
export function siteConnection<T extends ContentTable>(
  context: Context,
  table: T,
  args: PagingArgs & Pick<ListArgs, 'category' | 'auMenu'>,
  info: GraphQLResolveInfo,
) {
  return connection(context, table, args, 'visitor', 'POSITION', info)
}

/** List of the back office. */
export function adminConnection<T extends ContentTable>(
  context: Context,
  table: T,
  args: ListArgs,
  info: GraphQLResolveInfo,
) {
  return connection(context, table, args, 'administrator', args.order ?? 'NEWEST', info)
}

/** The same list without pages: its first `size` items. */
export async function firstItems<T extends ContentTable>(
  { db }: Context,
  table: T,
  args: Omit<ListArgs, 'skip' | keyof PagingArgs>,
  size: number,
): Promise<ContentItem<T>[]> {
  const order = args.order ?? 'NEWEST'
  const { rows } = await page(db.read, table, { ...filtersOf(args), audience: 'administrator', order, size })
  return rows
}

/** Edge of a new item, for `@prependEdge`: first in the back office's usual order. */
export function newEdge<T extends ContentTable>(row: ContentItem<T>) {
  return { node: row, cursor: cursorOf(row.table, 'NEWEST', row) }
}

type Order = 'asc' | 'desc'

interface ListById<R> {
  rows(where: RawBuilder<SqlBool>, order: Order, limit: number): Promise<R[]>
  count(): Promise<{ count: number; more?: boolean }>
}

/** Connection over a list of few rows, ordered by id; ids are the cursors, and all rows are counted. */
export async function connectionById<R extends { id: number }>(
  args: PagingArgs,
  order: Order,
  list: ListById<R>,
) {
  const after = idCursor(args.after)
  const before = idCursor(args.before)
  const [least, most] = order === 'asc' ? [after, before] : [before, after]
  const where = sql<SqlBool>`"id" > ${least ?? 0} and "id" < ${most ?? largestId}`
  return connectionOf(args, {
    rows: (backward, limit) => list.rows(where, (order === 'asc') === backward ? 'desc' : 'asc', limit),
    count: list.count,
    cursorOf: ({ id }) => String(id),
  })
}

interface ListByCursor<R> {
  /** Rows between the cursors of the arguments, from the end of the list where `backward`. */
  rows(backward: boolean, limit: number): Promise<R[]>
  count(): Promise<{ count: number; more?: boolean }>
  cursorOf(row: R): string
}

/** Connection over a list of few rows, in any order. */
export async function connectionOf<R>(args: PagingArgs, list: ListByCursor<R>) {
  const { size, backward } = window(args)
  const isAfter = typeof args.after === 'string'
  const isBefore = typeof args.before === 'string'
  const found = await list.rows(backward, size + 1)
  const more = found.length > size
  const rows = found.slice(0, size)
  const edges = (backward ? rows.reverse() : rows).map((node) => ({ node, cursor: list.cursorOf(node) }))
  const isWhole = !more && !isAfter && !isBefore
  return {
    edges,
    // A separate count may be of a later moment, and contradict the rows.
    totalCount: async () => ({ more: false, ...(isWhole ? { count: edges.length } : await list.count()) }),
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: backward ? isBefore : more,
      hasPreviousPage: backward ? more : isAfter,
    },
  }
}

function idCursor(cursor: string | null | undefined): number | null {
  if (cursor === null || cursor === undefined) return null
  const id = readNumber(cursor)
  if (id === null) throw notOfThisList()
  return id
}

/** Size of a page, and from which end. Throws BAD_REQUEST for a size out of range. */
function window({ first, last }: PagingArgs): { size: number; backward: boolean } {
  if (typeof first === 'number' && typeof last === 'number')
    throw badRequest('«\u00a0first\u00a0» et «\u00a0last\u00a0» s’excluent.')
  const size = first ?? last ?? usualPage
  if (size < 0 || size > largestPage) throw badRequest(`Une page compte de 0 à ${largestPage} éléments.`)
  return { size, backward: typeof last === 'number' }
}

export function notOfThisList(): Error {
  return badRequest('Ce curseur n’est pas de cette liste.')
}

function cursorOf(table: ContentTable, order: ContentOrder, row: object): string {
  return Buffer.from(JSON.stringify([table, order, ...positionOf(table, order, row)])).toString('base64url')
}

function position(
  table: ContentTable,
  order: ContentOrder,
  cursor: string | null | undefined,
): Position | undefined {
  if (cursor === null || cursor === undefined) return undefined
  const [type, of, ...place] = read(cursor)
  if (type !== table || of !== order || !isPosition(table, order, place)) throw notOfThisList()
  return place
}

function read(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
