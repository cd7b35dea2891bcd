import type { Kysely, Transaction } from 'kysely'
import type { Act } from '../journal/acts.ts'
import { record } from '../journal/journal.ts'
import type { Row, Tables } from '../tables.ts'
import type { ArrangedList } from './layoutTables.ts'

/** An entry in its place. */
export type Arranged = Pick<Row<'arrangement'>, 'name' | 'hidden'>
export type OwnFigure = Pick<Row<'ownFigure'>, 'nombre' | 'unite' | 'libelle'>

/** Entries that the firm has arranged of each of these lists, in their order; none where it has not. */
export async function readArrangements(
  read: Kysely<Tables>,
  lists: readonly ArrangedList[],
): Promise<Arranged[][]> {
  const rows = await read
    .selectFrom('arrangement')
    .select(['list', 'name', 'hidden'])
    .where('list', 'in', lists)
    .orderBy('place')
    .execute()
  return lists.map((one) =>
    rows.flatMap(({ list, name, hidden }) => (list === one ? [{ name, hidden }] : [])),
  )
}

interface Change<T> {
  before: readonly T[]
  after: readonly T[]
  act: Extract<Act, 'setMenu' | 'setAccueil' | 'setChiffres'>
}

/** Arranges a list, and journals the order before with what was hidden. Nothing is written where nothing differs. */
export async function writeArrangement(
  trx: Transaction<Tables>,
  list: ArrangedList,
  { before, after, act }: Change<Arranged>,
): Promise<void> {
  if (isSame(before, after)) return
  await trx.deleteFrom('arrangement').where('list', '=', list).execute()
  const rows = after.map(({ name, hidden }, place) => ({ list, name, place, hidden }))
  await trx.insertInto('arrangement').values(rows).execute()
  await record(trx, {
    act,
    before: { [list]: before.map(({ name, hidden }) => (hidden ? `-${name}` : name)) },
  })
}

export async function readOwnFigures(read: Kysely<Tables>): Promise<OwnFigure[]> {
  return read.selectFrom('ownFigure').select(['nombre', 'unite', 'libelle']).orderBy('place').execute()
}

/** Writes the firm's own figures over those that there were. */
export async function writeOwnFigures(
  trx: Transaction<Tables>,
  { before, after, act }: Change<OwnFigure>,
): Promise<void> {
  if (isSame(before, after)) return
  await trx.deleteFrom('ownFigure').execute()
  const rows = after.map(({ nombre, unite, libelle }, place) => ({ nombre, unite, libelle, place }))
  if (rows.length > 0) await trx.insertInto('ownFigure').values(rows).execute()
  const texts = before.map(({ nombre, unite, libelle }) => [nombre, unite, libelle].filter(Boolean).join(' '))
  await record(trx, { act, before: { chiffresPropres: texts } })
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
