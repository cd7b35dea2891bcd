import { isMessageTable } from '../content/contentTypes.ts'
import type { Entry, Journaled } from './journal.ts'
import type { Act } from './acts.ts'
import { valueIn } from '../content/columnValues.ts'
import type { ContentColumns, ContentRow, ContentTable } from '../tables.ts'
import { libelleOf } from '../content/searchText.ts'

/** Values of an item that are stored in other tables, by the names of the fields that show them. */
export type RelatedValues = Readonly<Record<string, readonly (number | string)[]>>

/** What the store writes by itself; who changes an item changes none of these. */
const derivedColumns = new Set<string>([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'label',
  'search',
  'position',
] satisfies (keyof ContentColumns | 'position')[])

/** The only columns of a visitor's message that the journal names: its state, neither text nor name. */
export const states: ReadonlySet<string> = new Set(['status', 'softdelete', 'lu'])

/** An item, as a line of the journal names it. */
export function itemOf(table: ContentTable, row: ContentRow): Journaled {
  const item = { type: table, id: row.id, version: row.version }
  return isMessageTable(table) ? item : { ...item, libelle: libelleOf(table, row) }
}

/** The line of a change, which says by itself what was done unless `act` does. */
export function changeOf(
  table: ContentTable,
  before: ContentRow,
  after: ContentRow,
  { act, related = {} }: { act?: Act | undefined; related?: RelatedValues | undefined } = {},
): Entry {
  const values = valuesOf(before).filter(([name, value]) => valueIn(after, name) !== value)
  return {
    act: act ?? actOf(before, after, values.length + Object.keys(related).length),
    item: itemOf(table, after),
    ...journalOf(table, { ...Object.fromEntries(values), ...related }),
  }
}

function actOf(before: ContentRow, after: ContentRow, changed: number): Act {
  if (before.softdelete !== after.softdelete) return after.softdelete ? 'trash' : 'restore'
  if (before.status === after.status || changed > 1) return 'update'
  return after.status ? 'publish' : 'unpublish'
}

/** The columns that people fill, with their values. */
export function valuesOf(row: object): [string, unknown][] {
  return Object.entries(row).filter(([name]) => !derivedColumns.has(name))
}

/** Values before, or only the names of the fields where the values are not to be kept. */
export function journalOf(
  table: ContentTable,
  before: Readonly<Record<string, unknown>>,
): Pick<Entry, 'before' | 'redactedFields'> {
  if (!isMessageTable(table)) return { before }
  const entries = Object.entries(before)
  return {
    before: Object.fromEntries(entries.filter(([name]) => states.has(name))),
    redactedFields: entries.flatMap(([name]) => (states.has(name) ? [] : [name])),
  }
}
