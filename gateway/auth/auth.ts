import { endOpened } from '../../db/accounts/accounts.ts'
import type { Db } from '../../db/connection/connect.ts'
import { sendEmail } from '../../db/jobs/emails.ts'
import { accountItem, record } from '../../db/journal/journal.ts'
import type { Row } from '../../db/tables.ts'
import { actorFor, type Auth, type SignedIn, type Caller } from '../../schema/context.ts'
import { unauthenticated } from '../../schema/errors.ts'
import type { Mailer } from '../received/mail.ts'
import { addOptions, addPasskey, checkSignIn, signInOptions, type Ceremony } from '../passkeys/passkeys.ts'
import { relyingParty } from '../passkeys/relyingParty.ts'
import { addressKey, type RateLimits } from '../security/rateLimit.ts'
import { createApiToken, accountForToken, isApiToken } from './apiToken.ts'
import type { BackgroundWrites } from './backgroundWrites.ts'
import { issueLink, passwordLink, resetPassword, setPassword } from './newPassword.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { registerFirst, registerWaiting } from './registration.ts'
import { closeSession, type Credentials, findSession, openSession } from './session.ts'
import { passwordWeakness } from './passwordWeakness.ts'

export interface AuthServices {
  db: Db
  limits: RateLimits
  mailer: Mailer
  publicUrl: string
  notes: BackgroundWrites
}

/** One request: who sends it, what it carries, and how its session is handed back. */
export interface Bearer {
  visitor: Caller
  credentials: Credentials | undefined
  userAgent: string | undefined
  /** The session of the browser's cookie, which a new one replaces. */
  cookieToken: string | undefined
  /** Whether a cookie may be set: then a session that is opened has one. */
  keepsCookies: boolean
  remember(cookie: string): void
  forget(): void
}

type Held = Pick<Caller, 'scope' | 'tokenId' | 'bounds' | 'sessionId'> & { account: Row<'account'> }

/** The account a session or API token acts for, and what it may do; null when it is unknown or over. A token is no cookie. */
export async function sessionAccount(
  { db, notes }: Pick<AuthServices, 'db' | 'notes'>,
  credentials: Credentials,
): Promise<Held | null> {
  if (credentials.carrier === 'bearer' && isApiToken(credentials.token)) {
    const held = await accountForToken(db, credentials, notes)
    return held && { ...held, sessionId: null }
  }
  const found = await findSession(db, credentials, notes)
  return found && { ...found, scope: 'WRITE', tokenId: null, bounds: null }
}

/** `Auth` of schema/context.ts for one request. */
export function createAuth(services: AuthServices, bearer: Bearer): Auth {
  const { limits, mailer, publicUrl } = services
  const { visitor, credentials, userAgent, cookieToken, keepsCookies } = bearer
  const db = services.db.actingAs(() => actorFor(visitor))
  const from = addressKey(visitor.address)

  /** What passkeys need; null where the address of the site allows none. */
  function ceremonyHere(): Ceremony | null {
    const party = relyingParty(publicUrl)
    return party && { db, party, sendsMail: mailer.isSetUp }
  }

  async function open(account: Row<'account'>): Promise<SignedIn | null> {
    const opened = await openSession(db, {
      account,
      userAgent,
      replaces: cookieToken,
      forBrowser: keepsCookies,
    })
    if (opened === null) return null
    const { sessionId, token, cookie } = opened
    if (cookie !== null) bearer.remember(cookie)
    return { account, sessionId, token }
  }

  /** Nothing is kept of an address that no account has. */
  async function refuse(account: Row<'account'> | undefined): Promise<null> {
    const item = account && { item: accountItem(account) }
    await db.transaction((trx) => record(trx, { act: 'signInRefused', ...item }))
    return null
  }

  function own(): Row<'account'> {
    if (!visitor.account) throw unauthenticated()
    return visitor.account
  }

  /** Whether this is the present password of the signed-in account; what is wrong counts as a failed sign-in. */
  async function isOwnPassword(password: string): Promise<boolean> {
    const account = own()
    await limits.count('signInToAccount', `${account.email} ${from}`)
    if (!(await verifyPassword(account.passwordHash, password))) {
      await refuse(account)
      return false
    }
    await limits.forgive('signInToAccount', `${account.email} ${from}`)
    return true
  }

  return {
    weakness: passwordWeakness,

    async signIn(email, password) {
      const address = email.trim().toLowerCase()
      await limits.count('signInFromAddress', from)
      await limits.count('signInToAccount', `${address} ${from}`)
      const found = await db.read
        .selectFrom('account')
        .selectAll()
        .where('email', '=', address)
        .executeTakeFirst()
      const good = await verifyPassword(found?.passwordHash, password)
      if (found && good && !found.status && found.disabledAt === null) {
        await refuse(found)
        return 'waiting'
      }
      if (!found || !good || !found.status) return refuse(found)
      await limits.forgive('signInFromAddress', from)
      await limits.forgive('signInToAccount', `${address} ${from}`)
      return open(found)
    },

    async signOut() {
      if (visitor.sessionId !== null) await closeSession(db, visitor.sessionId)
      bearer.forget()
    },

    async stillSignedIn() {
      const held = credentials && (await sessionAccount(services, credentials))
      if (held && visitor.account) visitor.account = held.account
      return Boolean(held)
    },

    async register(account, setupToken) {
      await limits.count('registration', from)
      if (setupToken === null) {
        await registerWaiting(db, account)
        return 'waiting'
      }
      const first = await registerFirst(db, account, setupToken)
      return (first && (await open(first))) ?? 'badSetupToken'
    },

    async requestPasswordReset(email) {
      await limits.count('passwordReset', from)
      const to = email.trim().toLowerCase()
      if (!mailer.isSetUp || !(await limits.allows('resetLink', to))) return
      // Written for an unknown address as for a known one: how long it takes would tell them apart.
      await db.transaction((trx) => sendEmail(trx, { text: 'newPassword', to }))
    },

    async createPasswordLink(accountId, guard) {
      await limits.count('passwordLink', String(own().id))
      return passwordLink(db, publicUrl, accountId, guard)
    },

    async countInvitation() {
      await limits.count('invitation', String(own().id))
    },

    async invite(trx, { id, email }) {
      if (!mailer.isSetUp) return issueLink(trx, publicUrl, 'welcome', id)
      await sendEmail(trx, { text: 'welcome', to: email })
      return null
    },

    async sendTestEmail({ id, email }) {
      await limits.count('testEmail', String(id))
      return mailer.test(email)
    },

    async resetPassword(resetToken, password) {
      await limits.count('passwordReset', from)
      const account = await resetPassword(db, resetToken, password)
      return account && open(account)
    },

    async changePassword(current, next) {
      const account = own()
      if (!(await isOwnPassword(current))) return null
      const passwordHash = await hashPassword(next)
      const changed = await db.transaction((trx) => setPassword(trx, account, passwordHash, endOpened))
      return changed ? open(changed) : null
    },

    async passkeySignInOptions() {
      const ceremony = ceremonyHere()
      return ceremony && signInOptions(ceremony)
    },

    async signInWithPasskey(credential) {
      await limits.count('signInFromAddress', from)
      const ceremony = ceremonyHere()
      if (!ceremony) return null
      const outcome = await checkSignIn(ceremony, credential)
      if ('opened' in outcome) {
        await limits.forgive('signInFromAddress', from)
        return open(outcome.opened)
      }
      await refuse(outcome.of)
      return outcome.refused === 'unknown' ? null : outcome.refused
    },

    async passkeyOptions(password) {
      const ceremony = ceremonyHere()
      if (!ceremony) return 'noAddress'
      if (!(await isOwnPassword(password))) return 'badPassword'
      return { options: await addOptions(ceremony, { account: own(), sessionId: visitor.sessionId }) }
    },

    async addPasskey(nom, credential) {
      const ceremony = ceremonyHere()
      if (!ceremony) return 'refused'
      return addPasskey(ceremony, { account: own(), sessionId: visitor.sessionId }, nom, credential)
    },

    async createApiToken(wanted) {
      const created = await createApiToken(db, own(), wanted)
      if (!created) throw unauthenticated()
      return created
    },
  }
}
