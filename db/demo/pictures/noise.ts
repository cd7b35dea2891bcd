import { prng } from './prng.ts'

export type Noise = (x: number, y: number) => number

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v)
export const smoothstep = (a: number, b: number, v: number): number => {
  const t = clamp((v - a) / (b - a))
  return t * t * (3 - 2 * t)
}

/** Gradient noise in about [-1, 1]; gradients are taken round the circle, so no axis shows. */
export function gradientNoise(seed: string | number): Noise {
  const rng = prng(seed)
  const table = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = rng.int(0, i)
    const held = table[i] ?? 0
    table[i] = table[j] ?? 0
    table[j] = held
  }
  const angles = Array.from({ length: 256 }, () => rng.range(0, 2 * Math.PI))
  const gx = angles.map(Math.cos)
  const gy = angles.map(Math.sin)
  const corner = (ix: number, iy: number, dx: number, dy: number): number => {
    const hash = table[((table[ix & 255] ?? 0) + iy) & 255] ?? 0
    return (gx[hash] ?? 0) * dx + (gy[hash] ?? 0) * dy
  }
  return (x, y) => {
    const ix = Math.floor(x)
    const iy = Math.floor(y)
    const dx = x - ix
    const dy = y - iy
    const u = fade(dx)
    const top = mix(corner(ix, iy, dx, dy), corner(ix + 1, iy, dx - 1, dy), u)
    const low = mix(corner(ix, iy + 1, dx, dy - 1), corner(ix + 1, iy + 1, dx - 1, dy - 1), u)
    return mix(top, low, fade(dy)) * 1.5
  }
}

/** Sum of octaves; each octave is turned a little so that the lattice never lines up. */
export function fbm(seed: string | number, octaves: number, gain = 0.5): Noise {
  const base = gradientNoise(seed)
  return (x, y) => {
    let sum = 0
    let amplitude = 1
    let total = 0
    let px = x
    let py = y
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * base(px, py)
      total += amplitude
      amplitude *= gain
      const turned = 1.6 * px - 1.2 * py + 17.3
      py = 1.2 * px + 1.6 * py + 9.1
      px = turned
    }
    return sum / total
  }
}

/** Ridged octaves in [0, 1]: crests where the noise crosses zero, weighted so that valleys stay smooth. */
export function ridged(seed: string | number, octaves: number, gain = 0.5): Noise {
  const base = gradientNoise(seed)
  return (x, y) => {
    let sum = 0
    let amplitude = 1
    let total = 0
    let weight = 1
    let px = x
    let py = y
    for (let i = 0; i < octaves; i++) {
      const crest = 1 - Math.min(1, Math.abs(base(px, py)))
      const value = crest * crest * weight
      weight = clamp(value * 1.6)
      sum += amplitude * value
      total += amplitude
      amplitude *= gain
      const turned = 1.6 * px - 1.2 * py + 5.7
      py = 1.2 * px + 1.6 * py + 31.4
      px = turned
    }
    return sum / total
  }
}
