import { malformed, Refusal, tooLarge } from './failures.ts'
import type { Body } from './input.ts'
import { JsonBounds, readJson } from './json.ts'
import { mostFields, readMultipart, tooManyFields, utf8, type Part } from './multipart.ts'

export const urlencoded = 'application/x-www-form-urlencoded'
const space = 0x20
const percent = 0x25
const ampersand = 0x26
const plus = 0x2b
const equalsSign = 0x3d

/**
 * What a request gives, whichever of the three ways it is written in. Texts, numbers and files stay as they come:
 * `fields.ts` reads them. Throws 400, 413 or 415.
 */
export async function readBody({ body, headers }: Request): Promise<Body> {
  return body ? arrived(read(body, headers.get('content-type') ?? '')) : {}
}

/** What was read, or the refusal of a body that was too large or broke off. */
export async function arrived<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Refusal) throw error
    const reasons = [error, error instanceof Error ? error.cause : undefined]
    const isTooLarge = reasons.some(
      (reason) => reason instanceof Error && reason.name === 'BodyTooLargeError',
    )
    throw isTooLarge ? tooLarge() : malformed('Le corps de la requête n’est pas arrivé en entier.')
  }
}

export function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1).join('').trim().toLowerCase()
}

async function read(body: ReadableStream<Uint8Array>, type: string): Promise<Body> {
  const mediaType = mediaTypeOf(type)
  if (mediaType === 'multipart/form-data') return parseMultipart(await readMultipart(body, type))
  const bytes = await readBytes(body, mediaType)
  if (bytes.byteLength === 0) return {}
  switch (mediaType) {
    case 'application/json':
      checkCharset(type)
      return parseJson(utf8(bytes))
    case urlencoded:
      checkCharset(type)
      return collect(pairsOf(bytes))
    default:
      throw unsupported(
        'Le corps doit être en application/json, multipart/form-data ou application/x-www-form-urlencoded.',
      )
  }
}

/** A body of another kind, whole; of a form's pairs, or the values of JSON, no more than may be. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  mediaType: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const isForm = mediaType === urlencoded
  const json = mediaType.includes('json') ? new JsonBounds() : undefined
  let pairs = 1
  for await (const chunk of body) {
    chunks.push(chunk)
    json?.see(chunk)
    for (let at = chunk.indexOf(ampersand); isForm && at >= 0; at = chunk.indexOf(ampersand, at + 1)) {
      pairs += 1
      if (pairs > mostFields) throw tooManyFields()
    }
  }
  return Buffer.concat(chunks)
}

function checkCharset(type: string): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) throw unsupported('Le corps doit être en UTF-8.')
}

function parseJson(text: string): Body {
  const value = readJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('Le corps de la requête doit être un objet JSON.')
  }
  return { ...value }
}

/** Like URLSearchParams, which puts a long text together letter by letter and takes fifty times as long. */
export function pairsOf(form: Uint8Array): [name: string, value: string][] {
  const pairs: [string, string][] = []
  for (let at = 0; at < form.length;) {
    const end = ending(form, ampersand, at)
    const pair = form.subarray(at, end)
    const equals = ending(pair, equalsSign, 0)
    if (pair.length > 0) pairs.push([plain(pair.subarray(0, equals)), plain(pair.subarray(equals + 1))])
    at = end + 1
  }
  return pairs
}

/** Where the next such byte is, or else the end. */
function ending(bytes: Uint8Array, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from)
  return at < 0 ? bytes.length : at
}

/** What a part of such a pair stands for. A per cent sign that begins no escape is one. */
function plain(escaped: Uint8Array): string {
  const bytes = new Uint8Array(escaped.length)
  let length = 0
  for (let at = 0; at < escaped.length; at += 1) {
    const byte = escaped[at] ?? 0
    const code = byte === percent ? hexDigit(escaped[at + 1]) * 16 + hexDigit(escaped[at + 2]) : NaN
    if (!Number.isNaN(code)) at += 2
    bytes[length] = Number.isNaN(code) ? (byte === plus ? space : byte) : code
    length += 1
  }
  return utf8(bytes.subarray(0, length))
}

function hexDigit(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : NaN
}

function parseMultipart(parts: Part[]): Body {
  return collect(parts.map(([name, value]) => [name, typeof value === 'string' ? unixLines(value) : value]))
}

/** Such forms make every line end CRLF. */
function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** PHP's names: `a[]`, `a[0]` and `a[0][id]` make a list; of a name that comes twice the last one counts. */
function collect(entries: Iterable<[string, string | File]>): Body {
  const plain = new Map<string, string | File>()
  const lists = new Map<string, Map<string, unknown>>()
  for (const [name, value] of entries) {
    const [, base = '', index, key] = /^([^[\]]+)\[(\w*)\](?:\[(\w+)\])?$/.exec(name) ?? []
    if (index === undefined) {
      plain.set(name, value)
      continue
    }
    const list = lists.get(base) ?? new Map<string, unknown>()
    const place = index === '' ? `[${list.size}]` : index
    // Of an item within a list only the id is read.
    if (key === undefined) list.set(place, value)
    else if (key === 'id') list.set(place, { id: value })
    lists.set(base, list)
  }
  return Object.fromEntries([
    ...plain,
    ...[...lists].map(([name, list]) => [name, [...list.values()]] as const),
  ])
}

function unsupported(message: string): Refusal {
  return new Refusal(415, 'BAD_REQUEST', message)
}
