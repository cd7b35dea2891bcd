/** The codes of the error catalogue (`gateway/http/README.md`). */
export type Code =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'VALIDATION'
  | 'ACTIVE_LIMIT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'BAD_REQUEST'
  | 'INTERNAL'

export type FieldErrors = Record<string, string[]>

/** A refusal with its status and its body, which has Laravel's form and, beside it, a code. */
export class Refusal extends Error {
  readonly status: number
  readonly code: Code
  readonly errors: FieldErrors | undefined
  readonly headers: Record<string, string>

  constructor(
    status: number,
    code: Code,
    message: string,
    { errors, headers = {} }: { errors?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.headers = headers
  }

  get body(): object {
    return { message: this.message, ...(this.errors && { errors: this.errors }), code: this.code }
  }
}

export function badRequest(message: string): Refusal {
  return new Refusal(400, 'BAD_REQUEST', message)
}

export function tooLarge(message = 'Le corps de la requête est trop volumineux.'): Refusal {
  return new Refusal(413, 'BAD_REQUEST', message)
}

/** The headers of a refusal that is over in a while. */
export function retryAfterHeaders({
  limit,
  retryAfter,
}: {
  limit: number
  retryAfter: number
}): Record<string, string> {
  return {
    'retry-after': String(retryAfter),
    ...rateLimitHeaders({ limit, remaining: 0, reset: retryAfter }),
  }
}

/** How far a caller is from a limit. */
export interface Counted {
  limit: number
  remaining: number
  /** Seconds from now until all are free again. */
  reset: number
}

/** The same on the wire, where `reset` is the moment in seconds of Unix. */
export function rateLimitHeaders({ limit, remaining, reset }: Counted): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + reset),
  }
}
