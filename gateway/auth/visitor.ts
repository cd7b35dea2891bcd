import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Db } from '../../db/connect.ts'
import type { Auth, Request, Visitor } from '../../schema/context.ts'
import { isCrossSite } from '../security/csrf.ts'
import { SessionCookie } from './cookie.ts'
import { verifyPassword } from './password.ts'
import { accountOfSession, closeSession, openSession } from './session.ts'

export interface Doorman {
  /** What a request shows of who sends it. Whoever sends a bearer token means that, not the cookie. */
  credentials(req: IncomingMessage): { token: string; carrier: 'cookie' | 'bearer' } | undefined
  /** Who asks, and what he may do about being signed in. With `asVisitor` his credentials are ignored. */
  admit(req: IncomingMessage, res: ServerResponse, asVisitor: boolean): Promise<Request>
}

interface Options {
  db: Db
  logger: Logger
  publicUrl: string
  trustProxy: number
}

export function createDoorman({ db, logger, publicUrl, trustProxy }: Options): Doorman {
  const cookie = new SessionCookie(publicUrl)
  let warned = false

  function addressOf(req: IncomingMessage): string {
    const forwarded = req.headers['x-forwarded-for']
    if (forwarded !== undefined && trustProxy === 0 && !warned) {
      warned = true
      logger.warn('X-Forwarded-For reçu alors que TRUST_PROXY vaut 0 : l’en-tête est ignoré.')
    }
    return clientAddress(req.socket.remoteAddress ?? '', forwarded, trustProxy)
  }

  function credentials(req: IncomingMessage): ReturnType<Doorman['credentials']> {
    const { authorization } = req.headers
    const bearer = authorization && /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    if (authorization) return { token: bearer || '', carrier: 'bearer' }
    const token = cookie.read(req.headers.cookie)
    return token ? { token, carrier: 'cookie' } : undefined
  }

  async function admit(req: IncomingMessage, res: ServerResponse, asVisitor: boolean): Promise<Request> {
    const token = asVisitor ? undefined : credentials(req)?.token
    const account = token ? await accountOfSession(db, token) : null
    const visitor: Visitor = { account, scope: 'WRITE', address: addressOf(req) }
    const auth: Auth = {
      async signIn(email, password) {
        const found = await db.read
          .selectFrom('account')
          .selectAll()
          .where('email', '=', email.trim().toLowerCase())
          .executeTakeFirst()
        const good = await verifyPassword(found?.passwordHash, password)
        if (!found || !good || !found.status) return null
        const replaces = cookie.read(req.headers.cookie)
        const opened = await openSession(db, {
          accountId: found.id,
          userAgent: req.headers['user-agent'],
          replaces,
        })
        // Otherwise a foreign page could sign its reader in to an account of its own.
        if (!isCrossSite(req)) res.appendHeader('set-cookie', cookie.set(opened))
        return { account: found, token: opened }
      },
      async signOut() {
        if (token) await closeSession(db, token)
        res.appendHeader('set-cookie', cookie.clear())
      },
      stillSignedIn: async () => Boolean(token && (await accountOfSession(db, token))),
    }
    return { visitor, auth }
  }

  return { credentials, admit }
}

/** The address that the outermost trusted proxy saw: each of them adds one at the end of the header. */
export function clientAddress(
  socket: string,
  forwarded: string | string[] | undefined,
  trustProxy: number,
): string {
  const listed = [forwarded ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const addresses = [...listed, socket]
  return (addresses[Math.max(0, addresses.length - 1 - trustProxy)] ?? socket).replace(/^::ffff:/, '')
}

/** A visitor who is nobody: for pages that the server renders, the same for everybody. */
export const anybody: Request = {
  visitor: { account: null, scope: 'READ', address: '' },
  auth: {
    signIn: () => Promise.resolve(null),
    signOut: () => Promise.resolve(),
    stillSignedIn: () => Promise.resolve(false),
  },
}
