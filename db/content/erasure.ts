import { sql, type Transaction } from 'kysely'
import { isPagedTable } from './contentTypes.ts'
import { itemOf, journalOf, valuesOf, type RelatedValues } from '../journal/contentJournal.ts'
import { rememberGone } from '../redirects/goneAddresses.ts'
import { update } from './contentStore.ts'
import { forUpdate } from '../connection/locks.ts'
import { recordAct, record, type Entry } from '../journal/journal.ts'
import { releaseFiles } from '../files/keptFiles.ts'
import { plan } from '../publishing/schedules.ts'
import { enqueueChecksOfErased } from '../publishing/siteChecks.ts'
import type { ContentRow, ContentTable, Tables } from '../tables.ts'

type Writer = Transaction<Tables>

/** Tables whose rows are about one item alone. */
const about = [
  'idempotentCreate',
  'notification',
  'demoContent',
  'formerSlug',
  'previewLink',
  'draft',
] as const

/** Those of them that can have rows about questions. */
const ofQuestions = new Set<string>(['notification', 'previewLink', 'draft'])

/** How many items at a time: databases bound the number of values. */
const mostIds = 1_000

/**
 * Removes items for good with their former slugs, their places among the demo's items and other rows about
 * them alone.
 */
export async function erase(trx: Writer, table: ContentTable, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += mostIds)
    await eraseSome(trx, table, ids.slice(from, from + mostIds))
}

async function eraseSome(trx: Writer, table: ContentTable, ids: readonly number[]): Promise<void> {
  const these = sql`(${sql.join(ids)})`
  if (isPagedTable(table)) await rememberGone(trx, table, ids)
  await recordAct(trx, await erasuresOf(trx, table, ids))
  if (table === 'equipe') await leaveServices(trx, ids)
  // A section takes its questions with it.
  if (table === 'faq') await record(trx, ...(await questionsOf(trx, ids)))
  await enqueueChecksOfErased(trx, table, ids)
  await releaseFiles(trx, table, ids)
  for (const one of about) {
    await sql`delete from ${sql.table(one)} where "type" = ${table} and "contentId" in ${these}`.execute(trx)
    if (table === 'faq' && ofQuestions.has(one))
      await sql`delete from ${sql.table(one)} where "type" = 'faqQuestion'
        and "contentId" in (select "id" from "faqQuestion" where "faqId" in ${these})`.execute(trx)
  }
  const planned = ids.flatMap((id) => [true, false].map((status) => ({ type: table, id, status, at: null })))
  await plan(trx, planned)
  await sql`delete from ${sql.table(table)} where "id" in ${these}`.execute(trx)
}

/** The lines of items that are about to go for good. */
async function erasuresOf(trx: Writer, table: ContentTable, ids: readonly number[]): Promise<Entry[]> {
  const { rows } = await sql<ContentRow>`
    select * from ${sql.table(table)} where "id" in (${sql.join(ids)}) order by "id"
  `.execute(trx)
  const related = await relatedValuesOf(trx, table, ids)
  return rows.map((row) => {
    const all = { ...Object.fromEntries(valuesOf(row)), ...related.get(row.id) }
    return { act: 'erase', item: itemOf(table, row), ...journalOf(table, all) }
  })
}

async function questionsOf(trx: Writer, faqs: readonly number[]): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('faqQuestion')
    .selectAll()
    .where('faqId', 'in', faqs)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    act: 'erase',
    item: itemOf('faqQuestion', row),
    ...journalOf('faqQuestion', Object.fromEntries(valuesOf(row))),
  }))
}

/** Erased people answer for no service any more. */
async function leaveServices(trx: Writer, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<ContentRow<'service'>>`
    select * from "service" where "responsableId" in (${sql.join(ids)}) order by "id" ${forUpdate(trx)}
  `.execute(trx)
  for (const row of rows) await update(trx, 'service', row, { responsableId: null })
}

const ownService = ['serviceId', 'categorieId'] as const
const ownCategorie = ['categorieId', 'serviceId'] as const

/** Values of these items that other tables hold and that are erased with them: former slugs, links of categories. */
async function relatedValuesOf(
  trx: Writer,
  table: ContentTable,
  ids: readonly number[],
): Promise<Map<number, RelatedValues>> {
  const found = new Map<number, Record<string, (number | string)[]>>()
  const add = (id: number, name: string, value: number | string) => {
    const related = found.get(id) ?? {}
    related[name] = [...(related[name] ?? []), value]
    found.set(id, related)
  }
  if (isPagedTable(table)) {
    const slugs = await trx
      .selectFrom('formerSlug')
      .select(['contentId', 'slug'])
      .where('type', '=', table)
      .where('contentId', 'in', ids)
      .orderBy('slug')
      .execute()
    for (const { contentId, slug } of slugs) add(contentId, 'formerSlugs', slug)
  }
  if (table === 'service' || table === 'categorieService') {
    const [own, other] = table === 'service' ? ownService : ownCategorie
    const links = await trx
      .selectFrom('serviceCategorie')
      .selectAll()
      .where(own, 'in', ids)
      .orderBy(other)
      .execute()
    for (const link of links) add(link[own], table === 'service' ? 'categories' : 'services', link[other])
  }
  return found
}
