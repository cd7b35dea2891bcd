import { malformed, Refusal } from './failures.ts'
import type { Body } from './input.ts'

/**
 * What a request gives, whichever of the three ways it is written in. Texts, numbers and files stay as they come:
 * `fields.ts` reads them. Throws 400, 413 or 415.
 */
export async function readBody(request: Request): Promise<Body> {
  const bytes = await readBytes(request)
  if (bytes.byteLength === 0) return {}
  const type = request.headers.get('content-type') ?? ''
  switch (type.split(';')[0]?.trim().toLowerCase()) {
    case 'application/json':
      return parseJson(decode(bytes, type))
    case 'application/x-www-form-urlencoded':
      return parseForm(decode(bytes, type))
    case 'multipart/form-data':
      return parseMultipart(bytes, type)
    default:
      throw unsupported(
        'Le corps doit être en application/json, multipart/form-data ou application/x-www-form-urlencoded.',
      )
  }
}

async function readBytes(request: Request): Promise<ArrayBuffer> {
  try {
    return await request.arrayBuffer()
  } catch (error) {
    const reasons = [error, error instanceof Error ? error.cause : undefined]
    if (reasons.some((reason) => reason instanceof Error && reason.name === 'BodyTooLargeError')) {
      throw new Refusal(413, 'BAD_REQUEST', 'Le corps de la requête est trop volumineux.')
    }
    throw malformed('Le corps de la requête n’est pas arrivé en entier.')
  }
}

function decode(bytes: ArrayBuffer, type: string): string {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8'
  if (!/^(utf-?8|us-ascii)$/i.test(charset)) throw unsupported('Le corps doit être en UTF-8.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notUtf8()
  }
}

function parseJson(text: string): Body {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw malformed('Le corps de la requête n’est pas du JSON valable.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed('Le corps de la requête doit être un objet JSON.')
  }
  return { ...value }
}

function parseForm(text: string): Body {
  try {
    for (const [escapes] of text.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(escapes)
  } catch {
    throw notUtf8()
  }
  return collect(new URLSearchParams(text))
}

async function parseMultipart(bytes: ArrayBuffer, type: string): Promise<Body> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw malformed('Le corps de la requête n’est pas un formulaire multipart valable.')
  }
  // What is no UTF-8 has been replaced by this character.
  const replaced = [...form.values()].some((value) => typeof value === 'string' && value.includes('\ufffd'))
  if (replaced && !Buffer.from(bytes).includes('\ufffd')) throw notUtf8()
  return collect(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? unixLines(value) : value]),
  )
}

/** Line ends are CRLF within such forms, whatever they were before. */
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
    // Of an item within a list nothing counts but its id.
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

function notUtf8(): Refusal {
  return malformed('Le corps de la requête n’est pas de l’UTF-8 valable.')
}
