import type { IncomingMessage } from 'node:http'
import { mediaTypeOf } from '../../../rest-compat/bodies/body.ts'
import { yieldToEventLoop } from '../../queues/fairQueue.ts'

const mebibyte = 2 ** 20
export const usualLimit = mebibyte
/** A picture of 10 MB, and what goes with it. */
export const multipartLimit = 12 * mebibyte

/** The body is larger than any that is taken. Reading it fails with this error, known by its name. */
class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** Whether the body may hold files, and be as large. */
export function isMultipart(req: IncomingMessage): boolean {
  return /^\s*multipart\//i.test(req.headers['content-type'] ?? '')
}

/** Media type of a piece of a file. */
export const pieceType = 'application/offset+octet-stream'

/** Whether the body is a piece of a file. */
export function isPiece(req: IncomingMessage): boolean {
  return mediaTypeOf(req.headers['content-type'] ?? '') === pieceType
}

/**
 * The body of a request, read as it is asked for. It fails before its first byte where the client says how many there
 * are, and at the limit where he does not.
 */
export function limitedBody(req: IncomingMessage): ReadableStream<Uint8Array> {
  const limit = isMultipart(req) ? multipartLimit : usualLimit
  const chunks: AsyncIterator<Buffer> = req.iterator({ destroyOnReturn: false })
  let size = Number(req.headers['content-length']) > limit ? Infinity : 0

  /** What still comes passes after the answer (`connections.ts`). */
  const giveUp = async () => void (await chunks.return?.())

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = size > limit ? null : await chunks.next()
        // A piece is some time's work, and so is what is done with all of it.
        if (next) await yieldToEventLoop()
        if (next?.done) return controller.close()
        size += next?.value.length ?? 0
        if (next && size <= limit) return controller.enqueue(next.value)
        await giveUp()
        controller.error(new BodyTooLargeError())
      },
      cancel: giveUp,
    },
    { highWaterMark: 0 },
  )
}
