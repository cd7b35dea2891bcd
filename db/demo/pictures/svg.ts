import type { Box, Point } from './geometry.ts'
import { setLine } from './lettering.ts'

export interface Pen {
  readonly stroke?: string
  readonly width?: number
  readonly fill?: string
  readonly dash?: string
  readonly opacity?: number
  readonly cap?: 'round' | 'butt'
}

export interface Lettering {
  readonly size: number
  readonly color: string
  readonly weight?: number
  readonly align?: 'start' | 'middle' | 'end'
  /** Radians, about the anchor. */
  readonly angle?: number
  readonly spacing?: number
  /** Colour of a halo that keeps the letters clear of the lines beneath. */
  readonly halo?: string
  readonly haloWidth?: number
  readonly opacity?: number
}

const n = (v: number): string => String(Math.round(v * 10) / 10)

function attributes({ stroke, width = 1, fill = 'none', dash, opacity, cap = 'round' }: Pen): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"`
    : ''
  return ` fill="${fill}"${line}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}`
}

export function pathOf(points: readonly Point[], closed = false): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '')
}

/** A sheet being drawn: an ordered list of SVG elements, with the few strokes that these pictures need. */
export class Drawing {
  readonly width: number
  readonly height: number
  private readonly parts: string[] = []
  private clips = 0

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  raw(markup: string): void {
    this.parts.push(markup)
  }

  path(d: string, pen: Pen): void {
    if (d) this.parts.push(`<path d="${d}"${attributes(pen)}/>`)
  }

  line(points: readonly Point[], pen: Pen): void {
    if (points.length > 1) this.path(pathOf(points), pen)
  }

  /** Many open lines with one pen: one element. */
  lines(lines: readonly (readonly Point[])[], pen: Pen): void {
    this.path(lines.map((points) => pathOf(points)).join(''), pen)
  }

  polygon(points: readonly Point[], pen: Pen): void {
    if (points.length > 2) this.path(pathOf(points, true), pen)
  }

  circle([x, y]: Point, r: number, pen: Pen): void {
    this.parts.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${Math.round(r * 100) / 100}"${attributes(pen)}/>`)
  }

  ellipse([x, y]: Point, rx: number, ry: number, angle: number, pen: Pen): void {
    const degrees = Math.round((angle * 1800) / Math.PI) / 10
    this.parts.push(
      `<ellipse rx="${n(rx)}" ry="${n(ry)}" transform="translate(${n(x)} ${n(y)}) rotate(${degrees})"${attributes(pen)}/>`,
    )
  }

  rect({ x, y, w, h }: Box, pen: Pen, radius = 0): void {
    this.parts.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${radius ? ` rx="${radius}"` : ''}${attributes(pen)}/>`,
    )
  }

  /** One line of plotter lettering; returns its width. */
  text([x, y]: Point, words: string, type: Lettering): number {
    const {
      size,
      color,
      weight = size * 0.11,
      align = 'start',
      angle = 0,
      spacing = 0,
      halo,
      haloWidth = 4,
      opacity,
    } = type
    const { path, width } = setLine(words, size, spacing)
    const shift = align === 'middle' ? -width / 2 : align === 'end' ? -width : 0
    const degrees = Math.round((angle * 1800) / Math.PI) / 10
    const move = ` transform="translate(${n(x)} ${n(y)})${degrees ? ` rotate(${degrees})` : ''}${shift ? ` translate(${n(shift)} 0)` : ''}"`
    const stroke = (colour: string, thick: number): string =>
      `<path d="${path}"${move}${attributes({ stroke: colour, width: Math.round(thick * 100) / 100, opacity })}/>`
    if (halo) this.parts.push(stroke(halo, weight + haloWidth))
    this.parts.push(stroke(color, weight))
    return width
  }

  /** Draws inside a window. */
  clip(box: Box, draw: () => void): void {
    const id = `c${this.clips++}`
    this.parts.push(
      `<clipPath id="${id}"><rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}"/></clipPath><g clip-path="url(#${id})">`,
    )
    draw()
    this.parts.push('</g>')
  }

  clipPolygon(ring: readonly Point[], draw: () => void): void {
    const id = `c${this.clips++}`
    this.parts.push(
      `<clipPath id="${id}"><path d="${pathOf(ring, true)}"/></clipPath><g clip-path="url(#${id})">`,
    )
    draw()
    this.parts.push('</g>')
  }

  group(transform: string, draw: () => void): void {
    this.parts.push(`<g transform="${transform}">`)
    draw()
    this.parts.push('</g>')
  }

  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}">${this.parts.join('')}</svg>`
  }
}
