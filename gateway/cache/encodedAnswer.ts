import { encode, type Coding } from '../http/compression.ts'
import { versionOf } from '../pages/conditionalGet.ts'

/** An answer before it is coded for its reader. */
export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string | Buffer
  /** A text is compressed, bytes go out as they are. These may be a text’s as well. */
  isText?: boolean
  /** An answer that depends on more of the request than its key holds. */
  isForOne?: boolean
}

/** What an answer takes beside its text and its key: objects, headers, and what V8 sets aside for its buffers. */
const overhead = 1_000
/** However seldom the content changes: pages say what year it is. */
const longestMs = 60_000
/** Asked for so often, an answer is worth fifty milliseconds of compression. */
export const hotThreshold = 3

/** An answer in each coding that it was asked for in. */
export class EncodedAnswer {
  readonly status: number
  readonly headers: Answer['headers']
  /** Counts how often it was asked for, up to a few: that keeps it when others press for its place. */
  hits = 0
  readonly version: number
  readonly until = performance.now() + longestMs
  readonly etag: string
  /** Whether anybody may have it, or only the one who asked. */
  readonly isForAll: boolean
  /** Its share of the memory for all, about, without its key: a text will lie there in two codings. */
  readonly bytes: number
  readonly isText: boolean
  private readonly plain: Buffer
  /** Each is made once, however many requests wait for it. */
  private readonly coded = new Map<Coding, Buffer | Promise<Buffer>>()
  private isBest = false

  constructor(
    { status, headers, body, isText = typeof body === 'string', isForOne = false }: Answer,
    version: number,
  ) {
    this.status = status
    this.headers = headers
    this.version = version
    this.isForAll = !isForOne && (headers['cache-control']?.startsWith('public') ?? false)
    this.isText = isText
    this.plain = typeof body === 'string' ? Buffer.from(body) : body
    this.etag = versionOf(this.plain)
    this.bytes = overhead + (this.isText ? 2 * this.plain.length : this.plain.length)
  }

  body(coding: Coding): Buffer | Promise<Buffer> {
    if (coding === 'identity') return this.plain
    if (coding === 'br' && this.hits >= hotThreshold && !this.isBest) this.compressWell()
    return this.coded.get(coding) ?? this.code(coding)
  }

  private code(coding: Coding): Promise<Buffer> {
    const coded = Promise.resolve(encode(this.plain, coding))
    this.coded.set(coding, coded)
    // The best may have come meanwhile.
    const isLatest = () => this.coded.get(coding) === coded
    coded.then(
      (body) => isLatest() && this.coded.set(coding, body),
      () => isLatest() && this.coded.delete(coding),
    )
    return coded
  }

  /** Recompresses in the background; requests get the quick encoding meanwhile. After a failure the next request retries. */
  private compressWell(): void {
    this.isBest = true
    Promise.resolve(encode(this.plain, 'br', true)).then(
      (body) => void this.coded.set('br', body),
      () => void (this.isBest = false),
    )
  }
}
