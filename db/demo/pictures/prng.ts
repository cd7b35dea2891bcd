/** Seeded randomness: the same key always draws the same sheet, on any machine. */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number
  range(low: number, high: number): number
  /** Whole number, both ends included. */
  int(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** Standard normal, Box–Muller. */
  normal(): number
}

/** FNV-1a, so that a picture key can be its own seed. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** mulberry32: 32 bits of state are plenty for drawings. */
export function prng(seed: string | number): Rng {
  let state = typeof seed === 'number' ? seed >>> 0 : hashSeed(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (list) => list[Math.floor(list.length * next())] ?? list[0],
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
