import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture: the left half red, the right half blue. */
export function picture(width: number, height: number): Sharp {
  const half = Math.ceil(width / 2)
  const colour = (background: string, columns: number) => ({
    create: { width: columns, height, channels: 3 as const, background },
  })
  return sharp(colour('#c00000', width)).composite([
    { input: colour('#0000c0', width - half), left: half, top: 0 },
  ])
}

let pictures = 0

/** A photograph, another one each time: the same bytes are stored once. */
export async function jpeg(width: number, height: number, name = 'vue.jpg'): Promise<File> {
  const unlike = { IFD0: { ImageDescription: `No. ${++pictures}` } }
  return file(await picture(width, height).jpeg().withExif(unlike).toBuffer(), name, 'image/jpeg')
}

export function file(content: Uint8Array<ArrayBufferLike> | string, name: string, type = ''): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}

/** The beginning of a photo as telephones keep it; no encoder for the rest is free. */
export const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
)

export const docx = zip({
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': '<w:document/>',
})

export const odt = zip({
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': '<office:document-content/>',
})

/** The beginning of an old Word file, and the name of its text as it stands in its directory. */
export const doc = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(504),
  Buffer.from('Root Entry', 'utf16le'),
  Buffer.alloc(108),
  Buffer.from('WordDocument', 'utf16le'),
])

/** A ZIP of these files, none of them compressed. */
export function zip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const both = Buffer.alloc(26)
    both.writeUInt16LE(20, 0)
    both.writeUInt32LE(crc32(content), 10)
    both.writeUInt32LE(Buffer.byteLength(content), 14)
    both.writeUInt32LE(Buffer.byteLength(content), 18)
    both.writeUInt16LE(Buffer.byteLength(name), 22)
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), both, Buffer.from(name + content)])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), both, place, Buffer.from(name))
    bodies.push(body)
    at += body.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  const count = Object.keys(files).length
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, entries, Buffer.from('PK\u0005\u0006'), end])
}
