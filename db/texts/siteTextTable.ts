import type { ColumnType } from 'kysely'

/** A text of the site that staff have changed or drafted; all others are as the catalogue has them (`schema/texts`). */
export interface SiteTextTable {
  id: ColumnType<number, number | undefined, never>
  /** Key of the catalogue, such as `contact.intro`. */
  key: string
  /** What visitors read; null: the default. */
  value: string | null
  /** What it is to be once it is published; null where nothing is prepared. */
  draft: string | null
  /** Rises with each change, a draft’s included. */
  version: number
  updatedAt: string
}
