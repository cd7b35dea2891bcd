import sharp, { type Metadata, type Sharp } from 'sharp'
import { UnusableFile } from '../../schema/content/files.ts'

// What a file is its content says. Of all that libvips can read this process reads these formats and no other; SVG,
// which can hold scripts and name other files, least of all.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
// One picture at a time, on one of libuv's threads, so that other requests have the rest.
sharp.concurrency(1)
sharp.cache(false)

const largestFile = 10 * 1024 * 1024
const mostPixels = 50_000_000
const widths = [480, 960, 1440, 1920]
/** Neither format goes further than 16,383 pixels; what is higher than this is no picture for a page. */
const greatest = { width: 1920, height: 8192 }

const unreadable = 'Cette image n’est pas lisible\u00a0: PNG, JPEG, WebP, AVIF ou GIF.'
const tooLarge = 'Cette image dépasse 10\u00a0Mo.'
const tooManyPixels = 'Cette image dépasse 50\u00a0millions de pixels.'

export interface Picture {
  /** Of the widest kept. */
  width: number
  height: number
  /** A data URI of 200 bytes at the most. */
  placeholder: string | null
  /** In its greatest size, upright, without loss and without any word about it. PNG. */
  source: Buffer
}

export function checkPictureSize(size: number): void {
  if (size > largestFile) throw new UnusableFile(tooLarge)
}

/** Reads an uploaded picture; of an animation, the first frame. Throws UnusableFile. */
export async function readPicture(file: Uint8Array): Promise<Picture> {
  try {
    const { autoOrient, format, compression } = await metadataOf(file)
    if (autoOrient.width * autoOrient.height > mostPixels) throw new UnusableFile(tooManyPixels)
    // HEIF with another codec than AVIF's.
    if (format === 'heif' && compression !== 'av1') throw new UnusableFile(unreadable)
    const { data: source, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...greatest, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = info
    return { width, height, placeholder: await placeholderOf(sharp(source)), source }
  } catch (error) {
    throw error instanceof UnusableFile ? error : new UnusableFile(unreadable, { cause: error })
  }
}

/** The widths that a picture is kept at: the usual ones up to its own, and its own. */
export function widthsOf({ width }: { width: number }): number[] {
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
