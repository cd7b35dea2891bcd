import { absoluteLimit } from '../../db/accounts/openSessions.ts'

/** The session cookie of this site. Over https its name lets no other host and no path set it. */
export class SessionCookie {
  readonly #name: string
  readonly #attributes: string

  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:')
    this.#name = secure ? '__Host-session' : 'session'
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  }

  /** The token in a Cookie header, if there is one. */
  read(header: string | undefined): string | undefined {
    const pair = header?.split(';').find((part) => part.trim().startsWith(`${this.#name}=`))
    return pair?.slice(pair.indexOf('=') + 1).trim() || undefined
  }

  set(token: string): string {
    return `${this.#name}=${token}; Max-Age=${absoluteLimit / 1000}; ${this.#attributes}`
  }

  clear(): string {
    return `${this.#name}=; Max-Age=0; ${this.#attributes}`
  }
}
