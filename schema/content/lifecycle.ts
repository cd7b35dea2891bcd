import { putInOrder } from '../../db/contentOrder.ts'
import { hasOrdre } from '../../db/contentPage.ts'
import type { State } from '../../db/contentState.ts'
import {
  erase as eraseRow,
  findMany,
  lock,
  seen,
  statsOf,
  update as store,
  type Seen,
} from '../../db/contentStore.ts'
import { lockDraft } from '../../db/drafts.ts'
import type { ContentRow, ContentTable, Row } from '../../db/tables.ts'
import type { Context } from '../context.ts'
import { NotFoundError, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { globalId, type ContentType } from './contentType.ts'
import { fileKeys, keysIn } from './files.ts'
import { lockCurrent, trashAside, write, type UpdateInput } from './operations.ts'
import { changeStates, type Outcome } from './states.ts'

/** What publish, unpublish, softDelete, restore, swapActive and erase answer with. */
export interface Lifecycle {
  content: Seen | null
  deletedContentId: string | null
  stats: Row<'contentStats'>
}

/** What is done to an item's state. */
export type Act = 'publish' | 'unpublish' | 'softDelete' | 'restore'

/** In which state each of them leaves an item. */
const states: Record<Act, (row: ContentRow, asBefore: boolean) => State> = {
  publish: (row) => trashAside(row, { status: true }),
  unpublish: (row) => trashAside(row, { status: false }),
  softDelete: () => ({ softdelete: true }),
  restore: (row, asBefore) => trashAside(row, { softdelete: false, ...(asBefore && { status: row.status }) }),
}

interface ActOptions {
  /** Of what is restored: active again if it was. */
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

/** The same on one item: throws why it may not be done. */
async function actOn<T extends ContentTable>(
  type: ContentType<T>,
  act: Act,
  input: UpdateInput & ActOptions,
  context: Pick<Context, 'db'>,
): Promise<Lifecycle> {
  const { done, refused, stats } = await actOnAll(type, act, [input], input, context)
  if (refused[0]) throw refused[0].error
  return { content: done[0] ?? null, deletedContentId: null, stats }
}

/** Publish and unpublish. Throws NotFoundError for an item in the trash, ActiveLimitError, ConflictError. */
export function setStatus<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput,
  status: boolean,
  context: Pick<Context, 'db'>,
): Promise<Lifecycle> {
  return actOn(type, status ? 'publish' : 'unpublish', input, context)
}

/** Into the trash, where an item keeps its status; it is already there without a word. */
export async function softDelete<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput,
  context: Context,
): Promise<Lifecycle> {
  const answer = await actOn(type, 'softDelete', input, context)
  return { ...answer, deletedContentId: answer.content && globalId(answer.content) }
}

/** Out of the trash: inactive, or `asBefore`, where ActiveLimitError says that the limit has no room. */
export function restore<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput & ActOptions,
  context: Context,
): Promise<Lifecycle> {
  return actOn(type, 'restore', input, context)
}

/** From the trash for good, with the files that nothing else names. Throws NotFoundError for an item that is not in the trash. */
export async function erase<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput,
  { db, files }: Context,
): Promise<Lifecycle> {
  const { row, draft, stats } = await db.transaction(async (trx) => {
    const row = await lockCurrent(trx, type, input)
    if (!row.softdelete) throw new NotFoundError('Cet élément n’est pas dans la corbeille.')
    const draft = await lockDraft(trx, { type: type.table, id: row.id })
    await eraseRow(trx, type.table, row.id)
    return { row, draft, stats: await statsOf(trx, type.table) }
  })
  await files.settle([...fileKeys(type, row), ...(draft ? keysIn(draft, 'file') : [])])
  return { content: null, deletedContentId: globalId(seen(type.table, row, 'administrator')), stats }
}

/** Activates one item in the place of another, both or neither. */
export async function swapActive<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput & { replace: string },
  context: Context,
): Promise<Lifecycle> {
  const id = readContentId(input.id, type.name)
  const replaceId = readContentId(input.replace, type.name)
  if (id === null || replaceId === null) throw new NotFoundError()
  if (id === replaceId)
    throw new ValidationError([{ field: 'replace', message: 'Choisissez deux éléments différents.' }])
  if (type.activeLimit === undefined) {
    throw new ValidationError([
      { field: 'id', message: 'Ce type n’a pas de nombre limité d’éléments actifs.' },
    ])
  }
  const { row, stats } = await write(type, context, async (trx) => {
    // Always locked in the order of their ids, so that two swaps never wait for each other.
    for (const one of [id, replaceId].sort((a, b) => a - b)) await lock(trx, type.table, one)
    const replaced = await lock(trx, type.table, replaceId)
    const activated = await lockCurrent(trx, type, input)
    if (!replaced || replaced.softdelete || activated.softdelete) throw new NotFoundError()
    await store(trx, type.table, replaced, { status: false })
    return store(trx, type.table, activated, { status: true }, { act: 'swap' })
  })
  return { content: row, deletedContentId: null, stats }
}

/** Puts the named items into this order. Throws NotFoundError where one does not exist or is in the trash. */
export async function reorder<T extends ContentTable>(
  type: ContentType<T>,
  ids: readonly string[],
  { db }: Context,
): Promise<{ contents: Seen<T>[]; stats: Row<'contentStats'> }> {
  if (!hasOrdre(type.table)) {
    throw new ValidationError([{ field: 'ids', message: 'Ces éléments n’ont pas d’ordre.' }])
  }
  const wanted = ids.map((id) => readContentId(id, type.name) ?? 0)
  if (wanted.includes(0)) throw new NotFoundError()
  if (new Set(wanted).size < ids.length) {
    throw new ValidationError([{ field: 'ids', message: 'Un élément est nommé deux fois.' }])
  }
  return db.transaction(async (trx) => {
    if (!(await putInOrder(trx, type.table, wanted))) throw new NotFoundError()
    const rows = await findMany(trx, type.table, wanted, 'administrator')
    const byId = new Map(rows.map((row) => [row.id, row]))
    const contents = wanted.flatMap((id) => byId.get(id) ?? [])
    return { contents, stats: await statsOf(trx, type.table) }
  })
}
