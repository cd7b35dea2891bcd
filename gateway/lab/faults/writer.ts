import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../db/connection/connect.ts'
import { seededRandom, type Random } from './seededRandom.ts'
import {
  change,
  create,
  doors,
  names,
  read,
  swap,
  writtenTypes,
  type Act,
  type Name,
  type State,
  type WriteOutcome,
  type WriteTarget,
} from './writes.ts'

/** What was acknowledged of one item, by which it must be there. */
export interface Item {
  name: Name
  nom: string
  id: number
  /** Null: erased. */
  state: State | null
}

export interface Writer {
  items: Item[]
  /** What was told and is not so. */
  complaints: string[]
  /** How many writes were acknowledged, and of how many it was unknown at first. */
  counts: { acknowledged: number; unknown: number }
}

interface Options {
  /** Its name, in all that it writes. */
  nom: string
  chance: Random
  /** A server that should answer. */
  anyServer(): Promise<WriteTarget>
  /** Called with each answer. */
  answered(): void
  /** Called before each attempt; what it returns, where there is no answer, or that of an outage. */
  attempted?(): (why: string) => void
  /** Has the servers live until what it returns is called. */
  spare?(): () => void
  /** By a balancer, which may ask a second server for PUT and DELETE. */
  balanced?: boolean
  over(): boolean
}

/**
 * Writes one thing after the other, each of its own items, and asks again where it got no answer: a create with its
 * key, a change with the version that it was for. So it always knows what has to be there.
 */
async function write({ nom, chance, over, ...servers }: Options): Promise<Writer> {
  const writer: Writer = { items: [], complaints: [], counts: { acknowledged: 0, unknown: 0 } }
  const asks = asking(writer, servers)
  const tables = names.filter((name) => name !== 'equipe')
  for (let n = 0; !over(); n++) {
    const item = chance.oneIn(3) ? undefined : writer.items[chance.below(writer.items.length)]
    if (item?.state) await changeOne(asks, writer, chance, { ...item, state: item.state }, item, n)
    else await createOne(asks, writer, chance, chance.pick(tables), `${nom} ${n}`)
  }
  return writer
}

/** How long there may be no answer at all. */
const patienceMs = 120_000
/** So often is a write cut off: where processors are short, reading a picture takes longer than a server lives. */
const mostCut = 30

type Asks = (
  attempt: (to: WriteTarget) => Promise<WriteOutcome>,
) => Promise<{ told: WriteOutcome; unknown: boolean }>

/** Asks until there is an answer, and tells whether one was missing before. */
function asking(
  writer: Writer,
  { anyServer, answered, attempted, spare, balanced = false }: Omit<Options, 'nom' | 'chance' | 'over'>,
): Asks {
  return async (attempt) => {
    const latest = performance.now() + patienceMs
    let why = ''
    let release: (() => void) | undefined
    try {
      for (let tries = 0; performance.now() < latest; tries++) {
        const to = await anyServer()
        const unanswered = attempted?.()
        const told = await attempt(to)
        if (told.outcome !== 'unknown') {
          answered()
          if (told.outcome === 'done') writer.counts.acknowledged += 1
          const repeated = balanced && told.outcome === 'refused' && told.code === 'CONFLICT'
          return { told, unknown: tries > 0 || repeated }
        }
        if (tries === 0) writer.counts.unknown += 1
        if (tries === mostCut) release = spare?.()
        why = told.why
        unanswered?.(why)
        await sleep(20)
      }
      throw new Error(`Nobody answers: ${why}`)
    } finally {
      release?.()
    }
  }
}

async function createOne(asks: Asks, writer: Writer, chance: Random, name: Name, nom: string): Promise<void> {
  const door = chance.pick(doors)
  const { told } = await asks((to) => create(to, door, name, nom, nom))
  if (told.outcome === 'done') writer.items.push({ name, nom, id: told.id, state: told.state })
  else writer.complaints.push(`${nom} (${name}): ${JSON.stringify(told)}`)
}

async function changeOne(
  asks: Asks,
  writer: Writer,
  chance: Random,
  before: Item & { state: State },
  item: Item,
  n: number,
): Promise<void> {
  const { name, nom, id, state } = before
  const act = chance.pick(actsOn(state))
  const text = `https://example.com/${encodeURIComponent(nom)}/${n}`
  const after = afterAct(state, act, text)
  const door = chance.pick(doors)
  const { told, unknown } = await asks((to) =>
    change(to, door, { name, id, version: state.version, act, text }),
  )
  const full = told.outcome === 'refused' && told.code === 'ACTIVE_LIMIT' && act === 'publish'
  const mayBe = [...(full ? [state] : []), ...(told.outcome === 'done' || unknown ? [after] : [])]
  // What was asked twice is refused where the first time did it.
  const now = told.outcome === 'done' ? told : (await asks((to) => read(to, name, id))).told
  item.state = now.outcome === 'done' ? now.state : state
  if (now.outcome !== 'done' || mayBe.every((one) => !same(one, now.state)))
    writer.complaints.push(
      `${nom} (${name} ${id}), ${act} by ${door}: ${JSON.stringify({ state, told, now, unknown })}`,
    )
}

function actsOn({ status, softdelete }: State): readonly Act[] {
  if (softdelete) return ['restore', 'erase']
  return ['update', 'update', status ? 'unpublish' : 'publish', 'trash']
}

/** What each act makes of an item, and whether it is so already. */
export const acts: Readonly<
  Record<Act, { isSo(state: State, text: string): boolean; makes(text: string): Partial<State> | null }>
> = {
  update: { isSo: (state, text) => state.text === text, makes: (text) => ({ text }) },
  publish: { isSo: ({ status }) => status, makes: () => ({ status: true }) },
  unpublish: { isSo: ({ status }) => !status, makes: () => ({ status: false }) },
  trash: { isSo: ({ softdelete }) => softdelete, makes: () => ({ softdelete: true }) },
  restore: { isSo: ({ softdelete }) => !softdelete, makes: () => ({ softdelete: false, status: false }) },
  erase: { isSo: () => false, makes: () => null },
}

/** The next version of it in any case. */
export function afterAct(state: State, act: Act, text: string): State | null {
  const made = acts[act].makes(text)
  return made && { ...state, ...made, version: state.version + 1 }
}

/** Whether a row, or what was told, is in this state, whatever else it says. */
export function same(one: State | null, other: State | null): boolean {
  if (one === null || other === null) return one === other
  return (['status', 'softdelete', 'version', 'text'] as const).every((name) => one[name] === other[name])
}

/** One who swaps and so many who write, each with a row of chances of its own from `part` on: what all of them were told. */
export async function writeAll(
  count: number,
  part: number,
  options: Omit<Options, 'nom' | 'chance'>,
): Promise<Writer> {
  const all = await Promise.all([
    swapAround({ nom: 'É', chance: seededRandom(part), ...options }),
    ...Array.from({ length: count }, (_, n) =>
      write({ nom: `R${n}`, chance: seededRandom(part + 1 + n), ...options }),
    ),
  ])
  const sum = (what: keyof Writer['counts']) => all.reduce((total, { counts }) => total + counts[what], 0)
  return {
    items: all.flatMap(({ items }) => items),
    complaints: all.flatMap(({ complaints }) => complaints),
    counts: { acknowledged: sum('acknowledged'), unknown: sum('unknown') },
  }
}

/** Puts one of seven in the place of one of the four who are shown, again and again. Nobody else touches them. */
async function swapAround({ nom, chance, over, ...servers }: Options): Promise<Writer> {
  const writer: Writer = { items: [], complaints: [], counts: { acknowledged: 0, unknown: 0 } }
  const asks = asking(writer, servers)
  for (let n = 0; n < 7; n++) await createOne(asks, writer, chance, 'equipe', `${nom} ${n}`)
  let shown: number[] = []
  for (const { id } of writer.items.slice(0, 4)) {
    await asks((to) => change(to, 'graphql', { name: 'equipe', id, version: 1, act: 'publish', text: '' }))
    shown.push(id)
  }
  while (!over()) {
    const replace = chance.pick(shown)
    const id = chance.pick(writer.items.map((one) => one.id).filter((one) => !shown.includes(one)))
    const { told } = await asks((to) => swap(to, 'equipe', id, replace))
    if (told.outcome !== 'done') writer.complaints.push(`${id} for ${replace}: ${JSON.stringify(told)}`)
    shown = [...shown.filter((one) => one !== replace), id]
    // Both or neither, whichever server one asks.
    for (const [one, status] of [[id, true] as const, [replace, false] as const]) {
      const { told: now } = await asks((to) => read(to, 'equipe', one))
      const item = writer.items.find((each) => each.id === one)
      if (now.outcome !== 'done' || now.state?.status !== status)
        writer.complaints.push(`equipe ${one} is ${JSON.stringify(now)} after a swap`)
      else if (item) item.state = now.state
    }
  }
  // A publish was told twice at most: the rest is what the database has to show.
  for (const item of writer.items) {
    const { told } = await asks((to) => read(to, 'equipe', item.id))
    const status = shown.includes(item.id)
    if (told.outcome !== 'done' || told.state?.status !== status)
      writer.complaints.push(`equipe ${item.id} is ${JSON.stringify(told)} at the end`)
    else item.state = told.state
  }
  return writer
}

/** What differs between all that was acknowledged and all that is there: each once, as it was told, and nothing else. */
export async function differences(db: Db, items: readonly Item[]): Promise<string[]> {
  const found: string[] = []
  for (const name of names) {
    const { rows } = await sql<State & { id: number; nom: string }>`select "id", "nom", "version",
      "status", "softdelete", ${sql.ref(writtenTypes[name].text)} as "text" from ${sql.table(name)}`.execute(
      db.read,
    )
    const told = new Map(
      items.flatMap((item) => (item.name === name && item.state ? [[item.nom, item] as const] : [])),
    )
    for (const row of rows) {
      const item = told.get(row.nom)
      told.delete(row.nom)
      if (!item) found.push(`${name} ${row.id} (${row.nom}) is there, once too often or though nobody asked`)
      else if (item.id !== row.id || !same(item.state, row))
        found.push(`${name} ${row.id}: ${JSON.stringify(row)} was told as ${JSON.stringify(item.state)}`)
    }
    for (const { id, nom } of told.values()) found.push(`${name} ${id} (${nom}) was told and is not there`)
  }
  return found
}
