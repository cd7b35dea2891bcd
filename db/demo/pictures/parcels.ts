import { area, centroid, clipConvex, distance, lerp, type Point } from './geometry.ts'

export type LotKind = 'lot' | 'reserve' | 'vert'
export interface Lot {
  /** Ground metres, local to the sheet (east, north). */
  readonly ring: readonly Point[]
  /** Square metres, by the shoelace formula on `ring`. */
  readonly area: number
  readonly kind: LotKind
  readonly block: number
  readonly number: number
  readonly name?: string
}

/** From plan coordinates (along the street, away from it) to the ground: straight, turned, fanned or curved. */
export type Placing = (s: number, t: number) => Point

export const straight = (origin: Point, angle: number): Placing => {
  const c = Math.cos(angle)
  const k = Math.sin(angle)
  return (s, t) => [origin[0] + s * c - t * k, origin[1] + s * k + t * c]
}

/** s turns about the centre (radians, clockwise from north), t is the radius. */
export const fan =
  (centre: Point): Placing =>
  (s, t) => [centre[0] + t * Math.sin(s), centre[1] + t * Math.cos(s)]

/** Follows a base line given as a function; t is measured along its normal. */
export const following =
  (base: (s: number) => Point): Placing =>
  (s, t) => {
    const a = base(s - 0.5)
    const b = base(s + 0.5)
    const p = base(s)
    const l = distance(a, b) || 1
    return [p[0] - ((b[1] - a[1]) / l) * t, p[1] + ((b[0] - a[0]) / l) * t]
  }

export interface BlockShape {
  readonly s0: number
  readonly s1: number
  readonly t0: number
  readonly t1: number
  /** Rows of lots back to back. */
  readonly rows: number
  readonly frontage: number
}

/** The ring of a cell of the plan, its curved sides cut fine enough for areas and for the eye. */
export function cell(place: Placing, s0: number, s1: number, t0: number, t1: number, cuts = 4): Point[] {
  const ring: Point[] = []
  for (let i = 0; i <= cuts; i++) ring.push(place(s0 + ((s1 - s0) * i) / cuts, t0))
  for (let i = 0; i <= cuts; i++) ring.push(place(s1 + ((s0 - s1) * i) / cuts, t1))
  return ring
}

/** Grows a ring to a wanted area, about its centre. */
export function scaleTo(ring: readonly Point[], wanted: number): Point[] {
  const middle = centroid(ring)
  const k = Math.sqrt(wanted / area(ring))
  return ring.map((p) => lerp(middle, p, k))
}

/** A whole to divide: lots and reserves are cut out of it, what is left is road. */
export class Plan {
  readonly perimeter: readonly Point[]
  readonly lots: Lot[] = []
  readonly blocks: (readonly Point[])[] = []
  private readonly smallest: number

  /** The perimeter has to be convex: cells are clipped by it. */
  constructor(perimeter: readonly Point[], smallest = 120) {
    this.perimeter = perimeter
    this.smallest = smallest
  }

  /** A block of lots; those that the perimeter leaves too small become planted. */
  addBlock(place: Placing, { s0, s1, t0, t1, rows, frontage }: BlockShape): void {
    const outline = clipConvex(cell(place, s0, s1, t0, t1, 24), this.perimeter)
    if (outline.length < 3 || area(outline) < this.smallest) return
    const block = this.blocks.push(outline)
    const middle = (t0 + t1) / 2
    const count = Math.max(1, Math.round(distanceAlong(place, s0, s1, middle) / frontage))
    for (let row = 0; row < rows; row++) {
      const a = t0 + ((t1 - t0) * row) / rows
      const b = t0 + ((t1 - t0) * (row + 1)) / rows
      for (let i = 0; i < count; i++) {
        const step = (s1 - s0) / count
        const ring = clipConvex(cell(place, s0 + i * step, s0 + (i + 1) * step, a, b), this.perimeter)
        this.push(ring, block, 'lot')
      }
    }
  }

  /** A whole cell kept for a school, a market, a wood… */
  addReserve(
    place: Placing,
    shape: Omit<BlockShape, 'rows' | 'frontage'>,
    name: string,
    kind: LotKind = 'reserve',
  ): void {
    const ring = clipConvex(cell(place, shape.s0, shape.s1, shape.t0, shape.t1, 24), this.perimeter)
    if (ring.length < 3) return
    this.push(ring, this.blocks.push(ring), kind, name)
  }

  /** Turns the `n` smallest lots into planted ground and numbers the others again. */
  plantSmallest(n: number): void {
    const planted = new Set(
      this.lots
        .filter((lot) => lot.kind === 'lot')
        .sort((a, b) => a.area - b.area)
        .slice(0, Math.max(0, n)),
    )
    let number = 0
    const next = this.lots.map((lot): Lot => {
      if (planted.has(lot)) return { ...lot, kind: 'vert', number: 0 }
      return lot.kind === 'lot' ? { ...lot, number: ++number } : lot
    })
    this.lots.splice(0, this.lots.length, ...next)
  }

  private push(ring: readonly Point[], block: number, kind: LotKind, name?: string): void {
    if (ring.length < 3) return
    const size = area(ring)
    if (size < 1) return
    const real = kind === 'lot' && size < this.smallest ? 'vert' : kind
    this.lots.push({ ring, area: size, kind: real, block, name, number: real === 'lot' ? this.count + 1 : 0 })
  }

  get count(): number {
    return this.lots.filter((lot) => lot.kind === 'lot').length
  }

  get total(): number {
    return area(this.perimeter)
  }

  sum(kind: LotKind): number {
    return this.lots.reduce((sum, lot) => sum + (lot.kind === kind ? lot.area : 0), 0)
  }

  get roads(): number {
    return this.total - this.sum('lot') - this.sum('reserve') - this.sum('vert')
  }
}

/**
 * The programme's number of lots: the frontage that comes nearest to it from above, then the smallest remnants
 * along the perimeter are planted.
 */
export function tuned(build: (frontage: number) => Plan, wanted: number, from: number, to: number): Plan {
  let best = build(from)
  for (let i = 1; i <= 60 && best.count !== wanted; i++) {
    const plan = build(from + ((to - from) * i) / 60)
    if (plan.count >= wanted && plan.count < best.count) best = plan
  }
  best.plantSmallest(best.count - wanted)
  return best
}

function distanceAlong(place: Placing, s0: number, s1: number, t: number): number {
  let sum = 0
  for (let i = 0; i < 16; i++)
    sum += distance(place(s0 + ((s1 - s0) * i) / 16, t), place(s0 + ((s1 - s0) * (i + 1)) / 16, t))
  return sum
}

/** Hectares, ares and centiares, as on a title. */
export function landArea(m2: number): string {
  const whole = Math.round(m2)
  const ha = Math.floor(whole / 10000)
  const a = Math.floor((whole % 10000) / 100)
  const ca = whole % 100
  return `${ha > 0 ? `${ha} ha ` : ''}${String(a).padStart(ha > 0 ? 2 : 1, '0')} a ${String(ca).padStart(2, '0')} ca`
}
