import type { Transaction } from 'kysely'
import type { Db } from '../../../db/connection/connect.ts'
import { findFiles } from '../../../db/content/contentStore.ts'
import { keptInList, keysInList, listColumn, listIn } from '../../../db/files/fileList.ts'
import { keptInText, keysInText } from '../../../db/files/textPictures.ts'
import { holdFiles } from '../../../db/files/files.ts'
import type { ContentRow, ContentTable, Tables } from '../../../db/tables.ts'
import { type ColumnValues, textIn } from '../../../db/content/columnValues.ts'
import type { Context, Upload } from '../../context.ts'
import { badRequest, ValidationError, type FieldErrorCode, type FieldFailure } from '../../errors.ts'
import { type Column, holdsFile, mayNameFiles, namesOf } from '../columns.ts'
import type { ContentType } from '../contentType.ts'
import { roomRules, tooLarge } from './fileRules.ts'
import { StoredFile } from './storedFile.ts'
import { isUpload } from './upload.ts'

/** Refusal of a file; the message tells its sender why. */
export class UnusableFile extends Error {
  get code(): FieldErrorCode {
    return tooLarge.has(this.message) ? 'TOO_LONG' : 'INVALID'
  }
}

/** Stores one file of an input; answers its key, or null where it is refused. */
type Store = (field: string, kind: Column['kind'], file: Upload) => Promise<string | null>

/**
 * Stores the files of an input whole, then runs `work` with the columns that they fill. Afterwards removes files that no
 * item names: new ones of a refused item, and those that `work` reports as replaced.
 */
export async function withFiles<T extends ContentTable, Result>(
  type: ContentType<T>,
  input: object,
  { files, visitor, allowsFile }: Pick<Context, 'files' | 'visitor' | 'allowsFile'>,
  work: (columns: ColumnValues, replaces: (row: ContentRow<T>) => void) => Promise<Result>,
): Promise<Result> {
  const given = new Map<string, unknown>(Object.entries(input))
  const columns: ColumnValues = {}
  const failures: FieldFailure[] = []
  const keys = new Set<string>()
  const replaces = (row: ContentRow<T>) => {
    for (const column of Object.keys(columns))
      for (const key of keysIn(row, column, type.columns[column])) keys.add(key)
  }
  const store: Store = async (field, kind, file) => {
    try {
      if (!visitor.account && !(await allowsFile(file.size))) throw new UnusableFile(roomRules.tooMuchToday)
      const options = { addedBy: visitor.account?.nom ?? null, stays: false }
      const key = await (kind === 'document'
        ? files.storeDocument(file)
        : kind === 'downloads'
          ? files.storeDownload(file, options)
          : files.storePicture(file, options))
      keys.add(key)
      return key
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      failures.push({ field, message: error.message, code: error.code })
      return null
    }
  }
  try {
    for (const [column, { kind }] of Object.entries<Column>(type.columns)) {
      if (!holdsFile({ kind })) continue
      const file = given.get(column)
      if (file === null) columns[column] = null
      if (isListKind(kind)) {
        if (Array.isArray(file)) columns[column] = await storeList(column, kind, file, store, failures)
        continue
      }
      // Alt text and focal point belong to one picture, and go with it.
      if (kind === 'picture' && file !== undefined) {
        for (const focal of [`${column}FocalX`, `${column}FocalY`])
          if (given.get(focal) === undefined) columns[focal] = null
      }
      if (file instanceof StoredFile) {
        // Documents are private: who knows the key of one may not have it shown as his own.
        if (kind === 'document') throw badRequest('Un document est joint, non choisi.')
        columns[column] = file.key
      }
      if (isUpload(file)) columns[column] = await store(column, kind, file)
    }
    if (failures.length > 0) throw new ValidationError(failures)
    return await work(columns, replaces)
  } finally {
    await files.settle([...keys])
  }
}

/** Lists of files, by the kind of their column: the member of an input that gives the file, and what it must be. */
const lists = {
  gallery: { member: 'image', twice: 'Cette image est déjà dans la galerie.' },
  downloads: { member: 'file', twice: 'Ce document est déjà dans la liste.' },
} as const
type ListKind = keyof typeof lists

function isListKind(kind: Column['kind']): kind is ListKind {
  return Object.hasOwn(lists, kind)
}

/** The column of a list once its new files are stored; its check has put the members of each in one order. */
async function storeList(
  column: string,
  kind: ListKind,
  given: readonly object[],
  store: Store,
  failures: FieldFailure[],
): Promise<string | null> {
  const { member, twice } = lists[kind]
  const stored = new Map<string, { key: string }>()
  for (const [n, one] of given.entries()) {
    const said = new Map<string, unknown>(Object.entries(one))
    const file = said.get(member)
    said.delete(member)
    const field = `${column}.${n}.${member}`
    const key = file instanceof StoredFile ? file.key : isUpload(file) ? await store(field, kind, file) : null
    if (key === null) continue
    if (stored.has(key)) failures.push({ field, message: twice, code: 'TAKEN' })
    stored.set(key, { key, ...Object.fromEntries(said) })
  }
  return listColumn([...stored.values()])
}

/**
 * Holds the files that these columns name until the transaction ends. Throws a ValidationError where one of them is gone,
 * or of another kind than its column takes.
 */
export async function requireFiles(
  trx: Transaction<Tables>,
  { columns }: ContentType<ContentTable>,
  values: object,
): Promise<void> {
  const named = namesOf(columns, (column) => mayNameFiles(column) && column.kind !== 'document').flatMap(
    (name) => {
      const kind = columns[name]?.kind
      return keysIn(values, name, columns[name]).map((key, n) => ({
        key,
        takes: kind === 'downloads' ? 'document' : 'image',
        field: kind && isListKind(kind) ? `${name}.${n}.${lists[kind].member}` : name,
      }))
    },
  )
  const held = await holdFiles(
    trx,
    named.map(({ key }) => key),
  )
  const failures = named.flatMap(({ key, takes, field }): FieldFailure[] => {
    if (held.get(key) === takes) return []
    const message = takes === 'image' ? 'Cette image n’est plus là.' : 'Ce document n’est plus là.'
    return [{ field, message, code: 'UNKNOWN' }]
  })
  if (failures.length > 0) throw new ValidationError(failures)
}

/** Values of columns as inputs, files included; the columns whose file is gone, and the lists that have lost a part. */
export async function withStoredFiles<T extends ContentTable>(
  db: Db['read'],
  { columns }: ContentType<T>,
  values: Readonly<Record<string, unknown>>,
): Promise<{ values: Record<string, unknown>; gone: string[]; partial: string[] }> {
  const named = namesOf(columns, mayNameFiles).filter((column) => textIn(values, column) !== null)
  const stored = await findFiles(
    db,
    named.flatMap((column) => keysIn(values, column, columns[column])),
  )
  const isThere = (key: string) => stored.some((file) => file.key === key)
  const back: [string, unknown][] = []
  const gone: string[] = []
  const partial: string[] = []
  for (const column of named) {
    const { kind, isRich } = columns[column] ?? {}
    const text = textIn(values, column) ?? ''
    const keys = keysIn(values, column, columns[column])
    // A picture that is gone leaves the words around it.
    const hasRest = isRich || keys.some(isThere)
    if (!keys.every(isThere)) (hasRest ? partial : gone).push(column)
    if (gone.includes(column)) continue
    if (isRich) back.push([column, keptInText(text, isThere)])
    else if (kind && isListKind(kind))
      back.push([column, listAsInput(kind, keptInList(listIn(text), isThere))])
    else back.push([column, new StoredFile(String(values[column]))])
  }
  const others = Object.entries(values).filter(([column]) => !gone.includes(column))
  return { values: { ...Object.fromEntries(others), ...Object.fromEntries(back) }, gone, partial }
}

/** A list of files as an input gives it. */
function listAsInput(kind: ListKind, list: ReturnType<typeof listIn>) {
  return list.map(({ key, ...said }) => ({ [lists[kind].member]: new StoredFile(key), ...said }))
}

/** Keys of all files of an item. */
export function fileKeys<T extends ContentTable>(type: ContentType<T>, row: object): string[] {
  return namesOf(type.columns, mayNameFiles).flatMap((column) => keysIn(row, column, type.columns[column]))
}

/** Keys of the files in a column. */
export function keysIn(row: object, name: string, column: Column | undefined): string[] {
  const text = textIn(row, name)
  if (column && isListKind(column.kind)) return keysInList(text)
  if (column?.isRich) return keysInText(text)
  return text === null ? [] : [text]
}
