import type { Transaction } from 'kysely'
import type { Db } from '../../../db/connection/connect.ts'
import { findFiles } from '../../../db/content/contentStore.ts'
import { galleryColumn, galleryOf, type GalleryPicture } from '../../../db/files/gallery.ts'
import { holdPictures } from '../../../db/files/files.ts'
import type { ContentRow, ContentTable, Tables } from '../../../db/tables.ts'
import { type ColumnValues, textIn } from '../../../db/content/columnValues.ts'
import type { Context, Upload } from '../../context.ts'
import { badRequest, ValidationError, type FieldErrorCode, type FieldFailure } from '../../errors.ts'
import { type Column, holdsFile, namesOf } from '../columns.ts'
import type { ContentType } from '../contentType.ts'
import { roomRules, tooLarge } from './fileRules.ts'
import type { GivenPicture } from './gallery.ts'
import { StoredFile } from './storedFile.ts'
import { isUpload } from './upload.ts'

/** Refusal of a file; the message tells its sender why. */
export class UnusableFile extends Error {
  get code(): FieldErrorCode {
    return tooLarge.has(this.message) ? 'TOO_LONG' : 'INVALID'
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
    for (const column of Object.keys(columns))
      for (const key of keysIn(row, column, type.columns[column])) keys.add(key)
  }
  /** The key of a file once it is stored; null where it is refused. */
  const store = async (field: string, kind: 'picture' | 'document', file: Upload): Promise<string | null> => {
    try {
      if (!visitor.account && !(await allowsFile(file.size))) throw new UnusableFile(roomRules.tooMuchToday)
      const key = await (kind === 'picture'
        ? files.storePicture(file, { addedBy: visitor.account?.nom ?? null, stays: false })
        : files.storeDocument(file))
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
      if (kind !== 'picture' && kind !== 'document' && kind !== 'gallery') continue
      const file = given.get(column)
      if (file === null) columns[column] = null
      if (kind === 'gallery') {
        if (isGivenGallery(file)) columns[column] = await storeGallery(column, file, store, failures)
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

function isGivenGallery(value: unknown): value is GivenPicture[] {
  return Array.isArray(value)
}

/** The column of a gallery once its new pictures are stored. */
async function storeGallery(
  column: string,
  pictures: readonly GivenPicture[],
  store: (field: string, kind: 'picture', file: Upload) => Promise<string | null>,
  failures: FieldFailure[],
): Promise<string | null> {
  const stored: GalleryPicture[] = []
  for (const [n, { image, ...said }] of pictures.entries()) {
    const field = `${column}.${n}.image`
    const key = image instanceof StoredFile ? image.key : await store(field, 'picture', image)
    if (key === null) continue
    if (stored.some((one) => one.key === key))
      failures.push({ field, message: 'Cette image est déjà dans la galerie.', code: 'TAKEN' })
    else stored.push({ key, ...said })
  }
  return galleryColumn(stored)
}

/**
 * Holds the pictures that these columns name until the transaction ends. Throws a ValidationError where one of them is no
 * picture, or is gone.
 */
export async function holdFiles(
  trx: Transaction<Tables>,
  { columns }: ContentType<ContentTable>,
  values: ColumnValues,
): Promise<void> {
  const named = namesOf(columns, ({ kind }) => kind === 'picture' || kind === 'gallery').flatMap((column) =>
    keysIn(values, column, columns[column]).map((key, n) => ({
      key,
      field: columns[column]?.kind === 'gallery' ? `${column}.${n}.image` : column,
    })),
  )
  const held = await holdPictures(
    trx,
    named.map(({ key }) => key),
  )
  const gone = named.filter(({ key }) => !held.has(key))
  if (gone.length > 0)
    throw new ValidationError(
      gone.map(({ field }) => ({ field, message: 'Cette image n’est plus là.', code: 'UNKNOWN' })),
    )
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
    named.flatMap((column) => keysIn(values, column, columns[column])),
  )
  const isThere = (key: string) => stored.some((file) => file.key === key)
  const back: [string, unknown][] = []
  const gone: string[] = []
  for (const column of named) {
    const there = keysIn(values, column, columns[column]).filter(isThere)
    if (there.length === 0) gone.push(column)
    else if (columns[column]?.kind === 'gallery')
      back.push([column, galleryAsInput(textIn(values, column)).filter(({ image }) => isThere(image.key))])
    else back.push([column, new StoredFile(String(values[column]))])
  }
  const others = Object.entries(values).filter(([column]) => !gone.includes(column))
  return { values: { ...Object.fromEntries(others), ...Object.fromEntries(back) }, gone }
}

/** The pictures of a gallery as an input gives them. */
function galleryAsInput(column: string | null) {
  return galleryOf(column).map(({ key, ...said }) => ({ image: new StoredFile(key), ...said }))
}

/** Keys of all files of an item. */
export function fileKeys<T extends ContentTable>(type: ContentType<T>, row: object): string[] {
  return namesOf(type.columns, holdsFile).flatMap((column) => keysIn(row, column, type.columns[column]))
}

/** Keys of the files in a column. */
export function keysIn(row: object, name: string, column: Column | undefined): string[] {
  const text = textIn(row, name)
  if (column?.kind === 'gallery') return galleryOf(text).map(({ key }) => key)
  return text === null ? [] : [text]
}
