import { isIPv6 } from 'node:net'
import { GraphQLError } from 'graphql'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { RateLimitError } from '../../schema/errors.ts'

const minute = 60
const quarter = 15 * minute

/** How much a caller may create or try in a time; stricter for what sends e-mail or costs a hash. */
const rules = {
  /** Messages, quote requests and applications of callers who are not signed in. */
  publicCreate: { points: 20, duration: minute },
  /** Failed sign-ins for one account from one address: nobody can lock another out. */
  signInToAccount: { points: 10, duration: quarter },
  signInFromAddress: { points: 50, duration: quarter },
  registration: { points: 10, duration: quarter },
  passwordReset: { points: 5, duration: quarter },
  /** Links that one administrator hands out. */
  passwordLink: { points: 10, duration: quarter },
  /** Trials of e-mail by one administrator. */
  testEmail: { points: 5, duration: quarter },
  /** Links to one address, whoever asks for them. */
  resetLink: { points: 5, duration: quarter },
  /** Confirmations to one address, whoever asks for them. */
  confirmation: { points: 5, duration: quarter },
  apiToken: { points: 600, duration: minute },
}

export type Limit = keyof typeof rules

export interface RateLimits {
  /** Counts one. Throws RateLimitError beyond the limit. */
  count(limit: Limit, key: string): Promise<void>
  /** Counts one; false beyond the limit, for what nobody is told of. */
  allows(limit: Limit, key: string): Promise<boolean>
  /** Takes one back that turned out to be no failure. */
  forgive(limit: Limit, key: string): Promise<void>
}

/** Each server counts for itself, in memory: with two servers a caller has at most twice as many. */
export function createRateLimits(): RateLimits {
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  )
  function limiterOf(limit: Limit): RateLimiterMemory {
    const limiter = limiters.get(limit)
    if (!limiter) throw new Error(`No limit is named ${limit}.`)
    return limiter
  }
  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new RateLimitError(rules[limit].points, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    async allows(limit, key) {
      try {
        await limiterOf(limit).consume(key)
        return true
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return false
      }
    },
    async forgive(limit, key) {
      await limiterOf(limit).reward(key)
    },
  }
}

/** What an address counts as: an IPv6 customer has a whole /64 to choose from. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
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

/** The same refusal where there is no union to put it in: HTTP 429, with the headers that say when to come back. */
export function tooManyRequests({ message, limit, retryAfter }: RateLimitError): GraphQLError {
  const headers = {
    'retry-after': String(retryAfter),
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + retryAfter),
  }
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http: { status: 429, headers } } })
}
