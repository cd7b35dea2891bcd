import type { Db } from '../connection/connect.ts'
import { trigger, type Run } from './kit.ts'

/*
 * How `fileUse` and `fileInVersion` are kept, in either database. As with `kit.ts`, every new database runs the released
 * migrations with this: what it makes of their words stays as it is.
 */

/** Columns of a table that name files: one each, a list of them as JSON, or rich texts with pictures. */
export interface FileColumns {
  single: readonly string[]
  lists?: readonly string[]
  texts?: readonly string[]
}

const useColumns = '"key", "type", "contentId", "held", "field", "place"'

/** Statements that add the files in the columns of a row, which is `new` or the name of a table. */
function fileUsesOf(
  kind: Db['kind'],
  table: string,
  { single, lists = [], texts = [] }: FileColumns,
  row: string,
) {
  const from = row === 'new' ? '' : ` from "${row}"`
  const holder = row === 'new' ? 'new' : `"${row}"`
  const of = (field: string) => `'${table}', ${holder}."id", 'item', '${field}'`
  return [
    ...single.map(
      (field) => `insert into "fileUse" (${useColumns})
        select ${holder}."${field}", ${of(field)}, 0${from} where ${holder}."${field}" is not null;`,
    ),
    ...lists.map((field) => {
      const { source, key, place } = listed(kind, `${holder}."${field}"`)
      return `insert into "fileUse" (${useColumns})
        select ${key}, ${of(field)}, ${place} from ${row === 'new' ? '' : `"${row}", `}${source};`
    }),
    ...texts.map((field) => {
      const { source, key, place, isPicture } = inText(kind, `${holder}."${field}"`)
      return `insert into "fileUse" (${useColumns})
        select ${key}, ${of(field)}, ${place} from ${row === 'new' ? '' : `"${row}", `}${source} where ${isPicture};`
    }),
  ]
}

/** The elements of a list of files that a column holds as JSON. */
function listed(kind: Db['kind'], column: string, name = 'one') {
  return kind === 'sqlite'
    ? {
        source: `json_each(${column}) as "${name}"`,
        key: `json_extract("${name}"."value", '$.key')`,
        place: `"${name}"."key"`,
      }
    : {
        source: `json_array_elements(${column}::json) with ordinality as "${name}"("value", "nth")`,
        key: `"${name}"."value"->>'key'`,
        place: `"${name}"."nth" - 1`,
      }
}

/** How the sanitiser of rich texts writes what comes before the key of a picture (db/files/textPictures.ts). */
const beginOfPicture = '<img src="/uploads/'

/**
 * The pictures that a rich text names: it is cut where each begins, and all pieces but the first begin with a key. SQLite has
 * no function that cuts a text; one that is JSON becomes a list where what it is cut at is written as the end of one
 * element and the beginning of the next.
 */
function inText(kind: Db['kind'], column: string, name = 'one') {
  return kind === 'sqlite'
    ? {
        source: `json_each('[' || replace(json_quote(coalesce(${column}, '')), '${beginOfPicture.replace('"', '\\"')}', '","') || ']') as "${name}"`,
        key: `substr("${name}"."value", 1, 32)`,
        place: `"${name}"."key" - 1`,
        isPicture: `"${name}"."key" > 0`,
      }
    : {
        source: `unnest(string_to_array(${column}, '${beginOfPicture}')) with ordinality as "${name}"("value", "nth")`,
        key: `substr("${name}"."value", 1, 32)`,
        place: `"${name}"."nth" - 2`,
        isPicture: `"${name}"."nth" > 1`,
      }
}

/** The same for the pictures in rich texts of a table, whose other files `trackFileUses` knows, if any. */
export async function trackPicturesInTexts(
  run: Run,
  kind: Db['kind'],
  table: string,
  texts: readonly string[],
): Promise<void> {
  const of = (row: string) => `"type" = '${table}' and "contentId" = ${row}."id"`
  const on = (event: string, when: string, body: string[], condition?: string) =>
    trigger(run, kind, `${table}_texts_${event}`, `after ${when} on "${table}"`, body.join(' '), condition)
  await on('insert', 'insert', fileUsesOf(kind, table, { single: [], texts }, 'new'))
  await on('delete', 'delete', [
    `delete from "fileUse" where ${of('old')} and "held" = 'item';`,
    `delete from "fileInVersion" where ${of('old')};`,
  ])
  const differs = kind === 'sqlite' ? 'is not' : 'is distinct from'
  for (const field of texts) {
    const before = inText(kind, `old."${field}"`, 'before')
    const after = inText(kind, `new."${field}"`, 'after')
    const named = (row: string) => `coalesce(${row}."${field}", '') like '%${beginOfPicture}%'`
    await on(
      `update_${field}`,
      `update of "${field}"`,
      [
        `delete from "fileUse" where ${of('old')} and "held" = 'item' and "field" = '${field}';`,
        ...fileUsesOf(kind, table, { single: [], texts: [field] }, 'new'),
        `insert into "fileInVersion" ("key", "type", "contentId", "field")
          select distinct ${before.key}, '${table}', old."id", '${field}' from ${before.source}
          where ${before.isPicture} and ${before.key} not in (
            select ${after.key} from ${after.source} where ${after.isPicture}) on conflict do nothing;`,
      ],
      `old."${field}" ${differs} new."${field}" and (${named('old')} or ${named('new')})`,
    )
  }
}

/** Keeps `fileUse` and `fileInVersion` by triggers: which files the rows of a table name, and which they named before. */
export async function trackFileUses(
  run: Run,
  kind: Db['kind'],
  table: string,
  columns: FileColumns,
): Promise<void> {
  const { single, lists = [] } = columns
  const on = (event: string, when: string, body: string[], condition?: string) =>
    trigger(run, kind, `${table}_files_${event}`, `after ${when} on "${table}"`, body.join(' '), condition)
  const of = (row: string) => `"type" = '${table}' and "contentId" = ${row}."id"`
  await on('insert', 'insert', fileUsesOf(kind, table, columns, 'new'))
  await on('delete', 'delete', [
    `delete from "fileUse" where ${of('old')} and "held" = 'item';`,
    `delete from "fileInVersion" where ${of('old')};`,
  ])
  for (const field of [...single, ...lists]) {
    const isList = lists.includes(field)
    const differs = kind === 'sqlite' ? 'is not' : 'is distinct from'
    const [before, after] = [
      listed(kind, `old."${field}"`, 'before'),
      listed(kind, `new."${field}"`, 'after'),
    ]
    const former = isList
      ? `select distinct ${before.key}, '${table}', old."id", '${field}' from ${before.source}
         where ${before.key} not in (select ${after.key} from ${after.source})`
      : `select old."${field}", '${table}', old."id", '${field}' where old."${field}" is not null`
    await on(
      `update_${field}`,
      `update of "${field}"`,
      [
        `delete from "fileUse" where ${of('old')} and "held" = 'item' and "field" = '${field}';`,
        ...fileUsesOf(kind, table, isList ? { single: [], lists: [field] } : { single: [field] }, 'new'),
        `insert into "fileInVersion" ("key", "type", "contentId", "field") ${former} on conflict do nothing;`,
      ],
      `old."${field}" ${differs} new."${field}"`,
    )
  }
}

/** Adds the uses of the rows that a table has. */
export async function fillFileUses(
  run: Run,
  kind: Db['kind'],
  table: string,
  columns: FileColumns,
): Promise<void> {
  for (const statement of fileUsesOf(kind, table, columns, table)) await run(statement)
}

/**
 * Keeps the uses of drafts, whose changes are JSON, and adds those of the drafts that are there: by the rich texts of these
 * tables as well.
 */
export async function trackDraftFileUses(
  run: Run,
  kind: Db['kind'],
  textsOf: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> {
  const rich = Object.entries(textsOf).flatMap(([table, texts]) => texts.map((name) => `'${table} ${name}'`))
  const remove = `delete from "fileUse" where "type" = old."type" and "contentId" = old."contentId" and "held" = 'draft';`
  const singles = `'logo', 'symbole', 'image', 'partage', 'photo'`
  const added = (row: string) => {
    const from = row === 'new' ? '' : `"${row}", `
    const holder = row === 'new' ? 'new' : `"${row}"`
    const of = (field: string) => `${holder}."type", ${holder}."contentId", 'draft', ${field}`
    const changes = kind === 'sqlite' ? `${holder}."changes"` : `${holder}."changes"::json`
    const value =
      kind === 'sqlite' ? `json_extract("change"."value", '$.value')` : `"change"."value"->>'value'`
    const lists = ['galerie', 'documents'].map((name) => {
      const list =
        kind === 'sqlite'
          ? `json_extract(${changes}, '$.${name}.value')`
          : `(${changes}->'${name}'->>'value')`
      const { source, key, place } = listed(kind, list)
      return `insert into "fileUse" (${useColumns})
        select ${key}, ${of(`'${name}'`)}, ${place} from ${from}${source};`
    })
    const text = inText(kind, value)
    const inTexts = `insert into "fileUse" (${useColumns})
      select ${text.key}, ${of('"change"."key"')}, ${text.place}
      from ${from}json_each(${changes}) as "change", ${text.source}
      where ${holder}."type" || ' ' || "change"."key" in (${rich.join(', ')}) and ${text.isPicture};`
    return `${rich.length > 0 ? inTexts : ''} insert into "fileUse" (${useColumns})
      select ${value}, ${of('"change"."key"')}, 0 from ${from}json_each(${changes}) as "change"
      where "change"."key" in (${singles}) and ${value} is not null;
    ${lists.join(' ')}`
  }
  await trigger(run, kind, 'draft_files_insert', 'after insert on "draft"', added('new'))
  await trigger(run, kind, 'draft_files_update', 'after update on "draft"', remove + added('new'))
  await trigger(run, kind, 'draft_files_delete', 'after delete on "draft"', remove)
  for (const statement of added('draft').split(';')) if (statement.trim()) await run(statement)
}
