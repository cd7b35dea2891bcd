import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureFormatOf } from '../../schema/content/files/pictureFormat.ts'
import { pictureRules } from '../../schema/content/files/fileRules.ts'

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
}

/** Reads an uploaded picture; of an animation, the first frame. Throws UnusablePicture. */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  try {
    const { autoOrient, format, compression } = await metadataOf(file)
    if (autoOrient.width * autoOrient.height > maxPixels) throw new UnusablePicture(tooManyPixels)
    // HEIF with another codec than AVIF's.
    if (format === 'heif' && compression !== 'av1') throw unreadable(file)
    if (format === 'heif' && autoOrient.width * autoOrient.height > maxAvifPixels)
      throw new UnusablePicture(tooManyAvifPixels)
    const { data: source, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: keptWidth, height: keptHeight, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { width, height, widths: widthsOf(info), placeholder: await placeholderOf(sharp(source)), source }
  } catch (error) {
    throw error instanceof UnusablePicture ? error : unreadable(file, error)
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
