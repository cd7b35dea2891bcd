import { sql, type RawBuilder, type SqlBool } from 'kysely'

const day = 24 * 60 * 60_000
/** A session that nobody uses ends after this time. */
export const idleLimit = 7 * day
/** Every session ends this long after sign-in. */
export const absoluteLimit = 30 * day

/** Is this row of `session` still valid? Whether its account is active is another question. */
export function isOpen(): RawBuilder<SqlBool> {
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
  return sql`("session"."lastSeenAt" >= ${ago(idleLimit)} and "session"."createdAt" >= ${ago(absoluteLimit)})`
}
