import { sql, type Kysely, type RawBuilder } from 'kysely'
import { isMessageTable } from './contentTypes.ts'
import { searchForWords } from './contentPage.ts'
import { findRefs, type ContentItem } from './contentStore.ts'
import { fold } from './fold.ts'
import type { ContentTable, Tables } from '../tables.ts'
import { isPrintable } from './searchText.ts'

interface Hit {
  type: ContentTable
  id: number
  label: string
}

/** How many of each type are found by their names, and how many of the newest by any text. */
const ofEach = 8
/** One letter is in too many texts to look for. */
const shortest = 2
/** Appended to a prefix it sorts after every text that begins with that. */
const last = '\u{10ffff}'

/**
 * The items of these types outside the trash that have all of these words: first those whose names have them, then the
 * newest. One statement finds them, however many there are; one more a type reads those that are shown.
 */
export async function globalSearch(
  db: Kysely<Tables>,
  text: string,
  size: number,
  tables: readonly ContentTable[],
): Promise<ContentItem[]> {
  const term = fold(text).trim()
  const words = [...new Set(term.split(/\s+/))].filter(Boolean)
  if (tables.length === 0 || words.length === 0 || !isPrintable(term)) return []
  const found = await Promise.all(tables.map((table) => hitsOf(db, table, term, words)))
  const { rows } = await sql<Hit>`${sql.join(found.flat(), sql` union all `)}`.execute(db)
  const unique = new Map(rows.map((hit) => [`${hit.type} ${hit.id}`, hit]))
  const best = [...unique.values()].toSorted(
    (a, b) =>
      distance(a, term, words) - distance(b, term, words) ||
      Number(isMessageTable(a.type)) - Number(isMessageTable(b.type)) ||
      a.label.length - b.label.length ||
      b.id - a.id,
  )
  return (await findRefs(db, best.slice(0, size))).flatMap((item) => item ?? [])
}

/** Names are found by the index of names, however old the item; the rest by the index of all texts. */
async function hitsOf(
  db: Kysely<Tables>,
  table: ContentTable,
  term: string,
  words: readonly string[],
): Promise<RawBuilder<unknown>[]> {
  const columns = sql`select ${sql.lit(table)} as "type", t."id" as "id", t."label" as "label"`
  const there = sql`t."softdelete" = false`
  const named = sql`${columns} from ${sql.table(table)} t
    where ${there} and t."label" >= ${term} and t."label" < ${term + last} order by t."label", t."id"`
  const all = [named]
  if (words.some((word) => word.length >= shortest)) {
    const { from, where, id = sql`t."id"` } = await searchForWords(db, table, words)
    all.push(sql`${columns} from ${from} where ${where} and ${there} order by ${id} desc`)
  }
  return all.map((one) => sql`select * from (${one} limit ${sql.lit(ofEach)}) "some"`)
}

/** How far `label` is from what is looked for: smaller is nearer. */
function distance({ label }: Hit, term: string, words: readonly string[]): number {
  if (label === term) return 0
  if (label.startsWith(term)) return 1
  const starts = ` ${label}`
  if (words.every((word) => starts.includes(` ${word}`))) return 2
  return words.every((word) => label.includes(word)) ? 3 : 4
}
