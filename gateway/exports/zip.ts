import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
}

/** What the directory says of an entry. */
interface DirectoryEntry {
  path: Buffer
  sum: number
  size: number
  start: number
}

/** Names are UTF-8; sum and size follow the bytes, as they are not known before. */
const flags = 0x0808
const version = 45
/** 1 January 1980, the first day that the format knows: nobody asks when an export’s files were made. */
const date = 0x21
/** The greatest numbers of the format’s first version; where one is not enough all ones say that ZIP64 has it. */
const most = { count: 0xffff, bytes: 0xffffffff }

/**
 * The bytes of a ZIP archive, piece by piece as they come: whoever opens one needs nothing but his computer. Nothing is
 * compressed, since what is large in it, documents, is compressed by itself. Of any length (ZIP64), an entry of up to 4 GB.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: DirectoryEntry[] = []
  let at = 0
  for await (const { name, pieces } of entries) {
    const entry: DirectoryEntry = { path: Buffer.from(name), sum: 0, size: 0, start: at }
    const head = Buffer.concat([
      numbers([0x04034b50, 4], [version, 2]),
      factsOf({ ...entry, sum: 0, size: 0 }),
      numbers([0, 2]),
      entry.path,
    ])
    yield head
    for await (const piece of pieces) {
      entry.sum = crc32(piece, entry.sum)
      entry.size += piece.length
      yield piece
    }
    if (entry.size >= most.bytes)
      throw new RangeError(`${name} has ${entry.size} bytes, and 4 GB are too many.`)
    const { sum, size } = entry
    const after = numbers([0x08074b50, 4], [sum, 4], [size, 4], [size, 4])
    yield after
    at += head.length + size + after.length
    written.push(entry)
  }
  yield* directory(written, at)
}

/** Where everything lies, which ends an archive and begins at `at`. */
function* directory(entries: readonly DirectoryEntry[], at: number): Generator<Buffer> {
  let size = 0
  for (const entry of entries) {
    const { path, start } = entry
    const isFar = start >= most.bytes
    const extra = isFar ? numbers([1, 2], [8, 2], [start, 8]) : Buffer.alloc(0)
    const line = Buffer.concat([
      numbers([0x02014b50, 4], [version, 2], [version, 2]),
      factsOf(entry),
      numbers([extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [Math.min(start, most.bytes), 4]),
      path,
      extra,
    ])
    yield line
    size += line.length
  }
  const count = entries.length
  if (count >= most.count || at >= most.bytes || size >= most.bytes) {
    const end = at + size
    yield numbers([0x06064b50, 4], [44, 8], [version, 2], [version, 2], [0, 4], [0, 4])
    yield numbers([count, 8], [count, 8], [size, 8], [at, 8])
    yield numbers([0x07064b50, 4], [0, 4], [end, 8], [1, 4])
  }
  const counts = Math.min(count, most.count)
  yield numbers([0x06054b50, 4], [0, 2], [0, 2], [counts, 2], [counts, 2])
  yield numbers([Math.min(size, most.bytes), 4], [Math.min(at, most.bytes), 4], [0, 2])
}

/** What both headers of an entry say. */
function factsOf({ path, sum, size }: Omit<DirectoryEntry, 'start'>): Buffer {
  return numbers([flags, 2], [0, 2], [0, 2], [date, 2], [sum, 4], [size, 4], [size, 4], [path.length, 2])
}

/** Little endian numbers of so many bytes each. */
function numbers(...all: [value: number, bytes: 2 | 4 | 8][]): Buffer {
  return Buffer.concat(
    all.map(([value, size]) => {
      const bytes = Buffer.alloc(size)
      if (size === 8) bytes.writeBigUInt64LE(BigInt(value))
      else bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )
}
