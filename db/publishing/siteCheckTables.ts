import type { ColumnType } from 'kysely'
import type { ContentTable, PagedTable } from '../content/contentTables.ts'

/** The rules by which content is checked. */
export type CheckRule =
  | 'IMAGE_ALT'
  | 'IMAGE_SIZE'
  | 'LINK'
  | 'PLACEHOLDER'
  | 'SUMMARY'
  | 'POSITION'
  | 'HEADINGS'
  | 'TYPOGRAPHY'
  | 'LEGAL'

/** What would be said of what visitors see, one row a field and rule (`siteChecks.ts`). */
export interface SiteCheckTable {
  id: ColumnType<number, number | undefined, never>
  type: ContentTable
  contentId: number
  field: string
  rule: CheckRule
  message: string
}

/** An item with a page that something visitors see leads to, by the key in the address. */
export interface SiteLinkTable {
  type: ContentTable
  contentId: number
  list: PagedTable
  key: string
  /** The item that the key named, */
  targetId: number | null
  /** and why visitors found nothing there, when that was looked at. */
  dead: string | null
}
