import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isMessageTable } from '../../db/content/contentTypes.ts'
import {
  insert,
  isActiveLimitFailure,
  isDuplicateLabelFailure,
  lock,
  asContentItem,
  statsOf,
  updateAndBump,
  update as store,
  type ContentItem,
  type ContentValues,
} from '../../db/content/contentStore.ts'
import { lockKey } from '../../db/connection/locks.ts'
import { answeredMs, dropOldAnswers } from '../../db/messages/repeatedCreates.ts'
import type { ColumnValues } from '../../db/content/columnValues.ts'
import type { State } from '../../db/content/contentState.ts'
import { sumOfPieces } from '../../db/files/fileHash.ts'
import { findQuarantined, quarantine } from '../../db/messages/indesirables.ts'
import { withoutJournal } from '../../db/journal/journal.ts'
import { readFirstAnswer } from '../../db/jsonColumns.ts'
import type { Act } from '../../db/journal/acts.ts'
import { notify } from '../../db/events/notifications.ts'
import type { ContentRow, ContentTable, Suspicion, Tables } from '../../db/tables.ts'
import type { Context, Upload } from '../context.ts'
import { ActiveLimitError, ConflictError, NotFoundError, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { holdsFile, namesOf } from './columns.ts'
import type { ContentType, Write } from './contentType.ts'
import { typeNames } from './globalId.ts'
import { requireFiles, withFiles } from './files/files.ts'
import { isUpload } from './files/upload.ts'

/** Answer of every successful write of one item. */
export interface Saved<T extends ContentTable = ContentTable> {
  row: ContentItem<T>
}

export interface CreateInput {
  clientMutationId?: string | null | undefined
}

export interface UpdateInput {
  id: string
  version?: number | null | undefined
}

/** Reasons to suspect that a new item is a robot's; empty for a person's. */
export type SuspicionCheck = (trx: Transaction<Tables>, values: object) => Promise<readonly Suspicion[]>

const trusted: SuspicionCheck = () => Promise.resolve([])

/**
 * Creates an item, or answers the first result where the same clientMutationId came before. A suspected message is set
 * aside, with the usual answer. Throws ActiveLimitError and ValidationError; then nothing is written.
 */
export async function create<T extends ContentTable>(
  type: ContentType<T>,
  input: CreateInput,
  context: Context,
  judge: SuspicionCheck = trusted,
): Promise<Saved<T>> {
  if (!context.visitor.account) await context.countPublicCreate()
  const repeat = await repeatOf(type, input, context)
  return withFiles(type, input, context, (files) =>
    write(type, context, (trx) =>
      once(trx, type, repeat, async () => {
        await refuseFaults(type, input, { trx, row: undefined })
        const values: ContentValues<T> = {
          status: isMessageTable(type.table),
          ...type.defaults,
          ...columnsOf(type, input),
          ...files,
        }
        await requireFiles(trx, type, values)
        const reasons = await judge(trx, values)
        const prepared = (await type.prepare?.(values, { trx, row: undefined })) ?? values
        const add = () => insert(trx, type.table, prepared)
        // A suspected message is recorded as set aside, not as created.
        const row = await (reasons.length === 0 ? add() : withoutJournal(trx, add))
        await type.relate?.(input, row.id, trx)
        if (isMessageTable(type.table) && reasons.length > 0) await quarantine(trx, type.table, row, reasons)
        else await announce(trx, type.table, row, context)
        return row
      }),
    ),
  )
}

/** Adds an item by `add`, unless this create was done before: then answers what it made. */
export async function once<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  repeat: Repeat | null,
  add: () => Promise<ContentRow<T>>,
): Promise<ContentRow<T>> {
  const earlier = repeat && (await earlierResult(trx, type, repeat))
  if (earlier) return earlier
  const row = await add()
  if (repeat) await remember(trx, type, repeat, row)
  return row
}

/**
 * Changes the fields that the input gives, all or none; `softdelete` too. An item in the trash is not found, except to
 * restore it. Throws NotFoundError, ConflictError, ActiveLimitError and ValidationError.
 */
export function update<T extends ContentTable>(
  type: ContentType<T>,
  input: UpdateInput,
  context: Context,
): Promise<Saved<T>> {
  return withFiles(type, input, context, (files, replaces) =>
    write(type, context, async (trx) => {
      const row = await lockCurrent(trx, type, input)
      replaces(row)
      return change(type, { trx, row, input, files })
    }),
  )
}

interface Change<T extends ContentTable> {
  trx: Transaction<Tables>
  /** The item, locked. */
  row: ContentRow<T>
  input: object
  /** Columns that its files fill. */
  files: ColumnValues
  /** Act for the journal, where the columns do not tell. */
  act?: Act
}

/** Writes an input over a locked item, with all consequences. */
export async function change<T extends ContentTable>(
  type: ContentType<T>,
  { trx, row, input, files, act }: Change<T>,
): Promise<ContentRow<T>> {
  const changes = await preparedChange(type, { trx, row, input, files })
  const related = (await type.relate?.(input, row.id, trx)) ?? undefined
  const after = await (related ? updateAndBump : store)(trx, type.table, row, changes, {
    ...(act && { act }),
    ...(related && { related }),
  })
  await type.changed?.(row, after, trx)
  return after
}

/** Values that an input would write over an item. Throws ValidationError. */
export async function preparedChange<T extends ContentTable>(
  type: ContentType<T>,
  { trx, row, input, files }: Omit<Change<T>, 'act'>,
): Promise<ContentValues<T>> {
  const values = rejectTrashed(row, { ...columnsOf(type, input), ...files })
  await refuseFaults(type, input, { trx, row })
  await requireFiles(trx, type, values)
  return (await type.prepare?.(values, { trx, row })) ?? values
}

async function refuseFaults<T extends ContentTable>(
  type: ContentType<T>,
  input: object,
  write: Write<T>,
): Promise<void> {
  const faults = (await type.faults?.(input, write)) ?? []
  if (faults.length > 0) throw new ValidationError(faults)
}

/**
 * Values that may be written over an item: one in the trash is not found, except to restore it, and is then inactive
 * unless the same input says otherwise.
 */
export function rejectTrashed<V extends Partial<State>>(row: ContentRow, changes: V): V {
  if (!row.softdelete) return changes
  if (changes.softdelete !== false) throw new NotFoundError()
  return { status: false, ...changes }
}

/** Locks the item of the input. Throws NotFoundError, and ConflictError where the input's version is older. */
export async function lockCurrent<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  input: UpdateInput,
): Promise<ContentRow<T>> {
  const id = readContentId(input.id, typeNames[type.table])
  return asSaved(type, id === null ? undefined : await lock(trx, type.table, id), input)
}

/** The item, checked for existence and version. */
export function asSaved<T extends ContentTable>(
  type: ContentType<T>,
  row: ContentRow<T> | undefined,
  { version }: Pick<UpdateInput, 'version'>,
): ContentRow<T> {
  if (!row) throw new NotFoundError()
  if (typeof version === 'number' && version !== row.version) {
    throw new ConflictError(asContentItem(type.table, row, 'administrator'))
  }
  return row
}

/** Runs a transaction that writes one item. */
export function write<T extends ContentTable>(
  type: ContentType<T>,
  context: Pick<Context, 'db'>,
  work: (trx: Transaction<Tables>) => Promise<ContentRow<T>>,
): Promise<Saved<T>> {
  return allowed(type, context, async (trx) => ({
    row: asContentItem(type.table, await work(trx), 'administrator'),
  }))
}

/** Runs a transaction, and turns the database's own refusals into ActiveLimitError or ValidationError. */
export async function allowed<T extends ContentTable, R>(
  type: ContentType<T>,
  { db }: Pick<Context, 'db'>,
  work: (trx: Transaction<Tables>) => Promise<R>,
): Promise<R> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (type.duplicateLabel && isDuplicateLabelFailure(error))
      throw new ValidationError([type.duplicateLabel], type.duplicateLabel.message)
    if (!isActiveLimitFailure(error)) throw error
    const stats = await statsOf(db.read, type.table)
    throw new ActiveLimitError(stats.activeLimit ?? stats.active, stats.active)
  }
}

function columnsOf<T extends ContentTable>(type: ContentType<T>, input: object): ContentValues<T> {
  const names = namesOf(type.columns, (column) => column.givenBy !== 'server' && !holdsFile(column))
  const known = ['status', 'softdelete', ...names, ...(type.alsoTakes ?? [])]
  const given: [string, unknown][] = Object.entries(input)
  const columns = given.filter(([name, value]) => value !== undefined && known.includes(name))
  // The schema and the checks let nothing else through under these names.
  return Object.fromEntries(columns) as ContentValues<T>
}

/** How a create is recognised when it is sent again. */
interface Repeat {
  key: string
  /** Protects an idempotency key from another input, where `key` does not by itself. */
  guard: string | null
  /** Hash of all that was sent. */
  sent: string
  withinMs: number
}

/**
 * Key by which a repetition of this create is recognised. It includes the account, or a visitor's whole input: a guessed
 * clientMutationId must not reveal somebody else’s item, and two visitors may choose the same.
 */
export async function repeatOf<T extends ContentTable>(
  type: ContentType<T>,
  input: CreateInput,
  { visitor, sameContentMs }: Context,
): Promise<Repeat | null> {
  const { clientMutationId: id } = input
  if (!id && !sameContentMs) return null
  const name = typeNames[type.table]
  const sent = hash([await withSumsOfFiles(input)])
  if (!id) {
    const key = hash([name, sent, 'from', visitor.address])
    return { key, guard: null, sent, withinMs: sameContentMs ?? 0 }
  }
  const own = visitor.account ? hash([name, String(visitor.account.id), id]) : null
  const guard = own === null ? hash([name, 'under', visitor.address, id]) : null
  return { key: own ?? hash([name, sent, id]), guard, sent, withinMs: answeredMs }
}

function hash(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** The input as JSON, with name and hash of each file: JSON would hold nothing of it, or all of its bytes. */
async function withSumsOfFiles(input: object): Promise<string> {
  const sums = new Map<unknown, [name: string, sum: string]>()
  for (const file of uploadsIn(input)) sums.set(file, [file.name, await sumOfPieces(file.pieces())])
  return JSON.stringify(input, (_name, value: unknown) => sums.get(value) ?? value)
}

/** Files of an input, those in its lists too. */
function uploadsIn(value: unknown): Upload[] {
  if (isUpload(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uploadsIn) : []
}

async function earlierResult<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  { key, guard, sent, withinMs }: Repeat,
): Promise<ContentRow<T> | undefined> {
  const keys = guard === null ? [key] : [guard, key]
  for (const one of keys) await lockKey(trx, one)
  await dropOldAnswers(trx)
  const found = await trx
    .selectFrom('idempotentCreate')
    .selectAll()
    .where('key', 'in', keys)
    .where('createdAt', '>=', ago(withinMs))
    .execute()
  const first = found.find((one) => one.key === key) ?? found[0]
  if (!first) return undefined
  const row =
    (await lock(trx, type.table, first.contentId)) ??
    (await findQuarantined(trx, type.table, first.contentId))
  if (!row) return undefined
  if (first.sent !== null && first.sent !== sent) throw new ValidationError([usedKey], usedKey.message)
  return first.answer === null ? asFirst(row) : { ...row, ...readFirstAnswer(first.answer) }
}

const usedKey = {
  field: 'clientMutationId',
  message: 'Cette clé a déjà servi pour un autre envoi\u00a0: il en faut une nouvelle.',
}

async function remember<T extends ContentTable>(
  trx: Transaction<Tables>,
  type: ContentType<T>,
  { key, guard, sent }: Repeat,
  row: ContentRow<T>,
): Promise<void> {
  const values = { contentId: row.id, sent, createdAt: ago(0) }
  const rows = [
    { key, answer: JSON.stringify(row) },
    { key: guard, answer: null },
  ]
  for (const { key: one, answer } of rows)
    if (one !== null)
      await trx
        .insertInto('idempotentCreate')
        .values({ key: one, type: type.table, answer, ...values })
        // The item was erased with its section, or the key is too old.
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ answer, ...values }))
        .execute()
}

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString()
}

/** Reconstructs an item as its creator sent it, for keys that the version before has written. */
function asFirst<T extends ContentTable>(row: ContentRow<T>): ContentRow<T> {
  const state = { status: true, softdelete: false, version: 1, updatedAt: row.createdAt }
  return 'lu' in row ? { ...row, ...state, lu: false } : { ...row, ...state }
}

/** Queues notices of a new message, and what else follows a creation. */
export async function announce<T extends ContentTable>(
  trx: Transaction<Tables>,
  table: T,
  row: ContentRow<T>,
  context: Context,
): Promise<void> {
  await context.created(trx, asContentItem(table, row, 'administrator'))
  if (isMessageTable(table)) await notify(trx, { type: table, id: row.id })
}
