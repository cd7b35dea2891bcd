import { sql, type Transaction } from 'kysely'
import type { ColumnValues } from '../content/columnValues.ts'
import { textIn } from '../content/columnValues.ts'
import {
  asContentItem,
  differingFrom,
  lockMany,
  type ContentItem,
  type ContentValues,
} from '../content/contentStore.ts'
import { contentTables, contentTypeOf } from '../content/contentTypes.ts'
import { derivedColumns, richTextsOf, showsSomething } from '../content/searchText.ts'
import { changeOf } from '../journal/contentJournal.ts'
import { record } from '../journal/journal.ts'
import { changesOf, lockDrafts, putDraft, removeDraft } from '../publishing/drafts.ts'
import type { ContentRow, ContentTable, DraftChanges, DraftValue, Row, Tables } from '../tables.ts'
import { enqueueChecksOfChanged } from '../publishing/siteChecks.ts'
import { replacedInList } from './fileList.ts'
import { keepReplaced } from './keptFiles.ts'
import { replacedInText } from './textPictures.ts'

type Writer = Transaction<Tables>

/** Items of one table that use a file, and the drafts of them or that use it themselves. */
export interface Users {
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

/** One file in the place of another, or with null none. */
export interface Replacement {
  from: string
  to: string | null
  /** Columns that say something about a picture that is not true of the new one, by the end of their names. */
  unsaid: readonly string[]
}

/** Part by which the shapes of two pictures may differ that count as the same. */
const sameShape = 0.02

/** How to replace a picture by another: where they differ in shape, focal points of the one mean nothing on the other. */
export function replacementOf(from: Row<'file'>, to: Row<'file'>): Replacement {
  const [before, after] = [from, to].map(({ width, height }) => (width ?? 1) / (height ?? 1))
  const isAlike = Math.abs(Number(before) / Number(after) - 1) <= sameShape
  return { from: from.key, to: to.key, unsaid: isAlike ? [] : focalPoint }
}

const focalPoint = ['FocalX', 'FocalY']

/** How to take a file away. */
export function removalOf(key: string): Replacement {
  return { from: key, to: null, unsaid: ['Alt', ...focalPoint] }
}

/** Replaces a file in the items and drafts that use it; answers the items changed. */
export async function replaceFile(
  trx: Writer,
  users: readonly Users[],
  by: Replacement,
): Promise<ContentItem[]> {
  const changed: ContentItem[] = []
  for (const { table, rows, drafts } of users) {
    const bases = new Map<number, [before: number, after: number]>()
    for (const [row, after] of await replaceInRows(trx, table, rows, by)) {
      bases.set(row.id, [row.version, after.version])
      changed.push(asContentItem(table, after, 'administrator'))
    }
    for (const draft of drafts) {
      const before = changesOf(draft)
      const row = rows.find(({ id }) => id === draft.contentId)
      const changes = replacedInDraft(table, row, before, by)
      // A draft of an item that has just changed goes on standing over it.
      const [earlier, later = 0] = bases.get(draft.contentId) ?? []
      const base = draft.base === earlier ? later : draft.base
      if (base !== draft.base || JSON.stringify(changes) !== JSON.stringify(before))
        await keepDraft(trx, table, draft.contentId, { base, changes })
    }
  }
  return changed
}

/** Each row that names the file, before and after; one statement writes all that change alike. */
async function replaceInRows(
  trx: Writer,
  table: ContentTable,
  rows: readonly ContentRow[],
  by: Replacement,
): Promise<[before: ContentRow, after: ContentRow][]> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const alike = new Map<string, { values: ColumnValues; ids: number[] }>()
  for (const row of rows) {
    const replaced = replacedIn(table, row, by)
    if (Object.keys(replaced).length === 0) continue
    // A key in the place of another changes no words.
    const isReworded = Object.values(replaced).some((value) => value === null || value !== by.to)
    const derived = isReworded && derivedColumns(table, { ...row, ...replaced })
    const values = differingFrom(row, { ...replaced, ...derived })
    const known = alike.get(JSON.stringify(values))
    if (known) known.ids.push(row.id)
    else alike.set(JSON.stringify(values), { values, ids: [row.id] })
  }
  const updatedAt = new Date().toISOString()
  const changed: [before: ContentRow, after: ContentRow][] = []
  for (const { values, ids } of alike.values()) {
    const sets = Object.entries({ updatedAt, ...values }).map(
      ([name, value]) => sql`${sql.ref(name)} = ${value}`,
    )
    const { rows: written } = await sql<ContentRow>`
      update ${sql.table(table)} set ${sql.join(sets)}, "version" = "version" + 1
      where "id" in (${sql.join(ids)}) returning *
    `.execute(trx)
    for (const after of written) {
      const before = byId.get(after.id)
      if (before) changed.push([before, after])
    }
  }
  changed.sort(([{ id }], [other]) => id - other.id)
  await record(trx, ...changed.map(([before, after]) => changeOf(table, before, after)))
  // All of them have lost the same file.
  const [first] = changed
  if (first) await keepReplaced(trx, table, ...first)
  await enqueueChecksOfChanged(trx, table, changed.flat())
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
  { from, to, unsaid }: Replacement,
): ContentValues<T> {
  const { files, fileLists = [] } = contentTypeOf(table)
  const values: ColumnValues = {}
  for (const name of files) {
    if (textIn(row, name) !== from) continue
    values[name] = to
    for (const column of unsaid.map((said) => name + said)) if (column in row) values[column] = null
  }
  for (const name of fileLists) {
    const list = textIn(row, name)
    const replaced = replacedInList(list, from, to, unsaid.map(uncapitalized))
    if (replaced !== list) values[name] = replaced
  }
  for (const name of richTextsOf(table)) {
    const text = textIn(row, name)
    const replaced = replacedInText(text, from, to)
    if (replaced !== text) values[name] = orNull(name, replaced)
  }
  // The columns are those of the table, by its own facts.
  return values as ContentValues<T>
}

/** Rich texts that no item is without: columns that are never null. */
const required: ReadonlySet<string> = new Set(['reponse'])

/** A text that shows nothing without its picture is null, as where somebody saves it so. */
function orNull(name: string, html: string | null): string | null {
  return html === null || required.has(name) || showsSomething(html) ? html : null
}

/** `row`: the item of the draft, where that uses the file itself. */
function replacedInDraft(
  table: ContentTable,
  row: ContentRow | undefined,
  changes: DraftChanges,
  { from, to, unsaid }: Replacement,
): DraftChanges {
  const { files, fileLists = [] } = contentTypeOf(table)
  const single = new Set<string>(files)
  const lists = new Set<string>(fileLists)
  const texts = new Set(richTextsOf(table))
  const pictures = new Map(files.flatMap((name) => unsaid.map((said) => [name + said, name])))
  /** What the item or, with its draft, the draft says of a column. */
  const replaced = (name: string, when: 'before' | 'value', value: DraftValue): DraftValue => {
    if (single.has(name)) return value === from ? to : value
    if (typeof value === 'string' && texts.has(name)) return orNull(name, replacedInText(value, from, to))
    if (lists.has(name) && typeof value === 'string')
      return replacedInList(value, from, to, unsaid.map(uncapitalized))
    const picture = pictures.get(name)
    if (picture === undefined) return value
    const shown = changes[picture]?.[when]
    return (shown === undefined && row ? textIn(row, picture) : shown) === from ? null : value
  }
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, { before, value }]) => {
      const change = { before: replaced(name, 'before', before), value: replaced(name, 'value', value) }
      return change.before === change.value && before !== value ? [] : [[name, change]]
    }),
  )
}

/** A member of a list that says the same as a column which ends so. */
function uncapitalized(said: string): string {
  return said.charAt(0).toLowerCase() + said.slice(1)
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
