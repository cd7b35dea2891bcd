import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// argon2id, the library's default, at OWASP's first recommendation: some 30 ms on one of libuv's threads.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Nobody's password is longer; hashing more would only cost time. */
const maxLength = 1_000

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

let nobodysHash: Promise<string> | undefined

/** Checks a password; without a hash (no such account) it takes as long, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomUUID())
  const good = await verify(passwordHash ?? (await nobodysHash), password.slice(0, maxLength))
  return good && passwordHash !== undefined && password.length <= maxLength
}
