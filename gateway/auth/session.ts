import { sql } from 'kysely'
import type { Db } from '../../db/connection/connect.ts'
import { isOpen } from '../../db/accounts/openSessions.ts'
import { accountItem, record } from '../../db/journal/journal.ts'
import type { Row } from '../../db/tables.ts'
import type { BackgroundWrites } from './backgroundWrites.ts'
import { isCredentialUnchanged, type CredentialSnapshot } from './credentialSnapshot.ts'
import { hashToken, newToken } from '../../db/accounts/token.ts'

const minute = 60_000

export interface NewSession {
  account: CredentialSnapshot & Pick<Row<'account'>, 'nom'>
  userAgent: string | undefined
  /** The cookie of the session that this one replaces: signing in never leaves the old one open. */
  replaces: string | undefined
  /** Is it for a browser, which keeps a cookie? */
  forBrowser: boolean
}

/** New session with its secrets, which only the client keeps: a bearer token and a cookie, neither of which is accepted as the other. */
export interface OpenedSession {
  sessionId: number
  token: string
  cookie: string | null
}

/** Opens a session. Null where the account has been disabled or has another password by now. */
export async function openSession(
  db: Db,
  { account, userAgent, replaces, forBrowser }: NewSession,
): Promise<OpenedSession | null> {
  const token = newToken()
  const cookie = forBrowser ? newToken() : null
  const now = new Date().toISOString()
  return db.transaction(async (trx) => {
    if (!(await isCredentialUnchanged(trx, account))) return null
    await trx
      .deleteFrom('session')
      .where(sql<boolean>`not ${isOpen()}`)
      .execute()
    if (replaces) await trx.deleteFrom('session').where('cookieHash', '=', hashToken(replaces)).execute()
    const { id } = await trx
      .insertInto('session')
      .values({
        tokenHash: hashToken(token),
        cookieHash: cookie && hashToken(cookie),
        accountId: account.id,
        createdAt: now,
        lastSeenAt: now,
        userAgent: userAgent?.slice(0, 200) ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(trx, { act: 'signIn', by: account, item: accountItem(account) })
    return { sessionId: id, token, cookie }
  })
}

/** What a client shows to be somebody, and how it does. */
export interface Credentials {
  token: string
  carrier: 'cookie' | 'bearer'
  /** Program that shows it, as it calls itself. */
  userAgent: string | undefined
}

const secretOf = { cookie: 'session.cookieHash', bearer: 'session.tokenHash' } as const

/** The session that this opens and its active account; null where it is unknown, over, or its account is not active. */
export async function findSession(
  db: Db,
  { token, carrier }: Pick<Credentials, 'token' | 'carrier'>,
  notes: BackgroundWrites,
): Promise<{ account: Row<'account'>; sessionId: number } | null> {
  const row = await db.read
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .selectAll('account')
    .select(['session.lastSeenAt', 'session.id as sessionId'])
    .where(secretOf[carrier], '=', hashToken(token))
    .where(isOpen())
    .where('account.status', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { lastSeenAt, sessionId, ...account } = row
  if (lastSeenAt < ago(minute)) notes.defer(`session ${sessionId}`, () => touch(db, sessionId))
  return { account, sessionId }
}

/** Writes at most once a minute for each session, with several servers too. */
async function touch(db: Db, id: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
      .updateTable('session')
      .set({ lastSeenAt: new Date().toISOString() })
      .where('id', '=', id)
      .where('lastSeenAt', '<', ago(minute))
      .execute()
  })
}

export async function closeSession(db: Db, id: number): Promise<void> {
  await db.transaction(async (trx) => {
    const closed = await trx
      .deleteFrom('session')
      .where('id', '=', id)
      .returning('accountId')
      .executeTakeFirst()
    if (closed) await record(trx, { act: 'signOut', item: { type: 'account', id: closed.accountId } })
  })
}

function ago(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString()
}
