import { expect } from 'vitest'
import type { TestSchema } from './testSchema.ts'

/** A connection as tests select it; `stats` in the back office only. */
export interface List {
  totalCount: number
  totalIsMore: boolean
  edges: { cursor: string; node: { databaseId: number } }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

const fields = `totalCount totalIsMore edges { cursor node { databaseId } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`
const paging = '$first: Int, $last: Int, $after: String, $before: String'
const passed = 'first: $first, last: $last, after: $after, before: $before'
const filters = '$skip: Int, $status: Boolean, $search: String, $trashed: Boolean, $order: ContentOrder'
const filtered = 'skip: $skip, status: $status, search: $search, trashed: $trashed, order: $order'

export function adminList(name: string): string {
  return `query (${paging}, ${filters}) { admin { list: ${name}(${passed}, ${filtered}) { ${fields} stats {
    total activeCount activeLimit trashed } } } }`
}

/** `own` are arguments of this list alone. */
export function siteList(name: string, own = ''): string {
  return `query (${paging}) { site { list: ${name}(${own} ${passed}) { ${fields} } } }`
}

function isList(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'edges' in value
}

export function ids({ edges }: List): number[] {
  return edges.map(({ node }) => node.databaseId)
}

/** Reads one page as the administrator. */
export async function ask(
  gateway: TestSchema,
  document: string,
  variables: Record<string, unknown> = {},
): Promise<List> {
  const root = document.includes('admin') ? 'admin' : 'site'
  const list = await gateway.read(`${root}.list`, document, variables, gateway.administrator)
  if (!isList(list)) throw new Error('no list')
  return list
}

/** Reads all items in pages of `size`, from the start or, with `back`, from the end. */
export async function walk(
  gateway: TestSchema,
  document: string,
  size: number,
  variables: Record<string, unknown> = {},
  back = false,
): Promise<number[]> {
  const found: number[] = []
  for (let cursor: string | null = null; ;) {
    const list = await ask(gateway, document, {
      ...variables,
      ...(back ? { last: size, before: cursor } : { first: size, after: cursor }),
    })
    const { pageInfo } = list
    expect(pageInfo.startCursor).toBe(list.edges[0]?.cursor ?? null)
    expect(pageInfo.endCursor).toBe(list.edges.at(-1)?.cursor ?? null)
    // Exact in the direction of paging; in the other, true where a cursor was given.
    expect(back ? pageInfo.hasNextPage : pageInfo.hasPreviousPage).toBe(cursor !== null)
    if (back) found.unshift(...ids(list))
    else found.push(...ids(list))
    cursor = back ? pageInfo.startCursor : pageInfo.endCursor
    if (!(back ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return found
  }
}
