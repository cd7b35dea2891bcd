import type { Transaction } from 'kysely'
import { lockStats, setState, takenLabels, type State } from '../../db/content/contentState.ts'
import { lockMany, asContentItem, type ContentItem } from '../../db/content/contentStore.ts'
import type { ContentRow, ContentTable, Tables } from '../../db/tables.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import type { Context } from '../context.ts'
import { ActiveLimitError, ExpectedError, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { type ContentType } from './contentType.ts'
import { typeNames } from './globalId.ts'
import { allowed, asSaved, type UpdateInput } from './operations.ts'

/** Limit of items in one call: it takes some tenths of a second, while other writers wait. */
export const mostAtOnce = 1_000

/** Cost of a list of that many items: each is read whole, whatever is selected. */
export const idListLimit = { most: mostAtOnce, cost: 10 * mostAtOnce }

/** An item that should change state; `to` throws an ExpectedError where it may not. */
export interface StateChange extends UpdateInput {
  to(row: ContentRow): State
}

/** An item that was left as it is, and why. */
export interface Refused {
  id: string
  /** Label of the item; null where there is none. */
  libelle: string | null
  error: ExpectedError
}

/** Result of an act on several items. */
export interface Outcome<T extends ContentTable = ContentTable> {
  /** Items on which the act succeeded, in the order given. */
  done: ContentItem<T>[]
  refused: Refused[]
  /** Type of all of them. */
  table: T
  /** Journal line by which the whole act is undone; null where nothing changed. */
  line: number | null
}

/** A locked item that exists and has not changed since the caller read it. */
export interface LockedInput<T extends ContentTable, Input extends UpdateInput = UpdateInput> {
  input: Input
  row: ContentRow<T>
}

/**
 * Changes the state of one item or many, in one transaction and as one act. Each item succeeds or is refused by itself:
 * forty chosen items should not all fail because a colleague has just changed one. Where the active limit has room for
 * some, the first named get it.
 */
export function changeStates<T extends ContentTable>(
  type: ContentType<T>,
  changes: readonly StateChange[],
  context: Pick<Context, 'db'>,
): Promise<Outcome<T>> {
  return allowed(type, context, async (trx) => {
    const { known, refused } = await lockUnchanged(trx, type, changes)
    const wanted: PendingChange<T>[] = []
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

/** Locks the named items that exist and are unchanged, and collects why each other one is refused. */
export async function lockUnchanged<T extends ContentTable, Input extends UpdateInput>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  inputs: readonly Input[],
): Promise<{ known: LockedInput<T, Input>[]; refused: Refused[] }> {
  const ids = inputs.map(({ id }) => readContentId(id, typeNames[type.table]))
  const rows = await lockMany(
    trx,
    type.table,
    ids.flatMap((id) => id ?? []),
  )
  const known: LockedInput<T, Input>[] = []
  const refused: Refused[] = []
  for (const [n, input] of inputs.entries()) {
    const row = rows.get(ids[n] ?? 0)
    collectRefusal(type, refused, input, row, () => known.push({ input, row: asSaved(type, row, input) }))
  }
  return { known, refused }
}

/** Runs the act, or collects its refusal for this item. */
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

interface PendingChange<T extends ContentTable> extends LockedInput<T> {
  to: State
}

/** Refusals that the database would give: items beyond the limit, and items whose name is taken. */
async function obstaclesTo<T extends ContentTable>(
  trx: Transaction<Tables>,
  { table, activeLimit, duplicateLabel }: ContentType<T>,
  wanted: readonly PendingChange<T>[],
): Promise<Map<PendingChange<T>, ExpectedError>> {
  const obstacles = new Map<PendingChange<T>, ExpectedError>()
  const returning = duplicateLabel
    ? wanted.filter(({ row, to }) => row.softdelete && to.softdelete === false)
    : []
  if (duplicateLabel && returning.length > 0) {
    const taken = await takenLabels(
      trx,
      table,
      returning.map(({ row }) => row.label),
    )
    for (const one of returning) {
      if (taken.has(one.row.label))
        obstacles.set(one, new ValidationError([duplicateLabel], duplicateLabel.message))
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

function activates<T extends ContentTable>({ row, to }: PendingChange<T>): boolean {
  const isActive = ({ status, softdelete }: Required<Pick<State, 'status' | 'softdelete'>>) =>
    status && !softdelete
  return !isActive(row) && isActive({ ...row, ...to })
}
