import type { Point } from './geometry.ts'
import { polar } from './geometry.ts'
import type { Drawing } from './svg.ts'

/** The firm's mark, small: the graduated limb of an alidade, its rule, and the station at the centre. */
export function firmMark(d: Drawing, at: Point, r: number, ink: string, accent: string): void {
  const fine = Math.max(1, r * 0.1)
  d.circle(at, r, { stroke: ink, width: fine })
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 2 * Math.PI
    const long = i % 4 === 0
    if (r > 14 || long)
      d.line([polar(at, a, r), polar(at, a, r * (long ? 0.7 : 0.84))], {
        stroke: ink,
        width: fine * 0.8,
        cap: 'butt',
      })
  }
  const rule = -Math.PI * 0.29
  d.line([polar(at, rule + Math.PI, r * 1.3), polar(at, rule, r * 1.3)], {
    stroke: accent,
    width: fine * 1.3,
  })
  for (const end of [rule, rule + Math.PI]) {
    const tip = polar(at, end, r * 1.24)
    d.line([polar(tip, end + Math.PI / 2, r * 0.2), polar(tip, end - Math.PI / 2, r * 0.2)], {
      stroke: accent,
      width: fine * 1.1,
    })
  }
  d.circle(at, Math.max(1.6, r * 0.17), { fill: accent })
}
