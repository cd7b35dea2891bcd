import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { textIn, valueIn } from './columnValues.ts'
import { keysInList } from '../files/fileList.ts'
import { keysInText } from '../files/textPictures.ts'
import { richTextsOf } from './searchText.ts'
import type {
  ContentRow,
  ContentTable,
  ContentTables,
  FileListName,
  FileName,
  MessageTable,
  PagedTable,
} from '../tables.ts'

type Condition = RawBuilder<SqlBool>
type FileColumn<T extends ContentTable> = Extract<keyof ContentTables[T], FileName>
type FileListColumn<T extends ContentTable> = Extract<keyof ContentTables[T], FileListName>

/** What sets one content table apart from the next. Conditions are on the table aliased `t`. */
interface Facts {
  /** Writers: staff, or visitors, whose messages staff read. */
  from: 'staff' | 'visitors'
  /** Condition of the rows that a visitor sees. */
  shown: Condition
  /** The default order of its lists. */
  listed: 'by ordre' | 'newest first' | 'oldest first'
  /** The columns that name its files, the main one first. */
  files: readonly FileName[]
  /** The columns that hold lists of files. */
  fileLists?: readonly FileListName[]
  /** First part of the address of its items, `services` of `/services/{slug}`; absent where they have no page. */
  below?: string
  /** Visitors see an item up to a day, of which the database’s counters know nothing. */
  lapses?: true
  /** Condition of the rows that others refer to, which would be erased or changed with them. */
  inUse?: Condition
}

/** Facts that follow from the columns of the table, for the compiler to check. */
type Known<T extends ContentTable> = Facts & {
  from: 'lu' extends keyof ContentTables[T] ? 'visitors' : 'staff'
  listed: 'position' extends keyof ContentTables[T] ? 'by ordre' : 'newest first' | 'oldest first'
  files: [FileColumn<T>] extends [never] ? readonly [] : readonly [FileColumn<T>, ...FileColumn<T>[]]
} & ([FileListColumn<T>] extends [never]
    ? { fileLists?: never }
    : { fileLists: readonly [FileListColumn<T>, ...FileListColumn<T>[]] }) &
  (T extends PagedTable ? { below: string } : { below?: never })

const published = sql<SqlBool>`t."status" = true and t."softdelete" = false`
const never = sql<SqlBool>`false`

/** Today, as days are stored: that of UTC, which is the time of Abidjan. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Facts of every content table; one that is missing or contradicts its columns does not compile. */
export const contentTypes = {
  entreprise: {
    from: 'staff',
    shown: published,
    listed: 'oldest first',
    files: ['logo', 'symbole'],
  },
  service: {
    from: 'staff',
    shown: published,
    listed: 'by ordre',
    files: ['image', 'partage'],
    fileLists: ['galerie', 'documents'],
    below: 'services',
  },
  categorieService: {
    from: 'staff',
    shown: sql<SqlBool>`${published} and exists (
      select 1 from "serviceCategorie" link join "service" s on s."id" = link."serviceId"
      where link."categorieId" = t."id" and s."status" = true and s."softdelete" = false)`,
    listed: 'oldest first',
    files: [],
    inUse: sql<SqlBool>`exists (select 1 from "serviceCategorie" where "categorieId" = t."id")`,
  },
  presentation: {
    from: 'staff',
    shown: published,
    listed: 'oldest first',
    files: ['image'],
  },
  slide: {
    from: 'staff',
    shown: sql<SqlBool>`${published} and t."archive" = false`,
    listed: 'by ordre',
    files: ['image'],
  },
  projet: {
    from: 'staff',
    shown: published,
    listed: 'by ordre',
    files: ['image', 'partage'],
    fileLists: ['galerie', 'documents'],
    below: 'projets',
  },
  categorieProjet: { from: 'staff', shown: published, listed: 'oldest first', files: [] },
  contact: { from: 'visitors', shown: never, listed: 'oldest first', files: [] },
  devis: { from: 'visitors', shown: never, listed: 'oldest first', files: [] },
  carriere: { from: 'visitors', shown: never, listed: 'oldest first', files: ['cv'] },
  equipe: { from: 'staff', shown: published, listed: 'by ordre', files: ['photo'] },
  partenaire: { from: 'staff', shown: published, listed: 'by ordre', files: ['logo'] },
  testimonial: { from: 'staff', shown: published, listed: 'newest first', files: ['photo'] },
  faq: {
    from: 'staff',
    shown: published,
    listed: 'by ordre',
    files: [],
    inUse: sql<SqlBool>`exists (select 1 from "faqQuestion" where "faqId" = t."id")`,
  },
  faqQuestion: {
    from: 'staff',
    shown: sql<SqlBool>`${published} and exists (
      select 1 from "faq" f where f."id" = t."faqId" and f."status" = true and f."softdelete" = false)`,
    listed: 'by ordre',
    files: [],
  },
  page: {
    from: 'staff',
    shown: published,
    listed: 'oldest first',
    files: ['image', 'partage'],
    fileLists: ['documents'],
    below: 'pages',
  },
  offre: {
    from: 'staff',
    get shown() {
      return sql<SqlBool>`${published} and (t."jusquAu" is null or t."jusquAu" >= ${today()})`
    },
    lapses: true,
    listed: 'newest first',
    files: [],
    fileLists: ['documents'],
    below: 'carriere',
  },
  annonce: { from: 'staff', shown: published, listed: 'oldest first', files: [] },
} satisfies { [T in ContentTable]: Known<T> }

export function contentTypeOf(table: ContentTable): Facts {
  return contentTypes[table]
}

/**
 * Whether the counter `visible` of its type counts a row: where `shown` holds, whatever the row lies in. The database counts
 * what is stored (`migrations/kit.ts`), and this what a preview lays over it; `schema/publishing/preview.test.ts` compares both.
 */
export function countsAsVisible(row: Pick<ContentRow, 'status' | 'softdelete'>): boolean {
  return row.status && !row.softdelete && valueIn(row, 'archive') !== true
}

/** The columns of a table that name files: of one each, of lists, and rich texts. */
export function fileColumnsOf(table: ContentTable): readonly string[] {
  const { files, fileLists = [] } = contentTypeOf(table)
  return [...files, ...fileLists, ...richTextsOf(table)]
}

/** The keys of the files that an item with these values names. */
export function fileKeysOf(table: ContentTable, values: object): string[] {
  const { files, fileLists = [] } = contentTypeOf(table)
  return [
    ...files.flatMap((name) => textIn(values, name) ?? []),
    ...fileLists.flatMap((name) => keysInList(textIn(values, name))),
    ...richTextsOf(table).flatMap((name) => keysInText(textIn(values, name))),
  ]
}

export function isContentTable(name: string): name is ContentTable {
  return Object.hasOwn(contentTypes, name)
}

export function isMessageTable(table: ContentTable): table is MessageTable {
  return contentTypeOf(table).from === 'visitors'
}

/** Do its items have a page each? */
export function isPagedTable(table: ContentTable): table is PagedTable {
  return contentTypeOf(table).below !== undefined
}

export const contentTables: readonly ContentTable[] = Object.keys(contentTypes).filter(isContentTable)
/** What visitors send. */
export const messageTables: readonly MessageTable[] = contentTables.filter(isMessageTable)
export const pagedTables: readonly PagedTable[] = contentTables.filter(isPagedTable)
