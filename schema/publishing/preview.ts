import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { readTransaction } from '../../db/connection/readTransaction.ts'
import { numberIn } from '../../db/content/columnValues.ts'
import { placeOf } from '../../db/content/contentOrder.ts'
import { hasOrdre } from '../../db/content/contentPage.ts'
import { takenLabels } from '../../db/content/contentState.ts'
import {
  activeItems,
  findRefs,
  statsOf,
  updatedValues,
  type ContentItem,
  type ContentValues,
} from '../../db/content/contentStore.ts'
import { countsAsVisible } from '../../db/content/contentTypes.ts'
import type { ContentRef } from '../../db/content/contentTables.ts'
import { draftedOf, type Drafted } from '../../db/publishing/drafts.ts'
import type { OverlaidRows } from '../../db/publishing/overlaidRows.ts'
import type { ContentTable, Tables } from '../../db/tables.ts'
import { contentTypes } from '../content/contents.ts'
import { inputOf } from '../content/drafts.ts'
import { preparedChange } from '../content/operations.ts'
import { changeOfCategories } from '../content/types/categorieService.ts'
import { ValidationError } from '../errors.ts'

type Reader = Transaction<Tables>

/** An item as it would be once it is published, and the rows that would differ for it. */
export interface Preview {
  shown: ContentItem
  laid: OverlaidRows[]
}

interface Change {
  before: ContentItem
  after: ContentItem
}

/**
 * What publishing an item would make of it, with its draft where that can be published, whatever others have changed beside
 * the draft since; where its limit has no room, in the place of another. Null where it is in the trash, or what it lies in.
 * Reads one snapshot, and waits for nobody.
 */
export function previewOf(read: Kysely<Tables>, named: ContentRef): Promise<Preview | null> {
  return readTransaction(read, (trx) => previewIn(trx, named))
}

async function previewIn(trx: Reader, named: ContentRef): Promise<Preview | null> {
  const [item] = await findRefs(trx, [named])
  if (!item || item.softdelete) return null
  // A category’s name is written into all that lie in it: too much work for a link to cause.
  const [drafted] = item.table === 'categorieProjet' ? [] : await draftedOf(trx, [item])
  const { changes, links } = (drafted && (await changesIn(trx, item, drafted))) ?? { changes: {}, links: [] }
  const own = changed(item, { ...changes, status: true })
  const above = await changesAbove(trx, own.after)
  if (!above) return null
  const room = item.status ? [] : await changesForRoom(trx, item.table)
  const all = [own, ...above, ...room]
  const rows = rowsOf([own, ...room], above.length > 0)
  return {
    shown: own.after,
    laid: [rows, ...above.map((one) => rowsOf([one])), ...links, await statsAfter(trx, all)],
  }
}

/** What a draft changes; undefined where publishing it would be refused. */
async function changesIn(trx: Reader, item: ContentItem, drafted: Drafted) {
  const { table, id } = item
  const type = contentTypes[table]
  try {
    const { input, files } = inputOf(type, drafted.draft)
    const changes = await preparedChange(type, { trx, row: item, input, files })
    const { label } = changed(item, changes).after
    if (type.duplicateLabel && label !== item.label && (await takenLabels(trx, table, [label])).size > 0)
      return undefined
    const categories = table === 'service' ? await changeOfCategories(input, id, trx) : null
    return { changes, links: categories ? [linksOf(id, categories.wanted)] : [] }
  } catch (error) {
    if (error instanceof ValidationError) return undefined
    throw error
  }
}

function linksOf(serviceId: number, categories: Iterable<number>): OverlaidRows {
  const rows = [...categories].map((categorieId) => ({ serviceId, categorieId }))
  return { table: 'serviceCategorie', except: sql<SqlBool>`"serviceId" = ${serviceId}`, rows }
}

/** Shows the section of a question. Null where it is in the trash. */
async function changesAbove(trx: Reader, shown: ContentItem): Promise<Change[] | null> {
  const faqId = numberIn(shown, 'faqId')
  if (faqId === null) return []
  const [section] = await findRefs(trx, [{ type: 'faq', id: faqId }])
  if (!section || section.softdelete) return null
  return section.status ? [] : [changed(section, { status: true })]
}

/** Takes the last of those on line off it, where a further one has no room. */
async function changesForRoom(trx: Reader, table: ContentTable): Promise<Change[]> {
  const { active, activeLimit } = await statsOf(trx, table)
  if (activeLimit === null || active < activeLimit) return []
  const last = (await activeItems(trx, table)).at(-1)
  return last ? [changed(last, { status: false })] : []
}

/** An item, and as it would be with these values. */
function changed(before: ContentItem, changes: ContentValues): Change {
  const after = { ...before, ...updatedValues(before.table, before, changes) }
  if (!hasOrdre(after.table)) return { before, after }
  const place = { id: after.id, ordre: numberIn(after, 'ordre') }
  return { before, after: Object.assign(after, { position: placeOf(place, after.table) }) }
}

/** Their rows, of one table, in the place of theirs; `withoutOthers` of those beside them in their section as well. */
function rowsOf(changes: readonly [Change, ...Change[]], withoutOthers = false): OverlaidRows {
  const [{ after }] = changes
  const ids = changes.map(({ before }) => before.id)
  const own = sql<SqlBool>`"id" in (${sql.join(ids)})`
  return {
    table: after.table,
    except: withoutOthers ? sql<SqlBool>`(${own} or "faqId" = ${numberIn(after, 'faqId')})` : own,
    rows: changes.map(({ after: { table: _table, audience: _audience, ...row } }) => row),
  }
}

/** The counters, as the database would keep them. */
async function statsAfter(trx: Reader, changes: readonly Change[]): Promise<OverlaidRows> {
  const rows = await trx
    .selectFrom('contentStats')
    .selectAll()
    .where(
      'type',
      'in',
      changes.map(({ after }) => after.table),
    )
    .execute()
  const more = (table: ContentTable, counts: (item: ContentItem) => boolean) => {
    const own = changes.filter(({ after }) => after.table === table)
    return own.reduce((sum, { before, after }) => sum + Number(counts(after)) - Number(counts(before)), 0)
  }
  return {
    table: 'contentStats',
    except: sql<SqlBool>`"type" in (${sql.join(rows.map(({ type }) => type))})`,
    rows: rows.map((row) => ({
      ...row,
      active: row.active + more(row.type, ({ status }) => status),
      visible: row.visible + more(row.type, countsAsVisible),
    })),
  }
}
