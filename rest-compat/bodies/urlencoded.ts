import { maxFields, tooManyFields, utf8 } from './multipart.ts'

export const urlencoded = 'application/x-www-form-urlencoded'

const space = 0x20
const percent = 0x25
const ampersand = 0x26
const plus = 0x2b
const equalsSign = 0x3d

/** Values by the byte of a hexadecimal digit; -1 for all others. */
const digits = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
)

export type Pair = [name: string, value: string]

/**
 * The pairs of a form as `URLSearchParams` has them, which takes escapes that are no UTF-8, and 75 ms at once for 1 MB
 * (`gateway/decisions/013-small-formats-by-hand.md`). Its bytes are read as they come, piece by piece. Throws 413 for too many.
 */
export async function readPairs(body: AsyncIterable<Uint8Array>): Promise<Pair[]> {
  const reader = new PairReader()
  let begun: Uint8Array = new Uint8Array()
  for await (const chunk of body) {
    const bytes = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk
    const whole = bytes.length - begunEscape(bytes)
    reader.read(bytes.subarray(0, whole))
    begun = bytes.subarray(whole)
  }
  reader.read(begun)
  return reader.end()
}

/** How many bytes at the end may be an escape whose others have not come yet. */
function begunEscape(bytes: Uint8Array): number {
  return bytes.at(-1) === percent ? 1 : bytes.at(-2) === percent ? 2 : 0
}

class PairReader {
  readonly #pairs: Pair[] = []
  #name: string | undefined
  #pieces: Uint8Array[] = []
  #isBegun = false
  #ended = 0

  read(escaped: Uint8Array): void {
    const bytes = new Uint8Array(escaped.length)
    let start = 0
    let length = 0
    const take = () => {
      this.#pieces.push(bytes.subarray(start, length))
      start = length
    }
    for (let at = 0; at < escaped.length; at += 1) {
      let byte = escaped[at] ?? 0
      if (byte === ampersand) {
        take()
        this.#endPair()
        continue
      }
      this.#isBegun = true
      if (byte === equalsSign && this.#name === undefined) {
        take()
        this.#name = this.#text()
        continue
      }
      if (byte === plus) byte = space
      else if (byte === percent) {
        const code = (digitAt(escaped, at + 1) << 4) | digitAt(escaped, at + 2)
        // A per cent sign that begins no escape is one.
        if (code >= 0) {
          byte = code
          at += 2
        }
      }
      bytes[length] = byte
      length += 1
    }
    take()
  }

  end(): Pair[] {
    this.#endPair()
    return this.#pairs
  }

  /** An empty one is left out, but counted. */
  #endPair(): void {
    this.#ended += 1
    if (this.#ended > maxFields) throw tooManyFields()
    const last = this.#text()
    if (this.#isBegun) this.#pairs.push(this.#name === undefined ? [last, ''] : [this.#name, last])
    this.#name = undefined
    this.#isBegun = false
  }

  #text(): string {
    const text = utf8(Buffer.concat(this.#pieces))
    this.#pieces = []
    return text
  }
}

/** -1 where there is no hexadecimal digit. */
function digitAt(bytes: Uint8Array, at: number): number {
  return digits[bytes[at] ?? 0] ?? -1
}
