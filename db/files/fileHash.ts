import { createHash } from 'node:crypto'

/** What a stored file is recognised by: the first half of its SHA-256, in hex. */
export function hashOfFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}
