import { sql, type Kysely, type Transaction } from 'kysely'
import type { Act } from '../journal/acts.ts'
import { record } from '../journal/journal.ts'
import type { Row, Tables } from '../tables.ts'

export type SiteTextRow = Row<'siteText'>

/** The texts of these pages that visitors read in the place of the catalogue’s, by key. */
export async function readPublishedTexts(
  read: Kysely<Tables>,
  pages: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('siteText')
    .select(['key', 'value'])
    .where('value', 'is not', null)
    // `/` is the letter after the dot: all keys that begin with the page.
    .where((is) =>
      is.or(pages.map((page) => is.and([is('key', '>=', `${page}.`), is('key', '<', `${page}/`)]))),
    )
    .execute()
  return new Map(rows.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const])))
}

/** All that staff have changed or drafted, by key. */
export async function readTexts(read: Kysely<Tables>): Promise<ReadonlyMap<string, SiteTextRow>> {
  const rows = await read.selectFrom('siteText').selectAll().execute()
  return new Map(rows.map((row) => [row.key, row]))
}

export async function findText(read: Kysely<Tables>, key: string): Promise<SiteTextRow | undefined> {
  return read.selectFrom('siteText').selectAll().where('key', '=', key).executeTakeFirst()
}

interface TextChange {
  key: string
  /** What the text is called, for the journal. */
  libelle: string
  act: Extract<Act, 'updateText' | 'saveTextDraft' | 'discardTextDraft' | 'resetText'>
  change: Partial<Pick<SiteTextRow, 'value' | 'draft'>>
  /** Version that the caller has seen; 0 of a text that nobody has changed. */
  version?: number | null | undefined
}

/**
 * Changes a text and journals it. Undefined where that changes nothing of a text that is as the catalogue has it; null, with
 * nothing changed, where somebody else has changed it since `version`.
 */
export async function changeText(
  trx: Transaction<Tables>,
  { key, libelle, act, change, version }: TextChange,
): Promise<SiteTextRow | null | undefined> {
  const row = await findText(trx, key)
  const before = row ?? { value: null, draft: null, version: 0 }
  if (version !== undefined && version !== null && version < before.version) return null
  const { value, draft } = { ...before, ...change }
  if (value === before.value && draft === before.draft) return row
  const changed = { value, draft, version: before.version + 1, updatedAt: new Date().toISOString() }
  const saved = await (
    row
      ? trx
          .updateTable('siteText')
          .set(changed)
          .where('id', '=', row.id)
          .where('version', '=', row.version)
          .returningAll()
      : trx
          .insertInto('siteText')
          .values({ key, ...changed })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returningAll()
  ).executeTakeFirst()
  if (!saved) return null
  const fields = value === before.value ? { draft: before.draft } : { value: before.value }
  const item = { type: 'siteText', id: saved.id, version: saved.version, libelle } as const
  await record(trx, { act, item, before: fields })
  return saved
}

/** Last changes of each of these texts, newest first, with what the text was before them. */
export async function readTextHistories(
  read: Kysely<Tables>,
  ids: readonly number[],
  most: number,
): Promise<Row<'journal'>[][]> {
  const ranked = read
    .selectFrom('journal')
    .selectAll()
    .select(sql<number>`row_number() over (partition by "itemId" order by "id" desc)`.as('rank'))
    .where('type', '=', 'siteText')
    .where('itemId', 'in', ids)
  const rows = await read
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('rank', '<=', most)
    .orderBy('id', 'desc')
    .execute()
  return ids.map((id) => rows.filter(({ itemId }) => itemId === id))
}
