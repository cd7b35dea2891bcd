import readExif from 'exif-reader'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureFormatOf } from '../../schema/content/files/pictureFormat.ts'
import { pictureRules } from '../../schema/content/files/fileRules.ts'
import { straightenedPart, type Crop } from '../../schema/media/crop.ts'

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
}

/** Reads an uploaded picture, or the part of it that `crop` keeps; of an animation, the first frame. Throws UnusablePicture. */
export async function readPicture(file: Uint8Array, crop: Crop | null = null): Promise<Picture> {
  try {
    const { autoOrient, format, compression, exif } = await metadataOf(file)
    if (autoOrient.width * autoOrient.height > maxPixels) throw new UnusablePicture(tooManyPixels)
    // HEIF with another codec than AVIF's.
    if (format === 'heif' && compression !== 'av1') throw unreadable(file)
    if (format === 'heif' && autoOrient.width * autoOrient.height > maxAvifPixels)
      throw new UnusablePicture(tooManyAvifPixels)
    const whole = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    const { data: source, info } = await (crop ? await cropped(whole, crop) : whole)
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
    }
  } catch (error) {
    throw error instanceof UnusablePicture ? error : unreadable(file, error)
  }
}

/** The part of an upright picture that a crop keeps. */
async function cropped(picture: Sharp, { quarterTurns, degrees, ...part }: Crop): Promise<Sharp> {
  const upright = await pixelsOf(picture)
  const turned = quarterTurns === 0 ? upright : await pixelsOf(upright.picture.rotate(90 * quarterTurns))
  const straight = degrees === 0 ? turned : await pixelsOf(turned.picture.rotate(degrees))
  const kept = straightenedPart(turned, degrees)
  const [across, down] = [turned.width * kept, turned.height * kept]
  const left = between(0, Math.round((straight.width - across) / 2 + part.left * across), straight.width - 1)
  const top = between(0, Math.round((straight.height - down) / 2 + part.top * down), straight.height - 1)
  return straight.picture.extract({
    left,
    top,
    width: between(1, Math.round(part.width * across), straight.width - left),
    height: between(1, Math.round(part.height * down), straight.height - top),
  })
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** A picture after all that was asked of it so far: libvips would do the next step before. */
async function pixelsOf(picture: Sharp): Promise<{ picture: Sharp; width: number; height: number }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { picture: sharp(data, { raw: { width, height, channels } }), width, height }
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

function unreadable(file: Uint8Array, cause?: unknown): UnusablePicture {
  const isHeic = pictureFormatOf(file) === 'heic'
  return new UnusablePicture(isHeic ? pictureRules.heic : pictureRules.invalid, { cause })
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
