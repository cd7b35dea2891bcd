import { sql, type Transaction } from 'kysely'
import type { ColumnValues } from '../content/columnValues.ts'
import { textIn } from '../content/columnValues.ts'
import {
  asContentItem,
  lockMany,
  update,
  type ContentItem,
  type ContentValues,
} from '../content/contentStore.ts'
import { contentTables, contentTypeOf } from '../content/contentTypes.ts'
import { changesOf, lockDrafts, putDraft, removeDraft } from '../publishing/drafts.ts'
import type { ContentRow, ContentTable, DraftChanges, DraftValue, Row, Tables } from '../tables.ts'
import { replacedInList } from './fileList.ts'

type Writer = Transaction<Tables>

/** Items of one table that use a file, and the drafts of them or that use it themselves. */
interface Users {
  table: ContentTable
  rows: ContentRow[]
  drafts: Row<'draft'>[]
}

/** What uses a file, locked until the transaction ends. Lock it before the file itself, as a save does. */
export async function lockUsers(trx: Writer, key: string): Promise<Users[]> {
  const uses = await trx
    .selectFrom('fileUse')
    .select(['type', 'contentId', 'held'])
    .distinct()
    .where('key', '=', key)
    .execute()
  const users: Users[] = []
  for (const table of contentTables) {
    const own = uses.filter(({ type }) => type === table)
    const items = own.flatMap(({ held, contentId }) => (held === 'item' ? [contentId] : []))
    const rows = await lockMany(trx, table, items)
    const drafts = await lockDrafts(trx, table, [...new Set(own.map(({ contentId }) => contentId))])
    users.push({ table, rows: [...rows.values()], drafts: [...drafts.values()] })
  }
  return users
}

/**
 * Puts one file in the place of another in all items and drafts, with the words that each says about it; null takes it
 * away. Each item has a new version, which can be undone. Answers the items that changed.
 */
export async function replaceFile(trx: Writer, from: string, to: string | null): Promise<ContentItem[]> {
  const changed: ContentItem[] = []
  for (const { table, rows, drafts } of await lockUsers(trx, from)) {
    const bases = new Map<number, [before: number, after: number]>()
    for (const row of rows) {
      const after = await update(trx, table, row, replacedIn(table, row, from, to))
      if (after.version === row.version) continue
      bases.set(row.id, [row.version, after.version])
      changed.push(asContentItem(table, after, 'administrator'))
    }
    for (const draft of drafts) {
      const before = changesOf(draft)
      const changes = replacedInDraft(table, before, from, to)
      // A draft of an item that has just changed goes on standing over it.
      const [earlier, later = 0] = bases.get(draft.contentId) ?? []
      const base = draft.base === earlier ? later : draft.base
      if (base !== draft.base || JSON.stringify(changes) !== JSON.stringify(before))
        await keepDraft(trx, table, draft.contentId, { base, changes })
    }
  }
  return changed
}

/** Writes a draft, or removes one that changes nothing any more. */
async function keepDraft(
  trx: Writer,
  type: ContentTable,
  id: number,
  draft: { base: number; changes: DraftChanges },
): Promise<void> {
  if (Object.keys(draft.changes).length === 0) await removeDraft(trx, { type, id })
  else await putDraft(trx, { type, id }, draft)
}

/** Columns of a row that name a file, with another in its place. */
function replacedIn<T extends ContentTable>(
  table: T,
  row: ContentRow<T>,
  from: string,
  to: string | null,
): ContentValues<T> {
  const { files, fileLists = [] } = contentTypeOf(table)
  const values: ColumnValues = {}
  for (const name of files) {
    if (textIn(row, name) !== from) continue
    values[name] = to
    if (to === null) for (const said of ['Alt', 'FocalX', 'FocalY']) values[name + said] = null
  }
  for (const name of fileLists) {
    const list = textIn(row, name)
    const replaced = replacedInList(list, from, to)
    if (replaced !== list) values[name] = replaced
  }
  // The columns are those of the table, by its own facts.
  return values as ContentValues<T>
}

function replacedInDraft(
  table: ContentTable,
  changes: DraftChanges,
  from: string,
  to: string | null,
): DraftChanges {
  const { files, fileLists = [] } = contentTypeOf(table)
  const single = new Set<string>(files)
  const lists = new Set<string>(fileLists)
  const replaced = (name: string, value: DraftValue): DraftValue => {
    if (single.has(name)) return value === from ? to : value
    return lists.has(name) && typeof value === 'string' ? replacedInList(value, from, to) : value
  }
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, { before, value }]) => {
      const change = { before: replaced(name, before), value: replaced(name, value) }
      return change.before === change.value && before !== value ? [] : [[name, change]]
    }),
  )
}

/** Whether something uses a crop of this picture. */
export async function hasUsedCrops(trx: Writer, key: string): Promise<boolean> {
  const used = await trx
    .selectFrom('fileUse')
    .innerJoin('file', 'file.key', 'fileUse.key')
    .select('file.key')
    .where('file.madeFrom', '=', key)
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Removes what keeps an unused file of the library, and its crops, so that they go with the next sweep at the latest.
 * Answers the keys of the crops.
 */
export async function releaseFile(trx: Writer, key: string): Promise<string[]> {
  const { rows } = await sql<{ key: string; madeFrom: string | null }>`
    update "file" set "keptUntil" = null where "key" = ${key} or "madeFrom" = ${key} returning "key", "madeFrom"
  `.execute(trx)
  return rows.flatMap((row) => (row.madeFrom === key ? [row.key] : []))
}
