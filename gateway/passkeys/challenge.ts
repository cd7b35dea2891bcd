import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { clockSkewMs } from '../../db/connection/clocks.ts'

/** Long enough to find one's phone. */
export const challengeMs = 5 * 60_000

const timeBytes = 6
const randomPart = 16

/**
 * A challenge for this purpose, which names itself when it is over and is signed by us: any server with the secret knows it
 * again, and nothing is kept of those that nobody answers.
 */
export function newChallenge(secret: string, purpose: string): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(timeBytes)
  time.writeUIntBE(Date.now() + challengeMs, 0, timeBytes)
  const body = Buffer.concat([time, randomBytes(randomPart)])
  return new Uint8Array(Buffer.concat([body, signatureOf(secret, purpose, body)]))
}

/** When a challenge is over, in base64url; null where it is already, or not one of ours for this purpose. */
export function expiryOf(secret: string, purpose: string, challenge: string): string | null {
  const bytes = Buffer.from(challenge, 'base64url')
  const body = bytes.subarray(0, timeBytes + randomPart)
  const expected = signatureOf(secret, purpose, body)
  const given = bytes.subarray(body.length)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const expiresAt = body.readUIntBE(0, timeBytes)
  // One from a time when the clock was ahead would hold for longer.
  const isValid = expiresAt > Date.now() && expiresAt <= Date.now() + challengeMs + clockSkewMs
  return isValid ? new Date(expiresAt).toISOString() : null
}

function signatureOf(secret: string, purpose: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(purpose).update('\0').update(body).digest()
}
