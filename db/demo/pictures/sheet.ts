import type { Box, Point } from './geometry.ts'
import type { Skin } from './palette.ts'
import type { Drawing } from './svg.ts'
import { grouped, type View } from './view.ts'

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000]

/** The roundest grid interval for about `pixels` between lines. */
export const gridStep = (view: View, pixels = 150): number =>
  STEPS.find((step) => step / view.metres >= pixels) ?? 500000

export interface GridStyle {
  readonly crosses?: boolean
  readonly full?: boolean
  readonly labels?: boolean
  readonly pixels?: number
  readonly crossColor?: string
  readonly keepOut?: readonly Box[]
}

const inBox = ({ x, y, w, h }: Box, [px, py]: Point, margin = 0): boolean =>
  px > x - margin && px < x + w + margin && py > y - margin && py < y + h + margin

/** Neat line, coordinate ticks in the margins with their values, crosses (or full lines) in the map. */
export function coordinateGrid(d: Drawing, view: View, skin: Skin, style: GridStyle = {}): void {
  const { frame } = view
  const { crosses = true, full = false, labels = true, crossColor = skin.ink, keepOut = [] } = style
  const step = gridStep(view, style.pixels)
  const corners = [
    [frame.x, frame.y],
    [frame.x + frame.w, frame.y],
    [frame.x, frame.y + frame.h],
    [frame.x + frame.w, frame.y + frame.h],
  ] as const
  const ground = corners.map((c) => view.toGround(c))
  const range = (axis: 0 | 1): number[] => {
    const values = ground.map((g) => g[axis])
    const from = Math.ceil(Math.min(...values) / step)
    const to = Math.floor(Math.max(...values) / step)
    return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step)
  }
  const free = (p: Point, margin: number): boolean =>
    inBox(frame, p, -margin) && !keepOut.some((box) => inBox(box, p, 8))
  const easts = range(0)
  const norths = range(1)
  if (full) {
    d.clip(frame, () => {
      const far = (frame.w + frame.h) * view.metres
      d.lines(
        easts.map((e) => [view.toPixel([e, view.north - far]), view.toPixel([e, view.north + far])]),
        { stroke: crossColor, width: 0.5, opacity: 0.35 },
      )
      d.lines(
        norths.map((n) => [view.toPixel([view.east - far, n]), view.toPixel([view.east + far, n])]),
        { stroke: crossColor, width: 0.5, opacity: 0.35 },
      )
    })
  } else if (crosses) {
    const marks: [Point, Point][] = []
    const arm = 6 * view.metres
    for (const e of easts) {
      for (const n of norths) {
        if (!free(view.toPixel([e, n]), 8)) continue
        marks.push(
          [view.toPixel([e - arm, n]), view.toPixel([e + arm, n])],
          [view.toPixel([e, n - arm]), view.toPixel([e, n + arm])],
        )
      }
    }
    d.lines(marks, { stroke: crossColor, width: 0.8, cap: 'butt' })
  }
  const ticks: [Point, Point][] = []
  const label = (p: Point, text: string, angle: number, dx: number, dy: number): void => {
    if (labels)
      d.text([p[0] + dx, p[1] + dy], text, {
        size: 6.6,
        color: skin.soft,
        align: 'middle',
        angle,
        weight: 0.8,
      })
  }
  const c = Math.cos(view.rotation)
  const s = Math.sin(view.rotation)
  const out = 7
  for (const e of easts) {
    const [px, py] = view.toPixel([e, view.north])
    for (const edge of [frame.y, frame.y + frame.h]) {
      const x = px + ((edge - py) * -s) / c
      if (x < frame.x + 24 || x > frame.x + frame.w - 24) continue
      const down = edge === frame.y ? -out : out
      ticks.push([
        [x, edge],
        [x, edge + down],
      ])
      label([x, edge], grouped(e), 0, 0, edge === frame.y ? -11 : 18)
    }
  }
  for (const n of norths) {
    const [px, py] = view.toPixel([view.east, n])
    for (const edge of [frame.x, frame.x + frame.w]) {
      const y = py + ((edge - px) * s) / c
      if (y < frame.y + 30 || y > frame.y + frame.h - 30) continue
      const aside = edge === frame.x ? -out : out
      ticks.push([
        [edge, y],
        [edge + aside, y],
      ])
      label([edge, y], grouped(n), -Math.PI / 2, edge === frame.x ? -11 : 18, 0)
    }
  }
  d.lines(ticks, { stroke: skin.ink, width: 0.9, cap: 'butt' })
  d.rect(frame, { stroke: skin.ink, width: 1.3 })
}
