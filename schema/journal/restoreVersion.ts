import { isMessageTable } from '../../db/content/contentTypes.ts'
import { hasOrdre } from '../../db/content/contentPage.ts'
import { findRefs, type ContentItem } from '../../db/content/contentStore.ts'
import type { ContentTable } from '../../db/tables.ts'
import { builder } from '../builder.ts'
import { asInput } from '../content/fields/asInput.ts'
import { holdsFile, namesOf } from '../content/columns.ts'
import { checkedInput } from '../content/faults.ts'
import { Content } from '../content/contentInterface.ts'
import { contentTypes, typeOf } from '../content/contents.ts'
import { type ContentType } from '../content/contentType.ts'
import { typeNames } from '../content/globalId.ts'
import { withStoredFiles } from '../content/files/files.ts'
import { type Saved, update } from '../content/operations.ts'
import { ContentStats, statsAbout } from '../content/stats.ts'
import type { Context } from '../context.ts'
import { writeErrors } from '../errorTypes.ts'
import { NotFoundError, ValidationError } from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { changesBetween } from './versions.ts'

/** Fields that are not content: whether an item is shown, and where. */
const asides = new Set(['status', 'softdelete', 'lu'])

function isAside(table: ContentTable, field: string): boolean {
  return asides.has(field) || (field === 'ordre' && hasOrdre(table))
}

interface Restored extends Saved {
  kept: string[]
}

/** Old values of the fields that have changed since, the fields whose old value is gone, and the lists that have lost files. */
interface Old {
  values: Map<string, unknown>
  gone: Set<string>
  partial: readonly string[]
}

/** Restorable values of a version. Throws NotFoundError where the version is unknown. */
async function oldOf(
  context: Context,
  type: ContentType<ContentTable>,
  item: ContentItem,
  version: number,
): Promise<Old> {
  const changes = await changesBetween(context, item, version, item.version)
  if (!changes) throw new NotFoundError('Cette version n’est pas connue.')
  const files = namesOf(type.columns, holdsFile)
  const known = changes.flatMap(({ field, older }) =>
    older.known ? [[field, older.value ?? null] as const] : [],
  )
  const back = await withStoredFiles(context.db.read, type, Object.fromEntries(known))
  const values = new Map(Object.entries(back.values))
  const changed = changes.map(({ field }) => field)
  const lost = changed.filter((field) => !values.has(field))
  // Alt text and focal point mean nothing without their picture.
  const without = new Set(lost.flatMap((field) => (files.includes(field) ? pictureFields(field) : [field])))
  return { values, gone: new Set(changed.filter((field) => without.has(field))), partial: back.partial }
}

function pictureFields(name: string): string[] {
  return [name, ...['Alt', 'FocalX', 'FocalY'].map((said) => `${name}${said}`)]
}

/** Fields to restore. Throws ValidationError where a named one cannot be. */
function wantedOf(
  { table, columns }: ContentType<ContentTable>,
  { gone }: Old,
  named: readonly string[],
): string[] {
  const known = [
    ...Object.keys(columns),
    'status',
    'softdelete',
    ...(table === 'service' ? ['categories'] : []),
  ]
  const files = namesOf(columns, holdsFile)
  const wanted = named.flatMap((field) => (files.includes(field) ? pictureFields(field) : [field]))
  const failures = named.flatMap((field) => {
    if (!known.includes(field))
      return [{ field, message: 'Ce champ n’existe pas.', code: 'UNKNOWN' as const }]
    if (!gone.has(field)) return []
    const message = files.includes(field)
      ? 'Le fichier de cette version n’est plus là.'
      : 'Ce que ce champ contenait n’est plus connu.'
    return [{ field, message }]
  })
  if (failures.length > 0) throw new ValidationError(failures, failures[0]?.message)
  return wanted
}

const RestoreVersionPayload = builder.objectRef<Restored>('RestoreVersionPayload').implement({
  fields: (t) => ({
    content: t.expose('row', { type: Content }),
    stats: t.field({
      type: ContentStats,
      resolve: ({ row }, args, context) => statsAbout(row, args, context),
    }),
    kept: t.exposeStringList('kept', {
      description:
        'Fields whose former values are gone, and left unchanged; and lists that were restored without files that are gone.',
    }),
  }),
})

const RestoreVersionResult = builder.errorUnion('RestoreVersionResult', {
  types: [RestoreVersionPayload, ...writeErrors],
  resolveType: () => 'RestoreVersionPayload',
})

const RestoreVersionInput = builder.inputType('RestoreVersionInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    version: t.int({
      description: 'Version that the caller has seen; an older one is refused with ConflictError.',
    }),
    oldVersion: t.int({ required: true, description: 'Number of the version to restore.' }),
    fields: t.stringList({
      description:
        'Fields to restore, named as in `VersionField`. By default all but `status`, `softdelete`, `ordre` and `lu`.',
    }),
  }),
})

builder.mutationField('restoreVersion', (t) =>
  t.field({
    type: RestoreVersionResult,
    description: 'Restores an older version of an item, or some of its fields, as a new version.',
    args: { input: t.arg({ type: RestoreVersionInput, required: true }) },
    resolve: async (_root, { input: { id, version, oldVersion, fields } }, context) => {
      const type = typeOf(id)
      if (isMessageTable(type.table)) {
        const message = 'Ce que les visiteurs envoient ne se modifie pas.'
        throw new ValidationError([{ field: 'id', message }], message)
      }
      const [item] = await findRefs(context.db.read, [
        { type: type.table, id: readContentId(id, typeNames[type.table]) ?? 0 },
      ])
      if (!item) throw new NotFoundError()
      const old = await oldOf(context, type, item, oldVersion)
      const wanted = fields
        ? wantedOf(type, old, fields)
        : [...old.values.keys()].filter((field) => !isAside(type.table, field))
      const values = wanted.flatMap((field) =>
        old.values.has(field) && !old.gone.has(field) ? [[field, old.values.get(field)] as const] : [],
      )
      const given = { ...asInput(Object.fromEntries(values)), id, version }
      const input = await checkedInput(contentTypes[type.table], 'update', given, context)
      const saved = await update(type, input, context)
      const gone = [...old.gone].filter((field) => !fields && !isAside(type.table, field))
      return { ...saved, kept: [...gone, ...old.partial.filter((field) => wanted.includes(field))] }
    },
  }),
)
