import type { Kysely, Transaction } from 'kysely'
import type { RelatedValues } from '../../../db/journal/contentJournal.ts'
import type { ContentItem } from '../../../db/content/contentStore.ts'
import { categoriesOfServices } from '../../../db/content/serviceCategories.ts'
import { valueIn } from '../../../db/content/columnValues.ts'
import type { Tables } from '../../../db/tables.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import type { FieldFailure } from '../../errors.ts'
import { readContentId } from '../../globalId.ts'
import { columnFields, type ColumnsOf } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import { duplicateCategory, type ContentType } from '../contentType.ts'
import { requiredLine } from '../fields/fields.ts'
import { contentMutations, lifecycleMutations } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  nom: requiredLine,
} satisfies ColumnsOf<'categorieService'>

export const categorieService: ContentType<'categorieService'> = {
  table: 'categorieService',
  columns,
  duplicateLabel: duplicateCategory,
}

export const CategorieService = builder.objectRef<ContentItem<'categorieService'>>('CategorieService')
const CategorieServiceEdge = builder.edgeObject({
  type: CategorieService,
  name: 'CategorieServiceEdge',
})

builder.node(CategorieService, {
  ...contentNode('categorieService'),
  interfaces: [Content, Publishable],
  fields: (t) => columnFields(t, columns),
})

contentMutations(categorieService, CategorieService, CategorieServiceEdge)
lifecycleMutations(categorieService)

builder.objectField(Admin, 'categoriesService', (t) =>
  t.connection(
    {
      type: CategorieService,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'categorieService', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('categorieService') }) }) },
    CategorieServiceEdge,
  ),
)

/** Limit of categories, above any real choice; databases bound the number of values in a statement. */
const mostCategories = 100

interface ChangeOfCategories {
  wanted: ReadonlySet<number>
  added: number[]
  removed: number[]
  former: number[]
}

/** What the categories of the input change for a service; null where it has none. */
export async function changeOfCategories(
  input: object,
  serviceId: number | null,
  trx: Transaction<Tables>,
): Promise<ChangeOfCategories | null> {
  const ids = idsIn(input)
  if (!ids) return null
  const wanted = new Set(ids.filter((id) => id !== null))
  const linked = new Set(serviceId === null ? [] : await linkedCategories(trx, serviceId))
  const added = [...wanted].filter((id) => !linked.has(id))
  const removed = [...linked].filter((id) => !wanted.has(id))
  return { wanted, added, removed, former: [...linked] }
}

/** Ids of the categories that an input gives; undefined where it says nothing of them. */
function idsIn(input: object): (number | null)[] | undefined {
  const given = valueIn(input, 'categories')
  if (given === undefined) return undefined
  return Array.isArray(given) ? given.map((id) => readContentId(String(id), 'CategorieService')) : []
}

/** Faults of the categories that an input gives: too many, or one that is not there. A linked one may be in the trash. */
export async function faultsOfCategories(
  input: object,
  serviceId: number | null,
  trx: Transaction<Tables>,
): Promise<FieldFailure[]> {
  const ids = idsIn(input) ?? []
  if (ids.length > mostCategories)
    return [
      { field: 'categories', message: `Choisissez au plus ${mostCategories} catégories.`, code: 'TOO_LONG' },
    ]
  const { added } = (await changeOfCategories(input, serviceId, trx)) ?? { added: [] }
  const known =
    added.length === 0
      ? []
      : await trx
          .selectFrom('categorieService')
          .select('id')
          .where('id', 'in', added)
          .where('softdelete', '=', false)
          .execute()
  if (!ids.includes(null) && known.length === added.length) return []
  return [{ field: 'categories', message: 'Une de ces catégories n’existe pas.', code: 'UNKNOWN' }]
}

/** Sets the categories of a service to those of the input, if it has any. Answers the former ones where they differ. */
export async function linkCategories(
  input: object,
  serviceId: number,
  trx: Transaction<Tables>,
): Promise<RelatedValues | null> {
  const change = await changeOfCategories(input, serviceId, trx)
  if (!change) return null
  const { added, removed, former } = change
  if (removed.length > 0) {
    await trx
      .deleteFrom('serviceCategorie')
      .where('serviceId', '=', serviceId)
      .where('categorieId', 'in', removed)
      .execute()
  }
  if (added.length > 0) {
    await trx
      .insertInto('serviceCategorie')
      .values(added.map((categorieId) => ({ serviceId, categorieId })))
      .execute()
  }
  return added.length + removed.length > 0 ? { categories: former } : null
}

export async function linkedCategories(db: Kysely<Tables>, serviceId: number): Promise<number[]> {
  return (await categoriesOfServices(db, [serviceId]))(serviceId)
}
