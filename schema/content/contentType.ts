import type { Transaction } from 'kysely'
import type { RelatedValues } from '../../db/journal/contentJournal.ts'
import type { ContentValues } from '../../db/content/contentStore.ts'
import type { ContentRow, ContentTable, Tables } from '../../db/tables.ts'
import type { InputField, InputFields } from '../builder.ts'
import type { Columns, ColumnsOf } from './columns.ts'
import type { FieldFailure } from '../errors.ts'

/** Context of `prepare`. */
export interface Write<T extends ContentTable> {
  trx: Transaction<Tables>
  /** The item as it stands; undefined while it is being created. */
  row: ContentRow<T> | undefined
}

/** Facts in which one content type differs from the next. Rules common to all are in `operations.ts`. */
export interface ContentType<T extends ContentTable> {
  table: T
  /** Its own columns, which are input fields of the same names. */
  columns: ColumnsOf<T> & Columns
  /** Input fields that name other items. */
  relations?(t: InputFields): Record<string, InputField<unknown>>
  /** Input fields that `prepare` turns into columns. */
  alsoTakes?: readonly string[]
  /** Values of a new item whose input leaves them out. */
  defaults?: ContentValues<T>
  /** Greatest number of active items: the database enforces it, and the start compares. */
  activeLimit?: number
  /** Refusal of an item whose label another one outside the trash bears, for types with a unique index on it. */
  duplicateLabel?: FieldFailure
  /**
   * All faults of a checked input that its fields do not have each by itself: they rest on other fields, the item or the
   * database. In a transaction that writes, what they rest on stays locked.
   */
  faults?(input: object, write: Write<T>): Promise<FieldFailure[]>
  /** Completes or corrects the columns before they are written; a `slug` may still be null. */
  prepare?(values: ContentValues<T>, write: Write<T>): Promise<ContentValues<T>>
  /** Writes what is stored beside the row. Answers the former value where it changed. */
  relate?(input: object, id: number, trx: Transaction<Tables>): Promise<RelatedValues | null>
  /** Consequences of a change, in the same transaction. */
  changed?(before: ContentRow<T>, after: ContentRow<T>, trx: Transaction<Tables>): Promise<void>
}

/** `duplicateLabel` of the categories, whose names are unique. */
export const duplicateCategory: FieldFailure = {
  field: 'nom',
  code: 'TAKEN',
  message: 'Une autre catégorie porte déjà ce nom, aux majuscules et aux accents près.',
}
