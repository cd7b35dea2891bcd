import { isIP } from 'node:net'
import { isOnLoopback } from '../http/loopback.ts'

/** The site, as authenticators know it. */
export interface RelyingParty {
  /** Domain to which each passkey belongs. */
  id: string
  /** Where its pages are. */
  origin: string
}

/**
 * Null where browsers offer no passkeys: over http, and at an address without a name. This machine alone is `localhost` to
 * them, and needs no https.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin, port } = new URL(publicUrl)
  if (isOnLoopback(publicUrl))
    return { id: 'localhost', origin: `${protocol}//localhost${port && `:${port}`}` }
  if (protocol !== 'https:' || isIP(hostname) !== 0 || hostname.startsWith('[')) return null
  return { id: hostname, origin }
}
