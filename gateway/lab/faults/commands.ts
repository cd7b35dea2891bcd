import * as fc from 'fast-check'
import { expect } from 'vitest'
import { client } from '../servers/server.ts'
import type { Model } from './model.ts'
import {
  change,
  create,
  doors,
  names,
  read,
  writtenTypes,
  type Act,
  type Door,
  type Name,
  type WriteTarget,
} from './writes.ts'

/** Two servers of one database: what one of them was told the other one has to know. */
export type Servers = readonly [WriteTarget, WriteTarget]
type Command = fc.AsyncCommand<Model, Servers>

/** Which of two servers, and by which door. */
interface Way {
  name: Name
  server: 0 | 1
  door: Door
}
/** Of those that have a limit more often: it is to be reached. */
const way = {
  name: fc.constantFrom(...names, 'service' as const, 'equipe' as const),
  server: fc.constantFrom(0 as const, 1 as const),
  door: fc.constantFrom(...doors),
}

/** Creates something, or what it has created already once more, by its key. */
class Create implements Command {
  readonly what: Way & { again: number | null }
  constructor(what: Create['what']) {
    this.what = what
  }
  check = () => true
  async run(model: Model, servers: Servers): Promise<void> {
    const { name, server, door, again } = this.what
    const known = model.keys.filter((one) => one.name === name)
    const first = again === null ? undefined : known[again % known.length]
    model.steps += 1
    const { key, nom } = first ?? { key: `clé ${model.steps}`, nom: `${name} ${model.steps}` }
    const told = await create(servers[server], door, name, nom, key)
    const state = first?.state ?? model.created(name, told, { key, nom })
    expect(told).toEqual({ outcome: 'done', id: first?.id ?? expect.any(Number), state })
  }
  toString = () => `create ${JSON.stringify(this.what)}`
}

/** Does one of the acts to one of the items that there are. */
class Change implements Command {
  readonly what: Way & { act: Act; item: number; stale: boolean; text: number }
  constructor(what: Change['what']) {
    this.what = what
  }
  check = (model: Readonly<Model>) => model.of(this.what.name).length > 0
  async run(model: Model, servers: Servers): Promise<void> {
    const { name, server, act, stale } = this.what
    const items = model.of(name)
    const item = items[this.what.item % items.length]
    if (!item) throw new Error('It is checked that there is one.')
    const door = act === 'erase' ? 'graphql' : this.what.door
    const version = item.state.version + (stale ? 1 : 0)
    const text = `https://example.com/${this.what.text}`
    const expected = model.expected(name, item, { act, door, version, text })
    const told = await change(servers[server], door, { name, id: item.id, version, act, text })
    if (typeof expected === 'string') return expect(told).toEqual({ outcome: 'refused', code: expected })
    expect(told).toMatchObject({ outcome: 'done', state: expected.state })
    model.became(name, item.id, expected.state)
  }
  toString = () => `change ${JSON.stringify(this.what)}`
}

/** Reads all pages of one type, by both doors, its counters, and one of its items. */
class Read implements Command {
  readonly what: Omit<Way, 'door'> & { first: number }
  constructor(what: Read['what']) {
    this.what = what
  }
  check = () => true
  async run(model: Model, servers: Servers): Promise<void> {
    const { name, first } = this.what
    const server = servers[this.what.server]
    const items = model.of(name)
    const kept = items.filter(({ state }) => !state.softdelete)
    const ids = kept.map(({ id }) => id).sort((a, b) => b - a)
    const stats = {
      total: kept.length,
      activeCount: model.active(name),
      trashed: items.length - kept.length,
    }
    expect(await pagesOfGraphql(server, name, first)).toEqual({ ids, stats })
    expect(await pagesOfRest(server, name)).toEqual(ids)
    for (const { id, state } of items.slice(0, 1))
      expect(await read(server, name, id)).toMatchObject({ state })
  }
  toString = () => `read ${JSON.stringify(this.what)}`
}

/** What is done more often stands there more often. */
const acts: readonly Act[] = ['update', 'publish', 'publish', 'unpublish', 'trash', 'restore', 'erase']
const changes = fc
  .record({
    ...way,
    act: fc.constantFrom(...acts),
    item: fc.nat(1_000),
    stale: fc.integer({ min: 0, max: 5 }).map((n) => n === 5),
    text: fc.nat(2),
  })
  .map((what) => new Change(what))
const creates = fc
  .record({ ...way, again: fc.option(fc.nat(1_000), { freq: 2 }) })
  .map((what) => new Create(what))
const reads = fc
  .record({ name: way.name, server: way.server, first: fc.integer({ min: 1, max: 9 }) })
  .map((what) => new Read(what))

/** Rows of at most so many of them, or the one row that failed. */
export function commands(most: number, replayPath: string | undefined) {
  return fc.commands<Model, Servers, false>([changes, changes, changes, creates, creates, reads], {
    maxCommands: most,
    size: 'max',
    ...(replayPath !== undefined && { replayPath }),
  })
}

interface Page {
  admin: {
    contents: {
      edges: { node: { databaseId: number } }[]
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
      stats: { total: number; activeCount: number; trashed: number }
    }
  }
}

async function pagesOfGraphql({ origin, token }: WriteTarget, name: Name, first: number) {
  const { run, bear } = client(origin)
  bear(token)
  const type = name.toUpperCase()
  const ids: number[] = []
  for (let after: string | null = null; ;) {
    const page: Page = await run<Page>(
      `query ($first: Int, $after: String) { admin { contents(type: ${type}, first: $first, after: $after, order: NEWEST) {
        edges { node { databaseId } } pageInfo { hasNextPage endCursor } stats { total activeCount trashed } } } }`,
      { first, after },
    )
    const { edges, pageInfo, stats }: Page['admin']['contents'] = page.admin.contents
    ids.push(...edges.map(({ node }) => node.databaseId))
    if (!pageInfo.hasNextPage) return { ids, stats }
    after = pageInfo.endCursor
  }
}

async function pagesOfRest({ origin, token }: WriteTarget, name: Name): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const url = `${origin}/api/${writtenTypes[name].path}?page=${page}`
    const answer: object = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()
    const [[, inner] = []] = Object.entries(answer)
    const found: { data: { id: number }[]; last_page: number } = 'data' in answer ? answer : inner
    ids.push(...found.data.map(({ id }) => id))
    if (page >= found.last_page) return ids
  }
}
