import { bearing, centroid, contains, distance, lerp, sides, type Box, type Point } from './geometry.ts'
import { borne, scatter, trees } from './mapParts.ts'
import { blendHex, type Skin } from './palette.ts'
import { landArea, type Lot, type Plan } from './parcels.ts'
import { prng } from './prng.ts'
import type { Drawing } from './svg.ts'
import { decimal } from './view.ts'

export interface PlanStyle {
  readonly numbers?: number
  readonly areas?: number
  readonly tints?: readonly string[]
  readonly bornes?: number
  readonly dash?: string
  readonly blockNames?: number
  readonly road?: string
  readonly lotWidth?: number
  /** Radians that turn the labels with the map. */
  readonly angle?: number | ((at: Point) => number)
  readonly trees?: boolean
}

/** Reserves and planted cells: washes and crowns. */
function wash(lot: Lot, skin: Skin, tints: readonly string[]): string {
  if (lot.kind === 'vert') return blendHex(skin.paper, skin.green, 0.42)
  if (lot.kind === 'reserve') return blendHex(skin.paper, skin.accent, 0.3)
  return tints[lot.block % tints.length] ?? skin.paper
}

/** Draws a whole plan through `at` (local metres to pixels). */
export function drawPlan(
  d: Drawing,
  plan: Plan,
  at: (p: Point) => Point,
  skin: Skin,
  style: PlanStyle = {},
): void {
  const { numbers = 0, areas = 0, bornes = 0, dash, blockNames = 0, lotWidth = 0.8 } = style
  const tints = style.tints ?? [
    blendHex(skin.paper, '#c9a24a', 0.16),
    blendHex(skin.paper, skin.green, 0.16),
    blendHex(skin.paper, skin.accent, 0.1),
  ]
  const turnOf = (p: Point): number =>
    typeof style.angle === 'function' ? style.angle(p) : (style.angle ?? 0)
  d.polygon(plan.perimeter.map(at), { fill: style.road ?? blendHex(skin.paper, skin.ink, 0.04) })
  for (const lot of plan.lots)
    d.polygon(lot.ring.map(at), {
      fill: wash(lot, skin, tints),
      stroke: lot.kind === 'lot' ? skin.ink : 'none',
      width: lotWidth,
      dash,
    })
  const rng = prng(`plan-${plan.lots.length}`)
  if (style.trees !== false) {
    for (const lot of plan.lots.filter((l) => l.kind === 'vert')) {
      const ring = lot.ring.map(at)
      const xs = ring.map((p) => p[0])
      const ys = ring.map((p) => p[1])
      const box: Box = {
        x: Math.min(...xs),
        y: Math.min(...ys),
        w: Math.max(...xs) - Math.min(...xs),
        h: Math.max(...ys) - Math.min(...ys),
      }
      trees(
        d,
        scatter(rng, box, Math.round((box.w * box.h) / 150), 11, (p) => contains(ring, p)),
        4.2,
        blendHex(skin.green, skin.ink, 0.45),
        blendHex(skin.paper, skin.green, 0.7),
      )
    }
  }
  for (const block of plan.blocks) d.polygon(block.map(at), { stroke: skin.ink, width: 1.5 })
  for (const lot of plan.lots) {
    const middle = at(centroid(lot.ring))
    const angle = turnOf(middle)
    const under: Point = [
      middle[0] - Math.sin(angle) * areas * 1.5,
      middle[1] + Math.cos(angle) * areas * 1.5,
    ]
    if (lot.kind === 'lot' && numbers)
      d.text(
        [
          middle[0] - Math.sin(angle) * numbers * (areas ? -0.1 : 0.5),
          middle[1] + Math.cos(angle) * numbers * (areas ? -0.1 : 0.5),
        ],
        String(lot.number),
        { size: numbers, color: skin.ink, align: 'middle', angle, weight: numbers * 0.14 },
      )
    if (lot.kind === 'lot' && areas)
      d.text(under, `${decimal(lot.area, 0)} m²`, {
        size: areas,
        color: skin.soft,
        align: 'middle',
        angle,
        weight: Math.max(0.7, areas * 0.12),
      })
    if (lot.name) {
      const size = 9
      d.text([middle[0], middle[1] - 3], lot.name.toUpperCase(), {
        size,
        color: skin.ink,
        align: 'middle',
        spacing: 2,
        halo: wash(lot, skin, tints),
        haloWidth: 5,
      })
      d.text([middle[0], middle[1] + 14], landArea(lot.area), {
        size: 7,
        color: skin.ink,
        align: 'middle',
        halo: wash(lot, skin, tints),
      })
    }
  }
  if (blockNames) {
    plan.blocks.forEach((block, i) => {
      const at0 = at(centroid(block))
      d.circle(at0, blockNames, { fill: skin.paper, stroke: skin.accent, width: 1.2 })
      d.text([at0[0], at0[1] + blockNames * 0.36], String(i + 1), {
        size: blockNames * 0.8,
        color: skin.accent,
        align: 'middle',
      })
    })
  }
  if (bornes) {
    const seen = new Set<string>()
    for (const lot of plan.lots.filter((l) => l.kind === 'lot')) {
      for (const [i, p] of lot.ring.entries()) {
        const before = lot.ring[(i + lot.ring.length - 1) % lot.ring.length] ?? p
        const after = lot.ring[(i + 1) % lot.ring.length] ?? p
        // Points that only round a side off are not marks.
        const bend = Math.abs(
          Math.atan2(
            Math.sin(bearingOf(before, p) - bearingOf(p, after)),
            Math.cos(bearingOf(before, p) - bearingOf(p, after)),
          ),
        )
        if (bend < 0.05) continue
        const q = at(p)
        const key = `${Math.round(q[0] / 3)}:${Math.round(q[1] / 3)}`
        if (seen.has(key)) continue
        seen.add(key)
        d.circle(q, bornes, { fill: skin.paper, stroke: skin.ink, width: 0.8 })
      }
    }
  }
}

/** The perimeter: a heavy chain line, a mark and a number at each corner. */
export function drawPerimeter(
  d: Drawing,
  ring: readonly Point[],
  at: (p: Point) => Point,
  skin: Skin,
  prefix = 'B',
  size = 7.5,
): void {
  const pixels = ring.map(at)
  d.polygon(pixels, { stroke: skin.accent, width: 2.2, dash: '16 4 3 4' })
  const middle = centroid(pixels)
  pixels.forEach((p, i) => {
    borne(d, p, skin, 4, true)
    const out = lerp(middle, p, 1 + 20 / distance(middle, p))
    d.text([out[0], out[1] + size / 2], `${prefix}${i + 1}`, {
      size,
      color: skin.accent,
      align: 'middle',
      halo: skin.paper,
    })
  })
}

/** Bearing (gon) and length along each side, outside the ring. */
export function drawSides(
  d: Drawing,
  ring: readonly Point[],
  at: (p: Point) => Point,
  skin: Skin,
  least = 10,
  size = 6.6,
  gap = 12,
): void {
  const middle = centroid(ring.map(at))
  for (const [a, b] of sides(ring)) {
    const length = distance(a, b)
    if (length < least) continue
    const p = at(a)
    const q = at(b)
    let angle = Math.atan2(q[1] - p[1], q[0] - p[0])
    if (angle > Math.PI / 2) angle -= Math.PI
    if (angle <= -Math.PI / 2) angle += Math.PI
    const m = lerp(p, q, 0.5)
    const normal: Point = [-Math.sin(angle), Math.cos(angle)]
    const outwards = (m[0] - middle[0]) * normal[0] + (m[1] - middle[1]) * normal[1] > 0 ? 1 : -1
    const lift = outwards > 0 ? gap + size : -gap
    d.text(
      [m[0] + normal[0] * lift, m[1] + normal[1] * lift],
      `${decimal(bearing(a, b), 3)} gon — ${decimal(length, 2)} m`,
      { size, color: skin.ink, align: 'middle', angle, halo: skin.paper },
    )
  }
}

/** Areas table: lots, reserves, planted, roads; the sum is the whole. */
export function areaTable(d: Drawing, box: Box, plan: Plan, skin: Skin, size = 7.6): void {
  const rows: [string, number][] = [
    [`${decimal(plan.count, 0)} lots`, plan.sum('lot')],
    ['Réserves', plan.sum('reserve')],
    ['Espaces plantés', plan.sum('vert')],
    ['Voies', plan.roads],
  ]
  const kept = rows.filter(([, v]) => v > 0.5)
  kept.forEach(([name, value], i) => {
    const y = box.y + 12 + i * 21
    d.text([box.x, y], name, { size, color: skin.soft })
    d.text([box.x + box.w, y], landArea(value), { size, color: skin.ink, align: 'end' })
  })
  const y = box.y + 12 + kept.length * 21
  d.line(
    [
      [box.x, y - 12],
      [box.x + box.w, y - 12],
    ],
    { stroke: skin.ink, width: 0.8 },
  )
  d.text([box.x, y + 4], 'Ensemble', { size, color: skin.ink, weight: 1.1 })
  d.text([box.x + box.w, y + 4], landArea(plan.total), { size, color: skin.ink, align: 'end', weight: 1.1 })
}

const bearingOf = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0])
