import { allContours, contourLines, gapForLabel, type ContourLabel } from './contours.ts'
import type { Box, Point } from './geometry.ts'
import { chaikin, polar } from './geometry.ts'
import type { Grid } from './grid.ts'
import type { Rng } from './prng.ts'
import type { Skin } from './palette.ts'
import type { Drawing } from './svg.ts'
import { decimal } from './view.ts'

export interface ContourStyle {
  readonly interval: number
  readonly every?: number
  readonly color: string
  readonly fine?: number
  readonly bold?: number
  readonly opacity?: number
  readonly from?: number
  readonly labels?: boolean
  readonly labelSize?: number
  readonly labelColor?: string
  readonly places?: number
  readonly keepOut?: readonly Box[]
  readonly boldOpacity?: number
  readonly apart?: number
  readonly halo?: string
}

const shift = (points: readonly Point[], box: Box): Point[] => points.map(([x, y]) => [x + box.x, y + box.y])
export const within = (boxes: readonly Box[], [x, y]: Point, margin = 0): boolean =>
  boxes.some((b) => x > b.x - margin && x < b.x + b.w + margin && y > b.y - margin && y < b.y + b.h + margin)

/** Contours of a field laid in `box`; every fifth is stronger and carries its height in a gap. */
export function drawContours(d: Drawing, grid: Grid, box: Box, style: ContourStyle): void {
  const {
    interval,
    every = 5,
    color,
    fine = 0.7,
    bold = 1.35,
    opacity = 0.55,
    from,
    labels = true,
    labelSize = 6.6,
    places = 0,
    keepOut = [],
  } = style
  const thin: Point[][] = []
  const thick: Point[][] = []
  const marks: ContourLabel[] = []
  const taken: Point[] = []
  const hidden = (p: Point): boolean => {
    const at: Point = [p[0] + box.x, p[1] + box.y]
    return within(keepOut, at, 24) || p[0] < 30 || p[1] < 20 || p[0] > box.w - 30 || p[1] > box.h - 20
  }
  for (const line of allContours(grid, interval, from)) {
    const index = Math.round(line.level / interval) % every === 0
    if (line.points.length < 10) continue
    const smooth = {
      ...line,
      points: chaikin(
        line.points.filter((_, i) => i % 2 === 0 || i === line.points.length - 1),
        1,
        line.closed,
      ),
    }
    if (index && labels) {
      const { label, pieces } = gapForLabel(smooth, labelSize * 5.4, taken, hidden, style.apart ?? 230)
      if (label) {
        marks.push(label)
        thick.push(...pieces.map((piece) => shift(piece, box)))
        continue
      }
    }
    const points = shift(smooth.points, box)
    const first = points[0]
    ;(index ? thick : thin).push(line.closed && first ? [...points, first] : points)
  }
  d.clip(box, () => {
    d.lines(thin, { stroke: color, width: fine, opacity })
    d.lines(thick, { stroke: color, width: bold, opacity: style.boldOpacity ?? Math.min(1, opacity + 0.2) })
    for (const { at, angle, level } of marks) {
      const centre = polar([at[0] + box.x, at[1] + box.y], angle + Math.PI / 2, labelSize / 2)
      d.text(centre, decimal(level, places), {
        size: labelSize,
        color: style.labelColor ?? color,
        align: 'middle',
        angle,
        halo: style.halo,
        weight: 0.9,
      })
    }
  })
}

/** A single strong line at one level: a shore. */
export function drawLevel(
  d: Drawing,
  grid: Grid,
  box: Box,
  level: number,
  stroke: string,
  width: number,
): void {
  d.clip(box, () =>
    d.lines(
      contourLines(grid, level)
        .filter((l) => l.points.length > 8)
        .map((line) => {
          const points = shift(chaikin(line.points, 1, line.closed), box)
          const first = points[0]
          return line.closed && first ? [...points, first] : points
        }),
      { stroke, width },
    ),
  )
}

/** Lines parallel to a shore in the water, thinning outwards: the engraver's water lining. */
export function waterLining(
  d: Drawing,
  distance: Grid,
  box: Box,
  steps: readonly number[],
  color: string,
): void {
  steps.forEach((level, i) => {
    const lines = contourLines(distance, level).filter((l) => l.points.length > 14)
    d.clip(box, () =>
      d.lines(
        lines.map((l) => shift(l.points, box)),
        { stroke: color, width: 0.8, opacity: 0.75 - (i / steps.length) * 0.6 },
      ),
    )
  })
}

/** Survey station: triangle and dot. */
export function station(d: Drawing, at: Point, r: number, skin: Skin, fill = skin.paper): void {
  d.polygon([polar(at, -Math.PI / 2, r), polar(at, Math.PI / 6, r), polar(at, (5 * Math.PI) / 6, r)], {
    fill,
    stroke: skin.ink,
    width: 1.3,
  })
  d.circle(at, Math.max(1.4, r * 0.18), { fill: skin.accent })
}

/** Boundary mark: ring. */
export function borne(d: Drawing, at: Point, skin: Skin, r = 3, filled = false): void {
  d.circle(at, r, {
    fill: filled ? skin.accent : skin.paper,
    stroke: filled ? skin.accent : skin.ink,
    width: 1.1,
  })
}

/** Levelling mark: circle quartered. */
export function benchMark(d: Drawing, at: Point, r: number, skin: Skin): void {
  d.circle(at, r, { fill: skin.paper, stroke: skin.ink, width: 1.2 })
  d.path(
    `M${at[0]} ${at[1] - r}A${r} ${r} 0 0 1 ${at[0] + r} ${at[1]}L${at[0]} ${at[1]}ZM${at[0]} ${at[1] + r}A${r} ${r} 0 0 1 ${at[0] - r} ${at[1]}L${at[0]} ${at[1]}Z`,
    { fill: skin.accent },
  )
}

export function label(
  d: Drawing,
  at: Point,
  words: string,
  skin: Skin,
  size = 7.5,
  dx = 9,
  dy = -7,
  halo: string | undefined = skin.paper,
): void {
  d.text([at[0] + dx, at[1] + dy], words, {
    size,
    color: skin.ink,
    halo,
    align: dx < 0 ? 'end' : dx === 0 ? 'middle' : 'start',
    weight: size * 0.125,
  })
}

/** A callout: dot, broken leader, words on a line. */
export function leader(d: Drawing, from: Point, to: Point, words: string, skin: Skin, size = 8): void {
  const right = to[0] >= from[0]
  const width = 12 + words.length * size * 0.78
  d.line([from, to, [to[0] + (right ? width : -width), to[1]]], { stroke: skin.accent, width: 1 })
  d.circle(from, 2.4, { fill: skin.accent })
  d.text([to[0] + (right ? 6 : -6), to[1] - 6], words, {
    size,
    color: skin.ink,
    align: right ? 'start' : 'end',
    halo: skin.paper,
    weight: size * 0.125,
  })
}

/** Area name, letter-spaced along a slope. */
export function areaName(
  d: Drawing,
  at: Point,
  words: string,
  color: string,
  size: number,
  angle = 0,
  spacing = 6,
  halo?: string,
): void {
  d.text(at, words, { size, color, align: 'middle', angle, spacing, halo, weight: size * 0.1 })
}

/** Little crowns, spread by rejection so that no two touch. */
export function scatter(
  rng: Rng,
  box: Box,
  count: number,
  apart: number,
  inside: (p: Point) => boolean,
): Point[] {
  const kept: Point[] = []
  const cells = new Map<string, Point[]>()
  const key = (x: number, y: number): string => `${Math.floor(x / apart)}:${Math.floor(y / apart)}`
  for (let tries = 0; tries < count * 30 && kept.length < count; tries++) {
    const p: Point = [rng.range(box.x, box.x + box.w), rng.range(box.y, box.y + box.h)]
    if (!inside(p)) continue
    let near = false
    for (let i = -1; i <= 1 && !near; i++) {
      for (let j = -1; j <= 1 && !near; j++) {
        near = (cells.get(key(p[0] + i * apart, p[1] + j * apart)) ?? []).some(
          (q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < apart,
        )
      }
    }
    if (near) continue
    kept.push(p)
    cells.set(key(p[0], p[1]), [...(cells.get(key(p[0], p[1])) ?? []), p])
  }
  return kept
}

/** Tree sign: ring with a foot shadow; cheap, one path for all. */
export function trees(
  d: Drawing,
  places: readonly Point[],
  r: number,
  color: string,
  fill?: string,
  opacity = 0.9,
): void {
  const ring = ([x, y]: Point): string =>
    `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  d.path(places.map(ring).join(''), { stroke: color, width: 0.8, fill: fill ?? 'none', opacity })
}

/** Spot heights: a dot and its height. */
export function spots(
  d: Drawing,
  grid: Grid,
  box: Box,
  places: readonly Point[],
  skin: Skin,
  digits = 1,
  size = 5.6,
): void {
  for (const [x, y] of places) {
    d.circle([x, y], 1.3, { fill: skin.ink })
    d.text([x + 4, y + size / 2], decimal(grid.sample(x - box.x, y - box.y), digits), {
      size,
      color: skin.ink,
      weight: 0.75,
      opacity: 0.9,
    })
  }
}
