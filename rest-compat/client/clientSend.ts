export interface ClientOptions {
  /** Origin of the API, such as https://example.com; none for the page's own. */
  origin?: string
  /** An API token, or what `login` answered earlier. */
  token?: string
}

/** Any answer that is no success. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  /** Sentences by field, for 422. */
  readonly errors: Readonly<Record<string, string[]>>

  constructor(status: number, body: { message?: string; code?: string; errors?: Record<string, string[]> }) {
    super(body.message ?? `HTTP ${status}`)
    this.status = status
    this.code = body.code ?? ''
    this.errors = body.errors ?? {}
  }
}

interface Send {
  /** The answer, or what stands under `key` in it. */
  <Answer>(method: string, path: string, body?: object | null, key?: string): Promise<Answer>
  login(email: string, password: string): Promise<void>
}

export function createSend({ origin = '', token }: ClientOptions): Send {
  let bearer = token

  async function send<Answer>(
    method: string,
    path: string,
    body?: object | null,
    key?: string,
  ): Promise<Answer> {
    const form = body && Object.values(body).some((value) => value instanceof Blob) ? formOf(body) : null
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(body && !form && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: form ?? JSON.stringify(body) }),
    })
    const answer = await response.json()
    if (!response.ok) throw new RestError(response.status, answer)
    return key === undefined ? answer : answer[key]
  }

  async function login(email: string, password: string): Promise<void> {
    bearer = (await send<{ token: string }>('POST', 'login', { email, password })).token
  }

  return Object.assign(send, { login })
}

/** Lists and items as PHP reads them: `categories[0][id]`. */
function formOf(body: object): FormData {
  const form = new FormData()
  const put = (name: string, value: unknown): void => {
    if (value === undefined) return
    if (value instanceof Blob) form.set(name, value)
    else if (typeof value !== 'object') form.set(name, String(value))
    else if (value === null || (Array.isArray(value) && value.length === 0)) form.set(name, '')
    else for (const [key, one] of Object.entries(value)) put(`${name}[${key}]`, one)
  }
  for (const [name, value] of Object.entries(body)) put(name, value)
  return form
}
