import { putInOrder } from '../../db/content/contentOrder.ts'
import { hasOrdre } from '../../db/content/contentPage.ts'
import { setState, type State } from '../../db/content/contentState.ts'
import { findMany, lock, type ContentItem } from '../../db/content/contentStore.ts'
import { draftValues, lockDrafts } from '../../db/publishing/drafts.ts'
import { erase as eraseRows } from '../../db/content/erasure.ts'
import type { ContentRow, ContentTable, MessageTable } from '../../db/tables.ts'
import type { Context } from '../context.ts'
import { NotFoundError, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { type ContentType } from './contentType.ts'
import { globalId, globalIdOf, typeNames } from './globalId.ts'
import { fileKeys } from './files/files.ts'
import { lockCurrent, rejectTrashed, write, type UpdateInput } from './operations.ts'
import { changeStates, lockUnchanged, collectRefusal, type LockedInput, type Outcome } from './states.ts'

/** Answer of publish, unpublish, softDelete, restore, swapActive and erase. */
export interface Lifecycle {
  content: ContentItem | null
  deletedContentId: string | null
  table: ContentTable
}

/** Acts on an item's state. */
export type Act = 'publish' | 'unpublish' | 'softDelete' | 'restore'

/** State in which each act leaves an item. */
const states: Record<Act, (row: ContentRow, asBefore: boolean) => State> = {
  publish: (row) => rejectTrashed(row, { status: true }),
  unpublish: (row) => rejectTrashed(row, { status: false }),
  softDelete: () => ({ softdelete: true }),
  restore: (row, asBefore) =>
    rejectTrashed(row, { softdelete: false, ...(asBefore && { status: row.status }) }),
}

interface ActOptions {
  /** Restore option: active again if it was active before. */
  asBefore?: boolean | null | undefined
}

/** An act on several items; see `changeStates`. */
export function actOnAll<T extends ContentTable>(
  type: ContentType<T>,
  act: Act,
  inputs: readonly UpdateInput[],
  { asBefore }: ActOptions,
  context: Pick<Context, 'db'>,
): Promise<Outcome<T>> {
  const to = (row: ContentRow) => states[act](row, asBefore === true)
  const changes = inputs.map((input) => ({ ...input, to }))
  return changeStates(type, changes, context)
}

/** Marks messages as read or unread. */
export function markAll(
  type: ContentType<MessageTable>,
  inputs: readonly UpdateInput[],
  lu: boolean,
  context: Pick<Context, 'db'>,
): Promise<Outcome> {
  const to = (row: ContentRow) => rejectTrashed(row, { lu })
  return changeStates(
    type,
    inputs.map((input) => ({ ...input, to })),
    context,
  )
}

/** An act on one item; throws its refusal. */
async function actOn<T extends ContentTable>(
  type: ContentType<T>,
  act: Act,
  input: UpdateInput & ActOptions,
  context: Pick<Context, 'db'>,
): Promise<Lifecycle> {
  const { done, refused } = await actOnAll(type, act, [input], input, context)
  if (refused[0]) throw refused[0].error
  return { content: done[0] ?? null, deletedContentId: null, table: type.table }
}

/** Publishes or unpublishes. Throws NotFoundError for an item in the trash, ActiveLimitError, ConflictError. */
export function setStatus<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput,
  status: boolean,
  context: Pick<Context, 'db'>,
): Promise<Lifecycle> {
  return actOn(type, status ? 'publish' : 'unpublish', input, context)
}

/** Moves an item into the trash, where it keeps its status; does nothing where it is there already. */
export async function softDelete<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput,
  context: Context,
): Promise<Lifecycle> {
  const answer = await actOn(type, 'softDelete', input, context)
  return { ...answer, deletedContentId: answer.content && globalId(answer.content) }
}

/** Restores an item from the trash: inactive, or as before with `asBefore`, which throws ActiveLimitError at the limit. */
export function restore<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput & ActOptions,
  context: Context,
): Promise<Lifecycle> {
  return actOn(type, 'restore', input, context)
}

/** Result of erasing several items. */
export type Erased = Outcome & { erased: readonly string[] }

/** Erases items in the trash, with the files that nothing else names. */
export async function eraseAll<T extends ContentTable>(
  type: ContentType<T>,
  inputs: readonly UpdateInput[],
  { db, files }: Pick<Context, 'db' | 'files'>,
): Promise<Erased> {
  const { freed, ...outcome } = await db.transaction(async (trx) => {
    const { known, refused } = await lockUnchanged(trx, type, inputs)
    const gone: LockedInput<T>[] = []
    for (const one of known)
      collectRefusal(type, refused, one.input, one.row, () => {
        if (!one.row.softdelete) throw new NotFoundError('Cet élément n’est pas dans la corbeille.')
        gone.push(one)
      })
    const ids = gone.map(({ row }) => row.id)
    const drafts = await lockDrafts(trx, type.table, ids)
    await eraseRows(trx, type.table, ids)
    const freed = [
      ...gone.flatMap(({ row }) => fileKeys(type, row)),
      ...[...drafts.values()].flatMap((draft) => fileKeys(type, draftValues(draft))),
    ]
    const erased = ids.map((id) => globalIdOf(type.table, id))
    return { done: [], erased, refused, line: null, freed, table: type.table }
  })
  await files.settle(freed)
  return outcome
}

/** Erases one item. Throws NotFoundError for one that is not in the trash, ConflictError. */
export async function erase<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput,
  context: Context,
): Promise<Lifecycle> {
  const { erased, refused } = await eraseAll(type, [input], context)
  if (refused[0]) throw refused[0].error
  return { content: null, deletedContentId: erased[0] ?? null, table: type.table }
}

/** Activates one item and deactivates another, both or neither. */
export async function swapActive<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput & { replace: string },
  context: Context,
): Promise<Lifecycle> {
  const id = readContentId(input.id, typeNames[type.table])
  const replaceId = readContentId(input.replace, typeNames[type.table])
  if (id === null || replaceId === null) throw new NotFoundError()
  if (id === replaceId)
    throw new ValidationError([{ field: 'replace', message: 'Choisissez deux éléments différents.' }])
  if (type.activeLimit === undefined) {
    throw new ValidationError([
      { field: 'id', message: 'Ce type n’a pas de nombre limité d’éléments actifs.' },
    ])
  }
  const { row } = await write(type, context, async (trx) => {
    // Locked in the order of ids, so that two swaps cannot deadlock.
    for (const one of [id, replaceId].sort((a, b) => a - b)) await lock(trx, type.table, one)
    const replaced = await lock(trx, type.table, replaceId)
    const activated = await lockCurrent(trx, type, input)
    if (!replaced || replaced.softdelete || activated.softdelete) throw new NotFoundError()
    const { rows } = await setState(trx, type.table, [
      // Replacing an inactive item is a plain publication.
      { row: activated, to: { status: true }, act: replaced.status ? 'swap' : undefined },
      { row: replaced, to: { status: false } },
    ])
    return rows.get(id) ?? activated
  })
  return { content: row, deletedContentId: null, table: type.table }
}

/** Sets the order of the named items. Throws NotFoundError where one does not exist or is in the trash. */
export async function reorder<T extends ContentTable>(
  type: ContentType<T>,
  ids: readonly string[],
  { db }: Context,
): Promise<{ contents: ContentItem<T>[]; table: T; line: number | null }> {
  if (!hasOrdre(type.table)) {
    throw new ValidationError([{ field: 'ids', message: 'Ces éléments n’ont pas d’ordre.' }])
  }
  const wanted = ids.map((id) => readContentId(id, typeNames[type.table]) ?? 0)
  if (wanted.includes(0)) throw new NotFoundError()
  if (new Set(wanted).size < ids.length) {
    throw new ValidationError([{ field: 'ids', message: 'Un élément est nommé deux fois.' }])
  }
  return db.transaction(async (trx) => {
    const ordered = await putInOrder(trx, type.table, wanted)
    if (!ordered) throw new NotFoundError()
    const rows = await findMany(trx, type.table, wanted, 'administrator')
    const byId = new Map(rows.map((row) => [row.id, row]))
    const contents = wanted.flatMap((id) => byId.get(id) ?? [])
    return { contents, ...ordered, table: type.table }
  })
}
