import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import satori, { type Font } from 'satori'
import sharp from 'sharp'

/** What can be drawn. It crosses from one process to the other, so it is plain data. */
export type Drawing =
  | { kind: 'icon'; source: IconSource; format: 'svg' | 'png' | 'ico'; size: number; share?: number }
  | {
      kind: 'card'
      card: Card
      /** Pictures of the card, cut to their places around a point; whole where there is none. */
      pictures: { bytes: Uint8Array; place: Place; focal: Point | null }[]
      fonts: readonly FontFile[]
    }

type Card = Parameters<typeof satori>[0]

/** A drawing on a square, or a picture that is put on one. */
type IconSource = { card: Card; side: number; fonts: readonly FontFile[] } | { bytes: Uint8Array }

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

/** Draws one thing: an icon, the picture of a page as JPEG. */
export async function draw(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'card') return card(drawing)
  const { source, format, size } = drawing
  if (format === 'svg' && 'card' in source) return Buffer.from(await svgOf(source))
  const picture = await square(drawing)
  if (format === 'svg') return Buffer.from(svgAround(picture, size))
  return format === 'ico' ? ico(picture, size) : picture
}

async function card({ card: tree, pictures, fonts }: Extract<Drawing, { kind: 'card' }>): Promise<Buffer> {
  const svg = await satori(tree, { ...cardSize, fonts: fonts.map(loaded) })
  const layers = pictures.map(async ({ bytes, place, focal }) => ({
    input: await (focal ? cropped(bytes, place, focal) : whole(bytes, place)),
    left: place.left,
    top: place.top,
  }))
  return sharp(Buffer.from(svg))
    .composite(await Promise.all(layers))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

/** All of a picture, in the middle of a place. */
async function whole(bytes: Uint8Array, { width, height }: Place): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(bytes).resize(width, height, { fit: 'contain', background }).png().toBuffer()
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

async function square({ source, size, share = 1 }: Extract<Drawing, { kind: 'icon' }>): Promise<Buffer> {
  const side = Math.round(size * share)
  const margin = Math.floor((size - side) / 2)
  const far = size - side - margin
  const picture = sharp('bytes' in source ? await onGround(source.bytes) : Buffer.from(await svgOf(source)))
  return picture
    .resize(side, side)
    .extend({ top: margin, left: margin, bottom: far, right: far, extendWith: 'copy' })
    .png({ palette: true })
    .toBuffer()
}

function svgOf({ card: tree, side, fonts }: Extract<IconSource, { side: number }>): Promise<string> {
  return satori(tree, { width: side, height: side, fonts: fonts.map(loaded) })
}

/** White, and no more: a mark is drawn for it, and tabs are dark by night. */
const ground = '#ffffff'

/** All of a picture on a square, which goes on in the colour of its corner. */
async function onGround(bytes: Uint8Array): Promise<Buffer> {
  const flat = await sharp(bytes).flatten({ background: ground }).png().toBuffer()
  const { width, height } = await sharp(flat).metadata()
  const [r = 255, g = 255, b = 255] = await sharp(flat)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const side = Math.max(width, height)
  return sharp(flat).resize(side, side, { fit: 'contain', background: { r, g, b } }).png().toBuffer()
}

/** A picture as SVG, for those who ask for that. */
function svgAround(picture: Buffer, size: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<image width="${size}" height="${size}" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`
  )
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
