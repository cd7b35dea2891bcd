import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import satori, { type Font } from 'satori'
import sharp from 'sharp'

/** What can be drawn. It crosses from one process to the other, so it is plain data. */
export type Drawing =
  | { kind: 'icon'; svg: string; size: number; share?: number; ico?: boolean }
  | {
      kind: 'card'
      card: Parameters<typeof satori>[0]
      picture: { bytes: Uint8Array; focal: Point } | null
      place: Place
      fonts: readonly FontFile[]
    }

/** A point of a picture, from 0, the left or the top, to 1. */
interface Point {
  x: number
  y: number
}

/** The place of a card's picture. */
export interface Place {
  left: number
  top: number
  width: number
  height: number
}

/** A font of a card: its file lies in a package. */
export type FontFile = Required<Pick<Font, 'name' | 'weight'>> & { file: string }

const cardSize = { width: 1200, height: 630 }

// This process reads drawings of our own and pictures that were stored here; nothing that comes from outside.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['SvgBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'].map((each) => `VipsForeignLoad${each}`),
})
sharp.concurrency(1)
sharp.cache(false)

const { resolve } = createRequire(import.meta.url)
const fontFiles = new Map<string, Buffer>()

/** Draws one thing: an icon as PNG or ICO, the picture of a page as JPEG. */
export async function draw(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'card') return card(drawing)
  const picture = await square(drawing)
  return drawing.ico ? ico(picture, drawing.size) : picture
}

async function card({
  card: tree,
  picture,
  place,
  fonts,
}: Extract<Drawing, { kind: 'card' }>): Promise<Buffer> {
  const svg = await satori(tree, { ...cardSize, fonts: fonts.map(loaded) })
  const { left, top } = place
  const layers = picture ? [{ input: await cropped(picture.bytes, place, picture.focal), left, top }] : []
  return sharp(Buffer.from(svg)).composite(layers).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

/** Cuts a picture to what fills a place, around the point that must be kept. */
async function cropped(bytes: Uint8Array, { width, height }: Place, focal: Point): Promise<Buffer> {
  const own = await sharp(bytes).metadata()
  const scale = Math.max(width / own.width, height / own.height)
  const full = { width: Math.ceil(own.width * scale), height: Math.ceil(own.height * scale) }
  const start = (point: number, all: number, shown: number) =>
    Math.round(Math.min(all - shown, Math.max(0, point * all - shown / 2)))
  return sharp(bytes)
    .resize(full.width, full.height, { fit: 'fill' })
    .extract({
      width,
      height,
      left: start(focal.x, full.width, width),
      top: start(focal.y, full.height, height),
    })
    .png()
    .toBuffer()
}

function loaded({ name, weight, file }: FontFile): Font {
  const data = fontFiles.get(file) ?? readFileSync(resolve(file))
  fontFiles.set(file, data)
  return { name, weight, style: 'normal', data }
}

async function square({ svg, size, share = 1 }: Extract<Drawing, { kind: 'icon' }>): Promise<Buffer> {
  const side = Math.round(size * share)
  const margin = Math.floor((size - side) / 2)
  const far = size - side - margin
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .extend({ top: margin, left: margin, bottom: far, right: far, extendWith: 'copy' })
    .png({ palette: true })
    .toBuffer()
}

/** An icon file of one picture, which may be a PNG as it is. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}
