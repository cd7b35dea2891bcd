import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely'
import { actorOf } from '../journal/actor.ts'
import type { RelatedValues } from '../journal/contentJournal.ts'
import { findRefs, nextNumber, type ContentItem } from '../content/contentStore.ts'
import { forUpdate } from '../connection/locks.ts'
import type { ContentRef } from '../content/contentTables.ts'
import { contentTables, contentTypeOf, isMessageTable } from '../content/contentTypes.ts'
import { categoriesOfServices } from '../content/serviceCategories.ts'
import type { ContentRow, ContentTable, DraftChanges, DraftValue, Row, Tables } from '../tables.ts'
import { readDraftChanges } from '../jsonColumns.ts'

type Writer = Transaction<Tables>

/** What staff write can have a draft. */
const draftedTables = contentTables.filter((table) => !isMessageTable(table))

/** An item as its draft would have it; of a service its `categories` as well. */
export type Drafted<T extends ContentTable = ContentTable> = ContentItem<T> & { draft: Row<'draft'> }

/** What a draft changes, by field as a row names it; of a service `categories` as well. */
export function changesOf({ changes }: Pick<Row<'draft'>, 'changes'>): DraftChanges {
  return readDraftChanges(changes)
}

/** The values that a draft would give, by field. */
export function draftValues(draft: Pick<Row<'draft'>, 'changes'>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changesOf(draft)).map(([name, { value }]) => [name, value]))
}

/** The row of an item as its draft would have it. */
export function overlaid<R extends ContentRow>(row: R, draft: Pick<Row<'draft'>, 'changes'> | undefined): R {
  if (!draft) return row
  return Object.assign({ ...row }, draftValues(draft))
}

/** Each of these items as its draft would have it, in their order; undefined where there is none. One query a table. */
export async function draftedOf(
  db: Kysely<Tables>,
  items: readonly ContentItem[],
): Promise<(Drafted | undefined)[]> {
  const found = new Map<string, Drafted>()
  for (const table of new Set(items.map((item) => item.table))) {
    const own = items.filter((item) => item.table === table)
    const drafts = await db
      .selectFrom('draft')
      .selectAll()
      .where('type', '=', table)
      .where(
        'contentId',
        'in',
        own.map(({ id }) => id),
      )
      .execute()
    if (drafts.length === 0) continue
    const related = await relatedValuesOf(
      db,
      table,
      drafts.map(({ contentId }) => contentId),
    )
    for (const draft of drafts) {
      const row = own.find(({ id }) => id === draft.contentId)
      if (row) found.set(`${table} ${row.id}`, overlaid({ ...row, ...related(row.id), draft }, draft))
    }
  }
  return items.map(({ table, id }) => found.get(`${table} ${id}`))
}

/** Counts the items of a table for which a draft is prepared, the trash aside. */
export async function draftsOf(db: Kysely<Tables>, table: ContentTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from "draft" d join ${sql.table(table)} t on t."id" = d."contentId"
    where d."type" = ${table} and t."softdelete" = false
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** The items for which a draft is prepared, of all types, the trash aside; the one that was saved last first. */
export async function latestDrafts(db: Kysely<Tables>, size: number): Promise<ContentItem[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['type', 'contentId as id'])
    .where((where) =>
      where.or(
        draftedTables.map((table) =>
          where.and([
            where('type', '=', table),
            sql<SqlBool>`"contentId" in (select "id" from ${sql.table(table)} where "softdelete" = false)`,
          ]),
        ),
      ),
    )
    .orderBy('savedAt', 'desc')
    .orderBy('version', 'desc')
    .limit(size)
    .execute()
  return (await findRefs(db, rows)).flatMap((row) => row ?? [])
}

/** Values of these items that other tables hold: the categories of a service. */
export async function relatedValuesOf(
  db: Kysely<Tables>,
  table: ContentTable,
  ids: readonly number[],
): Promise<(id: number) => RelatedValues> {
  if (table !== 'service') return () => ({})
  const categories = await categoriesOfServices(db, ids)
  return (id) => ({ categories: categories(id) })
}

/** Replaces a value that was renamed, in this field of all drafts of this type, both before and after. */
export async function renameInDrafts(
  trx: Writer,
  type: ContentTable,
  field: string,
  [from, to]: readonly [from: string, to: string],
): Promise<void> {
  const renamed = (value: DraftValue) => (value === from ? to : value)
  const drafts = await trx.selectFrom('draft').selectAll().where('type', '=', type).execute()
  for (const { contentId, changes: text } of drafts) {
    const changes = changesOf({ changes: text })
    const change = changes[field]
    if (!change || (change.before !== from && change.value !== from)) continue
    const after = { ...changes, [field]: { before: renamed(change.before), value: renamed(change.value) } }
    await trx
      .updateTable('draft')
      .set({ changes: JSON.stringify(after) })
      .where('type', '=', type)
      .where('contentId', '=', contentId)
      .execute()
  }
}

/** The draft of an item, locked until the transaction ends, as its item must be. */
export async function lockDraft(trx: Writer, { type, id }: ContentRef): Promise<Row<'draft'> | undefined> {
  return (await lockDrafts(trx, type, [id])).get(id)
}

/** The same of several items, by their ids. */
export async function lockDrafts(
  trx: Writer,
  type: ContentTable,
  ids: readonly number[],
): Promise<Map<number, Row<'draft'>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row<'draft'>>`
    select * from "draft" where "type" = ${type} and "contentId" in (${sql.join(ids)})
    order by "contentId" ${forUpdate(trx)}
  `.execute(trx)
  return new Map(rows.map((row) => [row.contentId, row]))
}

/** Writes the draft of an item, over an earlier one. */
export async function putDraft(
  trx: Writer,
  { type, id }: ContentRef,
  { base, changes }: { base: number; changes: DraftChanges },
): Promise<void> {
  // Written for servers of the release before, whose sweep reads them; here `fileUse` says what a draft uses.
  const [file = null, secondFile = null] = contentTypeOf(type).files.map((name) => keyIn(changes[name]))
  const values = {
    base,
    // Never reused: whoever still has a discarded draft in hand is refused.
    version: await nextNumber(trx, 'draft'),
    changes: JSON.stringify(changes),
    file,
    secondFile,
    savedBy: actorOf(trx).account?.nom ?? null,
    savedAt: new Date().toISOString(),
  }
  await trx
    .insertInto('draft')
    .values({ type, contentId: id, ...values })
    .onConflict((conflict) => conflict.columns(['type', 'contentId']).doUpdateSet(values))
    .execute()
}

/** The key of the file that a change brings. */
function keyIn(change: DraftChanges[string] | undefined): string | null {
  return typeof change?.value === 'string' ? change.value : null
}

export async function removeDraft(trx: Writer, { type, id }: ContentRef): Promise<void> {
  await trx.deleteFrom('draft').where('type', '=', type).where('contentId', '=', id).execute()
}
