import { contourLines } from './contours.ts'
import { Grid } from './grid.ts'
import { hillshade, paint } from './relief.ts'
import { clamp, fbm, smoothstep, type Noise } from './noise.ts'
import { blend, rgb } from './palette.ts'
import { Picture } from './picture.ts'
import type { Point } from './geometry.ts'

/**
 * A person as a relief map: head, neck and shoulders are a height field, drawn by illuminated contours (Tanaka's
 * method: each line is light or dark, thin or heavy, by how its slope meets the light from the north-west).
 * No features: posture, hair and cloth carry the likeness.
 */
type Hair = 'ras' | 'court' | 'foulard' | 'chignon' | 'casque' | 'tresses' | 'rond' | 'bonnet'

interface Sitter {
  readonly key: string
  readonly size: readonly [number, number]
  readonly hair: Hair
  readonly turn: number
  readonly tilt: number
  readonly lean: number
  readonly broad: number
  readonly ground: string
  readonly skin: string
  readonly hairTone: string
  readonly cloth: string
  readonly collar: 'v' | 'droit' | 'rond'
}

const SITTERS: readonly Sitter[] = [
  {
    key: 'equipe-1',
    size: [800, 1000],
    hair: 'ras',
    turn: 0.14,
    tilt: 0.03,
    lean: 0.02,
    broad: 1.06,
    ground: '#e2d3b6',
    skin: '#71493a',
    hairTone: '#2a2723',
    cloth: '#1f4038',
    collar: 'v',
  },
  {
    key: 'equipe-2',
    size: [800, 1000],
    hair: 'foulard',
    turn: -0.14,
    tilt: -0.05,
    lean: -0.03,
    broad: 0.88,
    ground: '#cfd8c4',
    skin: '#65402f',
    hairTone: '#a8452a',
    cloth: '#c9a05c',
    collar: 'rond',
  },
  {
    key: 'equipe-3',
    size: [800, 1000],
    hair: 'casque',
    turn: -0.2,
    tilt: 0.06,
    lean: 0.05,
    broad: 1.02,
    ground: '#dcc6a8',
    skin: '#57382c',
    hairTone: '#efe6d2',
    cloth: '#b2542f',
    collar: 'droit',
  },
  {
    key: 'equipe-4',
    size: [800, 1000],
    hair: 'chignon',
    turn: 0.2,
    tilt: -0.04,
    lean: -0.02,
    broad: 0.86,
    ground: '#d6dcd2',
    skin: '#80543f',
    hairTone: '#24211e',
    cloth: '#2f6672',
    collar: 'v',
  },
  {
    key: 'equipe-5',
    size: [800, 1000],
    hair: 'court',
    turn: -0.1,
    tilt: 0.0,
    lean: 0.0,
    broad: 1.0,
    ground: '#e7dcc5',
    skin: '#5f3f31',
    hairTone: '#1f1d1b',
    cloth: '#4a5a46',
    collar: 'droit',
  },
  {
    key: 'equipe-6',
    size: [800, 1000],
    hair: 'tresses',
    turn: 0.1,
    tilt: 0.06,
    lean: 0.03,
    broad: 0.87,
    ground: '#d9cdb4',
    skin: '#6c4536',
    hairTone: '#25211e',
    cloth: '#8a3a26',
    collar: 'rond',
  },
  {
    key: 'testimonial-1',
    size: [320, 320],
    hair: 'bonnet',
    turn: 0.16,
    tilt: 0.03,
    lean: 0,
    broad: 1.08,
    ground: '#d8cba9',
    skin: '#5a3a2d',
    hairTone: '#c39a4e',
    cloth: '#dccaa2',
    collar: 'rond',
  },
  {
    key: 'testimonial-2',
    size: [320, 320],
    hair: 'foulard',
    turn: 0.12,
    tilt: -0.04,
    lean: 0.02,
    broad: 0.88,
    ground: '#dfd4c4',
    skin: '#71493a',
    hairTone: '#2f6672',
    cloth: '#3f7f8a',
    collar: 'rond',
  },
  {
    key: 'testimonial-3',
    size: [320, 320],
    hair: 'ras',
    turn: -0.18,
    tilt: -0.03,
    lean: 0,
    broad: 1.0,
    ground: '#cfd5c6',
    skin: '#644232',
    hairTone: '#282420',
    cloth: '#17332c',
    collar: 'v',
  },
  {
    key: 'testimonial-4',
    size: [320, 320],
    hair: 'rond',
    turn: 0.08,
    tilt: 0.05,
    lean: -0.02,
    broad: 0.86,
    ground: '#e6d7bd',
    skin: '#80543f',
    hairTone: '#221f1c',
    cloth: '#a8452a',
    collar: 'rond',
  },
  {
    key: 'testimonial-5',
    size: [320, 320],
    hair: 'tresses',
    turn: -0.14,
    tilt: -0.03,
    lean: 0.02,
    broad: 0.88,
    ground: '#d3dad0',
    skin: '#6c4536',
    hairTone: '#25211e',
    cloth: '#c08a3e',
    collar: 'v',
  },
]

type Part = 'fond' | 'peau' | 'cheveux' | 'tissu'
interface Sample {
  readonly height: number
  readonly part: Part
}

const dome = (x: number, y: number, a: number, b: number): number => {
  const q = (x / a) ** 2 + (y / b) ** 2
  return q < 1 ? Math.sqrt(1 - q) : 0
}

/** Height and material at (x, y): x in [-0.8, 0.8], y from -1 (top) to 1. */
function sculpt(s: Sitter, noise: Noise): (x: number, y: number) => Sample {
  const hx = s.turn * 0.22 + s.lean
  const hy = -0.2
  const c = Math.cos(s.tilt)
  const k = Math.sin(s.tilt)
  return (x, y) => {
    let best: Sample = { height: 0.07 * noise(x * 1.1 + 5, y * 1.1) - 0.09, part: 'fond' }
    const lay = (height: number, part: Part): void => {
      if (height > 0 && height > best.height) best = { height, part }
    }
    // Shoulders: a slope that falls off to both sides, cloth over them.
    const sx = (x - s.lean * 0.4) / s.broad
    const edge = 0.27 + 0.33 * Math.abs(sx / 0.66) ** 1.9
    if (y > edge && Math.abs(sx) < 1.1) {
      const round = Math.sqrt(Math.max(0, 1 - Math.abs(sx / 1.14) ** 4))
      const folds = 0.02 * noise(x * 3.2 + y * 1.2, y * 1.1 + 30)
      lay((0.16 + 0.36 * (1 - Math.exp(-(y - edge) * 4.2))) * round + folds, 'tissu')
    }
    // Neck, and the throat left open by the collar.
    const nx = x - hx * (1 - smoothstep(-0.05, 0.5, y)) - s.lean * 0.4
    const reach =
      s.collar === 'v' ? 0.6 - Math.abs(nx) * 1.75 : s.collar === 'droit' ? 0.31 : 0.42 - nx * nx * 2.4
    if (y > -0.1 && y < reach) {
      const w = 0.15 * (s.broad * 0.6 + 0.4) + 0.13 * smoothstep(0.16, 0.42, y) ** 1.4
      const height = 0.5 * Math.sqrt(Math.max(0, 1 - (nx / w) ** 2)) - 0.14 * smoothstep(0.24, 0.02, y)
      if (Math.abs(nx) < w) lay(height, 'peau')
    }
    if (s.collar === 'droit' && y > 0.24 + nx * nx && y < 0.4 && Math.abs(nx) < 0.2)
      lay(0.46 * Math.sqrt(1 - (nx / 0.215) ** 2) + 0.04, 'tissu')
    // Head: an egg, its mass turned to one side.
    const px = c * (x - hx) + k * (y - hy)
    const py = -k * (x - hx) + c * (y - hy)
    const jaw = 1 - 0.2 * smoothstep(0, 0.4, py)
    const face = dome(px, py, 0.262 * jaw, 0.37)
    // The turn of the head is told by where the mass lies, not by features.
    lay(face > 0 ? 0.3 + 0.46 * face + s.turn * px * 0.75 * face : 0, 'peau')
    const top = hairAt(s, px, py, noise)
    lay(top, 'cheveux')
    return best
  }
}

function hairAt(s: Sitter, x: number, y: number, noise: Noise): number {
  const line = -0.2 + 0.5 * x * x - s.turn * x * 0.7
  switch (s.hair) {
    case 'ras': {
      const cap = dome(x, y, 0.268, 0.38)
      return y < line - 0.04 && cap > 0 ? 0.315 + 0.46 * cap + s.turn * x * 0.7 * cap : 0
    }
    case 'court': {
      const cap = dome(x, y + 0.03, 0.29, 0.4)
      return y < line + 0.03 && cap > 0 ? 0.34 + 0.48 * cap + 0.012 * noise(x * 14, y * 14) : 0
    }
    case 'rond': {
      const crown = dome(x, y + 0.12, 0.42, 0.4)
      const open = dome(x - s.turn * 0.4, y - 0.12, 0.235, 0.36)
      return crown > 0 && open === 0 ? 0.32 + 0.5 * crown + 0.03 * noise(x * 9, y * 9) : 0
    }
    case 'bonnet': {
      const cap = dome(x, y + 0.14, 0.29, 0.34)
      return y < -0.14 - s.turn * x && cap > 0 ? 0.46 + 0.46 * cap + 0.03 * Math.sin(y * 60) * 0.5 : 0
    }
    case 'casque': {
      const shell = dome(x, y + 0.16, 0.325, 0.35)
      const rib =
        0.06 * Math.exp(-((x / 0.045) ** 2)) + 0.03 * Math.exp(-(((Math.abs(x) - 0.13) / 0.03) ** 2))
      if (y < -0.17 && shell > 0) return 0.5 + 0.46 * shell + rib
      const brim = dome(x - s.turn * 0.8, y + 0.17, 0.4, 0.075)
      return brim > 0 ? 0.56 + 0.36 * brim : 0
    }
    case 'foulard': {
      const band = dome(x, y + 0.2, 0.32, 0.3)
      const knot = dome(x + s.turn * 0.9, y + 0.46, 0.26, 0.24)
      const twist = 0.035 * Math.sin((x * 1.2 + y * 2.1) * 26 + 5 * noise(x * 2, y * 2))
      const height = Math.max(
        y < line + 0.05 && band > 0 ? 0.5 + 0.42 * band : 0,
        knot > 0 ? 0.42 + 0.46 * knot : 0,
      )
      return height > 0 ? height + twist : 0
    }
    case 'chignon': {
      const cap = dome(x, y + 0.03, 0.288, 0.4)
      const bun = dome(x + s.turn * 0.5, y + 0.49, 0.15, 0.14)
      const combed = 0.012 * Math.sin(x * 70)
      return Math.max(
        y < line + 0.04 && cap > 0 ? 0.33 + 0.48 * cap + combed : 0,
        bun > 0 ? 0.36 + 0.4 * bun : 0,
      )
    }
    case 'tresses': {
      const cap = dome(x, y + 0.03, 0.3, 0.41)
      const braid = 0.022 * Math.abs(Math.sin(x * 44))
      // Behind the face, a fall of braids to the shoulders.
      const wide = 0.258 + 0.07 * smoothstep(-0.25, 0.25, y) - 0.06 * smoothstep(0.3, 0.5, y)
      const fall = y > -0.2 && y < 0.5 - 0.3 * Math.abs(x) && Math.abs(x) < wide
      const strands = fall
        ? 0.12 +
          0.3 * Math.sqrt(1 - (x / wide) ** 2) * smoothstep(0.56, 0.4, y) +
          0.026 * Math.abs(Math.sin(x * 44))
        : 0
      return Math.max(
        y < line + 0.04 && cap > 0 ? 0.34 + 0.48 * cap + braid : 0,
        Math.abs(x) > 0.15 ? strands : 0,
      )
    }
  }
}

function drawSitter(s: Sitter): Picture {
  const [w, h] = s.size
  const small = w < 400
  const picture = new Picture(w, h, s.ground)
  const d = picture.drawing
  const noise = fbm(s.key, 3)
  const at = sculpt(s, noise)
  // Small medallions come nearer: head and shoulders fill the square.
  const scale = small ? h / 1.72 : h / 2
  const lift = small ? 0.06 : -0.02
  const unit = (px: number, py: number): Point => [(px - w / 2) / scale, (py - h / 2) / scale - lift]
  const step = small ? 1 : 2
  const field = Grid.over(w, h, step, (px, py) => at(...unit(px, py)).height).blur(small ? 1 : 2)
  const relief = field.map((v) => v * scale * 0.62)
  const lit = hillshade(relief, 1)
  const tones: Record<Part, readonly [number, number, number]> = {
    fond: rgb(s.ground),
    peau: rgb(s.skin),
    cheveux: rgb(s.hairTone),
    tissu: rgb(s.cloth),
  }
  const dark = rgb('#0c1a17')
  const light = rgb('#fff3dc')
  const tone = (px: number, py: number): readonly [number, number, number] => {
    const { part } = at(...unit(px, py))
    const base = tones[part]
    const shade = lit.sample(px, py) - 0.7071
    return blend(
      base,
      shade < 0 ? dark : light,
      clamp(Math.abs(shade) * (part === 'fond' ? 0.1 : 0.42), 0, 0.42),
    )
  }
  picture.lay(
    paint({ x: 0, y: 0, w, h }, (px, py) => {
      const a = tone(px - 0.3, py - 0.3)
      const b = tone(px + 0.3, py + 0.3)
      return blend(a, b, 0.5)
    }),
  )
  // Illuminated contours, sorted into a few weights so that the drawing stays one path for each.
  const [low, high] = field.range()
  const levels = small ? 24 : 44
  const bins = new Map<string, { color: string; width: number; opacity: number; lines: Point[][] }>()
  for (let i = 1; i < levels; i++) {
    const level = low + ((high - low) * i) / levels
    if (level < 0.02) continue // the ground stays calm
    for (const line of contourLines(field, level)) {
      if (line.points.length < 8) continue
      for (let k = 0; k + 4 < line.points.length; k += 4) {
        const piece = line.points.slice(k, k + 5)
        const q = piece[2]
        if (!q) continue
        const gx = field.sample(q[0] + 2, q[1]) - field.sample(q[0] - 2, q[1])
        const gy = field.sample(q[0], q[1] + 2) - field.sample(q[0], q[1] - 2)
        const facing = (gx + gy) / (Math.SQRT2 * (Math.hypot(gx, gy) || 1))
        const rank = Math.round(facing * 4)
        const key = String(rank)
        const bin = bins.get(key) ?? {
          color: rank >= 0 ? '#fff1d8' : '#0c1a17',
          width: (small ? 0.5 : 0.7) + Math.abs(rank) * (small ? 0.14 : 0.28),
          opacity: 0.28 + Math.abs(rank) * 0.1,
          lines: [],
        }
        bin.lines.push(piece)
        bins.set(key, bin)
      }
    }
  }
  for (const bin of [...bins.values()].sort((a, b) => a.width - b.width))
    d.lines(bin.lines, { stroke: bin.color, width: bin.width, opacity: bin.opacity })
  return picture
}

export const portraits: readonly { key: string; draw: () => Picture }[] = SITTERS.map((s) => ({
  key: s.key,
  draw: () => drawSitter(s),
}))
