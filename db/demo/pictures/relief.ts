import type { Box } from './geometry.ts'
import type { Grid } from './grid.ts'
import { clamp } from './noise.ts'
import type { Skin, Stops } from './palette.ts'
import { ramp, rgb } from './palette.ts'

export interface Raster {
  readonly box: Box
  readonly data: Uint8Array
  readonly alpha?: boolean
}

export interface ReliefOptions {
  readonly skin: Skin
  /** Heights that take the two ends of the tints. */
  readonly low: number
  readonly high: number
  /** Depth that takes the darkest water; no water when absent. */
  readonly deepest?: number
  /** Vertical exaggeration: how many pixels a height unit is worth. */
  readonly relief: number
  /** Weight of the shading, 0 to 1. */
  readonly shade?: number
  readonly land?: Stops
  readonly depth?: Stops
}

/** Light from the north-west at 45°, with a weaker one from the west so that no slope is lost in the dark. */
export function hillshade(grid: Grid, relief: number): Grid {
  const k = relief / (2 * grid.step)
  return grid.map((_, px, py) => {
    const x = Math.round(px / grid.step)
    const y = Math.round(py / grid.step)
    const dx = (grid.at(x + 1, y) - grid.at(x - 1, y)) * k
    const dy = (grid.at(x, y + 1) - grid.at(x, y - 1)) * k
    const length = Math.sqrt(dx * dx + dy * dy + 1)
    const main = (dx * 0.5 + dy * 0.5 + 0.7071) / length
    const side = (dx * 0.72 + dy * -0.1 + 0.6865) / length
    return 0.75 * main + 0.25 * side
  })
}

/** Hypsometric tints under a hillshade, pixel by pixel. */
export function shadeRelief(grid: Grid, box: Box, options: ReliefOptions): Raster {
  const { skin, low, high, deepest, relief, shade = 0.55 } = options
  const landTint = ramp(options.land ?? skin.land)
  const waterTint = ramp(options.depth ?? skin.depth)
  const shadow = rgb(skin.shadow)
  const light = rgb(skin.light)
  const lit = hillshade(deepest === undefined ? grid : grid.map((v) => Math.max(v, 0)), relief)
  const data = new Uint8Array(box.w * box.h * 3)
  const flat = 0.7071
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < box.w; x++) {
      const value = grid.sample(x, y)
      const wet = deepest !== undefined && value < 0
      const tint = wet
        ? waterTint(Math.sqrt(clamp(value / deepest)))
        : landTint(clamp((value - low) / (high - low)))
      const s = (lit.sample(x, y) - flat) * shade
      const towards = s < 0 ? shadow : light
      const amount = s < 0 ? clamp(-s * 1.5, 0, 0.85) : clamp(s * 2, 0, 0.75)
      const i = (y * box.w + x) * 3
      data[i] = tint[0] + (towards[0] - tint[0]) * amount
      data[i + 1] = tint[1] + (towards[1] - tint[1]) * amount
      data[i + 2] = tint[2] + (towards[2] - tint[2]) * amount
    }
  }
  return { box, data }
}

/** A raster of any colour by pixel. */
export function paint(box: Box, color: (x: number, y: number) => readonly [number, number, number]): Raster {
  const data = new Uint8Array(box.w * box.h * 3)
  for (let y = 0; y < box.h; y++) {
    for (let x = 0; x < box.w; x++) data.set(color(x, y), (y * box.w + x) * 3)
  }
  return { box, data }
}
