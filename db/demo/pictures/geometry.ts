export type Point = readonly [number, number]
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])
export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]
export const add = (a: Point, dx: number, dy: number): Point => [a[0] + dx, a[1] + dy]
/** Point at distance `r` in direction `angle` (radians, x to y). */
export const polar = (a: Point, angle: number, r: number): Point => [
  a[0] + Math.cos(angle) * r,
  a[1] + Math.sin(angle) * r,
]
export const turn = (p: Point, angle: number, about: Point = [0, 0]): Point => {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const x = p[0] - about[0]
  const y = p[1] - about[1]
  return [about[0] + c * x - s * y, about[1] + s * x + c * y]
}

/** Pairs of a closed ring's sides. */
export function sides(ring: readonly Point[]): [Point, Point][] {
  return ring.flatMap((a, i): [Point, Point][] => {
    const b = ring[(i + 1) % ring.length]
    return b ? [[a, b]] : []
  })
}

/** Shoelace formula, signed: positive when the ring turns from x towards y. */
export function signedArea(ring: readonly Point[]): number {
  return sides(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2
}
export const area = (ring: readonly Point[]): number => Math.abs(signedArea(ring))

export function centroid(ring: readonly Point[]): Point {
  const total = signedArea(ring) * 6
  if (Math.abs(total) < 1e-9) return ring[0] ?? [0, 0]
  let x = 0
  let y = 0
  for (const [a, b] of sides(ring)) {
    const cross = a[0] * b[1] - b[0] * a[1]
    x += (a[0] + b[0]) * cross
    y += (a[1] + b[1]) * cross
  }
  return [x / total, y / total]
}

export function contains(ring: readonly Point[], p: Point): boolean {
  let inside = false
  for (const [a, b] of sides(ring)) {
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside
  }
  return inside
}

/** The part of a ring on the left of the line a→b (Sutherland–Hodgman, one edge). */
export function clipLeft(ring: readonly Point[], a: Point, b: Point): Point[] {
  const side = (p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
  const out: Point[] = []
  for (const [p, q] of sides(ring)) {
    const sp = side(p)
    const sq = side(q)
    if (sp >= 0) out.push(p)
    if (sp >= 0 !== sq >= 0) out.push(lerp(p, q, sp / (sp - sq)))
  }
  return out.filter((p, i) => distance(p, out[(i + 1) % out.length] ?? p) > 1e-6)
}

/** Part of a ring inside a convex ring (counter-clockwise in x to y). */
export function clipConvex(ring: readonly Point[], window: readonly Point[]): Point[] {
  const turned = signedArea(window) < 0 ? [...window].reverse() : window
  return sides(turned).reduce<Point[]>((rest, [a, b]) => clipLeft(rest, a, b), [...ring])
}

/** Grid bearing (gisement) from a to b in gon, clockwise from grid north; points are (east, north). */
export function bearing(a: Point, b: Point): number {
  const gon = (Math.atan2(b[0] - a[0], b[1] - a[1]) * 200) / Math.PI
  return gon < 0 ? gon + 400 : gon
}

/** Corner cutting: rounds a polyline for drawing, never for computing. */
export function chaikin(line: readonly Point[], passes: number, closed = false): Point[] {
  let points = [...line]
  for (let pass = 0; pass < passes; pass++) {
    const next: Point[] = []
    const last = closed ? points.length : points.length - 1
    const first = points[0]
    if (!closed && first) next.push(first)
    for (let i = 0; i < last; i++) {
      const a = points[i]
      const b = points[(i + 1) % points.length]
      if (a && b) next.push(lerp(a, b, 0.25), lerp(a, b, 0.75))
    }
    const end = points[points.length - 1]
    if (!closed && end) next.push(end)
    points = next
  }
  return points
}

/** Length along a polyline. */
export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => sum + (i > 0 ? distance(line[i - 1] ?? p, p) : 0), 0)

/** Point and direction at a distance along a polyline. */
export function along(line: readonly Point[], target: number): { point: Point; angle: number } {
  let left = target
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]
    const b = line[i]
    if (!a || !b) continue
    const d = distance(a, b)
    if (left <= d || i === line.length - 1) {
      return { point: lerp(a, b, d > 0 ? left / d : 0), angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
    }
    left -= d
  }
  return { point: line[0] ?? [0, 0], angle: 0 }
}

/** Parallel line at `d` to the right of travel (y down), mitred. */
export function offset(line: readonly Point[], d: number): Point[] {
  return line.map((p, i) => {
    const before = line[i - 1] ?? p
    const after = line[i + 1] ?? p
    const a1 = Math.atan2(p[1] - before[1], p[0] - before[0])
    const a2 = Math.atan2(after[1] - p[1], after[0] - p[0])
    const from = before === p ? a2 : a1
    const to = after === p ? a1 : a2
    const bend = Math.atan2(Math.sin(to - from), Math.cos(to - from))
    const middle = from + bend / 2
    return polar(p, middle + Math.PI / 2, d / Math.max(0.35, Math.cos(bend / 2)))
  })
}
