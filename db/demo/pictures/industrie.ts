import type { Point } from './geometry.ts'
import { polar } from './geometry.ts'
import { ramp, type Rgb } from './palette.ts'
import type { Drawing } from './svg.ts'

/** False colour for deviations: lagoon for inwards, paper at nil, laterite for outwards. */
export const deviationRamp: (t: number) => Rgb = ramp([
  [0, '#2f6478'],
  [0.28, '#8fb9bd'],
  [0.5, '#f3ead6'],
  [0.72, '#dda07c'],
  [1, '#9c3a22'],
])

export interface Profile {
  readonly harmonics: readonly (readonly [number, number, number])[]
}

/** Deviation of a shell at an angle, in millimetres: ovality, tilt and a few dents as harmonics. */
export const deviation = (profile: Profile, angle: number): number =>
  profile.harmonics.reduce(
    (sum, [order, amplitude, phase]) => sum + amplitude * Math.cos(order * angle + phase),
    0,
  )

/** A tank in plan: courses, weld seams, stair, and its measured shape at ×`scale` pixels a millimetre. */
export function tankPlan(
  d: Drawing,
  at: Point,
  r: number,
  profile: Profile,
  ink: string,
  accent: string,
  fill: string,
  scale: number,
): void {
  d.circle(at, r, { fill, stroke: ink, width: 1.6 })
  d.circle(at, r - 5, { stroke: ink, width: 0.6 })
  for (let k = 0; k < 24; k++)
    d.line([polar(at, (k * Math.PI) / 12, r), polar(at, (k * Math.PI) / 12, r * 0.32)], {
      stroke: ink,
      width: 0.45,
      opacity: 0.6,
    })
  d.circle(at, r * 0.32, { stroke: ink, width: 0.6 })
  d.circle(at, 3, { fill: ink })
  for (let k = 0; k < 14; k++)
    d.line([polar(at, 0.4 + k * 0.05, r), polar(at, 0.4 + k * 0.05, r + 8)], { stroke: ink, width: 0.7 })
  const shape = Array.from({ length: 120 }, (_, i): Point => {
    const a = (i / 120) * 2 * Math.PI
    return polar(at, a, r + 16 + deviation(profile, a) * scale)
  })
  d.circle(at, r + 16, { stroke: ink, width: 0.6, dash: '5 4' })
  d.polygon(shape, { stroke: accent, width: 1.8 })
}

/** Dimension line with slashes at the ends. */
export function dimension(
  d: Drawing,
  a: Point,
  b: Point,
  words: string,
  ink: string,
  size = 8.5,
  lift = 7,
): void {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  d.line([a, b], { stroke: ink, width: 0.9 })
  for (const p of [a, b])
    d.line([polar(p, angle + Math.PI / 4 + Math.PI, 6), polar(p, angle + Math.PI / 4, 6)], {
      stroke: ink,
      width: 1.3,
    })
  const m: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  d.text(polar(m, angle - Math.PI / 2, lift), words, { size, color: ink, align: 'middle', angle })
}

/** Graph frame: axes, light rules, captions. Returns the two mappings. */
export function graph(
  d: Drawing,
  box: { x: number; y: number; w: number; h: number },
  xs: readonly [number, number, number],
  ys: readonly [number, number, number],
  ink: string,
  soft: string,
  unit: string,
): (x: number, y: number) => Point {
  const px = (x: number): number => box.x + ((x - xs[0]) / (xs[1] - xs[0])) * box.w
  const py = (y: number): number => box.y + box.h - ((y - ys[0]) / (ys[1] - ys[0])) * box.h
  for (let y = ys[0]; y <= ys[1] + 1e-6; y += ys[2]) {
    d.line(
      [
        [box.x, py(y)],
        [box.x + box.w, py(y)],
      ],
      { stroke: ink, width: Math.abs(y) < 1e-6 ? 1.1 : 0.4, opacity: Math.abs(y) < 1e-6 ? 1 : 0.4 },
    )
    d.text([box.x - 10, py(y) + 3], `${y < 0 ? '−' : ''}${Math.abs(y)}`, {
      size: 7.2,
      color: soft,
      align: 'end',
    })
  }
  for (let x = xs[0]; x <= xs[1] + 1e-6; x += xs[2]) {
    d.line(
      [
        [px(x), box.y + box.h],
        [px(x), box.y + box.h + 6],
      ],
      { stroke: ink, width: 0.8 },
    )
    d.text([px(x), box.y + box.h + 20], String(x), { size: 7.2, color: soft, align: 'middle' })
  }
  d.rect(box, { stroke: ink, width: 0.9 })
  d.text([box.x, box.y - 10], unit, { size: 7.6, color: soft })
  return (x, y) => [px(x), py(y)]
}
