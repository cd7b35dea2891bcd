import type { Transaction } from 'kysely'
import { lockStats, setState, takenLabels, type State } from '../../db/content/contentState.ts'
import { lockMany, asContentItem, type ContentItem } from '../../db/content/contentStore.ts'
import type { ContentRow, ContentTable, Tables } from '../../db/tables.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import type { Context } from '../context.ts'
import { ActiveLimitError, ExpectedError, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { typeNames, type ContentType } from './contentType.ts'
import { allowed, asSaved, type UpdateInput } from './operations.ts'

/** How many items one call may change: it takes some tenths of a second, for which other writers wait. */
export const mostAtOnce = 1_000

/** The cost of a list of that many: all are read whole, whatever is asked of each. */
export const dedupeIds = { most: mostAtOnce, cost: 10 * mostAtOnce }

/** An item that is to be in another state; `to` throws an ExpectedError where it may not. */
export interface StateChange extends UpdateInput {
  to(row: ContentRow): State
}

/** An item that was left as it is, and why. */
export interface Refused {
  id: string
  /** What it is called; null where there is none. */
  libelle: string | null
  error: ExpectedError
}

/** What became of several items. */
export interface Outcome<T extends ContentTable = ContentTable> {
  /** The items that are as asked, in the order in which they were named. */
  done: ContentItem<T>[]
  refused: Refused[]
  /** The type of all of them. */
  table: T
  /** The line of the journal by which all of it is taken back; null where nothing was changed. */
  line: number | null
}

/** An item that may change, as far as itself is concerned. */
export interface Known<T extends ContentTable, Input extends UpdateInput = UpdateInput> {
  input: Input
  row: ContentRow<T>
}

/**
 * The rule of every change of state, of one item or of many, in one transaction and as one act. Each item is judged by
 * itself, as if it were the only one: whoever has chosen forty wants thirty-nine done and to hear which one is not, not
 * all forty refused because a colleague has just changed one. Where the limit has room for some, the first that are named
 * get it.
 */
export function changeStates<T extends ContentTable>(
  type: ContentType<T>,
  changes: readonly StateChange[],
  context: Pick<Context, 'db'>,
): Promise<Outcome<T>> {
  return allowed(type, context, async (trx) => {
    const { known, refused } = await lockKnown(trx, type, changes)
    const wanted: Wanted<T>[] = []
    for (const { input, row } of known)
      collectRefusal(type, refused, input, row, () => wanted.push({ input, row, to: input.to(row) }))
    const obstacles = await obstaclesTo(trx, type, wanted)
    const possible = wanted.filter((one) => !obstacles.has(one))
    for (const [{ input, row }, error] of obstacles) refused.push(refusal(type, input, row, error))
    const { rows, line } = await setState(trx, type.table, possible)
    const done = possible.map(({ row }) =>
      asContentItem(type.table, rows.get(row.id) ?? row, 'administrator'),
    )
    return { done, refused, line, table: type.table }
  })
}

/** The named items that exist and have not changed, locked; and why each of the others is refused. */
export async function lockKnown<T extends ContentTable, Input extends UpdateInput>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  inputs: readonly Input[],
): Promise<{ known: Known<T, Input>[]; refused: Refused[] }> {
  const ids = inputs.map(({ id }) => readContentId(id, typeNames[type.table]))
  const rows = await lockMany(
    trx,
    type.table,
    ids.flatMap((id) => id ?? []),
  )
  const known: Known<T, Input>[] = []
  const refused: Refused[] = []
  for (const [n, input] of inputs.entries()) {
    const row = rows.get(ids[n] ?? 0)
    collectRefusal(type, refused, input, row, () => known.push({ input, row: asSaved(type, row, input) }))
  }
  return { known, refused }
}

/** Does it, or notes why it may not be done with this item. */
export function collectRefusal<T extends ContentTable>(
  type: ContentType<T>,
  refused: Refused[],
  input: UpdateInput,
  row: ContentRow<T> | undefined,
  work: () => unknown,
): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    refused.push(refusal(type, input, row, error))
  }
}

function refusal<T extends ContentTable>(
  { table }: ContentType<T>,
  { id }: UpdateInput,
  row: ContentRow<T> | undefined,
  error: ExpectedError,
): Refused {
  return { id, libelle: row ? libelleOf(table, row) : null, error }
}

interface Wanted<T extends ContentTable> extends Known<T> {
  to: State
}

/** What the database would refuse: items beyond the limit, and items whose name another one has. */
async function obstaclesTo<T extends ContentTable>(
  trx: Transaction<Tables>,
  { table, activeLimit, twin }: ContentType<T>,
  wanted: readonly Wanted<T>[],
): Promise<Map<Wanted<T>, ExpectedError>> {
  const obstacles = new Map<Wanted<T>, ExpectedError>()
  const returning = twin ? wanted.filter(({ row, to }) => row.softdelete && to.softdelete === false) : []
  if (twin && returning.length > 0) {
    const taken = await takenLabels(
      trx,
      table,
      returning.map(({ row }) => row.label),
    )
    for (const one of returning) {
      if (taken.has(one.row.label)) obstacles.set(one, new ValidationError([twin], twin.message))
      taken.add(one.row.label)
    }
  }
  const activated = wanted.filter((one) => activates(one) && !obstacles.has(one))
  if (activeLimit === undefined || activated.length === 0) return obstacles
  const { active } = await lockStats(trx, table)
  const room = Math.max(0, activeLimit - active)
  for (const one of activated.slice(room))
    obstacles.set(one, new ActiveLimitError(activeLimit, active + room))
  return obstacles
}

function activates<T extends ContentTable>({ row, to }: Wanted<T>): boolean {
  const isActive = ({ status, softdelete }: Required<Pick<State, 'status' | 'softdelete'>>) =>
    status && !softdelete
  return !isActive(row) && isActive({ ...row, ...to })
}
