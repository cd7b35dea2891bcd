import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Picture } from './picture.ts'

export interface Variant {
  readonly format: 'avif' | 'webp'
  readonly width: number
  readonly file: string
  readonly bytes: number
}
export interface ManifestEntry {
  readonly width: number
  readonly height: number
  /** A tiny WebP as a data URI, shown while the picture loads. */
  readonly placeholder: string
  readonly variants: readonly Variant[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

export type Family = 'sheet' | 'slide' | 'service' | 'presentation' | 'portrait' | 'small' | 'mark'

/** Widths by family; the first format of each list is the one a browser should prefer. */
const WIDTHS: Record<Family, { avif: readonly number[]; webp: readonly number[]; quality: number }> = {
  sheet: { avif: [480, 960, 1440], webp: [960], quality: 50 },
  slide: { avif: [480, 960, 1920], webp: [960], quality: 48 },
  service: { avif: [480, 960], webp: [960], quality: 52 },
  presentation: { avif: [480, 960, 1200], webp: [960], quality: 50 },
  portrait: { avif: [320, 640, 800], webp: [640], quality: 50 },
  small: { avif: [320], webp: [320], quality: 52 },
  mark: { avif: [], webp: [], quality: 60 },
}

/** The byte budgets of the site, by encoded width. WebP serves the few browsers without AVIF, and may weigh more. */
export function budget(family: Family, width: number, format: Variant['format']): number {
  if (format === 'webp') return 90_000
  if (family === 'slide' && width === 1920) return 160_000
  if (width <= 480) return 22_000
  if (width <= 960) return 70_000
  return 140_000
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

/** Encodes one picture at all its widths, lowering the quality step by step where a budget asks for it. */
export async function encode(
  key: string,
  family: Family,
  picture: Picture,
  folder: string,
): Promise<ManifestEntry> {
  const image = await picture.render()
  const plan = WIDTHS[family]
  const widths = {
    avif: plan.avif.length > 0 ? plan.avif : [picture.width],
    webp: plan.webp.length > 0 ? plan.webp : [picture.width],
  }
  for (const old of await readdir(folder))
    if (old.startsWith(`${key}-`) && /^\d+\.(avif|webp)$/.test(old.slice(key.length + 1)))
      await rm(join(folder, old))
  const one = async (format: Variant['format'], width: number): Promise<Variant> => {
    const sized =
      width === picture.width ? image.clone() : image.clone().resize(width, undefined, { kernel: 'lanczos3' })
    let data: Buffer
    let quality = plan.quality
    do {
      data =
        format === 'avif'
          ? await sized.clone().avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer()
          : await sized
              .clone()
              .webp({ quality: quality + 16, effort: 6, smartSubsample: true })
              .toBuffer()
      quality -= 4
    } while (data.length > budget(family, width, format) && quality > 20)
    const file = `${key}-${width}.${format}`
    await writeFile(join(folder, file), data)
    return { format, width, file, bytes: data.length }
  }
  const variants = await Promise.all([
    ...widths.avif.map((width) => one('avif', width)),
    ...widths.webp.map((width) => one('webp', width)),
  ])
  return { width: picture.width, height: picture.height, placeholder: await placeholder(image), variants }
}
