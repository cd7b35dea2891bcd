import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { Queue } from '../queues/queue.ts'

// argon2id, the library's default, at OWASP's first recommendation: some 30 ms on one of libuv's threads.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Nobody's password is longer; hashing more would only cost time. */
const maxLength = 1_000

/** How many of libuv's threads, which queries and files need too, may hash: a flood of sign-ins waits for itself. */
const hashing = new Queue(4)

/** One « é » is one or two signs, as the keyboard has it: hashed as one (NFC), it opens from every device. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password.normalize('NFC'), cost))
}

let nobodysHash: Promise<string> | undefined

/** Checks a password; without a hash (no such account) it takes as long, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomUUID())
  // An account that was opened has none before it chooses one.
  const known = passwordHash || (await nobodysHash)
  const typed = password.slice(0, maxLength)
  // What was hashed before it was normalised goes on to open as it was typed.
  for (const tried of new Set([typed.normalize('NFC'), typed])) {
    const good = await hashing.run(() => verify(known, tried))
    if (good) return Boolean(passwordHash) && password.length <= maxLength
  }
  return false
}
