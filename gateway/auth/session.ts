import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isOpen } from '../../db/openSessions.ts'
import { accountItem, record } from '../../db/journal.ts'
import type { Row } from '../../db/tables.ts'
import type { Notes } from './notes.ts'
import { stillHolds, type Proven } from './proof.ts'
import { hashToken, newToken } from '../../db/token.ts'

const minute = 60_000

export interface NewSession {
  account: Proven & Pick<Row<'account'>, 'nom'>
  userAgent: string | undefined
  /** The session that this one replaces: signing in never leaves the old one open. */
  replaces: string | undefined
}

/**
 * Opens a session and returns its token, which nobody but the client keeps. Null where the account has been disabled or
 * has another password by now.
 */
export async function openSession(
  db: Db,
  { account, userAgent, replaces }: NewSession,
): Promise<string | null> {
  const token = newToken()
  const now = new Date().toISOString()
  return db.transaction(async (trx) => {
    if (!(await stillHolds(trx, account))) return null
    await trx
      .deleteFrom('session')
      .where(sql<boolean>`not ${isOpen()}`)
      .execute()
    if (replaces) await trx.deleteFrom('session').where('tokenHash', '=', hashToken(replaces)).execute()
    await trx
      .insertInto('session')
      .values({
        tokenHash: hashToken(token),
        accountId: account.id,
        createdAt: now,
        lastSeenAt: now,
        userAgent: userAgent?.slice(0, 200) ?? null,
      })
      .execute()
    await record(trx, { act: 'signIn', by: account, item: accountItem(account) })
    return token
  })
}

/** The active account behind a token, or null where the session is unknown, over, or its account is not active. */
export async function accountOfSession(db: Db, token: string, notes: Notes): Promise<Row<'account'> | null> {
  const tokenHash = hashToken(token)
  const row = await db.read
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .selectAll('account')
    .select('session.lastSeenAt')
    .where('session.tokenHash', '=', tokenHash)
    .where(isOpen())
    .where('account.status', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { lastSeenAt, ...account } = row
  if (lastSeenAt < ago(minute)) notes.note(tokenHash, () => touch(db, tokenHash))
  return account
}

/** At most once a minute for each session, by several servers too. */
async function touch(db: Db, tokenHash: string): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
      .updateTable('session')
      .set({ lastSeenAt: new Date().toISOString() })
      .where('tokenHash', '=', tokenHash)
      .where('lastSeenAt', '<', ago(minute))
      .execute()
  })
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await db.transaction(async (trx) => {
    const closed = await trx
      .deleteFrom('session')
      .where('tokenHash', '=', hashToken(token))
      .returning('accountId')
      .executeTakeFirst()
    if (closed) await record(trx, { act: 'signOut', item: { type: 'account', id: closed.accountId } })
  })
}

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}
