/*
 * The accent colour of a site. By day it is what was chosen; by night it is the same hue and chroma, as light as it must be.
 * The editor shows what the server refuses, by the same rule.
 */

/** The grounds that the accent stands on, by day and by night; those of jetons.css, which a test compares. */
export const grounds = {
  papier: ['#f4efe4', '#eae3d3'],
  nuit: ['#0f1a15', '#16251d', '#14231c', '#1b2c23'],
} as const

/** Contrast of a text that everybody can read (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** The site’s own accent, red earth, while the firm has chosen none. */
export const ownAccent = '#9e3b22'

export const couleurShape = /^#[0-9a-f]{6}$/

export const couleurFaults = {
  shape: 'Écrivez la couleur comme #9e3b22\u00a0: un dièse, puis six chiffres ou lettres de a à f.',
  papier:
    'Cette couleur est trop claire pour se lire sur le papier du site\u00a0: choisissez-en une plus foncée.',
  nuit: 'Cette couleur est si vive qu’elle n’a pas de nuance assez claire pour la nuit\u00a0: choisissez-en une plus douce.',
} as const

/** An accent in both schemes, and its least contrast on the grounds of each. */
export interface Accent {
  jour: string
  nuit: string | null
  contraste: { papier: number; nuit: number | null }
}

type Triple = readonly [number, number, number]

/** Steps of lightness in which a night variant is looked for. */
const step = 0.005
/** Rounding of a colour that lies on the edge of sRGB. */
const slack = 0.0005

export function accentOf(couleur: string): Accent {
  const nuit = nightVariant(couleur)
  return {
    jour: couleur,
    nuit,
    contraste: {
      papier: leastOn(couleur, grounds.papier),
      nuit: nuit === null ? null : leastOn(nuit, grounds.nuit),
    },
  }
}

/** Why it cannot be the accent of the site; null where it can. */
export function couleurFault(couleur: string): string | null {
  if (!couleurShape.test(couleur)) return couleurFaults.shape
  const { nuit, contraste } = accentOf(couleur)
  if (contraste.papier < leastContrast) return couleurFaults.papier
  return nuit === null ? couleurFaults.nuit : null
}

/** Contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function leastOn(couleur: string, on: readonly string[]): number {
  return Math.min(...on.map((ground) => contrast(couleur, ground)))
}

/** The colour itself where it can be read by night; else the first lighter one of its hue and chroma; null where sRGB has none. */
function nightVariant(couleur: string): string | null {
  const [lightness, a, b] = toOklab(linear(couleur))
  for (let up = lightness; up <= 1; up += step) {
    const rgb = fromOklab([up, a, b])
    if (rgb.some((part) => part < -slack || part > 1 + slack)) return null
    const variant = up === lightness ? couleur : hex(rgb)
    if (leastOn(variant, grounds.nuit) >= leastContrast) return variant
  }
  return null
}

function luminance(couleur: string): number {
  const [red, green, blue] = linear(couleur)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Parts of a colour in linear light. */
function linear(couleur: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(couleur.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function hex(rgb: Triple): string {
  const parts = rgb.map((part) => {
    const value = Math.min(1, Math.max(0, part))
    const written = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(written * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

// Björn Ottosson’s matrices, as in CSS Color 4.
function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
