import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import { isMessageTable, isPagedTable } from '../content/contentTypes.ts'
import { enqueueOrRestart } from '../jobs/jobs.ts'
import { titleOf } from '../content/searchText.ts'
import type { ContentRef } from '../content/contentTables.ts'
import type { ContentTable, Row, Tables } from '../tables.ts'

/** Result of checking an item: remarks on it, and the links in it. */
export interface Findings {
  remarks: Pick<Row<'siteCheck'>, 'field' | 'rule' | 'message'>[]
  links: Link[]
}

export type Link = Pick<Row<'siteLink'>, 'list' | 'key' | 'targetId' | 'dead'>

interface Stateful {
  id: number
  status: boolean
  softdelete: boolean
}

/** Enqueues, in this transaction, a check of each of these items that is or was published, or that links can lead to. */
export async function enqueueChecksOfChanged(
  trx: Transaction<Tables>,
  type: ContentTable,
  rows: readonly Stateful[],
): Promise<void> {
  if (isMessageTable(type)) return
  const ids = rows.flatMap(({ id, status, softdelete }) =>
    isPagedTable(type) || (status && !softdelete) ? [id] : [],
  )
  await enqueueChecks(
    trx,
    [...new Set(ids)].map((id) => ({ type, id })),
  )
}

/** Enqueues checks of items that are about to be erased, and of the questions erased with them. */
export async function enqueueChecksOfErased(
  trx: Transaction<Tables>,
  type: ContentTable,
  ids: readonly number[],
): Promise<void> {
  if (isMessageTable(type)) return
  await enqueueChecks(
    trx,
    ids.map((id) => ({ type, id })),
  )
  if (type === 'faq') await enqueueChecks(trx, await questionsOf(trx, ids))
}

/** Enqueues a check of each item after this transaction, also where one is running already. */
export async function enqueueChecks(trx: Transaction<Tables>, items: readonly ContentRef[]): Promise<void> {
  const jobs = items.map(({ type, id }) => ({
    kind: 'check' as const,
    key: `${type} ${id}`,
    payload: { type, id },
  }))
  await enqueueOrRestart(trx, jobs)
}

/** Findings of the last check of an item. */
export async function findingsOf(db: Kysely<Tables>, item: ContentRef): Promise<Findings> {
  const remarks = db
    .selectFrom('siteCheck')
    .select(['field', 'rule', 'message'])
    .where(isOf(item))
    .orderBy('id')
  const links = db.selectFrom('siteLink').select(['list', 'key', 'targetId', 'dead']).where(isOf(item))
  return { remarks: await remarks.execute(), links: await links.orderBy('list').orderBy('key').execute() }
}

/** Replaces the findings of an item; remarks that are found again keep their rows, and so their place in lists. */
export async function keepFindings(
  trx: Transaction<Tables>,
  item: ContentRef,
  { remarks, links }: Findings,
): Promise<void> {
  const of = { type: item.type, contentId: item.id }
  const before = await findingsOf(trx, item)
  for (const { field, rule } of difference(before.remarks, remarks))
    await trx
      .deleteFrom('siteCheck')
      .where(isOf(item))
      .where('field', '=', field)
      .where('rule', '=', rule)
      .execute()
  // The row with the greatest id is listed first.
  const added = difference(remarks, before.remarks)
    .map((one) => ({ ...of, ...one }))
    .toReversed()
  if (added.length > 0) await trx.insertInto('siteCheck').values(added).execute()
  if (difference(before.links, links).length + difference(links, before.links).length === 0) return
  await trx.deleteFrom('siteLink').where(isOf(item)).execute()
  if (links.length > 0)
    await trx
      .insertInto('siteLink')
      .values(links.map((one) => ({ ...of, ...one })))
      .execute()
}

/** The elements of the first list that the second does not hold unchanged. */
export function difference<T extends object>(some: readonly T[], others: readonly T[]): T[] {
  const known = new Set(others.map(textOf))
  return some.filter((one) => !known.has(textOf(one)))
}

function textOf(one: object): string {
  return JSON.stringify(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isOf({ type, id }: ContentRef) {
  return (row: ExpressionBuilder<Tables, 'siteCheck' | 'siteLink'>) =>
    row.and([row('type', '=', type), row('contentId', '=', id)])
}

/** The links that lead to an item with a page, or did when they were last checked; each once. */
export async function linksTo(db: Kysely<Tables>, list: Link['list'], id: number): Promise<Link[]> {
  const { rows } = await sql<{ slug: string; title: string }>`
    select "slug", ${sql.ref(titleOf(list)[0])} as "title" from ${sql.table(list)} where "id" = ${id}
  `.execute(db)
  const former = await db
    .selectFrom('formerSlug')
    .select('slug')
    .where('type', '=', list)
    .where('contentId', '=', id)
    .execute()
  const keys = [
    String(id),
    ...rows.flatMap(({ slug, title }) => [slug, title]),
    ...former.map(({ slug }) => slug),
  ]
  return db
    .selectFrom('siteLink')
    .select(['list', 'key', 'targetId', 'dead'])
    .distinct()
    .where('list', '=', list)
    .where((link) => link.or([link('targetId', '=', id), link('key', 'in', keys)]))
    .execute()
}

/** The items that have this link. */
export async function itemsWithLink(
  db: Kysely<Tables>,
  { list, key, targetId, dead }: Link,
): Promise<ContentRef[]> {
  return db
    .selectFrom('siteLink')
    .select(['type', 'contentId as id'])
    .where('list', '=', list)
    .where('key', '=', key)
    .where('targetId', targetId === null ? 'is' : '=', targetId)
    .where('dead', dead === null ? 'is' : '=', dead)
    .execute()
}

/** Items that visitors see only through this one: the questions of a section, the categories of a service. */
export async function visibleOnlyThrough(
  db: Kysely<Tables>,
  { type, id }: ContentRef,
): Promise<ContentRef[]> {
  if (type === 'faq') return questionsOf(db, [id])
  if (type !== 'service') return []
  // Categories that this service has just left count too, while remarks on them are kept.
  const categories = await db
    .selectFrom('serviceCategorie')
    .select('categorieId as id')
    .where('serviceId', '=', id)
    .union(db.selectFrom('siteCheck').select('contentId as id').where('type', '=', 'categorieService'))
    .execute()
  return categories.map((one) => ({ type: 'categorieService', id: one.id }))
}

async function questionsOf(db: Kysely<Tables>, faqs: readonly number[]): Promise<ContentRef[]> {
  const questions = await db.selectFrom('faqQuestion').select('id').where('faqId', 'in', faqs).execute()
  return questions.map(({ id }) => ({ type: 'faqQuestion', id }))
}

/** Greatest count of remarks. */
const counted = 1_000

/** How many remarks there are on the whole site, up to a thousand, and whether there are more. */
export async function countRemarks(db: Kysely<Tables>): Promise<{ count: number; more: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from "siteCheck" limit ${counted + 1}) remark
  `.execute(db)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, counted), more: count > counted }
}
