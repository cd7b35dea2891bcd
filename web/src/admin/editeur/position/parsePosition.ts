import type { TypedUtm } from '../definition/fieldValue.ts'

export type Axis = 'latitude' | 'longitude'

/** What a text says of a place. */
export type ParsedPosition =
  | { genre: 'degres'; latitude: number; longitude: number }
  | { genre: 'utm'; utm: TypedUtm }
  /** Half of it, with the letter of its axis. */
  | { genre: 'coordonnee'; axe: Axis; valeur: number }

interface ParsedNumber {
  /** The number with its sign, or that of its letter. */
  valeur: number
  /** The number as it was written, without its letter. */
  texte: string
  axe: Axis | null
}

const letter = '([NSEOW])'
const measure =
  '([+-]?\\s*\\d+(?:[.,]\\d+)?)(?:\\s*°(?:\\s*(\\d+(?:[.,]\\d+)?)\\s*\'(?:\\s*(\\d+(?:[.,]\\d+)?)\\s*"?)?)?)?'
/** A number alone, or in degrees, minutes and seconds; its letter stands before it or behind. */
const letterFirst = new RegExp(`${letter}\\s*[:=]?\\s*${measure}`, 'iuy')
const letterLast = new RegExp(`${measure}(?:\\s*${letter}(?!\\p{L}))?`, 'iuy')
const separator = /[\s,;/|]*/y

/** Reads one coordinate as people write it: 5,3592 or 5°21'33.2"N; null where it is none, or one of the other axis. */
export function parseDegrees(text: string, axe: Axis): number | null {
  const [number, ...rest] = numbersOf(normalize(text)) ?? []
  return number && rest.length === 0 && (number.axe ?? axe) === axe ? number.valeur : null
}

/**
 * Reads a pair in whatever notation: 5.3592, -3.9868; 5°21'33.2"N 3°58'12.5"W; 30N 388283 592550. Where the zone is
 * not said it is `fuseau`.
 */
export function parsePosition(text: string, fuseau: string): ParsedPosition | null {
  const { reste, zone } = withoutZone(normalize(text))
  const numbers = numbersOf(reste)
  if (!numbers || numbers.length === 0) return null
  const [a, b, ...rest] = numbers
  if (!a || rest.length > 0) return null
  if (!b) return a.axe && !zone && !isMetric(a) ? { genre: 'coordonnee', axe: a.axe, valeur: a.valeur } : null
  const [first, second] = a.axe === 'longitude' || b.axe === 'latitude' ? [b, a] : [a, b]
  if (isMetric(a) && isMetric(b)) {
    // Eastings come first, unless letters or sizes say otherwise.
    const isTurned = a.axe === 'latitude' || (a.axe === null && a.valeur >= 1_000_000)
    const [est, nord] = isTurned ? [b.texte, a.texte] : [a.texte, b.texte]
    return { genre: 'utm', utm: { fuseau: zone ?? fuseau, est, nord } }
  }
  if (zone || Math.abs(first.valeur) > 90 || Math.abs(second.valeur) > 180) return null
  return { genre: 'degres', latitude: first.valeur, longitude: second.valeur }
}

/** Decimals with a comma, as the fields show them; no more than say something. */
export function toDecimal(number: number, decimals = 7): string {
  return String(Number(number.toFixed(decimals))).replace('.', ',')
}

/** One way of writing each sign, and without the words around them. */
function normalize(text: string): string {
  const signs = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[′’‘´]/g, "'")
    .replace(/''|[″”“]/g, '"')
    .replace(/[º˚]/g, '°')
    .replace(/[−–]/g, '-')
  const lon = signs.search(/\blon/i)
  const turned = lon !== -1 && /\blat/i.test(signs.slice(lon))
  const bare = signs
    .replace(/\blat(?:itude)?\b ?[:=]?/gi, turned ? 'N ' : ' ')
    .replace(/\b(?:lon(?:gitude)?|lng)\b ?[:=]?/gi, turned ? 'E ' : ' ')
    .replace(/\b(?:est|x) ?[:=]/gi, 'E ')
    .replace(/\b(?:nord|y) ?[:=]/gi, 'N ')
    .replace(/(?<=\d) ?m\b/gi, ' ')
  return bare.trim().replace(/ +/g, ' ')
}

const zones = [
  /\b(?:EPSG ?:? ?)?326(29|30)\b/i,
  /^(?:(?:WGS ?84 ?\/? ?)?UTM ?)?(?:(?:zone|fuseau) ?)?(29|30) ?[NP]?\b(?=\D*\d)/i,
  /\b(?:zone|fuseau)? ?(29|30) ?[NP]?$/i,
]

/** Takes the zone out of a text in UTM. */
function withoutZone(text: string): { reste: string; zone: string | null } {
  // A 30 is one of degrees, where two numbers of metres are missing.
  if (!/\d{3}\s?\d{3}\D.*\d{3}\s?\d{3}/.test(text)) return { reste: text, zone: null }
  const pattern = zones.find((part) => part.test(text))
  const zone = pattern?.exec(text)?.[1] ?? null
  const reste = pattern ? text.replace(pattern, ' ') : text
  return { reste: joinThousands(reste.replace(/\b(?:WGS ?84|UTM)\b/gi, ' ')).trim(), zone }
}

/** Thousands set apart: 388 283,15 1 092 550,20. */
function joinThousands(text: string): string {
  return text.replace(/(?<![\d.,])(?:\d \d{3} \d{3}|\d{3} \d{3})(?!\d)/g, (number) =>
    number.replaceAll(' ', ''),
  )
}

function isMetric({ valeur: value }: ParsedNumber): boolean {
  return value >= 1_000 && value < 10_000_000
}

/** All numbers of a text that holds nothing else; null where it does. */
function numbersOf(text: string): ParsedNumber[] | null {
  const numbers: ParsedNumber[] = []
  for (let place = 0; place < text.length;) {
    letterFirst.lastIndex = letterLast.lastIndex = place
    const before = letterFirst.exec(text)
    const after = before ? null : letterLast.exec(text)
    const number = before
      ? numberOf(before[1], before[2], before[3], before[4])
      : numberOf(after?.[4], after?.[1], after?.[2], after?.[3])
    if (!number) return null
    numbers.push(number)
    separator.lastIndex = place + ((before ?? after)?.[0].length ?? 0)
    separator.exec(text)
    place = separator.lastIndex
  }
  return numbers
}

function numberOf(
  letter: string | undefined,
  whole: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
): ParsedNumber | null {
  if (whole === undefined) return null
  const [d, m, s] = [whole, minutes ?? '0', seconds ?? '0'].map((part) =>
    Math.abs(Number(part.replace(/\s/g, '').replace(',', '.'))),
  )
  if (d === undefined || m === undefined || s === undefined || m >= 60 || s >= 60) return null
  const axisLetter = letter?.toUpperCase()
  const isNegative = whole.startsWith('-') || (axisLetter !== undefined && 'SOW'.includes(axisLetter))
  const value = d + m / 60 + s / 3600
  return {
    valeur: isNegative ? -value : value,
    texte: whole,
    axe: axisLetter === undefined ? null : 'NS'.includes(axisLetter) ? 'latitude' : 'longitude',
  }
}
