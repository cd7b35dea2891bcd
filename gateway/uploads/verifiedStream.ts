import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Unavailable } from '../../db/connection/outage.ts'

/** A file that is no longer is read to its end before any of it is answered. */
const wholeBytes = 512 * 1024
/** The bytes held for all readers together, however slow they are. */
const heldBytes = 32 * 1024 * 1024

let held = 0

interface Known {
  /** How long it is, where the storage says so. */
  length: number | undefined
  /** What its bytes are known by (`hashOfFile`), where that is known. */
  hash: string | undefined
  /** What is thrown where something else came. */
  wrong(): Error
}

/**
 * A file whose bytes are compared with what is known of them. Of a short one this is over before this function answers; of a
 * longer one the last piece is held back until then, so that nobody takes a damaged one for whole.
 */
export async function verifiedStream(
  body: Readable,
  pieces: AsyncGenerator<Buffer>,
  { length, hash, wrong }: Known,
) {
  const digest = createHash('sha256')
  const ahead: Buffer[] = []
  let size = 0
  let own = 0
  // Called, too, where nobody has begun to read it.
  const close = () => {
    body.destroy()
    held -= own
    own = 0
  }

  /** Null once all of it has come, and is good. */
  async function next(): Promise<Buffer | null> {
    const { value, done } = await pieces.next()
    if (done === true) {
      if (size !== (length ?? size) || !digest.digest('hex').startsWith(hash ?? '')) throw wrong()
      return null
    }
    digest.update(value)
    size += value.length
    return value
  }

  async function* all(isWhole: boolean): AsyncGenerator<Buffer> {
    for (let piece = ahead.shift() ?? null; piece !== null;) {
      const following: Buffer | null = ahead.shift() ?? (isWhole ? null : await next())
      yield piece
      piece = following
    }
  }

  try {
    const isWhole = length === undefined || (length <= wholeBytes && held + length <= heldBytes)
    for (let piece = await next(); piece !== null; piece = isWhole ? await next() : null) {
      ahead.push(piece)
      own += piece.length
      held += piece.length
      if (length === undefined && held > heldBytes)
        throw new Unavailable('busy', 'Too much is held of files whose length is not known.')
    }
    const stream = Readable.from(all(isWhole), { objectMode: false }).once('close', close)
    return { size: length ?? size, stream }
  } catch (error) {
    close()
    throw error
  }
}
