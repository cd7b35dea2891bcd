import { Drawing, polar, type Point } from '../svg.ts'

/**
 * The firm's mark, large: the graduated limb of an alidade, its rule with the two sights, the station at the
 * centre and a shore beneath it. Lines are heavy enough to hold at 48 px.
 */
export function firmMark(): Drawing {
  const d = new Drawing(512, 512)
  const ink = '#10201b'
  const accent = '#a8452a'
  const c: Point = [256, 256]
  const r = 176
  // A plate of paper keeps the mark legible on dark grounds.
  d.circle(c, r, { fill: '#f6f1e6', stroke: ink, width: 25 })
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * 2 * Math.PI
    const long = i % 6 === 0
    d.line([polar(c, a, r - 12), polar(c, a, r - (long ? 56 : 36))], {
      stroke: ink,
      width: long ? 16 : 9,
      cap: 'butt',
    })
  }
  const rule = -Math.PI * 0.29
  for (const end of [rule, rule + Math.PI])
    d.line([polar(c, end, r - 70), polar(c, end, r + 16)], { stroke: '#f6f1e6', width: 46, cap: 'butt' })
  d.line([polar(c, rule + Math.PI, r + 56), polar(c, rule, r + 56)], { stroke: accent, width: 24 })
  for (const end of [rule, rule + Math.PI]) {
    const tip = polar(c, end, r + 44)
    d.line([polar(tip, end + Math.PI / 2, 34), polar(tip, end - Math.PI / 2, 34)], {
      stroke: accent,
      width: 22,
    })
  }
  d.polygon([polar(c, -Math.PI / 2, 74), polar(c, Math.PI / 6, 74), polar(c, (5 * Math.PI) / 6, 74)], {
    fill: '#f6f1e6',
    stroke: ink,
    width: 20,
  })
  d.circle(c, 17, { fill: accent })
  return d
}
