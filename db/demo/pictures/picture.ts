import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { rgb } from './palette.ts'
import type { Raster } from './relief.ts'
import { Drawing } from './svg.ts'

/** A picture: a ground, rasters on it, lines over all. */
export class Picture {
  readonly width: number
  readonly height: number
  /** Undefined for a transparent ground. */
  readonly ground: string | undefined
  readonly drawing: Drawing
  private readonly rasters: Raster[] = []

  constructor(width: number, height: number, ground?: string) {
    this.width = width
    this.height = height
    this.ground = ground
    this.drawing = new Drawing(width, height)
  }

  lay(raster: Raster): void {
    this.rasters.push(raster)
  }

  /** Raw pixels of the finished picture. */
  async render(): Promise<Sharp> {
    const [r, g, b] = rgb(this.ground ?? '#000000')
    const channels = this.ground ? 3 : 4
    const layers: OverlayOptions[] = [
      ...this.rasters.map(({ box, data, alpha }) => ({
        input: Buffer.from(data),
        raw: { width: box.w, height: box.h, channels: alpha ? 4 : 3 } as const,
        left: box.x,
        top: box.y,
      })),
      { input: Buffer.from(this.drawing.toString()), left: 0, top: 0 },
    ]
    const { data, info } = await sharp({
      create: {
        width: this.width,
        height: this.height,
        channels,
        background: { r, g, b, alpha: this.ground ? 1 : 0 },
      },
    })
      .composite(layers)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const flat = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    return this.ground ? flat.removeAlpha() : flat
  }
}
