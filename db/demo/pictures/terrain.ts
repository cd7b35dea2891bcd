import { erode } from './erosion.ts'
import { Grid } from './grid.ts'
import { fbm, ridged, smoothstep, type Noise } from './noise.ts'

/** Makes a coarse field smooth enough to shade and contour at a finer mesh. */
export function refine(grid: Grid, w: number, h: number, step: number, soften = 2): Grid {
  return Grid.over(w, h, step, (x, y) => grid.sample(x, y)).blur(soften)
}

export interface TerrainOptions {
  readonly seed: string
  readonly w: number
  readonly h: number
  /** Features across the height of the frame. */
  readonly features: number
  readonly low: number
  readonly high: number
  readonly steps?: number
  readonly cut?: number
  readonly creep?: number
  readonly octaves?: number
  /** Extra shape in [0, 1]-like units, over (u, v) with v from 0 to 1. */
  readonly shape?: (u: number, v: number) => number
  readonly rugged?: number
  readonly soften?: number
  readonly mesh?: number
}

/** Soft noise, then rivers: hills with real watersheds. */
export function hills(o: TerrainOptions): Grid {
  const {
    seed,
    w,
    h,
    features,
    low,
    high,
    steps = 24,
    cut = 0.05,
    creep = 0.12,
    octaves = 5,
    shape,
    rugged = 0,
    soften = 2,
    mesh = 4,
  } = o
  const soft = fbm(seed, octaves)
  const crest = ridged(`${seed}-crêtes`, 4)
  const start = Grid.over(w, h, mesh, (x, y) => {
    const u = x / h
    const v = y / h
    const base =
      soft(u * features, v * features) * (1 - rugged) +
      (crest(u * features, v * features) - 0.4) * rugged * 1.6
    return base + (shape?.(u, v) ?? 0)
  }).stretch(0, 1)
  const cutGrid = steps > 0 ? erode(start, { steps, cut, creep }) : start
  return refine(cutGrid, w, h, 2, soften).stretch(low, high)
}

/** A drowned valley coast: the Ébrié's bays and peninsulas. Land above 0, water below. */
export function lagoon(
  seed: string,
  w: number,
  h: number,
  features: number,
  shore: (u: number, v: number) => number,
  high: number,
  deep: number,
  step = 2,
): Grid {
  const warpX = fbm(`${seed}-x`, 3)
  const warpY = fbm(`${seed}-y`, 3)
  const base: Noise = fbm(seed, 5, 0.48)
  return Grid.over(w, h, step, (x, y) => {
    const u = x / h
    const v = y / h
    const wu = u * features + 0.55 * warpX(u * features * 0.8, v * features * 0.8)
    const wv = v * features + 0.55 * warpY(u * features * 0.8, v * features * 0.8)
    const value = base(wu, wv) + shore(u, v)
    return value > 0 ? high * (1 - Math.exp(-value * 2.2)) : deep * -(1 - Math.exp(value * 3))
  }).blur(1)
}

/** Sand ridges parallel to a shore: `distance` is in frame heights inland of the sea. */
export const sandRidge = (distance: number, crest: number, width: number): number =>
  crest * smoothstep(0, width * 0.4, distance) * (1 - smoothstep(width * 0.5, width, distance))
