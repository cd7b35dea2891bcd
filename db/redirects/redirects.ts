import { sql, type Kysely, type Transaction } from 'kysely'
import { findMany } from '../content/contentStore.ts'
import { lockKey } from '../connection/locks.ts'
import { contentTypes } from '../content/contentTypes.ts'
import type { PagedTable, Row, Tables } from '../tables.ts'
import { normalizedPath } from './normalizedPath.ts'

/** Redirects at the most: all of them are read where one is saved. */
export const mostRedirects = 10_000
/** How many at a time: databases bound the number of values. */
const mostRows = 1_000

/** Where a redirect leads: a path of this site, or an item. */
export type Target = Pick<Row<'redirect'>, 'toPath' | 'toType' | 'toId'>

export type Redirects = ReadonlyMap<string, Target>

/** Redirects before and after some are saved: those after lead to where they end, and are without those that lead back to themselves. */
export interface Resolved {
  before: Redirects
  after: Redirects
}

/** Where visitors are sent from an old path: null where nothing is there, or nothing that they may see. */
export async function findRedirect(db: Kysely<Tables>, path: string): Promise<string | null> {
  const found = await db.selectFrom('redirect').selectAll().where('path', '=', path).executeTakeFirst()
  if (!found) return null
  const { toPath, toType, toId } = found
  if (toType === null || toId === null) return toPath
  const [item] = await findMany(db, toType, [toId], 'visitor')
  return item ? itemPath(toType, item.slug) : null
}

/** The address of an item’s page. Slugs need no escapes. */
export function itemPath(table: PagedTable, slug: string): string {
  return `/${contentTypes[table].below}/${slug}`
}

/** Makes others that save redirects wait: of two at once, neither would see the chain that they make together. */
export async function lockRedirects(trx: Transaction<Tables>): Promise<void> {
  await lockKey(trx, 'redirects')
}

/** All redirects, with `added` and without `removed`, each leading to where it ends: a visitor is redirected once. */
export async function resolveRedirects(
  trx: Transaction<Tables>,
  added: Redirects,
  removed: string | null = null,
): Promise<Resolved> {
  await lockRedirects(trx)
  const rows = await trx.selectFrom('redirect').selectAll().execute()
  const before = new Map(rows.map(({ path, ...target }) => [path, target]))
  const all = new Map<string, Target>([...before, ...added])
  if (removed !== null && !added.has(removed)) all.delete(removed)
  const after = new Map<string, Target>()
  for (const path of all.keys()) {
    const end = endOf(path, all)
    if (end) after.set(path, end)
  }
  return { before, after }
}

/** Target at the end of a chain; null where that leads back into itself. */
function endOf(path: string, all: Redirects): Target | null {
  const seen = new Set<string>()
  for (let at = path; ;) {
    const target = all.get(at)
    if (!target || seen.has(at)) return null
    seen.add(at)
    const next = target.toPath === null ? null : pathOf(target.toPath)
    if (next === null || !all.has(next)) return target
    at = next
  }
}

/** The path of an address of this site, as a redirect from it would be called. */
function pathOf(address: string): string | null {
  return normalizedPath(new URL(address, 'http://site.invalid').pathname)
}

/** Writes what has changed, and forgets that those paths were missed. */
export async function writeRedirects(trx: Transaction<Tables>, { before, after }: Resolved): Promise<void> {
  const updatedAt = new Date().toISOString()
  const gone = [...before.keys()].filter((path) => !after.has(path))
  const changed = [...after]
    .filter(([path, target]) => !isSameTarget(before.get(path), target))
    .map(([path, { toPath, toType, toId }]) => ({ path, toPath, toType, toId, updatedAt }))
  for (const paths of slices(gone)) await trx.deleteFrom('redirect').where('path', 'in', paths).execute()
  for (const rows of slices(changed)) {
    await trx
      .insertInto('redirect')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet(({ ref }) => ({
          toPath: ref('excluded.toPath'),
          toType: ref('excluded.toType'),
          toId: ref('excluded.toId'),
          updatedAt,
        })),
      )
      .execute()
    const paths = rows.map(({ path }) => path)
    await trx.deleteFrom('missedAddress').where('path', 'in', paths).execute()
  }
}

export function isSameTarget(one: Target | undefined, other: Target): boolean {
  return one?.toPath === other.toPath && one.toType === other.toType && one.toId === other.toId
}

function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += mostRows) yield all.slice(from, from + mostRows)
}

/** Redirects whose old or new path holds this text. */
export function searchRedirects(db: Kysely<Tables>, text: string) {
  const part = `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`
  return db
    .selectFrom('redirect')
    .$if(text !== '', (query) =>
      query.where(sql<boolean>`"path" like ${part} escape '!' or lower("toPath") like ${part} escape '!'`),
    )
}
