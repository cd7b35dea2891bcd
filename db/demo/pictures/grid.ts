/** A height field on a regular mesh. `step` is the mesh in pixels of the picture that it will be drawn on. */
export class Grid {
  readonly width: number
  readonly height: number
  readonly step: number
  readonly data: Float32Array

  constructor(width: number, height: number, step: number) {
    this.width = width
    this.height = height
    this.step = step
    this.data = new Float32Array(width * height)
  }

  /** Mesh covering `w` × `h` pixels; `value` is asked in pixels. */
  static over(w: number, h: number, step: number, value: (x: number, y: number) => number): Grid {
    const grid = new Grid(Math.ceil(w / step) + 1, Math.ceil(h / step) + 1, step)
    for (let y = 0; y < grid.height; y++) {
      for (let x = 0; x < grid.width; x++) grid.data[y * grid.width + x] = value(x * step, y * step)
    }
    return grid
  }

  at(x: number, y: number): number {
    const cx = x < 0 ? 0 : x >= this.width ? this.width - 1 : x
    const cy = y < 0 ? 0 : y >= this.height ? this.height - 1 : y
    return this.data[cy * this.width + cx] ?? 0
  }

  /** Bilinear, in pixels. */
  sample(px: number, py: number): number {
    const x = px / this.step
    const y = py / this.step
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const fx = x - ix
    const fy = y - iy
    const top = this.at(ix, iy) * (1 - fx) + this.at(ix + 1, iy) * fx
    const low = this.at(ix, iy + 1) * (1 - fx) + this.at(ix + 1, iy + 1) * fx
    return top * (1 - fy) + low * fy
  }

  map(change: (value: number, x: number, y: number) => number): Grid {
    const next = new Grid(this.width, this.height, this.step)
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const i = y * this.width + x
        next.data[i] = change(this.data[i] ?? 0, x * this.step, y * this.step)
      }
    }
    return next
  }

  range(): readonly [number, number] {
    let low = Infinity
    let high = -Infinity
    for (const value of this.data) {
      if (value < low) low = value
      if (value > high) high = value
    }
    return [low, high]
  }

  /** Linear stretch of the heights to [low, high]. */
  stretch(low: number, high: number): Grid {
    const [from, to] = this.range()
    const scale = (high - low) / (to - from || 1)
    return this.map((value) => low + (value - from) * scale)
  }

  /** Three passes of a box blur: close to a Gaussian, and cheap. Fine noise costs bytes and says nothing. */
  blur(radius: number): Grid {
    if (radius < 1) return this
    let from = this.data
    const { width: w, height: h } = this
    for (let pass = 0; pass < 3; pass++) {
      from = boxAlong(boxAlong(from, w, h, radius, true), w, h, radius, false)
    }
    const next = new Grid(w, h, this.step)
    next.data.set(from)
    return next
  }
}

function boxAlong(
  data: Float32Array,
  w: number,
  h: number,
  radius: number,
  rows: boolean,
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(data.length)
  const lines = rows ? h : w
  const length = rows ? w : h
  const stride = rows ? 1 : w
  const jump = rows ? w : 1
  for (let line = 0; line < lines; line++) {
    const start = line * jump
    const read = (i: number): number => data[start + (i < 0 ? 0 : i >= length ? length - 1 : i) * stride] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += read(i)
    for (let i = 0; i < length; i++) {
      out[start + i * stride] = sum / (2 * radius + 1)
      sum += read(i + radius + 1) - read(i - radius)
    }
  }
  return out
}
