import { sql, type Transaction } from 'kysely'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import { itemOf } from '../../db/journal/contentJournal.ts'
import { asContentItem } from '../../db/content/contentStore.ts'
import {
  relatedValuesOf,
  changesOf,
  draftValues,
  lockDraft,
  overlaid,
  putDraft,
  removeDraft,
} from '../../db/publishing/drafts.ts'
import { withoutJournal, record } from '../../db/journal/journal.ts'
import { forgetPublishing } from '../../db/publishing/schedules.ts'
import type { ContentRow, ContentTable, DraftChanges, DraftValue, Row, Tables } from '../../db/tables.ts'
import { scalarIn, textIn, type ColumnValues } from '../../db/content/columnValues.ts'
import type { Context } from '../context.ts'
import { ConflictError, NotFoundError, ValidationError } from '../errors.ts'
import { asInput } from './fields/asInput.ts'
import { holdsFile, namesOf } from './columns.ts'
import type { ContentType } from './contentType.ts'
import { fileKeys, requireFiles, withFiles } from './files/files.ts'
import type { Lifecycle } from './lifecycle.ts'
import { change, lockCurrent, write, type Saved, type UpdateInput } from './operations.ts'

export interface DraftInput extends UpdateInput {
  draftVersion?: number | null | undefined
}

/** An item with its draft, both locked. */
interface Locked<T extends ContentTable> {
  row: ContentRow<T>
  draft: Row<'draft'> | undefined
}

const noDraft = 'Il n’y a pas de brouillon de cet élément.'

/**
 * Saves the input as the item's draft; refuses what an update would refuse. A draft that no longer differs from the item
 * is removed. Throws NotFoundError, ConflictError and ValidationError.
 */
export async function saveDraft<T extends ContentTable>(
  type: ContentType<T>,
  input: DraftInput,
  context: Pick<Context, 'db' | 'files' | 'visitor' | 'allowsFile'>,
): Promise<Lifecycle> {
  const saved = await withFiles(type, input, context, (files, replaces) =>
    write(type, context, async (trx) => {
      const locked = await lockBoth(trx, type, input)
      const { row, draft } = locked
      // A caller who names a version of the item and none of its draft has not seen the draft that this would overwrite.
      const isBlind = typeof input.version === 'number' && typeof input.draftVersion !== 'number'
      if (draft && isBlind) throw conflict(type, row)
      replaces(overlaid(row, draft))
      await keep(trx, type, locked, { ...input, files })
      return row
    }),
  )
  return unchanged(saved)
}

/**
 * Applies a draft to its item, and publishes it. Refused where the item has changed since, unless `merges` is set and
 * the fields of the draft are unchanged. Throws as an update does, and NotFoundError where there is no draft.
 */
export async function publishDraft<T extends ContentTable>(
  type: ContentType<T>,
  input: DraftInput,
  context: Pick<Context, 'db'>,
  { merges = false } = {},
): Promise<Lifecycle> {
  const saved = await write(type, context, async (trx) => {
    const { row, draft } = await lockBoth(trx, type, input)
    if (!draft) throw new NotFoundError(noDraft)
    const isMoved = draft.base !== row.version
    if (isMoved && !(merges && (await clashes(trx, type, row, draft)).length === 0)) throw conflict(type, row)
    await removeDraft(trx, { type: type.table, id: row.id })
    await forgetPublishing(trx, { type: type.table, id: row.id })
    const { input: drafted, files } = inputOf(type, draft)
    return change(type, { trx, row, input: { ...drafted, status: true }, files, act: 'publishDraft' })
  })
  return unchanged(saved)
}

/** A draft as the input of an update. */
export function inputOf<T extends ContentTable>(type: ContentType<T>, draft: Row<'draft'>) {
  return { input: asInput(draftValues(draft)), files: filesOf(type, draft) }
}

/** Deletes the draft and its file. Throws NotFoundError where there is none, and ConflictError. */
export async function discardDraft<T extends ContentTable>(
  type: ContentType<T>,
  input: DraftInput,
  context: Pick<Context, 'db' | 'files'>,
): Promise<Lifecycle> {
  const freed: string[] = []
  const saved = await write(type, context, async (trx) => {
    const { row, draft } = await lockBoth(trx, type, input)
    if (!draft) throw new NotFoundError(noDraft)
    await drop(trx, type, row, draft)
    freed.push(...fileKeys(type, draftValues(draft)))
    return row
  })
  await context.files.settle(freed)
  return unchanged(saved)
}

/** Locks the item of the input and its draft, if neither has a newer version. */
async function lockBoth<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  input: DraftInput,
): Promise<Locked<T>> {
  if (isMessageTable(type.table))
    throw new ValidationError([
      { field: 'id', message: 'Ce que les visiteurs envoient n’a pas de brouillon.' },
    ])
  const row = await lockCurrent(trx, type, input)
  if (row.softdelete) throw new NotFoundError()
  const draft = await lockDraft(trx, { type: type.table, id: row.id })
  const { draftVersion } = input
  if (typeof draftVersion === 'number' && draftVersion !== draft?.version) throw conflict(type, row)
  return { row, draft }
}

function conflict<T extends ContentTable>({ table }: ContentType<T>, row: ContentRow<T>): ConflictError {
  return new ConflictError(asContentItem(table, row, 'administrator'))
}

function unchanged<T extends ContentTable>({ row }: Saved<T>): Lifecycle {
  return { content: row, deletedContentId: null, table: row.table }
}

/** Writes the draft that results from taking in the input. */
async function keep<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  { row, draft }: Locked<T>,
  { version, files, ...input }: DraftInput & { files: ColumnValues },
): Promise<void> {
  const live = await heldBy(trx, type, row)
  // What the dry run holds is free again once that is undone.
  await requireFiles(trx, type, { ...input, ...files })
  const wanted = await tried(trx, type, { row, draft }, input, files)
  // A named version becomes the base of the draft; otherwise the draft keeps the base that it has.
  const base = draft && typeof version !== 'number' ? draft.base : row.version
  const earlier = draft ? changesOf(draft) : {}
  const changes: DraftChanges = Object.fromEntries(
    Object.entries(wanted).flatMap(([name, value]) => {
      if (same(value, live[name])) return []
      const before = base === row.version ? live[name] : (earlier[name]?.before ?? live[name])
      return [[name, { before: before ?? null, value }]]
    }),
  )
  if (Object.keys(changes).length === 0) {
    if (draft) await drop(trx, type, row, draft)
    return
  }
  await putDraft(trx, { type: type.table, id: row.id }, { base, changes })
  const redactedFields = Object.keys({ ...earlier, ...changes }).filter(
    (name) => !same(earlier[name]?.value, changes[name]?.value),
  )
  await record(trx, { act: 'saveDraft', item: itemOf(type.table, row), redactedFields })
}

/** Values that an update with all of this would write: a dry run in a savepoint, so that every refusal of the update applies. */
async function tried<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  { row, draft }: Locked<T>,
  input: object,
  files: ColumnValues,
): Promise<Record<string, DraftValue>> {
  await sql`savepoint "tried"`.execute(trx)
  const after = await withoutJournal(trx, () =>
    change(type, {
      trx,
      row,
      input: { ...(draft && asInput(draftValues(draft))), ...given(input) },
      files: { ...(draft && filesOf(type, draft)), ...files },
    }),
  )
  const held = await heldBy(trx, type, after)
  await sql`rollback to savepoint "tried"`.execute(trx)
  await sql`release savepoint "tried"`.execute(trx)
  return held
}

/** Fields that the input gives, without the state: drafts have none. */
function given(input: object): Record<string, unknown> {
  const fields = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name !== 'status' && name !== 'softdelete',
  )
  return Object.fromEntries(fields)
}

/** Present values of all fields that a draft may change. */
async function heldBy<T extends ContentTable>(
  trx: Transaction<Tables>,
  { table, columns }: ContentType<T>,
  row: ContentRow<T>,
): Promise<Record<string, DraftValue>> {
  const related = await relatedValuesOf(trx, table, [row.id])
  const values = Object.keys(columns).map((name) => [name, scalarIn(row, name)] as const)
  return { ...Object.fromEntries(values), ...related(row.id) }
}

/** Fields of the draft that others have since changed in another way. */
async function clashes<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  row: ContentRow<T>,
  draft: Row<'draft'>,
): Promise<string[]> {
  const live = await heldBy(trx, type, row)
  return Object.entries(changesOf(draft)).flatMap(([name, { before, value }]) =>
    same(live[name], before) || same(live[name], value) ? [] : [name],
  )
}

async function drop<T extends ContentTable>(
  trx: Transaction<Tables>,
  { table }: ContentType<T>,
  row: ContentRow<T>,
  draft: Row<'draft'>,
): Promise<void> {
  await removeDraft(trx, { type: table, id: row.id })
  if (row.status) await forgetPublishing(trx, { type: table, id: row.id })
  const redactedFields = Object.keys(changesOf(draft))
  await record(trx, { act: 'discardDraft', item: itemOf(table, row), redactedFields })
}

function same(one: DraftValue | undefined, other: DraftValue | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Keys of the draft's files, by column; null where the draft removes one. */
function filesOf<T extends ContentTable>({ columns }: ContentType<T>, draft: Row<'draft'>): ColumnValues {
  const values = draftValues(draft)
  const files = namesOf(columns, holdsFile).filter((name) => name in values)
  return Object.fromEntries(files.map((name) => [name, textIn(values, name)]))
}
