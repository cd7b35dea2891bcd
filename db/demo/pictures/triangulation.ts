import { distance, type Point } from './geometry.ts'

export type Triangle = readonly [number, number, number]

export interface Circle {
  readonly centre: Point
  readonly radius: number
}

export function circumcircle(a: Point, b: Point, c: Point): Circle {
  const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
  const sa = a[0] ** 2 + a[1] ** 2
  const sb = b[0] ** 2 + b[1] ** 2
  const sc = c[0] ** 2 + c[1] ** 2
  const centre: Point = [
    (sa * (b[1] - c[1]) + sb * (c[1] - a[1]) + sc * (a[1] - b[1])) / d,
    (sa * (c[0] - b[0]) + sb * (a[0] - c[0]) + sc * (b[0] - a[0])) / d,
  ]
  return { centre, radius: distance(centre, a) }
}

/** Bowyer–Watson: each point in turn breaks the triangles whose circle holds it, and the hole is fanned again. */
export function delaunay(points: readonly Point[]): Triangle[] {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) * 30 || 1
  const cx = (Math.max(...xs) + Math.min(...xs)) / 2
  const cy = (Math.max(...ys) + Math.min(...ys)) / 2
  const n = points.length
  const all: Point[] = [...points, [cx - span, cy - span], [cx + span, cy - span], [cx, cy + span]]
  const circle = (t: Triangle): Circle => {
    const [a, b, c] = [all[t[0]], all[t[1]], all[t[2]]]
    return a && b && c ? circumcircle(a, b, c) : { centre: [0, 0], radius: 0 }
  }
  let kept: { t: Triangle; circle: Circle }[] = [{ t: [n, n + 1, n + 2], circle: circle([n, n + 1, n + 2]) }]
  points.forEach((p, i) => {
    const broken = kept.filter((k) => distance(k.circle.centre, p) < k.circle.radius)
    const edges = new Map<string, readonly [number, number]>()
    for (const {
      t: [a, b, c],
    } of broken) {
      for (const [u, v] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const key = u < v ? `${u}:${v}` : `${v}:${u}`
        if (edges.has(key)) edges.delete(key)
        else edges.set(key, [u, v])
      }
    }
    kept = kept.filter((k) => !broken.includes(k))
    for (const [u, v] of edges.values()) kept.push({ t: [u, v, i], circle: circle([u, v, i]) })
  })
  return kept.map((k) => k.t).filter((t) => t.every((i) => i < n))
}

/** Sides of a triangulation, each once. */
export function edgesOf(triangles: readonly Triangle[]): [number, number][] {
  const seen = new Map<string, [number, number]>()
  for (const [a, b, c] of triangles) {
    for (const [u, v] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      seen.set(`${Math.min(u, v)}:${Math.max(u, v)}`, [Math.min(u, v), Math.max(u, v)])
  }
  return [...seen.values()]
}

export interface Ellipse {
  readonly a: number
  readonly b: number
  readonly angle: number
}

/**
 * Error ellipse of a station seen from its neighbours: each sight weighs along its length (distance) and across it
 * (direction); the inverse of the summed normal matrix gives the axes. Units are those of the two sigmas.
 */
export function errorEllipse(
  at: Point,
  from: readonly Point[],
  sigmaLength: number,
  sigmaAcross: (d: number) => number,
): Ellipse {
  let nxx = 1e-9
  let nxy = 0
  let nyy = 1e-9
  for (const p of from) {
    const d = distance(at, p)
    const [ux, uy] = [(at[0] - p[0]) / d, (at[1] - p[1]) / d]
    const wl = 1 / sigmaLength ** 2
    const wa = 1 / sigmaAcross(d) ** 2
    nxx += wl * ux * ux + wa * uy * uy
    nxy += (wl - wa) * ux * uy
    nyy += wl * uy * uy + wa * ux * ux
  }
  const det = nxx * nyy - nxy * nxy
  const [qxx, qxy, qyy] = [nyy / det, -nxy / det, nxx / det]
  const root = Math.hypot((qxx - qyy) / 2, qxy)
  const mean = (qxx + qyy) / 2
  return {
    a: Math.sqrt(mean + root),
    b: Math.sqrt(Math.max(0, mean - root)),
    angle: 0.5 * Math.atan2(2 * qxy, qxx - qyy),
  }
}
