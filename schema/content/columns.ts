import type { z } from 'zod'
import { textIn } from '../../db/content/columnValues.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import type { ContentColumns, ContentTable, ContentTables } from '../../db/tables.ts'
import { dependsOnColumns } from '../execution/selectedColumns.ts'
import type { InputField, InputFields, ObjectFields } from '../builder.ts'
import type { Context, Upload } from '../context.ts'
import type { StoredFile } from './files/storedFile.ts'
import { Heures, heuresInput } from '../horaires/heuresType.ts'
import { readHeures } from '../horaires/stored.ts'
import { documentField } from './files/document.ts'
import { downloadsIn, downloadsInput, Telechargement } from './files/downloads.ts'
import { documentInput, pictureInput } from './files/upload.ts'
import { GalerieImage, galleryIn, galleryInput } from './files/gallery.ts'
import { drawnText } from './files/drawnText.ts'
import { Image, pictureColumns, pictureOf, pictureUse } from './files/image.ts'

/** Type of a column's value in the table (for files their key), and in an input. */
interface Kinds {
  String: { held: string; given: string }
  Int: { held: number; given: number }
  Float: { held: number; given: number }
  Boolean: { held: boolean; given: boolean }
  picture: { held: string; given: Upload | StoredFile }
  document: { held: string; given: Upload | StoredFile }
  heures: { held: string; given: object }
  /** Pictures in order, as JSON. */
  gallery: { held: string; given: object[] }
  /** Files in order, as JSON. */
  downloads: { held: string; given: object[] }
}

export type Kind = keyof Kinds

/** Source of a column's value: the creator of an item, staff who edit it, or the server. */
type Giver = 'creator' | 'editor' | 'server'

/** One field of a content type: how it is stored, checked, written and read. */
export interface Column<K extends Kind = Kind, Nullable extends boolean = boolean> {
  readonly kind: K
  /** True: null in the table, and so for readers, is allowed. */
  readonly nullable: Nullable
  /** Check of the input, with a French message. Files are checked where they are stored. */
  readonly check?: z.ZodType
  readonly givenBy: Giver
  /** A text that is sanitised HTML, which may show pictures. */
  readonly isRich?: true
  /** Description in the schema, where the name does not say enough. Null where readers get the value in another field. */
  readonly description?: string | null | undefined
}

export type Columns = Readonly<Record<string, Column>>

type KindOf<Held> = { [K in Kind]: Held extends Kinds[K]['held'] ? K : never }[Kind]

/** Columns of one table: a missing, unknown or mistyped one does not compile. */
export type ColumnsOf<T extends ContentTable> = {
  readonly [Name in Exclude<keyof ContentTables[T], keyof ContentColumns | 'position'>]: Column<
    KindOf<NonNullable<ContentTables[T][Name]>>,
    null extends ContentTables[T][Name] ? true : false
  >
}

/** The same column, with a description for this type. */
export function described<C extends Column>(column: C, description: string | null): C {
  return { ...column, description }
}

/** The same column, which the server fills by itself. */
export function byServer<C extends Column>(column: C): C & { readonly givenBy: 'server' } {
  return { ...column, givenBy: 'server' }
}

export function namesOf(columns: Columns, fits: (column: Column) => boolean): string[] {
  return Object.entries(columns).flatMap(([name, column]) => (fits(column) ? [name] : []))
}

/** Whether it names a file, or a list of files. */
export function holdsFile({ kind }: Pick<Column, 'kind'>): boolean {
  return kind === 'picture' || kind === 'document' || kind === 'gallery' || kind === 'downloads'
}

/** Whether it may name files: as such, or in a rich text. */
export function mayNameFiles(column: Column): boolean {
  return holdsFile(column) || column.isRich === true
}

export function checksOf(columns: Columns): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { check, givenBy }]) =>
      check && givenBy !== 'server' ? [[name, check]] : [],
    ),
  )
}

type Given<C extends Columns, By extends Giver> = {
  [Name in keyof C as C[Name]['givenBy'] extends By ? Name : never]: InputField<
    Kinds[C[Name]['kind']]['given'] | null | undefined
  >
}

export function createFields<const C extends Columns>(t: InputFields, columns: C) {
  return inputFields<C, 'creator'>(t, columns, ['creator'], isRequired)
}

export function updateFields<const C extends Columns>(t: InputFields, columns: C) {
  return inputFields<C, 'creator' | 'editor'>(t, columns, ['creator', 'editor'], () => false)
}

/** Tells from the check whether a new item must have it. The schema does not insist, as the refusal has a French message. */
function isRequired({ check }: Column): boolean {
  return check !== undefined && !check.safeParse(undefined).success
}

function inputFields<C extends Columns, By extends Giver>(
  t: InputFields,
  columns: C,
  by: By[],
  required: (column: Column) => boolean,
): Given<C, By> {
  const givers: readonly Giver[] = by
  const fields = Object.entries(columns)
    .filter(([, { givenBy }]) => givers.includes(givenBy))
    .map(([name, column]) => [name, inputField(t, column.kind, required(column))])
  // The type of Object.fromEntries loses the names.
  return Object.fromEntries(fields) as Given<C, By>
}

function inputField(t: InputFields, kind: Kind, required: boolean): InputField<unknown> {
  if (kind === 'picture') return pictureInput(t)
  if (kind === 'heures') return heuresInput(t)
  if (kind === 'gallery') return galleryInput(t)
  if (kind === 'downloads') return downloadsInput(t)
  return kind === 'document' ? documentInput(t) : t.field({ type: kind, extensions: { required } })
}

/** Output fields of a type's columns. */
export function columnFields(t: ObjectFields<ContentItem>, columns: Columns) {
  const shown = Object.entries(columns).filter(([, { description }]) => description !== null)
  return Object.fromEntries(shown.map(([name, column]) => [name, columnField(t, name, column)]))
}

function columnField(
  t: ObjectFields<ContentItem>,
  name: string,
  { kind, nullable, description, isRich }: Column,
) {
  if (isRich) {
    const said = { ...(description ? { description } : {}), extensions: dependsOnColumns(name) }
    const drawn = (row: ContentItem, context: Context) => drawnText(textIn(row, name) ?? '', row, context)
    return nullable
      ? t.string({
          ...said,
          nullable: true,
          resolve: async (row, _args, context) => (textIn(row, name) === null ? null : drawn(row, context)),
        })
      : t.string({ ...said, resolve: (row, _args, context) => drawn(row, context) })
  }
  if (kind === 'picture')
    return t.field({
      type: Image,
      nullable: true,
      ...(description ? { description } : {}),
      extensions: dependsOnColumns(...pictureColumns(name)),
      resolve: (row, _args, context) => pictureOf(pictureUse(row, name), context),
    })
  if (kind === 'gallery')
    return t.field({
      type: [GalerieImage],
      ...(description ? { description } : {}),
      extensions: dependsOnColumns(name),
      resolve: (row, _args, context) => galleryIn(row, name, context),
    })
  if (kind === 'downloads')
    return t.field({
      type: [Telechargement],
      ...(description ? { description } : {}),
      extensions: dependsOnColumns(name),
      resolve: (row, _args, context) => downloadsIn(row, name, context),
    })
  if (kind === 'document') return t.loadable({ ...documentField(name), extensions: dependsOnColumns(name) })
  if (kind === 'heures')
    return t.field({
      type: Heures,
      nullable: true,
      ...(description ? { description } : {}),
      extensions: dependsOnColumns(name),
      resolve: (row) => {
        const kept = textIn(row, name)
        return kept === null ? null : readHeures(kept)
      },
    })
  // `ColumnsOf` checks the names of the row, where its type is known.
  return t.expose(name as never, { type: kind, nullable, ...(description ? { description } : {}) })
}
