import type { Box, Point } from './geometry.ts'

/**
 * A map window: a frame in pixels onto the ground in metres (UTM east, north). The notional paper is A1, at half a
 * millimetre for a pixel of the master, so the scale of a sheet is its metres a pixel times 2 000.
 */
export class View {
  readonly frame: Box
  readonly east: number
  readonly north: number
  readonly metres: number
  readonly rotation: number

  constructor(frame: Box, centre: { east: number; north: number }, metres: number, rotation = 0) {
    this.frame = frame
    this.east = centre.east
    this.north = centre.north
    this.metres = metres
    this.rotation = rotation
  }

  get scale(): number {
    return Math.round(this.metres * 2000)
  }

  toPixel([e, n]: Point): Point {
    const x = (e - this.east) / this.metres
    const y = -(n - this.north) / this.metres
    const c = Math.cos(this.rotation)
    const s = Math.sin(this.rotation)
    return [this.frame.x + this.frame.w / 2 + c * x - s * y, this.frame.y + this.frame.h / 2 + s * x + c * y]
  }

  toGround([px, py]: Point): Point {
    const x = px - this.frame.x - this.frame.w / 2
    const y = py - this.frame.y - this.frame.h / 2
    const c = Math.cos(this.rotation)
    const s = Math.sin(this.rotation)
    return [this.east + (c * x + s * y) * this.metres, this.north - (-s * x + c * y) * this.metres]
  }
}

/** Digits in groups of three, thin spaces. */
export const grouped = (v: number): string =>
  String(Math.round(v)).replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f\u202f')
/** French decimals. */
export const decimal = (v: number, places: number): string => {
  const [whole = '0', rest] = Math.abs(v).toFixed(places).split('.')
  return `${v < 0 ? '−' : ''}${grouped(Number(whole))}${rest ? `,${rest}` : ''}`
}
