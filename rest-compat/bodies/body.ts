import { badRequest, Refusal, tooLarge } from '../refusal.ts'
import type { Body } from '../input.ts'
import { JsonBounds, readJson } from './json.ts'
import { type FormFile, readMultipart, utf8, type Part } from './multipart.ts'
import { readPairs, urlencoded } from './urlencoded.ts'

/**
 * What a request gives, whichever of the three ways it is written in. Texts, numbers and files stay as they come:
 * `fields.ts` reads them. Throws 400, 413 or 415.
 */
export async function readBody({ body, headers }: Request): Promise<Body> {
  return body ? receivedBody(read(body, headers.get('content-type') ?? '')) : {}
}

/** What was read, or the refusal of a body that was too large or broke off. */
export async function receivedBody<Read>(reading: Promise<Read>): Promise<Read> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Refusal) throw error
    const reasons = [error, error instanceof Error ? error.cause : undefined]
    const isTooLarge = reasons.some(
      (reason) => reason instanceof Error && reason.name === 'BodyTooLargeError',
    )
    throw isTooLarge ? tooLarge() : badRequest('Le corps de la requête n’est pas arrivé en entier.')
  }
}

export function mediaTypeOf(contentType: string): string {
  return contentType.split(';', 1).join('').trim().toLowerCase()
}

async function read(body: ReadableStream<Uint8Array>, type: string): Promise<Body> {
  const mediaType = mediaTypeOf(type)
  if (mediaType === 'multipart/form-data') return parseMultipart(await readMultipart(body, type))
  if (mediaType === urlencoded) return collect(await readPairs(inUtf8(body, type)))
  const bytes = await readBytes(body, mediaType)
  if (bytes.byteLength === 0) return {}
  if (mediaType !== 'application/json')
    throw unsupported(
      'Le corps doit être en application/json, multipart/form-data ou application/x-www-form-urlencoded.',
    )
  checkCharset(type)
  return parseJson(utf8(bytes))
}

/** A body of another kind, whole; of JSON no more values than may be. */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  mediaType: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const json = mediaType.includes('json') ? new JsonBounds() : undefined
  for await (const chunk of body) {
    chunks.push(chunk)
    json?.see(chunk)
  }
  return Buffer.concat(chunks)
}

/** What is empty has no letters, and no charset. */
async function* inUtf8(body: ReadableStream<Uint8Array>, type: string) {
  for await (const chunk of body) {
    checkCharset(type)
    yield chunk
  }
}

function checkCharset(type: string): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) throw unsupported('Le corps doit être en UTF-8.')
}

function parseJson(text: string): Body {
  const value = readJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest('Le corps de la requête doit être un objet JSON.')
  }
  return { ...value }
}

function parseMultipart(parts: Part[]): Body {
  return collect(parts.map(([name, value]) => [name, typeof value === 'string' ? unixLines(value) : value]))
}

/** Such forms make every line end CRLF. */
function unixLines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/**
 * PHP's names: `a[]`, `a[0]` and `a[0][id]` make a list. Of a name that comes twice the last one counts; all of them stand
 * under `a[]`, for the fields that are lists.
 */
function collect(entries: Iterable<[string, string | FormFile]>): Body {
  const plain = new Map<string, string | FormFile>()
  const lists = new Map<string, Map<string, unknown>>()
  const every = new Map<string, unknown[]>()
  for (const [name, value] of entries) {
    const [, base = '', index, key] = /^([^[\]]+)\[(\w*)\](?:\[(\w+)\])?$/.exec(name) ?? []
    if (index === undefined) {
      const all = every.get(name) ?? []
      all.push(value)
      every.set(name, all)
      plain.set(name, value)
      continue
    }
    const list = lists.get(base) ?? new Map<string, unknown>()
    const place = index === '' ? `[${list.size}]` : index
    // The id alone is read of an item within a list.
    if (key === undefined) list.set(place, value)
    else if (key === 'id') list.set(place, { id: value })
    lists.set(base, list)
  }
  return Object.fromEntries([
    ...plain,
    ...[...every].flatMap(([name, all]) => (all.length > 1 ? [[`${name}[]`, all] as const] : [])),
    ...[...lists].map(([name, list]) => [name, [...list.values()]] as const),
  ])
}

function unsupported(message: string): Refusal {
  return new Refusal(415, 'BAD_REQUEST', message)
}
