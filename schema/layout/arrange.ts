import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import type { Transaction } from 'kysely'
import { lockKey } from '../../db/connection/locks.ts'
import { readArrangements, writeArrangement, type Arranged as Kept } from '../../db/layout/arrangements.ts'
import type { ArrangedList } from '../../db/layout/layoutTables.ts'
import type { Tables } from '../../db/tables.ts'
import { nestedListLoader } from '../content/nodes.ts'
import type { Context } from '../context.ts'
import { ValidationError } from '../errors.ts'

/** An entry of a list in the place that the firm gives it. */
export interface Arranged<Name> {
  name: Name
  isHidden: boolean
}

/** A list that the firm may put in another order, hiding what it does not want. */
export interface Arrangeable<Name extends string> {
  list: ArrangedList
  act: 'setMenu' | 'setAccueil' | 'setChiffres'
  /** Its entries in the order that they have until the firm gives them another. */
  names: readonly Name[]
}

/** The whole list: what the firm has arranged, then entries that it does not know of yet. */
function arranged<Name extends string>(names: readonly Name[], kept: readonly Kept[]): Arranged<Name>[] {
  const known = kept.flatMap(({ name, hidden }) =>
    names.flatMap((one) => (one === name ? [{ name: one, isHidden: hidden }] : [])),
  )
  const added = names.filter((name) => !known.some((one) => one.name === name))
  return [...known, ...added.map((name) => ({ name, isHidden: false }))]
}

/** One loader an operation, so that one query reads all lists of a page. */
const loaderFor = createContextCache(
  ({ db }: Context) =>
    new DataLoader<ArrangedList, Kept[]>((lists) => readArrangements(db.read, lists), nestedListLoader),
)

export async function readArranged<Name extends string>(
  { list, names }: Arrangeable<Name>,
  context: Context,
): Promise<Arranged<Name>[]> {
  return arranged(names, await loaderFor(context).load(list))
}

/** Arranges a list anew. Entries that are not named keep their order, behind those that are. */
export async function arrange<Name extends string>(
  trx: Transaction<Tables>,
  { list, act, names }: Arrangeable<Name>,
  wanted: readonly Arranged<Name>[],
): Promise<void> {
  if (new Set(wanted.map(({ name }) => name)).size < wanted.length)
    throw new ValidationError([{ field: 'entries', message: 'Une entrée est nommée deux fois.' }])
  // Two that arrange at once write one after the other.
  await lockKey(trx, `arrangement ${list}`)
  const [kept = []] = await readArrangements(trx, [list])
  const now = arranged(names, kept)
  const others = now.filter(({ name }) => !wanted.some((one) => one.name === name))
  await writeArrangement(trx, list, { before: asKept(now), after: asKept([...wanted, ...others]), act })
}

function asKept(entries: readonly Arranged<string>[]): Kept[] {
  return entries.map(({ name, isHidden }) => ({ name, hidden: isHidden }))
}
