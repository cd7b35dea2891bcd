export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'heic'

/** Number of first bytes that tell a file's format, and whether it is animated. */
export const headBytes = 64 * 1024

/** Format by the first bytes; neither the name nor the type that is sent with a file is reliable. */
export function pictureFormatOf(head: Uint8Array): PictureFormat | null {
  const at = (from: number, to: number) => latin1(head.subarray(from, to))
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (/^GIF8[79]a$/.test(at(0, 6))) return 'gif'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp'
  if (at(4, 8) !== 'ftyp') return null
  const brands = brandsOf(head)
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  return brands.some((brand) => /^(?:he[iv][cmsx]|mi[af]1|msf1)$/.test(brand)) ? 'heic' : null
}

/** Tells whether a file is an SVG drawing, by its first bytes: it may begin with a declaration, a type and comments, in UTF-16 too. */
export function isSvg(head: Uint8Array): boolean {
  const text = latin1(head.subarray(0, headBytes)).replaceAll('\0', '')
  return (
    /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(text) &&
    /<(?:\w{1,20}:)?svg[\s/>]/.test(text) &&
    !/<html/i.test(text)
  )
}

/** Tells whether a picture is animated: PNG, WebP and AVIF say so in their head; a GIF begins a second frame in it. */
export function isAnimated(head: Uint8Array): boolean {
  const format = pictureFormatOf(head)
  const text = () => latin1(head)
  if (format === 'png') return text().includes('acTL')
  if (format === 'webp') return latin1(head.subarray(12, 16)) === 'VP8X' && ((head[20] ?? 0) & 2) !== 0
  if (format === 'avif') return brandsOf(head).includes('avis')
  if (format !== 'gif') return false
  // One that is repeated may be of one frame: where it goes on beyond these bytes there are more.
  const isCut = head.length >= headBytes
  return text().split('\x21\xf9\x04').length > 2 || (isCut && text().includes('NETSCAPE2.0'))
}

/** Brands of an ISO media file, the main one first (ISO/IEC 14496-12, box `ftyp`). */
function brandsOf(head: Uint8Array): string[] {
  const length = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), 256)
  return latin1(head.subarray(8, length)).match(/[^]{4}/g) ?? []
}

/** Decodes a letter a byte; the `latin1` of browsers is windows-1252. */
function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}
