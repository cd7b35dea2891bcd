import { sql, type RawBuilder, type SqlBool } from 'kysely'

const day = 24 * 60 * 60_000
/** A session ends when it was not used for so long… */
export const idleLimit = 7 * day
/** …and at the latest so long after sign-in. */
export const absoluteLimit = 30 * day

/** Does a row of `session` still open the door, its account aside? */
export function isOpen(): RawBuilder<SqlBool> {
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
  return sql`("session"."lastSeenAt" >= ${ago(idleLimit)} and "session"."createdAt" >= ${ago(absoluteLimit)})`
}
