import { createHash, randomBytes } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { actorOf, type Actor } from './actor.ts'
import { isContentTable, isMessageTable } from '../content/contentTypes.ts'
import { readValuesBefore } from '../jsonColumns.ts'
import { publish } from '../events/channel.ts'
import type { ContentTable, JournalTable, Tables } from '../tables.ts'
import { deliver } from '../webhooks/deliveries.ts'
import type { Act } from './acts.ts'

/** What a line of the journal is about. */
export interface Journaled {
  type: ContentTable | 'account' | 'session' | 'apiToken' | 'passkey' | 'siteText' | 'webhook'
  id: number
  version?: number
  /** What it is called; left out for what visitors send. */
  libelle?: string
}

/** One line of the journal, without what the transaction itself tells: when, who, by which door. */
export interface Entry {
  act: Act
  item?: Journaled
  /** The account that did it, where the transaction is for nobody yet: somebody who signs in. */
  by?: Actor['account']
  /** The fields that changed, with their values before. Never a password, a token, or a hash of one. */
  before?: Readonly<Record<string, unknown>>
  /** Fields that changed whose values are not kept. */
  redactedFields?: readonly string[]
}

/** An account, as a line of the journal names it. */
export function accountItem({ id, nom }: { id: number; nom: string }): Journaled {
  return { type: 'account', id, libelle: nom }
}

const silent = new WeakSet<Transaction<Tables>>()

/** Does `work` without a line for each thing that it writes: its caller records what it did. */
export async function withoutJournal<T>(trx: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  silent.add(trx)
  try {
    return await work()
  } finally {
    silent.delete(trx)
  }
}

/** PostgreSQL takes 65,535 values in one statement, SQLite 32,766. */
const mostLines = 1_000

/** Adds these lines to the journal, in the transaction that does what they tell. */
export async function record(trx: Transaction<Tables>, ...entries: Entry[]): Promise<void> {
  const lines = linesOf(trx, entries)
  await add(trx, lines)
  if (lines.length > 0) await deliver(trx, entries)
}

/**
 * Adds the lines of one act, on one item or several: all name the first, whose number this answers with. Null where
 * there is none.
 */
export async function recordAct(trx: Transaction<Tables>, entries: readonly Entry[]): Promise<number | null> {
  const [first, ...others] = linesOf(trx, entries)
  if (!first) return null
  const bundled = others.length > 0 ? others.length + 1 : null
  const insert = trx.insertInto('journal').values({ ...first, bundled })
  const { id } = await insert.returning('id').executeTakeFirstOrThrow()
  await add(
    trx,
    others.map((line) => ({ ...line, bundle: id })),
  )
  await deliver(trx, entries)
  return id
}

async function add(trx: Transaction<Tables>, lines: Insertable<JournalTable>[]): Promise<void> {
  for (let from = 0; from < lines.length; from += mostLines)
    await trx
      .insertInto('journal')
      .values(lines.slice(from, from + mostLines))
      .execute()
}

function linesOf(trx: Transaction<Tables>, entries: readonly Entry[]): Insertable<JournalTable>[] {
  for (const { item } of entries) publish(trx, aboutOf(item))
  if (silent.has(trx)) return []
  const actor = actorOf(trx)
  for (const entry of entries) assertNamed(entry, actor)
  const at = new Date().toISOString()
  return entries.map((entry) => lineOf(entry, actor, at))
}

const actsOfAnybody: readonly Act[] = [
  'setAside',
  'signInRefused',
  'refusePasskey',
  'createAccount',
  'createAccountRefused',
]

/** What staff alone may do is done by an account, or not at all: a fault elsewhere must not leave acts that are nobody's. */
function assertNamed({ act, item, by = null }: Entry, { door, account }: Actor): void {
  if (by ?? account ?? (door === 'command' || door === 'job')) return
  const sent = act === 'create' && item && isContentTable(item.type) && isMessageTable(item.type)
  if (!sent && !actsOfAnybody.includes(act)) throw new Error(`Nobody is signed in for « ${act} ».`)
}

function lineOf(
  { act, item, by, before, redactedFields = [] }: Entry,
  actor: Actor,
  at: string,
): Insertable<JournalTable> {
  const account = by ?? actor.account
  const fields = [...Object.keys(before ?? {}), ...redactedFields]
  return {
    at,
    door: actor.door,
    accountId: account?.id ?? null,
    accountNom: account?.nom ?? null,
    tokenId: actor.tokenId,
    about: aboutOf(item),
    act,
    type: item?.type ?? null,
    itemId: item?.id ?? null,
    version: item?.version ?? null,
    libelle: item?.libelle ?? null,
    fields: fields.length > 0 ? JSON.stringify(fields) : null,
    ...kept(before),
    bundle: null,
    bundled: null,
  }
}

function aboutOf(item: Journaled | undefined): JournalTable['about'] {
  if (!item || item.type === 'siteText' || item.type === 'webhook') return 'site'
  if (!isContentTable(item.type)) return 'account'
  return isMessageTable(item.type) ? 'message' : 'content'
}

/**
 * The values before, and the hash that stays when they are erased. They hold a number that nobody guesses, or whoever
 * has the hash could find a short value, a phone number, by trying.
 */
function kept(before: Entry['before']): Pick<JournalTable, 'before' | 'beforeHash'> {
  if (!before || Object.keys(before).length === 0) return { before: null, beforeHash: null }
  const text = JSON.stringify([randomBytes(16).toString('base64url'), before])
  return { before: text, beforeHash: hashOfValues(text) }
}

/** The values before of a line, by field; none where they are not kept. */
export function valuesBefore({ before }: Pick<JournalTable, 'before'>): Readonly<Record<string, unknown>> {
  return readValuesBefore(before)
}

export function hashOfValues(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
