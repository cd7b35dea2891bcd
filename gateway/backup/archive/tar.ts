/*
 * Just as much of tar as a backup needs, so that any machine can open one without this program. It is written here because
 * every byte counts: readers of tar pass over a flipped bit in a header, in padding or after the end; this one finds it.
 */

import type { FileHandle } from 'node:fs/promises'

const block = 512
/** What eleven octal digits hold; a larger size is written as a binary number. */
const largestOctal = 0o77777777777

/** A part of the archive is not as it was written. */
export class DamagedArchiveError extends Error {}

export interface Entry {
  name: string
  size: number
  /** Bytes, which are read to their end before the next entry is asked for. */
  content: AsyncIterable<Buffer>
}

export interface Header {
  name: string
  size: number
  /** Seconds since 1970. */
  mtime: number
}

export function headerOf({ name, size, mtime }: Header): Buffer {
  const bytes = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for this archive.`)
  bytes.write(name, 0)
  bytes.write('0000600\x000000000\x000000000\0', 100, 'latin1')
  if (size > largestOctal) {
    bytes[124] = 0x80
    bytes.writeBigUInt64BE(BigInt(size), 128)
  } else bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  bytes.write(`${mtime.toString(8).padStart(11, '0')}\0`, 136, 'latin1')
  bytes.write('0', 156)
  bytes.write('ustar\x0000', 257, 'latin1')
  bytes.fill(' ', 148, 156)
  const sum = bytes.reduce((all, byte) => all + byte, 0)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return bytes
}

/** What stands between an entry of this size and the next. */
export function paddingOf(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}

/** What the archive ends with. */
export const endOfArchive = Buffer.alloc(2 * block)

/** The entries of an archive, one after the other. Throws `DamagedArchiveError` where it is not, to the byte, as `headerOf` has it. */
export async function* entriesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = new Bytes(chunks)
  let last = 'le début'
  for (;;) {
    const header = await bytes.exactly(block)
    if (header?.every((byte) => byte === 0)) break
    const found = header && parse(header)
    if (!found)
      throw new DamagedArchiveError(header ? `l’en-tête après ${last}` : `elle est coupée après ${last}`)
    const content = bytes.upTo(found.size, found.name)
    yield { name: found.name, size: found.size, content }
    const padding = paddingOf(found.size)
    if (!(await bytes.exactly(padding.length))?.equals(padding))
      throw new DamagedArchiveError(`la suite de ${found.name}`)
    last = found.name
  }
  if (!(await bytes.exactly(block))?.equals(Buffer.alloc(block)) || (await bytes.exactly(1)) !== null)
    throw new DamagedArchiveError('la fin du fichier')
}

/** The text of an entry of this name in an open archive; of the others only their headers are read. Null where there is none. */
export async function textOf(archive: FileHandle, name: string): Promise<string | null> {
  const read = async (length: number, position: number) => {
    const bytes = Buffer.alloc(length)
    return (await archive.read({ buffer: bytes, position })).bytesRead === length ? bytes : null
  }
  for (let at = 0; ;) {
    const header = await read(block, at)
    const found = header && parse(header)
    if (!found) return null
    at += block
    if (found.name === name) return (await read(found.size, at))?.toString('utf8') ?? null
    at += found.size + paddingOf(found.size).length
  }
}

/** Null where these bytes are no header that was written here. */
function parse(bytes: Buffer): Header | null {
  const name = bytes.toString('utf8', 0, 100).replace(/\0.*$/s, '')
  const number = (from: number) =>
    bytes[from] === 0x80
      ? Number(bytes.readBigUInt64BE(from + 4))
      : Number.parseInt(bytes.toString('latin1', from, from + 11), 8)
  const [size, mtime] = [number(124), number(136)]
  if (!Number.isSafeInteger(size) || !Number.isSafeInteger(mtime) || Buffer.byteLength(name) > 100)
    return null
  const header = { name, size, mtime }
  return headerOf(header).equals(bytes) ? header : null
}

/** What comes in chunks of any size, read in the sizes that are asked for. */
class Bytes {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Reads at most so many bytes, at least one; null where there are no more. */
  async #some(most: number): Promise<Buffer | null> {
    if (this.#rest.length === 0) {
      const next = await this.#chunks.next()
      if (next.done === true) return null
      this.#rest = next.value
    }
    const some = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(most)
    return some
  }

  /** Null where there are not so many. */
  async exactly(count: number): Promise<Buffer | null> {
    const parts: Buffer[] = []
    for (let left = count; left > 0;) {
      const some = await this.#some(left)
      if (!some) return null
      parts.push(some)
      left -= some.length
    }
    return Buffer.concat(parts)
  }

  async *upTo(count: number, name: string): AsyncGenerator<Buffer> {
    for (let left = count; left > 0;) {
      const some = await this.#some(left)
      if (!some) throw new DamagedArchiveError(`elle est coupée dans ${name}`)
      yield some
      left -= some.length
    }
  }
}
