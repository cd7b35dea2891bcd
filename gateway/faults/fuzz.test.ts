import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/connect.ts'
import { kinds } from '../../db/testDatabases.ts'
import { place, serve } from '../testing/outages.ts'
import { client } from '../testing/server.ts'
import { audit } from './audit.ts'
import { Model, type Modelled } from './model.ts'
import { chance, seed, type Chance } from './seeded.ts'
import { change, create, doors, names, read, written, type Act, type Name, type To } from './writes.ts'

const steps = Number(process.env.FAULTS_STEPS ?? 3_000)
const acts: readonly Act[] = ['update', 'publish', 'publish', 'unpublish', 'trash', 'restore', 'erase']

interface Trial {
  /** Two servers of one database: what one of them was told the other one has to know. */
  servers: To[]
  model: Model
  chance: Chance
}

/** Creates something, or what it has created already once more. */
async function createSome({ servers, model, chance }: Trial, n: number): Promise<void> {
  const name = chance.pick(names)
  const known = [...model.keys].filter(([, one]) => one.name === name)
  const [again] = chance.oneIn(3) && known.length > 0 ? [chance.pick(known)] : []
  const key = again ? again[0].replace(`${name} `, '') : `clé ${n}`
  const nom = `${name} ${n}`
  const told = await create(chance.pick(servers), chance.pick(doors), name, nom, key)
  if (told.outcome !== 'done') return expect.fail(`step ${n}, create ${name}: ${JSON.stringify(told)}`)
  const first = again && model.of(name).find(({ id }) => id === again[1].id)
  const state = first ? first.state : model.created(name, nom, told.id, key)
  expect([told.id, told.state], `step ${n}, create ${name}`).toEqual([first?.id ?? told.id, state])
}

async function changeSome({ servers, model, chance }: Trial, n: number): Promise<void> {
  const name = chance.pick(names)
  if (model.of(name).length === 0) return
  const item: Modelled = chance.pick(model.of(name))
  const act = chance.pick(acts)
  const door = act === 'erase' ? 'graphql' : chance.pick(doors)
  const version = chance.oneIn(6) ? item.state.version + 1 : item.state.version
  const text = `https://example.com/${chance.below(3)}`
  const expected = model.expected(name, item, { act, door, version, text })
  const told = await change(chance.pick(servers), door, { name, id: item.id, version, act, text })
  const what = `step ${n}, ${act} ${name} ${item.id} of ${JSON.stringify(item.state)} by ${door}`
  if (typeof expected === 'string') return expect(told, what).toEqual({ outcome: 'refused', code: expected })
  expect(told, what).toMatchObject({ outcome: 'done', state: expected.state })
  model.became(name, item.id, expected.state)
}

/** All pages of one type, by both doors, and its counters. */
async function readAll({ servers, model, chance }: Trial, n: number): Promise<void> {
  const name = chance.pick(names)
  const server = chance.pick(servers)
  const kept = model.of(name).filter(({ state }) => !state.softdelete)
  const ids = kept.map(({ id }) => id).sort((a, b) => b - a)
  const first = 1 + chance.below(9)
  const stats = {
    total: kept.length,
    activeCount: model.active(name),
    trashed: model.of(name).length - kept.length,
  }
  const what = `step ${n}, pages of ${first} ${name}`
  expect(await pagesOfGraphql(server, name, first), what).toEqual({ ids, stats })
  expect(await pagesOfRest(server, name), what).toEqual(ids)
  const item = chance.oneIn(2) ? model.of(name)[0] : undefined
  if (item) expect(await read(server, name, item.id)).toMatchObject({ state: item.state })
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

async function pagesOfGraphql({ origin, token }: To, name: Name, first: number) {
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

async function pagesOfRest({ origin, token }: To, name: Name): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const url = `${origin}/api/${written[name].path}?page=${page}`
    const answer: object = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()
    const [[, inner] = []] = Object.entries(answer)
    const found: { data: { id: number }[]; last_page: number } = 'data' in answer ? answer : inner
    ids.push(...found.data.map(({ id }) => id))
    if (page >= found.last_page) return ids
  }
}

describe.runIf(process.env.TEST_LONG)(`whatever is done by both doors at once (FAULTS_SEED=${seed})`, () => {
  test.each(kinds)('%s holds what a model of it holds', { timeout: steps * 500 + 60_000 }, async (kind) => {
    const here = await place(kind)
    const environment = {
      DATA_DIR: here.dataDir,
      LOG_LEVEL: 'error',
      ...(here.url && { DATABASE_URL: here.url }),
    }
    const running = [await serve(environment), await serve(environment)]
    const one = client(running[0]?.origin ?? '')
    await one.signIn()
    const token = one.credentials().authorization?.replace('Bearer ', '') ?? ''
    const servers = running.map(({ origin }) => ({ origin, token }))
    const trial: Trial = { servers, model: new Model(), chance: chance(100) }
    for (let n = 0; n < steps; n++) {
      if (trial.chance.oneIn(4)) await createSome(trial, n)
      else if (trial.chance.oneIn(12)) await readAll(trial, n)
      else await changeSome(trial, n)
    }
    const db = await openDatabase(here)
    onTestFinished(() => db.close())
    expect(await audit(db, here.dataDir)).toEqual([])
    for (const { output } of running) expect(output()).not.toContain('"level":50')
  })
})
