import { sql, type Kysely, type Transaction } from 'kysely'
import type { Db } from '../../../db/connection/connect.ts'
import { findMany, visibleTo } from '../../../db/content/contentStore.ts'
import { contentTables, contentTypeOf, isPagedTable } from '../../../db/content/contentTypes.ts'
import type { ContentRef } from '../../../db/content/contentTables.ts'
import {
  type Findings,
  findingsOf,
  itemsWithLink,
  keepFindings,
  type Link,
  linksTo,
  enqueueChecks,
  visibleOnlyThrough,
  difference,
} from '../../../db/publishing/siteChecks.ts'
import type { Tables } from '../../../db/tables.ts'
import { examine, targetOf } from './look.ts'

/**
 * Stores the advice on an item as visitors see it (none for a hidden one), and checks other items that are affected.
 * Stores nothing where `holds` says that another server is to check it.
 */
export async function checkItem(
  db: Db,
  item: ContentRef,
  holds: (trx: Transaction<Tables>) => Promise<boolean>,
): Promise<void> {
  const found = await findingsNow(db.read, item)
  const known = await findingsOf(db.read, item)
  const isElsewhere = differ(found.links, known.links)
  if (isElsewhere || differ(found.remarks, known.remarks))
    await db.transaction(async (trx) => {
      if (await holds(trx)) await keepFindings(trx, item, found)
    })
  const touched = await touchedBy(db.read, item)
  // Another server may have checked the targets just before these links were stored.
  if (isElsewhere && (await moved(db.read, found.links)).length > 0) touched.push(item)
  // One transaction each, so that two writers of several items cannot deadlock.
  for (const one of touched) await db.transaction((trx) => enqueueChecks(trx, [one]))
}

/** Enqueues checks of items that visitors no longer see since a day has passed, and that remarks or live links are kept of. */
export async function checkLapsed(db: Db): Promise<void> {
  for (const type of contentTables.filter((table) => contentTypeOf(table).lapses)) {
    const { rows } = await sql<{ id: number }>`
      select t."id" from ${sql.table(type)} t
      where t."status" = true and t."softdelete" = false and not (${visibleTo('visitor', type)})
        and (exists (select 1 from "siteCheck" where "type" = ${type} and "contentId" = t."id")
          or exists (
            select 1 from "siteLink" where "list" = ${type} and "targetId" = t."id" and "dead" is null))
    `.execute(db.read)
    for (const { id } of rows) await db.transaction((trx) => enqueueChecks(trx, [{ type, id }]))
  }
}

async function findingsNow(db: Kysely<Tables>, { type, id }: ContentRef): Promise<Findings> {
  const [shown] = await findMany(db, type, [id], 'visitor')
  if (!shown) return { remarks: [], links: [] }
  const { remarks, links } = await examine(db, type, shown)
  return { remarks: remarks.map(({ field, rule, message }) => ({ field, rule, message })), links }
}

function differ<T extends object>(some: readonly T[], others: readonly T[]): boolean {
  return difference(some, others).length + difference(others, some).length > 0
}

/** Items affected by this item’s state: what visitors see below it, and items whose links to it lead elsewhere now. */
async function touchedBy(db: Kysely<Tables>, { type, id }: ContentRef): Promise<ContentRef[]> {
  const items = await visibleOnlyThrough(db, { type, id })
  if (!isPagedTable(type)) return items
  for (const link of await moved(db, await linksTo(db, type, id)))
    items.push(...(await itemsWithLink(db, link)))
  return items
}

/** Links among these that lead elsewhere now. */
async function moved(db: Kysely<Tables>, links: readonly Link[]): Promise<Link[]> {
  const found: Link[] = []
  for (const link of links) if (differ([link], [await targetOf(db, link.list, link.key)])) found.push(link)
  return found
}
