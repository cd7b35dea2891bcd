import type { Db } from '../../../db/connection/connect.ts'
import { findFiles } from '../../../db/content/contentStore.ts'
import type { ContentRow, ContentTable } from '../../../db/tables.ts'
import { type ColumnValues, textIn } from '../../../db/content/columnValues.ts'
import type { Context } from '../../context.ts'
import { ValidationError, type FieldErrorCode, type FieldFailure } from '../../errors.ts'
import { type Column, holdsFile, namesOf } from '../columns.ts'
import type { ContentType } from '../contentType.ts'
import { roomRules, tooLarge } from './fileRules.ts'
import { isUpload } from './upload.ts'

/** Refusal of a file; the message tells its sender why. */
export class UnusableFile extends Error {
  get code(): FieldErrorCode {
    return tooLarge.has(this.message) ? 'TOO_LONG' : 'INVALID'
  }
}

/** A file that is stored already, in place of an upload. No input from outside holds one. */
class StoredFile {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

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
    for (const column of Object.keys(columns)) for (const key of keysIn(row, column)) keys.add(key)
  }
  try {
    for (const [column, { kind }] of Object.entries<Column>(type.columns)) {
      if (kind !== 'picture' && kind !== 'document') continue
      const file = given.get(column)
      // Alt text and focal point belong to one picture, and go with it.
      if (kind === 'picture' && file !== undefined) {
        for (const focal of [`${column}FocalX`, `${column}FocalY`])
          if (given.get(focal) === undefined) columns[focal] = null
      }
      if (file === null) columns[column] = null
      if (file instanceof StoredFile) columns[column] = file.key
      if (!isUpload(file)) continue
      try {
        if (!visitor.account && !(await allowsFile(file.size))) throw new UnusableFile(roomRules.tooMuchToday)
        const key = await (kind === 'picture' ? files.storePicture(file) : files.storeDocument(file))
        keys.add(key)
        columns[column] = key
      } catch (error) {
        if (!(error instanceof UnusableFile)) throw error
        failures.push({ field: column, message: error.message, code: error.code })
      }
    }
    if (failures.length > 0) throw new ValidationError(failures)
    return await work(columns, replaces)
  } finally {
    await files.settle([...keys])
  }
}

/** Values of columns as inputs, files included; and the columns whose file is gone. */
export async function withStoredFiles<T extends ContentTable>(
  db: Db['read'],
  { columns }: ContentType<T>,
  values: Readonly<Record<string, unknown>>,
): Promise<{ values: Record<string, unknown>; gone: string[] }> {
  const named = namesOf(columns, holdsFile).filter((column) => textIn(values, column) !== null)
  const stored = await findFiles(
    db,
    named.flatMap((column) => keysIn(values, column)),
  )
  const isThere = (column: string) => stored.some(({ key }) => key === textIn(values, column))
  const back = named.filter(isThere).map((column) => [column, new StoredFile(String(values[column]))])
  const gone = named.filter((column) => !isThere(column))
  const others = Object.entries(values).filter(([column]) => !gone.includes(column))
  return { values: { ...Object.fromEntries(others), ...Object.fromEntries(back) }, gone }
}

/** Keys of all files of an item. */
export function fileKeys<T extends ContentTable>(type: ContentType<T>, row: ContentRow<T>): string[] {
  return namesOf(type.columns, holdsFile).flatMap((column) => keysIn(row, column))
}

/** Key of the file in a column, if it holds one. */
export function keysIn(row: object, column: string): string[] {
  const key = textIn(row, column)
  return key === null ? [] : [key]
}
