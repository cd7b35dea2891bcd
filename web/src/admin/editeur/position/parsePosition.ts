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

const lettre = '([NSEOW])'
const mesure =
  '([+-]?\\s*\\d+(?:[.,]\\d+)?)(?:\\s*°(?:\\s*(\\d+(?:[.,]\\d+)?)\\s*\'(?:\\s*(\\d+(?:[.,]\\d+)?)\\s*"?)?)?)?'
/** A number alone, or in degrees, minutes and seconds; its letter stands before it or behind. */
const devant = new RegExp(`${lettre}\\s*[:=]?\\s*${mesure}`, 'iuy')
const derriere = new RegExp(`${mesure}(?:\\s*${lettre}(?!\\p{L}))?`, 'iuy')
const separateur = /[\s,;/|]*/y

/** Reads one coordinate as people write it: 5,3592 or 5°21'33.2"N; null where it is none, or one of the other axis. */
export function parseDegrees(texte: string, axe: Axis): number | null {
  const [nombre, ...autres] = numbersOf(normalize(texte)) ?? []
  return nombre && autres.length === 0 && (nombre.axe ?? axe) === axe ? nombre.valeur : null
}

/**
 * Reads a pair in whatever notation: 5.3592, -3.9868; 5°21'33.2"N 3°58'12.5"W; 30N 388283 592550. Where the zone is
 * not said it is `fuseau`.
 */
export function parsePosition(texte: string, fuseau: string): ParsedPosition | null {
  const { reste, zone } = withoutZone(normalize(texte))
  const nombres = numbersOf(reste)
  if (!nombres || nombres.length === 0) return null
  const [a, b, ...autres] = nombres
  if (!a || autres.length > 0) return null
  if (!b) return a.axe && !zone && !isMetric(a) ? { genre: 'coordonnee', axe: a.axe, valeur: a.valeur } : null
  const [premier, second] = a.axe === 'longitude' || b.axe === 'latitude' ? [b, a] : [a, b]
  if (isMetric(a) && isMetric(b)) {
    // Eastings come first, unless letters or sizes say otherwise.
    const isTurned = a.axe === 'latitude' || (a.axe === null && a.valeur >= 1_000_000)
    const [est, nord] = isTurned ? [b.texte, a.texte] : [a.texte, b.texte]
    return { genre: 'utm', utm: { fuseau: zone ?? fuseau, est, nord } }
  }
  if (zone || Math.abs(premier.valeur) > 90 || Math.abs(second.valeur) > 180) return null
  return { genre: 'degres', latitude: premier.valeur, longitude: second.valeur }
}

/** Decimals with a comma, as the fields show them; no more than say something. */
export function toDecimal(nombre: number, decimales = 7): string {
  return String(Number(nombre.toFixed(decimales))).replace('.', ',')
}

/** One way of writing each sign, and without the words around them. */
function normalize(texte: string): string {
  const signes = texte
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[′’‘´]/g, "'")
    .replace(/''|[″”“]/g, '"')
    .replace(/[º˚]/g, '°')
    .replace(/[−–]/g, '-')
  const lon = signes.search(/\blon/i)
  const turned = lon !== -1 && /\blat/i.test(signes.slice(lon))
  const sansMots = signes
    .replace(/\blat(?:itude)?\b ?[:=]?/gi, turned ? 'N ' : ' ')
    .replace(/\b(?:lon(?:gitude)?|lng)\b ?[:=]?/gi, turned ? 'E ' : ' ')
    .replace(/\b(?:est|x) ?[:=]/gi, 'E ')
    .replace(/\b(?:nord|y) ?[:=]/gi, 'N ')
    .replace(/(?<=\d) ?m\b/gi, ' ')
  return sansMots.trim().replace(/ +/g, ' ')
}

const fuseaux = [
  /\b(?:EPSG ?:? ?)?326(29|30)\b/i,
  /^(?:(?:WGS ?84 ?\/? ?)?UTM ?)?(?:(?:zone|fuseau) ?)?(29|30) ?[NP]?\b(?=\D*\d)/i,
  /\b(?:zone|fuseau)? ?(29|30) ?[NP]?$/i,
]

/** Takes the zone out of a text in UTM. */
function withoutZone(texte: string): { reste: string; zone: string | null } {
  // A 30 is one of degrees, where two numbers of metres are missing.
  if (!/\d{3}\s?\d{3}\D.*\d{3}\s?\d{3}/.test(texte)) return { reste: texte, zone: null }
  const motif = fuseaux.find((un) => un.test(texte))
  const zone = motif?.exec(texte)?.[1] ?? null
  const reste = motif ? texte.replace(motif, ' ') : texte
  return { reste: joinThousands(reste.replace(/\b(?:WGS ?84|UTM)\b/gi, ' ')).trim(), zone }
}

/** Thousands set apart: 388 283,15 1 092 550,20. */
function joinThousands(texte: string): string {
  return texte.replace(/(?<![\d.,])(?:\d \d{3} \d{3}|\d{3} \d{3})(?!\d)/g, (nombre) =>
    nombre.replaceAll(' ', ''),
  )
}

function isMetric({ valeur }: ParsedNumber): boolean {
  return valeur >= 1_000 && valeur < 10_000_000
}

/** All numbers of a text that holds nothing else; null where it does. */
function numbersOf(texte: string): ParsedNumber[] | null {
  const nombres: ParsedNumber[] = []
  for (let place = 0; place < texte.length;) {
    devant.lastIndex = derriere.lastIndex = place
    const avant = devant.exec(texte)
    const apres = avant ? null : derriere.exec(texte)
    const nombre = avant
      ? numberOf(avant[1], avant[2], avant[3], avant[4])
      : numberOf(apres?.[4], apres?.[1], apres?.[2], apres?.[3])
    if (!nombre) return null
    nombres.push(nombre)
    separateur.lastIndex = place + ((avant ?? apres)?.[0].length ?? 0)
    separateur.exec(texte)
    place = separateur.lastIndex
  }
  return nombres
}

function numberOf(
  lettre: string | undefined,
  entier: string | undefined,
  minutes: string | undefined,
  secondes: string | undefined,
): ParsedNumber | null {
  if (entier === undefined) return null
  const [d, m, s] = [entier, minutes ?? '0', secondes ?? '0'].map((un) =>
    Math.abs(Number(un.replace(/\s/g, '').replace(',', '.'))),
  )
  if (d === undefined || m === undefined || s === undefined || m >= 60 || s >= 60) return null
  const majuscule = lettre?.toUpperCase()
  const isNegative = entier.startsWith('-') || (majuscule !== undefined && 'SOW'.includes(majuscule))
  const valeur = d + m / 60 + s / 3600
  return {
    valeur: isNegative ? -valeur : valeur,
    texte: entier,
    axe: majuscule === undefined ? null : 'NS'.includes(majuscule) ? 'latitude' : 'longitude',
  }
}
