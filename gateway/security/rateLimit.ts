import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import type { Db } from '../../db/connection/connect.ts'
import { type Counted, rateLimitHeaders, retryAfterHeaders } from '../../rest-compat/refusal.ts'
import { RateLimitError } from '../../schema/errors.ts'

const minute = 60
const quarter = 15 * minute
const day = 24 * 60 * minute
/** The most seconds that clocks of servers may be apart. */
const skew = 60

/** How much a caller may create or try in a time; stricter for what sends e-mail or costs a hash. */
export const rules = {
  /** Messages, quote requests and applications of callers who are not signed in. */
  publicCreate: { points: 20, duration: minute },
  /** Files of callers who are not signed in, in KiB. */
  files: { points: 200 * 1024, duration: day },
  /** Failed sign-ins for one account from one address: nobody can lock another out. */
  signInToAccount: { points: 10, duration: quarter },
  signInFromAddress: { points: 50, duration: quarter },
  registration: { points: 10, duration: quarter },
  passwordReset: { points: 5, duration: quarter },
  /** Links that one administrator hands out. */
  passwordLink: { points: 10, duration: quarter },
  /** Invitations by one administrator: they send e-mail to whom he names. */
  invitation: { points: 20, duration: quarter },
  /** Trials of e-mail by one administrator. */
  testEmail: { points: 5, duration: quarter },
  /** Links to one address, whoever asks for them. */
  resetLink: { points: 5, duration: quarter },
  /** Confirmations to one address, whoever asks for them. */
  confirmation: { points: 5, duration: quarter },
  apiToken: { points: 600, duration: minute },
  /** Pages made for one preview link. */
  preview: { points: 30, duration: minute },
}

export type Limit = keyof typeof rules

export interface RateLimits {
  /** Counts one, and answers how many are left. Throws RateLimitError beyond the limit. */
  count(limit: Limit, key: string): Promise<Counted>
  /** Counts one, or so many; false beyond the limit, where that is no error by itself. */
  allows(limit: Limit, key: string, points?: number): Promise<boolean>
  /** Takes one back that turned out to be no failure. */
  forgive(limit: Limit, key: string): Promise<void>
}

/** How long to wait for the database; then this server counts for itself. */
const storeMs = 2_000

interface Statement {
  text: string
  values: unknown[]
}

/** What counts by one rule. */
interface Counter {
  limiter: Pick<RateLimiterMemory, 'consume' | 'reward' | 'delete'>
  /** Forgets those it refuses without asking the database. */
  unblock(): void
}

/**
 * Servers on one PostgreSQL count together, in it; those that share a port on SQLite in the process that has started them;
 * else, and while these do not answer, each for itself in memory.
 */
export function createRateLimits({ statement }: Pick<Db, 'statement'>): RateLimits {
  const counters = new Map<string, Counter>(
    Object.entries(rules).map(([name, rule], n) => {
      const memory = new RateLimiterMemory({ keyPrefix: name, ...rule })
      if (!statement)
        return [name, { limiter: countedByLead(memory, { keyPrefix: name, ...rule }), unblock() {} }]
      // One of them removes what is over, of all.
      const own = { insuranceLimiter: memory, clearExpiredByTimeout: n === 0 }
      return [name, sharedCounter(statement, { keyPrefix: name, ...rule, ...own })]
    }),
  )
  function counterOf(limit: Limit): Counter {
    const counter = counters.get(limit)
    if (!counter) throw new Error(`No limit is named ${limit}.`)
    return counter
  }
  async function consume(
    limit: Limit,
    key: string,
    points = 1,
  ): Promise<{ isRefused: boolean; left: RateLimiterRes }> {
    try {
      return { isRefused: false, left: await counterOf(limit).limiter.consume(hashed(key), points) }
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      if (refused.msBeforeNext <= (rules[limit].duration + skew) * 1000)
        return { isRefused: true, left: refused }
      // It was counted while the clock was ahead, and would be for as long.
      const { limiter, unblock } = counterOf(limit)
      await limiter.delete(hashed(key))
      unblock()
      return consume(limit, key, points)
    }
  }
  return {
    async count(limit, key) {
      const { isRefused, left } = await consume(limit, key)
      const reset = Math.ceil(left.msBeforeNext / 1000)
      if (isRefused) throw new RateLimitError(rules[limit].points, reset)
      return { limit: rules[limit].points, remaining: Math.max(0, left.remainingPoints), reset }
    },
    async allows(limit, key, points) {
      return !(await consume(limit, key, points)).isRefused
    },
    async forgive(limit, key) {
      const { limiter, unblock } = counterOf(limit)
      await limiter.reward(hashed(key))
      unblock()
    },
  }
}

/** Counts where all servers of this machine do, if there are several; `memory` counts while nobody answers there. */
function countedByLead(
  memory: RateLimiterMemory,
  rule: { keyPrefix: string; points: number; duration: number },
): Counter['limiter'] {
  if (!cluster.isWorker) return memory
  return new RLWrapperTimeouts({
    limiter: new RateLimiterCluster(rule),
    timeoutMs: storeMs,
    insuranceLimiter: memory,
  })
}

/** Counts in the database. A refusal holds until its time is over, without another query. */
function sharedCounter(
  statement: NonNullable<Db['statement']>,
  rule: {
    keyPrefix: string
    points: number
    duration: number
    insuranceLimiter: RateLimiterMemory
    clearExpiredByTimeout: boolean
  },
): Counter {
  const store = new RateLimiterPostgres({
    ...rule,
    // The statements go without the names that the library gives them: PgBouncer may know none.
    storeClient: { query: ({ text, values }: Statement) => statement(text, values) },
    storeType: 'client',
    tableName: 'rateLimit',
    tableCreated: true,
    inMemoryBlockOnConsumed: rule.points + 1,
  })
  return {
    limiter: new RLWrapperTimeouts({ limiter: store, timeoutMs: storeMs }),
    unblock: () => store.deleteInMemoryBlockedAll(),
  }
}

/** What is counted for: an e-mail address is in no table that it need not be in, and none is too long. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** What an address counts as: an IPv6 customer has a whole /64 to choose from. */
export function addressKey(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * Counts one by this limit, and says in the answer how many are left, whether it is refused or not. Answers that are kept for
 * everybody are made as anybody and count for nobody, so that they say nothing of any caller.
 */
export async function countAndTell(
  limits: Pick<RateLimits, 'count'>,
  res: ServerResponse,
  [limit, key]: [limit: Limit, key: string],
): Promise<void> {
  try {
    tell(res, await limits.count(limit, key))
  } catch (error) {
    if (error instanceof RateLimitError)
      tell(res, { limit: error.limit, remaining: 0, reset: error.retryAfter })
    throw error
  }
}

function tell(res: ServerResponse, counted: Counted): void {
  if (res.headersSent) return
  for (const [name, value] of Object.entries(rateLimitHeaders(counted))) res.setHeader(name, value)
}

/** The same refusal where there is no union to put it in: HTTP 429, with the headers that say when to come back. */
export function tooManyRequests(refused: RateLimitError): GraphQLError {
  const http = { status: 429, headers: retryAfterHeaders(refused) }
  return new GraphQLError(refused.message, { extensions: { code: 'RATE_LIMITED', http } })
}
