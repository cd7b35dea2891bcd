import sharp, { type Sharp } from 'sharp'
import { setLine } from './lettering.ts'

export type Point = readonly [number, number]

/** Point at distance `r` in direction `angle` (radians, x to y). */
export function polar([x, y]: Point, angle: number, r: number): Point {
  return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
}

interface Pen {
  readonly stroke?: string
  readonly width?: number
  readonly fill?: string
  readonly cap?: 'round' | 'butt'
}

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A drawing on a transparent ground: SVG elements in their order, with the few strokes that the marks need. */
export class Drawing {
  readonly width: number
  readonly height: number
  private readonly parts: string[] = []

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  path(d: string, pen: Pen): void {
    this.parts.push(`<path d="${d}"${attributes(pen)}/>`)
  }

  line(points: readonly Point[], pen: Pen): void {
    this.path(pathOf(points), pen)
  }

  polygon(points: readonly Point[], pen: Pen): void {
    this.path(`${pathOf(points)}Z`, pen)
  }

  circle([x, y]: Point, r: number, pen: Pen): void {
    this.parts.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${r}"${attributes(pen)}/>`)
  }

  ellipse([x, y]: Point, rx: number, ry: number, angle: number, pen: Pen): void {
    const degrees = n((angle * 180) / Math.PI)
    const move = `translate(${n(x)} ${n(y)}) rotate(${degrees})`
    this.parts.push(`<ellipse rx="${n(rx)}" ry="${n(ry)}" transform="${move}"${attributes(pen)}/>`)
  }

  rect({ x, y, w, h }: Box, pen: Pen, radius = 0): void {
    const size = `x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}"`
    this.parts.push(`<rect ${size}${attributes(pen)}/>`)
  }

  /** One line of plotter lettering. */
  text([x, y]: Point, words: string, size: number, pen: Pen, spacing = 0): void {
    const { path } = setLine(words, size, spacing)
    this.parts.push(`<path d="${path}" transform="translate(${n(x)} ${n(y)})"${attributes(pen)}/>`)
  }

  toString(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.parts.join('')}</svg>`
  }

  image(): Sharp {
    const { width, height } = this
    const ground = { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    return sharp({ create: ground }).composite([{ input: Buffer.from(this.toString()) }])
  }
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function attributes({ stroke, width = 1, fill = 'none', cap = 'round' }: Pen): string {
  const line = `stroke="${stroke}" stroke-width="${Math.round(width * 100) / 100}" stroke-linecap="${cap}" stroke-linejoin="round"`
  return ` fill="${fill}"${stroke ? ` ${line}` : ''}`
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
}
