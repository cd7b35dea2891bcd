import readExif from 'exif-reader'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { SentPicture } from '../../db/tables.ts'
import { headBytes, isAnimated, isSvg, pictureFormatOf } from '../../schema/content/files/pictureFormat.ts'
import { pictureRules } from '../../schema/content/files/fileRules.ts'
import { straightenedPart, type Crop } from '../../schema/media/crop.ts'
import { colourSpaceOf } from './colourSpace.ts'

// The format is told by the content of a file. This process lets libvips read these formats alone, and never SVG, which can hold
// scripts and name other files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
// One processor at the most, so that requests have the rest.
sharp.concurrency(1)
sharp.cache(false)

/** Widths for a thumbnail on a sharp screen, for halves and wholes of phones, for desks. */
const widths = [240, 480, 640, 960, 1440, 1920]
const { maxPixels, tooManyPixels, maxAvifPixels, tooManyAvifPixels, keptWidth, keptHeight } = pictureRules

/** Refusal of a picture; the message, in French, tells its sender why. */
export class UnusablePicture extends Error {}

export interface Picture {
  /** Width of the widest copy, in pixels. */
  width: number
  height: number
  /** Widths of the copies to store. */
  widths: number[]
  /** A data URI of 200 bytes at the most. */
  placeholder: string | null
  /** PNG of the greatest size, upright, without loss and without any word about it. */
  source: Buffer
  /** When the photograph was taken, if it says so. */
  takenAt: string | null
  /** What the whole of it was; null of a part. */
  sent: SentPicture | null
}

/** Reads an uploaded picture, or the part of it that `crop` keeps; of an animation, the first frame. Throws UnusablePicture. */
export async function readPicture(file: Uint8Array, crop: Crop | null = null): Promise<Picture> {
  try {
    const metadata = await metadataOf(file)
    const { autoOrient, format, compression, exif } = metadata
    if (autoOrient.width * autoOrient.height > maxPixels) throw new UnusablePicture(tooManyPixels)
    // HEIF with another codec than AVIF's.
    if (format === 'heif' && compression !== 'av1') throw unreadable(file)
    if (format === 'heif' && autoOrient.width * autoOrient.height > maxAvifPixels)
      throw new UnusablePicture(tooManyAvifPixels)
    const whole = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    const { data: source, info } = await (crop ? cropped(whole, autoOrient, crop) : whole)
      .resize({ width: keptWidth, height: keptHeight, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return {
      width,
      height,
      widths: widthsOf(info),
      placeholder: await placeholderOf(sharp(source)),
      source,
      takenAt: takenAtOf(exif),
      sent: crop ? null : sentPicture(file, metadata),
    }
  } catch (error) {
    throw error instanceof UnusablePicture ? error : unreadable(file, error)
  }
}

/** Pixels at each side of a straightened picture that are mixed with what is beside it, which is black. */
const mixedPixels = 2

/** The part that a crop keeps of an upright picture of this size. In one step: libvips then holds no copy of all pixels for each. */
function cropped(
  picture: Sharp,
  upright: { width: number; height: number },
  { quarterTurns, degrees, ...part }: Crop,
): Sharp {
  const isLying = quarterTurns % 2 === 1
  const turned = isLying ? { width: upright.height, height: upright.width } : upright
  const straight = turnedSize(turned, degrees)
  const kept = straightenedPart(turned, degrees)
  const edge = degrees === 0 ? 0 : 2 * mixedPixels
  const across = Math.max(1, turned.width * kept - edge)
  const down = Math.max(1, turned.height * kept - edge)
  const left = between(0, Math.round((straight.width - across) / 2 + part.left * across), straight.width - 1)
  const top = between(0, Math.round((straight.height - down) / 2 + part.top * down), straight.height - 1)
  return picture.rotate(90 * quarterTurns + degrees).extract({
    left,
    top,
    width: between(1, Math.round(part.width * across), straight.width - left),
    height: between(1, Math.round(part.height * down), straight.height - top),
  })
}

/** Size of what holds all of a picture that is turned by some degrees, as libvips rounds it. */
function turnedSize({ width, height }: { width: number; height: number }, degrees: number) {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { width: Math.round(width * cos + height * sin), height: Math.round(width * sin + height * cos) }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** The time that a photograph says it was taken at, without a zone, as cameras keep it. */
function takenAtOf(exif: Buffer | undefined): string | null {
  if (!exif) return null
  try {
    const taken = readExif(exif).Photo?.DateTimeOriginal
    return taken && !Number.isNaN(taken.getTime()) ? taken.toISOString() : null
  } catch {
    // Cameras write what they like: the picture is none the worse for it.
    return null
  }
}

function sentPicture(file: Uint8Array, metadata: Metadata): SentPicture {
  const { width, height } = metadata.autoOrient
  const colourSpace = colourSpaceOf(metadata)
  return { width, height, isAnimated: isAnimated(file.subarray(0, headBytes)), colourSpace }
}

function unreadable(file: Uint8Array, cause?: unknown): UnusablePicture {
  return new UnusablePicture(whyUnreadable(file), { cause })
}

function whyUnreadable(file: Uint8Array): string {
  if (pictureFormatOf(file) === 'heic') return pictureRules.heic
  return isSvg(file) ? pictureRules.svg : pictureRules.invalid
}

/** Widths of the stored copies: the usual ones below the picture's own, and its own. */
function widthsOf({ width }: { width: number }): number[] {
  return [...widths.filter((one) => one < width), width]
}

export function encode(source: Uint8Array, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const sized = sharp(source).resize({ width })
  return (format === 'webp' ? sized.webp({ quality: 80 }) : sized.avif({ quality: 55 })).toBuffer()
}

function metadataOf(file: Uint8Array): Promise<Metadata> {
  // Reads the header alone, so that the size of what follows can be told.
  return sharp(file, { limitInputPixels: false }).metadata()
}

async function placeholderOf(picture: Sharp): Promise<string | null> {
  for (const [size, quality] of [
    [16, 40],
    [16, 10],
    [8, 10],
  ] as const) {
    const tiny = picture.clone().resize({ width: size, height: size, fit: 'inside' })
    const data = await tiny.webp({ quality, alphaQuality: 30 }).toBuffer()
    const uri = `data:image/webp;base64,${data.toString('base64')}`
    if (uri.length <= 200) return uri
  }
  return null
}
