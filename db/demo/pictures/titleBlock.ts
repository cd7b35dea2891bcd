import type { Box, Point } from './geometry.ts'
import { polar } from './geometry.ts'
import { lineWidth, wrap } from './lettering.ts'
import { firmMark } from './mark.ts'
import type { Skin } from './palette.ts'
import type { Drawing } from './svg.ts'
import { decimal, grouped } from './view.ts'

export interface SheetInfo {
  readonly number: number
  readonly title: string
  readonly place: string
  readonly year: string
  readonly theme: string
  readonly zone: number
  readonly epsg: number
  /** Denominator, or undefined for drawings without a single scale. */
  readonly scale?: number
  readonly metres?: number
  /** One more line: contour interval, instrument, tolerance… */
  readonly note?: string
  readonly datum?: string
}

export const sheetNumber = (n: number): string => `Feuille ${String(n).padStart(2, '0')}`

function facts(info: SheetInfo): string[] {
  return [
    info.scale ? `1 : ${grouped(info.scale)}` : 'Sans échelle',
    `WGS 84 · UTM ${info.zone}N`,
    info.datum ?? `EPSG:${info.epsg}`,
    ...(info.note ? [info.note] : []),
  ]
}

/** The cartouche as a box in a corner. Returns its height. */
export function cornerBlock(
  d: Drawing,
  box: { x: number; y: number; w: number },
  info: SheetInfo,
  skin: Skin,
  fromBottom = true,
): Box {
  const pad = 18
  const size = 16
  const lines = wrap(info.title, size, box.w - 2 * pad)
  const h = 46 + lines.length * 26 + 34 + 66
  const y = fromBottom ? box.y - h : box.y
  const x = box.x
  d.rect({ x, y, w: box.w, h }, { fill: skin.paper, stroke: skin.ink, width: 1.4 })
  d.rect({ x: x + 4, y: y + 4, w: box.w - 8, h: h - 8 }, { stroke: skin.ink, width: 0.5 })
  firmMark(d, [x + pad + 8, y + 24], 10, skin.ink, skin.accent)
  d.text([x + pad + 26, y + 29], info.theme.toUpperCase(), { size: 8.5, color: skin.soft, spacing: 2.4 })
  d.text([x + box.w - pad, y + 29], sheetNumber(info.number), {
    size: 9.5,
    color: skin.accent,
    align: 'end',
    weight: 1.3,
  })
  lines.forEach((line, i) => d.text([x + pad, y + 66 + i * 26], line, { size, color: skin.ink, weight: 1.9 }))
  const below = y + 66 + lines.length * 26 - 2
  d.text([x + pad, below], `${info.place}, ${info.year}`, { size: 9.5, color: skin.soft })
  const rule = below + 16
  d.line(
    [
      [x + 4, rule],
      [x + box.w - 4, rule],
    ],
    { stroke: skin.ink, width: 0.6 },
  )
  const items = facts(info)
  items
    .slice(0, 3)
    .reduce((at, item) => at + d.text([at, rule + 21], item, { size: 8, color: skin.ink }) + 20, x + pad)
  if (info.metres) scaleBar(d, [x + pad, rule + 36], info.metres, box.w - 2 * pad - 100, skin)
  else if (items[3]) d.text([x + pad, rule + 42], items[3], { size: 8, color: skin.soft })
  return { x, y, w: box.w, h }
}

/** The cartouche as a band along the foot of the sheet. */
export function bandBlock(d: Drawing, box: Box, info: SheetInfo, skin: Skin): void {
  const { x, y, w, h } = box
  const middle = y + h / 2
  d.rect(box, { fill: skin.paper, stroke: skin.ink, width: 1.2 })
  firmMark(d, [x + 40, middle], 17, skin.ink, skin.accent)
  d.line(
    [
      [x + 80, y],
      [x + 80, y + h],
    ],
    { stroke: skin.ink, width: 0.6 },
  )
  const sizes = [18, 16, 14, 12]
  const size = sizes.find((s) => lineWidth(info.title, s) < w * 0.5) ?? 11
  d.text([x + 102, middle - 3], info.title, { size, color: skin.ink, weight: size * 0.12 })
  d.text([x + 102, middle + 22], `${info.place}, ${info.year}`, { size: 9.5, color: skin.soft })
  const split = x + w * 0.66
  d.line(
    [
      [split, y],
      [split, y + h],
    ],
    { stroke: skin.ink, width: 0.6 },
  )
  facts(info)
    .slice(0, 4)
    .forEach((item, i) =>
      d.text([split + 20 + (i % 2) * 118, middle - 6 + Math.floor(i / 2) * 24], item, {
        size: 8.5,
        color: i === 0 ? skin.ink : skin.soft,
      }),
    )
  const last = x + w * 0.88
  d.line(
    [
      [last, y],
      [last, y + h],
    ],
    { stroke: skin.ink, width: 0.6 },
  )
  d.text([(last + x + w) / 2, middle - 4], sheetNumber(info.number), {
    size: 11,
    color: skin.accent,
    align: 'middle',
    weight: 1.5,
  })
  d.text([(last + x + w) / 2, middle + 20], info.theme.toUpperCase(), {
    size: 7.5,
    color: skin.soft,
    align: 'middle',
    spacing: 2,
  })
}

/** The cartouche as a column at the side; `extra` draws the legend in the room left between head and foot. */
export function columnBlock(
  d: Drawing,
  box: Box,
  info: SheetInfo,
  skin: Skin,
  extra?: (box: Box) => void,
): void {
  const { x, y, w, h } = box
  const pad = 22
  d.rect(box, { fill: skin.paper, stroke: skin.ink, width: 1.2 })
  firmMark(d, [x + pad + 12, y + 40], 16, skin.ink, skin.accent)
  d.text([x + w - pad, y + 46], sheetNumber(info.number), {
    size: 11,
    color: skin.accent,
    align: 'end',
    weight: 1.5,
  })
  d.line(
    [
      [x, y + 78],
      [x + w, y + 78],
    ],
    { stroke: skin.ink, width: 0.6 },
  )
  d.text([x + pad, y + 108], info.theme.toUpperCase(), { size: 8, color: skin.soft, spacing: 2.4 })
  const lines = wrap(info.title, 16.5, w - 2 * pad)
  lines.forEach((line, i) =>
    d.text([x + pad, y + 144 + i * 28], line, { size: 16.5, color: skin.ink, weight: 2 }),
  )
  const below = y + 144 + lines.length * 28
  d.text([x + pad, below + 2], info.place, { size: 9.5, color: skin.soft })
  d.text([x + pad, below + 24], info.year, { size: 9.5, color: skin.soft })
  const items = facts(info)
  const foot = y + h - 34 - items.length * 21 - (info.metres ? 44 : 0)
  d.line(
    [
      [x, below + 46],
      [x + w, below + 46],
    ],
    { stroke: skin.ink, width: 0.6 },
  )
  extra?.({ x: x + pad, y: below + 64, w: w - 2 * pad, h: foot - below - 84 })
  d.line(
    [
      [x, foot - 6],
      [x + w, foot - 6],
    ],
    { stroke: skin.ink, width: 0.6 },
  )
  items.forEach((item, i) =>
    d.text([x + pad, foot + 22 + i * 21], item, { size: 8.5, color: i === 0 ? skin.ink : skin.soft }),
  )
  if (info.metres) scaleBar(d, [x + pad, y + h - 52], info.metres, w - 2 * pad - 40, skin)
}

/** Bars of ink and paper; the length is the roundest that fits. */
export function scaleBar(d: Drawing, [x, y]: Point, metres: number, max: number, skin: Skin): void {
  const tops = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000]
  const total = [...tops].reverse().find((top) => top / metres <= max) ?? 1
  const unit = total >= 2000 ? 'km' : 'm'
  const parts = 4
  const step = total / metres / parts
  for (let i = 0; i < parts; i++) {
    d.rect(
      { x: x + i * step, y, w: step, h: 5 },
      { fill: i % 2 === 0 ? skin.ink : skin.paper, stroke: skin.ink, width: 0.7 },
    )
  }
  for (const i of [0, 2, 4]) {
    const value = (total * i) / parts / (unit === 'km' ? 1000 : 1)
    const label = `${decimal(value, Number.isInteger(value) ? 0 : 1)}${i === 4 ? ` ${unit}` : ''}`
    d.text([x + i * step, y + 18], label, { size: 6.8, color: skin.ink, align: i === 0 ? 'start' : 'middle' })
  }
}

/** A needle, half inked, and its letter. */
export function northArrow(
  d: Drawing,
  at: Point,
  r: number,
  rotation: number,
  skin: Skin,
  plate = false,
): void {
  if (plate) d.circle(at, r * 1.5, { fill: skin.paper, stroke: skin.ink, width: 0.8 })
  const up = rotation - Math.PI / 2
  const tip = polar(at, up, r)
  const tail = polar(at, up + Math.PI, r * 0.8)
  const left = polar(tail, up - Math.PI / 2 - 0.25, r * 0.42)
  const right = polar(tail, up + Math.PI / 2 + 0.25, r * 0.42)
  const heart = polar(at, up + Math.PI, r * 0.45)
  d.polygon([tip, left, heart], { fill: skin.ink, stroke: skin.ink, width: 0.8 })
  d.polygon([tip, right, heart], { fill: skin.paper, stroke: skin.ink, width: 0.8 })
  d.text(polar(at, up, r * 1.22), 'N', {
    size: r * 0.36,
    color: skin.ink,
    align: 'middle',
    angle: rotation,
    weight: r * 0.05,
  })
}
