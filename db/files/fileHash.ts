import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** What a stored file is recognised by: the first half of its SHA-256, in hex. */
export function hashOfFile(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** The same, of a file whose whole SHA-256 is known. */
export function hashOfSum(sum: string): string {
  return sum.slice(0, 32)
}

/** The whole SHA-256 of a file in pieces, in hex; other requests have their turn after each megabyte. */
export async function sumOfPieces(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<string> {
  const sum = createHash('sha256')
  let size = 0
  for await (const piece of pieces) {
    sum.update(piece)
    size += piece.length
    if (size >= 2 ** 20) {
      size = 0
      await nextTurn()
    }
  }
  return sum.digest('hex')
}
