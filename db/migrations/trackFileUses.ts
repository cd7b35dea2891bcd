import type { Db } from '../connection/connect.ts'
import { trigger, type Run } from './kit.ts'

/*
 * How `fileUse` and `fileInVersion` are kept, in either database. As with `kit.ts`, every new database runs the released
 * migrations with this: what it makes of their words stays as it is.
 */

/** Columns of a table that name files: one each, or a list of them as JSON. */
export interface FileColumns {
  single: readonly string[]
  lists?: readonly string[]
}

const useColumns = '"key", "type", "contentId", "held", "field", "place"'

/** Statements that add the files in the columns of a row, which is `new` or the name of a table. */
function fileUsesOf(kind: Db['kind'], table: string, { single, lists = [] }: FileColumns, row: string) {
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

/** Keeps the uses of drafts, whose changes are JSON, and adds those of the drafts that are there. */
export async function trackDraftFileUses(run: Run, kind: Db['kind']): Promise<void> {
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
    return `insert into "fileUse" (${useColumns})
      select ${value}, ${of('"change"."key"')}, 0 from ${from}json_each(${changes}) as "change"
      where "change"."key" in (${singles}) and ${value} is not null;
    ${lists.join(' ')}`
  }
  await trigger(run, kind, 'draft_files_insert', 'after insert on "draft"', added('new'))
  await trigger(run, kind, 'draft_files_update', 'after update on "draft"', remove + added('new'))
  await trigger(run, kind, 'draft_files_delete', 'after delete on "draft"', remove)
  for (const statement of added('draft').split(';')) if (statement.trim()) await run(statement)
}
