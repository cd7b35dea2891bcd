import type { Grid } from './grid.ts'

/**
 * Valleys that drain: depressions are filled from the edges (priority flood), water runs down the steepest of
 * eight neighbours, and the stream-power law cuts the beds, solved implicitly from outlet to source
 * (Braun & Willett). A few dozen steps turn soft noise into a relief with real watersheds.
 */
export interface Drainage {
  /** Index of the downstream cell, or its own index at an outlet. */
  readonly receiver: Int32Array
  /** Cells from outlet to source. */
  readonly order: Int32Array
  /** Drained cells. */
  readonly area: Float32Array
}

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** Priority flood: every cell gets a receiver one step nearer the edge (or the water at or under `sea`). */
export function drainage(grid: Grid, sea = -Infinity): Drainage {
  const { width: w, height: h, data } = grid
  const size = w * h
  const receiver = new Int32Array(size).fill(-1)
  const order = new Int32Array(size)
  const level = Float32Array.from(data)
  const heap: number[] = []
  const key = (i: number): number => level[heap[i] ?? 0] ?? 0
  const swap = (a: number, b: number): void => {
    const held = heap[a] ?? 0
    heap[a] = heap[b] ?? 0
    heap[b] = held
  }
  const push = (cell: number): void => {
    heap.push(cell)
    let i = heap.length - 1
    while (i > 0) {
      const up = (i - 1) >> 1
      if (key(up) <= key(i)) break
      swap(i, up)
      i = up
    }
  }
  const pop = (): number => {
    const top = heap[0] ?? 0
    const last = heap.pop() ?? 0
    if (heap.length > 0) {
      heap[0] = last
      let i = 0
      for (;;) {
        const l = 2 * i + 1
        const r = l + 1
        let m = i
        if (l < heap.length && key(l) < key(m)) m = l
        if (r < heap.length && key(r) < key(m)) m = r
        if (m === i) break
        swap(i, m)
        i = m
      }
    }
    return top
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (x === 0 || y === 0 || x === w - 1 || y === h - 1 || (data[i] ?? 0) <= sea) {
        receiver[i] = i
        push(i)
      }
    }
  }
  let count = 0
  while (heap.length > 0) {
    const cell = pop()
    order[count++] = cell
    const x = cell % w
    const y = (cell - x) / w
    for (const [dx, dy] of NEIGHBOURS) {
      const nx = x + dx
      const ny = y + dy
      if (nx < 0 || ny < 0 || nx >= w || ny >= h) continue
      const near = ny * w + nx
      if (receiver[near] !== -1) continue
      receiver[near] = cell
      // A filled flat has no slope of its own: uneven steps let its water meander instead of running ruled lines.
      const uneven = 0.2 + 1.6 * ((Math.imul(near, 2654435761) >>> 0) / 4294967296)
      level[near] = Math.max(level[near] ?? 0, (level[cell] ?? 0) + 1e-4 * uneven)
      push(near)
    }
  }
  steepest(grid, level, receiver)
  const area = new Float32Array(size).fill(1)
  for (let k = size - 1; k >= 0; k--) {
    const cell = order[k] ?? 0
    const down = receiver[cell] ?? cell
    if (down !== cell) area[down] = (area[down] ?? 0) + (area[cell] ?? 0)
  }
  return { receiver, order, area }
}

/** The flood gives a safe way out; where the filled surface has a steeper one, water takes that. */
function steepest(grid: Grid, level: Float32Array, receiver: Int32Array): void {
  const { width: w, height: h } = grid
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      if (receiver[i] === i) continue
      let best = 0
      for (const [dx, dy] of NEIGHBOURS) {
        const near = i + dy * w + dx
        const slope = ((level[i] ?? 0) - (level[near] ?? 0)) / (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1)
        if (slope > best) {
          best = slope
          receiver[i] = near
        }
      }
    }
  }
}

export interface ErosionOptions {
  readonly steps: number
  /** Strength of the streams. */
  readonly cut: number
  /** Smoothing of the slopes between them, 0 to 0.25. */
  readonly creep: number
  readonly uplift?: number
  readonly sea?: number
}

/** Heights are worked in [0, 1]-like units (stretch first), whatever the metres will be. */
export function erode(start: Grid, { steps, cut, creep, uplift = 0, sea = -Infinity }: ErosionOptions): Grid {
  let grid = start.map((value) => value)
  for (let step = 0; step < steps; step++) {
    const { receiver, order, area } = drainage(grid, sea)
    const { data, width: w } = grid
    for (const cell of order) {
      const down = receiver[cell] ?? cell
      const here = data[cell] ?? 0
      if (down === cell) continue
      const diagonal = Math.abs(down - cell) !== 1 && Math.abs(down - cell) !== w
      const k = (cut * Math.sqrt(area[cell] ?? 1)) / (diagonal ? Math.SQRT2 : 1)
      const floor = data[down] ?? 0
      if (here > floor) data[cell] = (here + uplift + k * floor) / (1 + k)
    }
    const before = grid
    grid = before.map((value, px, py) => {
      const x = Math.round(px / before.step)
      const y = Math.round(py / before.step)
      if (value <= sea) return value
      return (
        value +
        creep *
          (before.at(x - 1, y) + before.at(x + 1, y) + before.at(x, y - 1) + before.at(x, y + 1) - 4 * value)
      )
    })
  }
  return grid
}
