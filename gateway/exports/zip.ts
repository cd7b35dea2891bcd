import { crc32 } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Buffer
}

/** Names are UTF-8. */
const flags = 0x0800
const version = 20
/** 1 January 1980, the first day that the format knows: nobody asks when an export’s files were made. */
const date = 0x21

/**
 * The bytes of a ZIP archive, entry by entry as they come: whoever opens one needs nothing but his computer. Nothing is
 * compressed, since what is large in it, documents, is compressed by itself. For less than 4 GB and 65,535 entries.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name)
    const facts = factsOf(path, bytes)
    const start = at
    const head = Buffer.concat([numbers([0x04034b50, 4]), facts, numbers([0, 2]), path])
    yield head
    yield bytes
    at += head.length + bytes.length
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [start, 4])
    directory.push(numbers([0x02014b50, 4], [version, 2]), facts, place, path)
  }
  const central = Buffer.concat(directory)
  const count = directory.length / 4
  yield central
  yield numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [central.length, 4], [at, 4], [0, 2])
}

/** What both headers of an entry say. */
function factsOf(path: Buffer, bytes: Buffer): Buffer {
  const { length } = bytes
  return numbers(
    [version, 2],
    [flags, 2],
    [0, 2],
    [0, 2],
    [date, 2],
    [crc32(bytes), 4],
    [length, 4],
    [length, 4],
    [path.length, 2],
  )
}

/** Little endian numbers of so many bytes each. */
function numbers(...all: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    all.map(([value, size]) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUIntLE(value, 0, size)
      return bytes
    }),
  )
}
