import { differences, linesOfVersions, oldestVersion, type PastValue } from '../../db/publishing/versions.ts'
import { downloadsOf } from '../../db/files/downloads.ts'
import { findRefs, type ContentItem } from '../../db/content/contentStore.ts'
import type { ContentRef } from '../../db/content/contentTables.ts'
import { valueIn } from '../../db/content/columnValues.ts'
import type { Row } from '../../db/tables.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import { builder } from '../builder.ts'
import { references } from '../content/fields/references.ts'
import { linkedCategories } from '../content/types/categorieService.ts'
import { type Column, holdsFile } from '../content/columns.ts'
import { Content } from '../content/contentInterface.ts'
import { contentTypes } from '../content/contents.ts'
import { GalerieImage, galleryIn } from '../content/files/gallery.ts'
import { Image, type PictureUse, pictureOf } from '../content/files/image.ts'
import { isVisibleTo } from '../content/nodes.ts'
import type { Context } from '../context.ts'
import { inWords } from '../horaires/enMots.ts'
import { readHeures } from '../horaires/stored.ts'
import { JournalEntry } from './journal.ts'

/** A field that differs between two versions of an item. */
interface Changed {
  field: string
  column: Column | undefined
  older: PastValue
  newer: PastValue
}

/** Label of an item that a field refers to by id. */
type Names = (type: ContentRef['type'], id: unknown) => string

/** Fields that differ between two versions of an item, the older one first; null where one version is unknown. */
export async function changesBetween(
  { db }: Pick<Context, 'db'>,
  item: ContentItem,
  older: number,
  newer: number,
): Promise<Changed[] | null> {
  // Read before the journal, which then has any change made in between.
  const categories = item.table === 'service' ? await linkedCategories(db.read, item.id) : []
  const isKnown = (await oldestVersion(db.read, item)) <= older && older <= newer && newer <= item.version
  if (!isKnown) return null
  const columns: Record<string, Column> = contentTypes[item.table].columns
  const live = { ...item, categories }
  return (await differences(db.read, item, older, newer))
    .map((one) => ({
      ...one,
      column: columns[one.field],
      newer: one.newer ?? { known: true, value: valueIn(live, one.field) },
    }))
    .filter(({ older, newer }) => !same(older, newer))
}

function same(one: PastValue, other: PastValue): boolean {
  return one.known && other.known && JSON.stringify(one.value ?? null) === JSON.stringify(other.value ?? null)
}

/** Labels of the items that these fields refer to. */
async function namesIn({ db }: Context, changes: readonly Changed[]): Promise<Names> {
  const named = changes.flatMap(({ field, older, newer }): ContentRef[] => {
    const values = [older, newer].flatMap((past) => (past.known ? past.value : []))
    const type = references[field]?.table
    return type ? values.flatMap((id) => (typeof id === 'number' ? [{ type, id }] : [])) : []
  })
  const found = (await findRefs(db.read, named)).flatMap((item) => item ?? [])
  const names = new Map(found.map((item) => [`${item.table} ${item.id}`, libelleOf(item.table, item)]))
  return (type, id) => names.get(`${type} ${String(id)}`) ?? `n°\u00a0${String(id)}, supprimé`
}

/** Value as people read it; null where there is none, or it is a file. */
function textOf({ field, column }: Changed, past: PastValue, nameOf: Names): string | null {
  if (!past.known || past.value === null || past.value === undefined) return null
  const { value } = past
  const type = references[field]?.table
  if (type)
    return (
      [value]
        .flat()
        .map((id) => nameOf(type, id))
        .join(', ') || null
    )
  if (typeof value === 'boolean')
    return field === 'status' ? (value ? 'en ligne' : 'hors ligne') : yesNo(value)
  if (typeof value === 'number') return /Focal[XY]$/.test(field) ? percent(value) : numeral(value)
  if (typeof value === 'string' && column?.kind === 'heures') return inWords(readHeures(value))
  if (typeof value === 'string' && column?.kind === 'downloads')
    return downloadsOf(value)
      .map(({ titre }) => titre ?? 'sans titre')
      .join('\n')
  return typeof value === 'string' && !(column && holdsFile(column)) ? value : null
}

function yesNo(value: boolean): string {
  return value ? 'oui' : 'non'
}

const { format: percent } = new Intl.NumberFormat('fr-FR', { style: 'percent' })
const { format: numeral } = new Intl.NumberFormat('fr-FR', { useGrouping: false, maximumFractionDigits: 10 })

interface Value {
  known: boolean
  text: string | null
  isFile: boolean
  picture: PictureUse | null
  /** The item with the gallery that it had, of a field that is one. */
  gallery: { row: object; field: string } | null
}

function valueOf(item: ContentItem, change: Changed, past: PastValue, nameOf: Names): Value {
  const key = past.known && typeof past.value === 'string' ? past.value : null
  const { kind } = change.column ?? {}
  const isGallery = kind === 'gallery'
  const isFile = key !== null && (kind === 'picture' || kind === 'document')
  return {
    known: past.known,
    gallery: isGallery ? { row: { ...item, [change.field]: key }, field: change.field } : null,
    text: textOf(change, past, nameOf),
    isFile,
    picture:
      isFile && change.column?.kind === 'picture'
        ? {
            use: [item.table, item.id, change.field, key].join(':'),
            key,
            alt: null,
            focalX: null,
            focalY: null,
          }
        : null,
  }
}

const VersionValue = builder.objectRef<Value>('VersionValue').implement({
  description: 'Value of a field in one version.',
  fields: (t) => ({
    told: t.exposeBoolean('known', {
      description: 'False: the value is not kept, as it came from a visitor or was erased.',
    }),
    text: t.exposeString('text', {
      nullable: true,
      description:
        'Value as people read it: names of linked items, oui or non, French numbers; rich text is HTML. Null where it was empty or is a file.',
    }),
    isFile: t.exposeBoolean('isFile', {
      description: 'True: the value is a file, which `image` gives unless it is gone.',
    }),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ picture }, _args, context) => pictureOf(picture, context),
    }),
    galerie: t.field({
      type: [GalerieImage],
      nullable: true,
      description: 'Pictures of a gallery, without those whose files are gone; null of any other field.',
      resolve: ({ gallery }, _args, context) => gallery && galleryIn(gallery.row, gallery.field, context),
    }),
  }),
})

const VersionField = builder
  .objectRef<{ field: string; older: Value; newer: Value }>('VersionField')
  .implement({
    fields: (t) => ({
      field: t.exposeString('field'),
      older: t.expose('older', { type: VersionValue }),
      newer: t.expose('newer', { type: VersionValue }),
    }),
  })

interface Comparison {
  older: number
  newer: number
  entries: Map<number, Row<'journal'>>
  fields: { field: string; older: Value; newer: Value }[]
}

const VersionComparison = builder.objectRef<Comparison>('VersionComparison').implement({
  description: 'Differences between two versions of an item.',
  fields: (t) => ({
    older: t.exposeInt('older'),
    newer: t.exposeInt('newer'),
    olderEntry: t.field({
      type: JournalEntry,
      nullable: true,
      description: 'Author of the older version; null where it is older than the journal.',
      resolve: ({ older, entries }) => entries.get(older),
    }),
    newerEntry: t.field({
      type: JournalEntry,
      nullable: true,
      resolve: ({ newer, entries }) => entries.get(newer),
    }),
    fields: t.expose('fields', { type: [VersionField] }),
  }),
})

async function compare(
  context: Context,
  item: ContentItem,
  one: number,
  other: number,
): Promise<Comparison | null> {
  const [older, newer] = one < other ? [one, other] : [other, one]
  const changes = await changesBetween(context, item, older, newer)
  if (!changes) return null
  const nameOf = await namesIn(context, changes)
  return {
    older,
    newer,
    entries: await linesOfVersions(context.db.read, item, [older, newer]),
    fields: changes.map((change) => ({
      field: change.field,
      older: valueOf(item, change, change.older, nameOf),
      newer: valueOf(item, change, change.newer, nameOf),
    })),
  }
}

builder.interfaceField(Content, 'comparison', (t) =>
  t.field({
    type: VersionComparison,
    nullable: true,
    // Cost: the lines between two versions are walked.
    extensions: { cost: 500 },
    description:
      'Compares two versions, in either order; null where one is unknown, for visitors, and below `site`.',
    args: {
      from: t.arg.int({ required: true }),
      to: t.arg.int({ description: 'Number of the other version; the present one by default.' }),
    },
    resolve: (row, { from, to }, context) =>
      isVisibleTo(row, context) ? compare(context, row, from, to ?? row.version) : null,
  }),
)
