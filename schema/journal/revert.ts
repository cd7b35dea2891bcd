import { isContentTable, isMessageTable } from '../../db/content/contentTypes.ts'
import { restoreOrder } from '../../db/content/contentOrder.ts'
import type { State } from '../../db/content/contentState.ts'
import { findRefs, type ContentItem } from '../../db/content/contentStore.ts'
import { valuesBefore } from '../../db/journal/journal.ts'
import type { Act } from '../../db/journal/acts.ts'
import type { ContentTable, Row } from '../../db/tables.ts'
import { asInput } from '../content/fields/asInput.ts'
import { contentTypes } from '../content/contents.ts'
import { type ContentType } from '../content/contentType.ts'
import { globalIdOf } from '../content/globalId.ts'
import { withStoredFiles } from '../content/files/files.ts'
import { swapActive } from '../content/lifecycle.ts'
import { update } from '../content/operations.ts'
import { givenMoments, planContents } from '../content/planning.ts'
import { changeStates, type Refused } from '../content/states.ts'
import type { Context } from '../context.ts'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../errors.ts'
import { notOfRole } from '../rights.ts'
import { may, rightOver } from '../roles/roles.ts'
import { readFieldNames } from '../../db/jsonColumns.ts'

/** A journal line about an item. */
type Line = Row<'journal'> & { itemId: number; version: number }

/** A whole act: a line for each item. */
interface JournaledAct {
  type: ContentType<ContentTable>
  lines: readonly [Line, ...Line[]]
}

/** Undoes an act by a new change; answers the items that were left unchanged. */
type Undo = (done: JournaledAct, context: Context) => Promise<readonly Refused[]>

/** Inverse of each act, by the same rules as a click. An act that is missing here cannot be undone. */
const undos: Partial<Record<Act, Undo>> = {
  create: (done, context) => revertState(done, () => ({ softdelete: true }), context),
  publish: (done, context) => revertState(done, stateBefore, context),
  unpublish: (done, context) => revertState(done, stateBefore, context),
  trash: (done, context) => revertState(done, stateBefore, context),
  restore: (done, context) => revertState(done, stateBefore, context),
  update: (done, context) =>
    isMessageTable(done.type.table) ? revertState(done, stateBefore, context) : revertValues(done, context),
  publishDraft: revertValues,
  async swap({ type, lines: [line, replaced] }, context) {
    if (!replaced) throw impossible()
    await unchangedItems(context, type, [line, replaced])
    const { id: replace } = inputOf(type, line)
    await swapActive(type, { ...inputOf(type, replaced), replace }, context)
    return []
  },
  async reorder({ type, lines }, context) {
    const moved = lines.map((line) => {
      const { ordre } = valuesBefore(line)
      return { id: line.itemId, version: line.version, ordre: typeof ordre === 'number' ? ordre : null }
    })
    if (await context.db.transaction((trx) => restoreOrder(trx, type.table, moved))) return []
    await unchangedItems(context, type, lines)
    throw new NotFoundError()
  },
  async schedule({ type, lines }, context) {
    const items = new Map((await itemsOf(context, type, lines)).map((item) => [item.id, item]))
    const last = await lastSchedules(context, type, lines)
    const plannings = lines.map((line) => ({
      ...inputOf(type, line),
      given() {
        const item = items.get(line.itemId)
        if (item && last.get(line.itemId) !== line.id) throw new ConflictError(item)
        return givenMoments(valuesBefore(line))
      },
    }))
    return (await planContents(type, plannings, context)).refused
  },
}

const stateActs: ReadonlySet<Act> = new Set(['publish', 'unpublish', 'trash', 'restore', 'update'])

/** Tells whether a line about a message holds nothing but states, the only values kept of messages. */
function isOfState({ act, fields, before }: Row<'journal'>): boolean {
  const changed = readFieldNames(fields)
  const values = valuesBefore({ before })
  return stateActs.has(act) && changed.every((field) => field in values)
}

/** Tells whether an act of this kind can be undone; later changes of its items are not considered. */
export function isUndoable(line: Row<'journal'>): boolean {
  const { type, act, fields, before, bundled } = line
  if (type === null || !isContentTable(type) || !undos[act]) return false
  // Older lines of a swap do not say which item made room.
  if (act === 'swap' && bundled === null) return false
  if (isMessageTable(type)) return isOfState(line)
  return fields === null || before !== null
}

/** Undoes the whole act of a journal line; answers the items that were left unchanged. */
export async function revert(
  context: Context,
  id: number | null,
): Promise<{ items: ContentItem[]; refused: readonly Refused[] }> {
  const { type, lines } = await actOf(context, id)
  const right = rightOver(type.table)
  if (!may(context.visitor, right))
    throw right === 'MESSAGES' ? new NotFoundError() : new ForbiddenError(notOfRole)
  const work = undos[lines[0].act]
  if (!work || !lines.every(isUndoable)) throw impossible()
  const refused = await work({ type, lines }, context)
  if (lines.length === 1 && refused[0]) throw refused[0].error
  return { items: await itemsOf(context, type, lines), refused }
}

/** Act of a journal line. Throws NotFoundError where it is about no content. */
async function actOf({ db }: Context, id: number | null): Promise<JournaledAct> {
  const all = db.read.selectFrom('journal').selectAll()
  const line = await all.where('id', '=', id).executeTakeFirst()
  const first = line?.bundle ?? line?.id ?? null
  const others =
    line?.bundle || line?.bundled ? await all.where('bundle', '=', first).orderBy('id').execute() : []
  const head = line?.bundle ? await all.where('id', '=', first).executeTakeFirst() : line
  const [one, ...more] = [...(head ? [head] : []), ...others].flatMap((each) =>
    each.itemId === null || each.version === null
      ? []
      : [{ ...each, itemId: each.itemId, version: each.version }],
  )
  if (!one?.type || !isContentTable(one.type)) throw new NotFoundError()
  return { type: contentTypes[one.type], lines: [one, ...more] }
}

function inputOf({ table }: ContentType<ContentTable>, { itemId, version }: Line) {
  return { id: globalIdOf(table, itemId), version }
}

async function revertValues(
  { type, lines: [line] }: JournaledAct,
  context: Context,
): Promise<readonly Refused[]> {
  await update(type, { ...inputOf(type, line), ...(await fieldsOf(type, line, context)) }, context)
  return []
}

async function revertState(
  { type, lines }: JournaledAct,
  to: (line: Line) => State,
  context: Context,
): Promise<readonly Refused[]> {
  const changes = lines.map((line) => ({ ...inputOf(type, line), to: () => to(line) }))
  return (await changeStates(type, changes, context)).refused
}

function stateBefore(line: Line): State {
  const { status, softdelete, lu } = valuesBefore(line)
  return {
    ...(typeof status === 'boolean' && { status }),
    ...(typeof softdelete === 'boolean' && { softdelete }),
    ...(typeof lu === 'boolean' && { lu }),
  }
}

function impossible(): ValidationError {
  return new ValidationError(
    [{ field: 'id', message: 'Cette modification ne peut pas être annulée.' }],
    'Cette modification ne peut pas être annulée.',
  )
}

/** Former fields of a change, as an input. Throws ValidationError where a file that is gone would be needed. */
async function fieldsOf(
  type: ContentType<ContentTable>,
  entry: Row<'journal'>,
  { db }: Context,
): Promise<Record<string, unknown>> {
  const { values, gone, partial } = await withStoredFiles(db.read, type, valuesBefore(entry))
  if (gone.length > 0 || partial.length > 0) {
    const message = 'Le fichier d’avant n’est plus là\u00a0: rien n’a été annulé.'
    throw new ValidationError([{ field: 'id', message }], message)
  }
  return asInput(values)
}

/** Journal line by which each item was last planned. */
async function lastSchedules(
  { db }: Context,
  { table }: ContentType<ContentTable>,
  lines: readonly Line[],
): Promise<Map<number | null, number>> {
  const rows = await db.read
    .selectFrom('journal')
    .select(({ fn }) => ['itemId', fn.max<number>('id').as('last')])
    .where('type', '=', table)
    .where('act', '=', 'schedule')
    .where(
      'itemId',
      'in',
      lines.map(({ itemId }) => itemId),
    )
    .groupBy('itemId')
    .execute()
  return new Map(rows.map(({ itemId, last }) => [itemId, last]))
}

/** Items of these lines, unchanged since. Throws NotFoundError, ConflictError. */
async function unchangedItems(
  context: Context,
  type: ContentType<ContentTable>,
  lines: readonly Line[],
): Promise<ContentItem[]> {
  const items = await itemsOf(context, type, lines)
  if (items.length < lines.length) throw new NotFoundError()
  for (const [n, item] of items.entries())
    if (item.version !== lines[n]?.version) throw new ConflictError(item)
  return items
}

/** Items of the lines that still exist, in order. */
async function itemsOf(
  { db }: Context,
  { table }: ContentType<ContentTable>,
  lines: readonly Line[],
): Promise<ContentItem[]> {
  const named = lines.map(({ itemId }) => ({ type: table, id: itemId }))
  return (await findRefs(db.read, named)).flatMap((item) => item ?? [])
}
