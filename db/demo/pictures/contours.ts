import type { Point } from './geometry.ts'
import { along, lengthOf } from './geometry.ts'
import type { Grid } from './grid.ts'

export interface Contour {
  readonly level: number
  readonly closed: boolean
  /** In pixels, every point on a mesh edge, where linear interpolation gives exactly `level`. */
  readonly points: readonly Point[]
}

/**
 * Marching squares. Each mesh edge crossed by the level is a node; each cell joins its nodes two by two; the
 * nodes are then walked into lines. Saddles are resolved by the mean of the cell.
 */
export function contourLines(grid: Grid, level: number): Contour[] {
  const { width: w, height: h, step } = grid
  const nodes = new Map<number, Point>()
  const links = new Map<number, number[]>()
  const horizontal = (x: number, y: number): number => {
    const id = (y * w + x) * 2
    if (!nodes.has(id)) {
      const a = grid.at(x, y)
      nodes.set(id, [(x + (level - a) / (grid.at(x + 1, y) - a)) * step, y * step])
    }
    return id
  }
  const vertical = (x: number, y: number): number => {
    const id = (y * w + x) * 2 + 1
    if (!nodes.has(id)) {
      const a = grid.at(x, y)
      nodes.set(id, [x * step, (y + (level - a) / (grid.at(x, y + 1) - a)) * step])
    }
    return id
  }
  const join = (a: number, b: number): void => {
    links.set(a, [...(links.get(a) ?? []), b])
    links.set(b, [...(links.get(b) ?? []), a])
  }
  for (let y = 0; y < h - 1; y++) {
    for (let x = 0; x < w - 1; x++) {
      const a = grid.at(x, y) >= level
      const b = grid.at(x + 1, y) >= level
      const c = grid.at(x + 1, y + 1) >= level
      const d = grid.at(x, y + 1) >= level
      if (a === b && b === c && c === d) continue
      const cut: number[] = []
      if (a !== b) cut.push(horizontal(x, y))
      if (b !== c) cut.push(vertical(x + 1, y))
      if (c !== d) cut.push(horizontal(x, y + 1))
      if (d !== a) cut.push(vertical(x, y))
      const [n0, n1, n2, n3] = cut
      if (n0 === undefined || n1 === undefined) continue
      if (n2 === undefined || n3 === undefined) join(n0, n1)
      else {
        const middle =
          (grid.at(x, y) + grid.at(x + 1, y) + grid.at(x + 1, y + 1) + grid.at(x, y + 1)) / 4 >= level
        if (middle === a) {
          join(n0, n1)
          join(n2, n3)
        } else {
          join(n3, n0)
          join(n1, n2)
        }
      }
    }
  }
  return walk(level, nodes, links)
}

function walk(level: number, nodes: Map<number, Point>, links: Map<number, number[]>): Contour[] {
  const seen = new Set<number>()
  const lines: Contour[] = []
  const follow = (start: number): void => {
    const points: Point[] = []
    let current: number | undefined = start
    let last = start
    while (current !== undefined && !seen.has(current)) {
      seen.add(current)
      last = current
      const point = nodes.get(current)
      if (point) points.push(point)
      current = (links.get(current) ?? []).find((near) => !seen.has(near))
    }
    const closed = points.length > 2 && (links.get(last) ?? []).includes(start)
    if (points.length > 1) lines.push({ level, closed, points })
  }
  for (const [id, near] of links) if (near.length === 1 && !seen.has(id)) follow(id)
  for (const id of links.keys()) if (!seen.has(id)) follow(id)
  return lines
}

/** All lines between the lowest and the highest ground, at a round interval. */
export function allContours(grid: Grid, interval: number, from = -Infinity): Contour[] {
  const [low, high] = grid.range()
  const lines: Contour[] = []
  for (let k = Math.ceil(Math.max(low, from) / interval); k * interval < high; k++) {
    lines.push(...contourLines(grid, k * interval))
  }
  return lines
}

export interface ContourLabel {
  readonly at: Point
  readonly angle: number
  readonly level: number
}

/**
 * Label places: on the straightest stretch of a line, far from the labels already set; the line is cut there, as a
 * draughtsman leaves a gap. Returns the pieces to draw.
 */
export function gapForLabel(
  line: Contour,
  gap: number,
  taken: Point[],
  keepOut: (p: Point) => boolean,
  apart = 240,
): { label?: ContourLabel; pieces: readonly (readonly Point[])[] } {
  const points = line.closed ? [...line.points, ...line.points.slice(0, 1)] : line.points
  const length = lengthOf(points)
  if (length < gap * 4) return { pieces: [points] }
  let best: { s: number; bend: number } | undefined
  for (let s = gap * 1.5; s < length - gap * 1.5; s += gap / 2) {
    const { point } = along(points, s)
    if (keepOut(point) || taken.some((p) => Math.hypot(p[0] - point[0], p[1] - point[1]) < apart)) continue
    const a = along(points, s - gap / 2).point
    const b = along(points, s + gap / 2).point
    const bend = 1 - Math.hypot(b[0] - a[0], b[1] - a[1]) / gap
    if (!best || bend < best.bend) best = { s, bend }
  }
  if (!best || best.bend > 0.06) return { pieces: [points] }
  const { point } = along(points, best.s)
  const from = along(points, best.s - gap / 2).point
  const to = along(points, best.s + gap / 2).point
  let angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  if (angle > Math.PI / 2) angle -= Math.PI
  if (angle < -Math.PI / 2) angle += Math.PI
  taken.push(point)
  const before: Point[] = []
  const after: Point[] = [to]
  let s = 0
  points.forEach((p, i) => {
    const previous = points[i - 1]
    if (previous) s += Math.hypot(p[0] - previous[0], p[1] - previous[1])
    if (best && s < best.s - gap / 2) before.push(p)
    if (best && s > best.s + gap / 2) after.push(p)
  })
  return { label: { at: point, angle, level: line.level }, pieces: [[...before, from], after] }
}
