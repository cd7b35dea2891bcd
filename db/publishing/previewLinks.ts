import { sql, type Kysely, type Transaction } from 'kysely'
import { clockSkewMs } from '../connection/clocks.ts'
import { isSqlite } from '../connection/locks.ts'
import type { ContentRef } from '../content/contentTables.ts'
import type { Row, Tables } from '../tables.ts'
import { hashToken, newToken } from '../accounts/token.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

/** Links that have not expired; one made while the clock was ahead is left out, since it would work for longer. */
export function openLinks(db: Kysely<Tables>) {
  const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()
  return db
    .selectFrom('previewLink')
    .selectAll()
    .where('expiresAt', '>', inMs(0))
    .where('expiresAt', '<', inMs(lifetimeMs + clockSkewMs))
}

/** The open links of each of these items, latest first. */
export async function linksOf(
  db: Kysely<Tables>,
  items: readonly ContentRef[],
): Promise<Row<'previewLink'>[][]> {
  if (items.length === 0) return []
  const wanted = sql.join(items.map(({ type, id }) => sql`(${type}, ${id})`))
  const list = isSqlite(db) ? sql`(values ${wanted})` : sql`(${wanted})`
  const links = await openLinks(db)
    .where(sql<boolean>`("type", "contentId") in ${list}`)
    .orderBy('id', 'desc')
    .execute()
  return items.map(({ type, id }) => links.filter((one) => one.type === type && one.contentId === id))
}

/** Creates a link to an item for seven days and deletes expired ones. Its token is stored nowhere. */
export async function addLink(
  trx: Transaction<Tables>,
  { type, id }: ContentRef,
  by: Row<'account'>,
): Promise<{ token: string; link: Row<'previewLink'> }> {
  const token = newToken()
  const now = Date.now()
  await trx.deleteFrom('previewLink').where('expiresAt', '<=', new Date(now).toISOString()).execute()
  const link = await trx
    .insertInto('previewLink')
    .values({
      tokenHash: hashToken(token),
      type,
      contentId: id,
      accountId: by.id,
      createdBy: by.nom,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + lifetimeMs).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { token, link }
}

/** The link that this token opens; undefined where it is unknown, has expired or was revoked. */
export function findLink(db: Kysely<Tables>, token: string): Promise<Row<'previewLink'> | undefined> {
  return openLinks(db).where('tokenHash', '=', hashToken(token)).executeTakeFirst()
}
