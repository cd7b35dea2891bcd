import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { toneOf } from '../../files/pictureTone.ts'
import type { PictureTone } from '../../tables.ts'

interface Variant {
  readonly format: 'avif' | 'webp'
  readonly width: number
  readonly file: string
  readonly bytes: number
}

/** What the manifest has of one picture. */
export interface Entry {
  readonly width: number
  readonly height: number
  /** A tiny WebP as a data URI, shown while the picture loads. */
  readonly placeholder: string
  readonly tone: PictureTone
  readonly variants: readonly Variant[]
}
export type Manifest = Readonly<Record<string, Entry>>

interface Widths {
  readonly avif: readonly number[]
  readonly webp: readonly number[]
  readonly quality: number
}

/** Widths by the beginning of a picture's key. A mark has its own width only. */
const families: Readonly<Record<string, Widths>> = {
  projet: { avif: [480, 960, 1440], webp: [960], quality: 50 },
  slide: { avif: [480, 960, 1920], webp: [960], quality: 48 },
  service: { avif: [480, 960], webp: [960], quality: 52 },
  presentation: { avif: [480, 960, 1200], webp: [960], quality: 50 },
  equipe: { avif: [320, 640, 800], webp: [640], quality: 50 },
  testimonial: { avif: [320], webp: [320], quality: 52 },
  partenaire: { avif: [480], webp: [480], quality: 60 },
  logo: { avif: [512], webp: [512], quality: 60 },
}

/** The bytes that a file of this width may have. WebP serves the few browsers without AVIF, and may weigh more. */
export function budget(width: number, format: Variant['format']): number {
  if (format === 'webp') return 90_000
  if (width <= 480) return 22_000
  if (width <= 960) return 70_000
  return width <= 1440 ? 140_000 : 160_000
}

/** Writes a picture to `folder` at all the widths of its family, in as good a quality as their budgets allow. */
export async function encode(key: string, image: Sharp, folder: string): Promise<Entry> {
  const family = families[key.split('-', 1)[0] ?? '']
  if (!family) throw new Error(`Une clé commence par ${Object.keys(families).join(', ')}.`)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = sharp(data, { raw: { width, height, channels } })
  for (const old of await readdir(folder))
    if (old.startsWith(`${key}-`) && /^\d+\.(avif|webp)$/.test(old.slice(key.length + 1)))
      await rm(join(folder, old))

  const one = async (format: Variant['format'], wanted: number): Promise<Variant> => {
    const sized =
      wanted === width ? pixels.clone() : pixels.clone().resize(wanted, undefined, { kernel: 'lanczos3' })
    let encoded: Buffer
    let quality = family.quality
    do {
      encoded = await as(format, sized.clone(), quality).toBuffer()
      quality -= 4
    } while (encoded.length > budget(wanted, format) && quality > 20)
    const file = `${key}-${wanted}.${format}`
    await writeFile(join(folder, file), encoded)
    return { format, width: wanted, file, bytes: encoded.length }
  }

  const variants = await Promise.all([
    ...family.avif.map((wanted) => one('avif', wanted)),
    ...family.webp.map((wanted) => one('webp', wanted)),
  ])
  return {
    width,
    height,
    placeholder: await placeholder(pixels),
    tone: await toneOf(pixels.clone()),
    variants,
  }
}

function as(format: Variant['format'], image: Sharp, quality: number): Sharp {
  return format === 'avif'
    ? image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' })
    : image.webp({ quality: quality + 16, effort: 6, smartSubsample: true })
}

async function placeholder(image: Sharp): Promise<string> {
  for (const [width, quality] of [
    [16, 40],
    [16, 20],
    [12, 20],
    [10, 10],
  ] as const) {
    const data = await image
      .clone()
      .resize(width)
      .webp({ quality, alphaQuality: 30, effort: 6, smartSubsample: false })
      .toBuffer()
    const uri = `data:image/webp;base64,${data.toString('base64')}`
    if (uri.length <= 200) return uri
  }
  return 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
}
