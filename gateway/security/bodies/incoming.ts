import { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { badRequest } from '../../../rest-compat/refusal.ts'
import type { RateShaper } from '../../queues/rateShaper.ts'

/**
 * Pieces in which a body may come, whatever they hold; of more each must hold so many bytes on an average. Node tells of every
 * chunk by itself: a body of a megabyte in chunks of one byte would take a gigabyte, and everybody's time.
 */
const mostTinyPieces = 256
const leastBytes = 64

/** How long a client may go on sending after its answer: one that is cut off at once never sees it. */
export const lingeringMs = 5_000

export interface IncomingOptions {
  /** Told of a connection that is cut off, and why. */
  cutOff(why: string): void
  /** The pace at which this sender's bodies are read; without it, as fast as they come. */
  paceOf?: ((req: IncomingMessage) => RateShaper) | undefined
}

/**
 * A request whose body comes at its sender's pace, and not in too many pieces: both are seen where Node's parser hands a piece
 * over, and nowhere later, as it tells of all that it has read of a connection before anybody can stop it.
 */
export class Incoming extends IncomingMessage {
  options: IncomingOptions | undefined
  private pace: RateShaper | undefined
  private waits: NodeJS.Timeout | undefined
  private pieces = 0
  private bytes = 0
  private isRefused = false

  /** Node calls it with each piece that its parser finds, and with null at the end. It stops reading where this is false. */
  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (!piece) {
      // It is whole: there is nothing more to wait for.
      clearTimeout(this.waits)
      return super.push(piece, encoding)
    }
    // Node still hands over what it had read already.
    if (this.isRefused) return false
    this.pieces += 1
    this.bytes += piece.length
    if (this.pieces <= mostTinyPieces || this.bytes >= this.pieces * leastBytes) {
      this.pace ??= this.options?.paceOf?.(this)
      this.pace?.take(piece.length)
      return super.push(piece, encoding) && !this.pace?.owedMs
    }
    if (!this.socket.destroyed) {
      this.isRefused = true
      this.options?.cutOff('corps en trop petits morceaux')
      leaveUnread(this.socket)
      this.destroy(badRequest('Le corps de la requête arrive en trop petits morceaux.'))
    }
    return false
  }

  /** Node would close the connection of a body that breaks off: of one that is refused, its sender has his answer first. */
  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    clearTimeout(this.waits)
    // An error that nobody hears would end the process, in Node too.
    if (this.isRefused) callback(this.listenerCount('error') > 0 ? error : null)
    else super._destroy(error, callback)
  }

  /** Node calls it when more is wanted. What still has to come does when the rest is paid for; what is whole never waits. */
  override _read(size: number): void {
    const ms = this.complete ? 0 : (this.pace?.owedMs ?? 0)
    clearTimeout(this.waits)
    if (ms > 0) this.waits = setTimeout(() => this._read(size), ms)
    else super._read(size)
  }
}

/**
 * Reads no more of a connection, and closes it when its client has had time for his answer. Until then it is one of those that
 * his address may have.
 */
function leaveUnread(socket: Socket): void {
  socket.pause()
  // Node reads on where it had meant to before.
  socket.on('resume', () => socket.pause())
  const late = setTimeout(() => socket.destroy(), lingeringMs)
  socket.once('close', () => clearTimeout(late))
}
