import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Door } from '../../db/journal/acts.ts'
import type { OperationRequest, Caller } from '../../schema/context.ts'
import { RateLimitError } from '../../schema/errors.ts'
import { type Right, rightsOf } from '../../schema/roles/roles.ts'
import { isCrossSite } from '../security/csrf.ts'
import { addressKey, countAndTell, tooManyRequests } from '../security/rateLimit.ts'
import { createAuth, sessionAccount, type AuthServices } from './auth.ts'
import { SessionCookie } from './cookie.ts'
import type { Credentials } from './session.ts'
import { hashToken } from '../../db/accounts/token.ts'

export interface Authenticator {
  /** The client's address, as limits count it. */
  addressOf(req: IncomingMessage): string
  /** What a request shows of its sender. A bearer token, good or not, goes before the cookie. */
  credentials(req: IncomingMessage): Credentials | undefined
  /** The account of the session or token that a request carries, with the bounds of the token; null where none holds. */
  holder(req: IncomingMessage): Promise<Pick<Caller, 'account' | 'bounds'> | null>
  /** What the account of that session or token may do (`schema/roles`); null without one. */
  rights(req: IncomingMessage): Promise<readonly Right[] | null>
  /** Whether it carries a bearer token that is unknown or over: nobody is taken for a visitor who believes to be somebody. */
  hasEndedToken(req: IncomingMessage): Promise<boolean>
  /** The caller, the door, and how to sign in and out. With `asVisitor` his credentials are ignored. */
  authenticate(
    req: IncomingMessage,
    res: ServerResponse,
    door: Door,
    asVisitor?: boolean,
  ): Promise<OperationRequest>
}

interface Options extends AuthServices {
  logger: Logger
  trustProxy: number
}

export function createAuthenticator({ logger, trustProxy, ...services }: Options): Authenticator {
  const cookie = new SessionCookie(services.publicUrl)
  let warned = false

  function addressOf(req: IncomingMessage): string {
    const forwarded = req.headers['x-forwarded-for']
    if (forwarded !== undefined && trustProxy === 0 && !warned) {
      warned = true
      logger.warn('X-Forwarded-For reçu alors que TRUST_PROXY vaut 0\u00a0: l’en-tête est ignoré.')
    }
    return clientAddress(req.socket.remoteAddress ?? '', forwarded, trustProxy)
  }

  function credentials(req: IncomingMessage): Credentials | undefined {
    // Another scheme is somebody else's: a proxy in front may ask for a password of its own.
    const userAgent = req.headers['user-agent']
    const bearer = /^Bearer\b(.*)$/i.exec(req.headers.authorization ?? '')?.[1]?.trim()
    if (bearer !== undefined) return { token: bearer, carrier: 'bearer', userAgent }
    const token = cookie.read(req.headers.cookie)
    return token ? { token, carrier: 'cookie', userAgent } : undefined
  }

  async function holder(req: IncomingMessage) {
    const shown = credentials(req)
    return shown ? sessionAccount(services, shown) : null
  }

  async function rights(req: IncomingMessage): Promise<readonly Right[] | null> {
    const held = await holder(req)
    return held && rightsOf(held)
  }

  async function hasEndedToken(req: IncomingMessage): Promise<boolean> {
    const shown = credentials(req)
    return shown?.carrier === 'bearer' && !(await sessionAccount(services, shown))
  }

  async function authenticate(
    req: IncomingMessage,
    res: ServerResponse,
    door: Door,
    asVisitor = false,
  ): Promise<OperationRequest> {
    const shown = asVisitor ? undefined : credentials(req)
    const held = shown ? await sessionAccount(services, shown) : null
    if (shown && held?.tokenId) await countUse(res, shown.token)
    const visitor: Caller = {
      account: held?.account ?? null,
      scope: held?.scope ?? 'WRITE',
      address: addressOf(req),
      door,
      tokenId: held?.tokenId ?? null,
      bounds: held?.bounds ?? null,
      sessionId: held?.sessionId ?? null,
    }
    const auth = createAuth(services, {
      visitor,
      credentials: shown,
      userAgent: req.headers['user-agent'],
      cookieToken: cookie.read(req.headers.cookie),
      // Otherwise a foreign page could sign its reader in to an account of its own.
      keepsCookies: !isCrossSite(req, services.publicUrl),
      remember: (opened) => void res.appendHeader('set-cookie', cookie.set(opened)),
      forget: () => void res.appendHeader('set-cookie', cookie.clear()),
    })
    return {
      visitor,
      auth,
      allowsFile: (bytes) =>
        services.limits.allows('files', addressKey(visitor.address), Math.ceil(bytes / 1024)),
      countPublicCreate: () =>
        countAndTell(services.limits, res, ['publicCreate', addressKey(visitor.address)]),
    }
  }

  /** A token that asks too often is refused before anything is read for it. */
  async function countUse(res: ServerResponse, token: string): Promise<void> {
    try {
      await countAndTell(services.limits, res, ['apiToken', hashToken(token)])
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error
      throw tooManyRequests(error)
    }
  }

  return { addressOf, credentials, holder, rights, hasEndedToken, authenticate }
}

/** An address with the port that some proxies name beside it: as another address each connection would have its own limits. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/

/** So many letters at the end of X-Forwarded-For are read, which is where proxies add theirs: the rest anybody may make as long as he likes. */
const longestForwarded = 1_000

/** The addresses of X-Forwarded-For, in their order and without ports. */
export function forwardedBy(forwarded: string | string[] | undefined): string[] {
  return [forwarded ?? []]
    .flat()
    .join(',')
    .slice(-longestForwarded)
    .split(',')
    .map((part) => {
      const [, six, four] = withPort.exec(part.trim()) ?? []
      return six ?? four ?? part.trim()
    })
    .filter(Boolean)
}

/** The address that the outermost trusted proxy saw: each of them adds one at the end of the header. */
export function clientAddress(
  socket: string,
  forwarded: string | string[] | undefined,
  trustProxy: number,
): string {
  // Most requests, and each costs little else.
  if (trustProxy === 0 || forwarded === undefined) return socket.replace(/^::ffff:/, '')
  const addresses = [...forwardedBy(forwarded), socket]
  return (addresses[Math.max(0, addresses.length - 1 - trustProxy)] ?? socket).replace(/^::ffff:/, '')
}
