import type { Metadata } from 'sharp'

/** Red and green, x and y of each, as profiles of these spaces say them: of their names, makers write what they like. */
const known = {
  sRGB: [0.4361, 0.2225, 0.3851, 0.7169],
  'Display P3': [0.5151, 0.2412, 0.292, 0.6922],
  'Adobe RGB': [0.6097, 0.3111, 0.2053, 0.6257],
  'ProPhoto RGB': [0.7977, 0.288, 0.1352, 0.7119],
}
const tolerance = 0.004
const longestName = 60

/** Name of the colour space from which a picture is converted; null of one that is in sRGB, or does not say. */
export function colourSpaceOf({ icc, space }: Pick<Metadata, 'icc' | 'space'>): string | null {
  if (space === 'cmyk') return 'CMYK'
  if (!icc) return null
  const name = standardName(icc) ?? (descriptionOf(icc) || 'RGB')
  return /^sRGB/i.test(name) ? null : name
}

function standardName(icc: Buffer): string | null {
  const colours = ['rXYZ', 'gXYZ'].map((name) => tagOf(icc, name))
  // Signed numbers of 16 bits before the point and 16 after it, from the eighth byte.
  const read = colours.flatMap((tag) =>
    tag && tag.length >= 16 ? [8, 12].map((at) => tag.readInt32BE(at) / 65_536) : [],
  )
  const alike = Object.entries(known).find(
    ([, numbers]) =>
      read.length === 4 && numbers.every((one, n) => Math.abs(one - (read[n] ?? 0)) <= tolerance),
  )
  return alike?.[0] ?? null
}

/** What a profile calls itself: in letters of one byte (version 2), or in the first of its languages (version 4). */
function descriptionOf(icc: Buffer): string {
  const tag = tagOf(icc, 'desc')
  if (!tag || tag.length < 28) return ''
  const isLocalised = tag.toString('latin1', 0, 4) === 'mluc'
  const [length, start] = isLocalised
    ? [tag.readUInt32BE(20), tag.readUInt32BE(24)]
    : [tag.readUInt32BE(8), 12]
  const bytes = tag.subarray(start, start + length)
  const text = isLocalised
    ? Buffer.from(bytes.subarray(0, bytes.length & ~1))
        .swap16()
        .toString('utf16le')
    : bytes.toString('latin1')
  return text
    .replaceAll(/\p{C}+/gu, '')
    .slice(0, longestName)
    .trim()
}

/** The data of a tag (ICC.1:2022, 7.3); undefined where a profile has none of this name. */
function tagOf(icc: Buffer, name: string): Buffer | undefined {
  const table = icc.subarray(132)
  for (let at = 0; at + 12 <= table.length && at < 12 * 100; at += 12) {
    if (table.toString('latin1', at, at + 4) !== name) continue
    const start = table.readUInt32BE(at + 4)
    return icc.subarray(start, start + table.readUInt32BE(at + 8))
  }
  return undefined
}
