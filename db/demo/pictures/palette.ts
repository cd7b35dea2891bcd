export type Rgb = readonly [number, number, number]

export const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
export const hex = ([r, g, b]: Rgb): string =>
  `#${[r, g, b]
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const blendHex = (a: string, b: string, t: number): string => hex(blend(rgb(a), rgb(b), t))

export type Stops = readonly (readonly [number, string])[]

/** Colour along a list of stops, computed once into 256 steps. */
export function ramp(stops: Stops): (t: number) => Rgb {
  const table: Rgb[] = Array.from({ length: 256 }, (_, i) => {
    const t = i / 255
    const after = stops.findIndex(([at]) => at >= t)
    const [b, colorB] = stops[after === -1 ? stops.length - 1 : after] ?? [1, '#000000']
    const [a, colorA] = stops[Math.max(0, after === -1 ? stops.length - 1 : after - 1)] ?? [0, '#000000']
    return blend(rgb(colorA), rgb(colorB), b > a ? (t - a) / (b - a) : 0)
  })
  const fallback: Rgb = [0, 0, 0]
  return (t) => table[Math.max(0, Math.min(255, Math.round(t * 255)))] ?? fallback
}

export interface Skin {
  readonly name: string
  readonly paper: string
  /** A shade of the paper, for panels and fills. */
  readonly panel: string
  readonly ink: string
  readonly soft: string
  readonly accent: string
  readonly water: string
  readonly green: string
  readonly land: Stops
  readonly depth: Stops
  readonly shadow: string
  readonly light: string
}

/** Daylight: warm paper, deep green-black ink, laterite. */
export const DAY: Skin = {
  name: 'jour',
  paper: '#f6f1e6',
  panel: '#efe7d6',
  ink: '#10201b',
  soft: '#5d6a60',
  accent: '#a8452a',
  water: '#9cc2c2',
  green: '#7f9a6c',
  land: [
    [0, '#b9c6a0'],
    [0.22, '#d3d3ac'],
    [0.45, '#ead9b2'],
    [0.68, '#ddb888'],
    [0.86, '#cb9470'],
    [1, '#f3e3d0'],
  ],
  depth: [
    [0, '#c3dad4'],
    [0.3, '#9cc2c2'],
    [0.7, '#6a9fa6'],
    [1, '#437c88'],
  ],
  shadow: '#24403f',
  light: '#fffaf0',
}

/** Paler daylight, for relief that lies under other drawing. */
export const PALE: Skin = {
  ...DAY,
  name: 'pâle',
  land: [
    [0, '#dfe0c6'],
    [0.4, '#ece5cf'],
    [0.75, '#eedcc2'],
    [1, '#f6ead9'],
  ],
  depth: [
    [0, '#d9e6e0'],
    [1, '#a9c9ca'],
  ],
}

/** The same map by night. */
export const NIGHT: Skin = {
  name: 'nuit',
  paper: '#0f1f1b',
  panel: '#16302a',
  ink: '#efe8d6',
  soft: '#93a89c',
  accent: '#e2774f',
  water: '#123842',
  green: '#4e7a5f',
  land: [
    [0, '#14302a'],
    [0.4, '#1f473b'],
    [0.75, '#3c6048'],
    [1, '#7d7a55'],
  ],
  depth: [
    [0, '#154049'],
    [1, '#0b2730'],
  ],
  shadow: '#040b0a',
  light: '#e9dfba',
}

/** Blueprint, kept to the lagoon's own blue. */
export const BLUE: Skin = {
  name: 'bleu',
  paper: '#14424d',
  panel: '#1b505b',
  ink: '#f0f1e4',
  soft: '#9cc0be',
  accent: '#f2ab85',
  water: '#0f3641',
  green: '#7fb39a',
  land: [
    [0, '#1a4d58'],
    [0.5, '#256069'],
    [1, '#4b858a'],
  ],
  depth: [
    [0, '#134049'],
    [1, '#0b2c36'],
  ],
  shadow: '#06202a',
  light: '#d6eee6',
}

/** Monochrome laterite, like an old sepia minute. */
export const EARTH: Skin = {
  name: 'terre',
  paper: '#f4e9da',
  panel: '#ecdcc6',
  ink: '#4a2014',
  soft: '#93705c',
  accent: '#a8452a',
  water: '#b9cfc6',
  green: '#8f9a72',
  land: [
    [0, '#efdfc6'],
    [0.5, '#e7c9a6'],
    [1, '#d79c74'],
  ],
  depth: [
    [0, '#d3ddd0'],
    [1, '#a7c0b9'],
  ],
  shadow: '#6b2f1c',
  light: '#fffaf0',
}
