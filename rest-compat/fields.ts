import { FormFile } from './bodies/multipart.ts'
import type { JsonSchema } from './openapi/jsonSchema.ts'

/**
 * How one field of an item goes out to the wire and comes in from it. A resource lists its fields under their GraphQL
 * names: `urlFacebook: { ...text, wire: 'url_facebook' }`.
 */
export interface Field {
  /** The name on the wire, where it is another. */
  wire?: string
  /** A new item needs it. The schema sees to that; this is for the description of the API. */
  required?: true
  /** `write`: creates and updates set it; `update`: updates alone; `read`: nobody. */
  access?: Access
  /** Its value on the wire, where that is another. */
  show?: (value: never, origin: string) => unknown
  /**
   * The input for what a body gives; `undefined` leaves the field alone, so where the body repeats its `present` value
   * on the wire. Forms give texts and files only. Throws `Unreadable`.
   */
  read: (given: unknown, present: unknown) => unknown
  /** Forms send a file. */
  isFile?: true
  /** It is a list: a form may name it more than once. */
  isList?: true
  /** Its value, as OpenAPI describes it. */
  schema: JsonSchema
  /** What a body may give, where it is read as another value. */
  inputSchema?: JsonSchema
}

export type Access = 'write' | 'update' | 'read'

/** The message is for the person who fills in the form. */
export class Unreadable extends Error {}

export const text = {
  read: readText,
  schema: { type: ['string', 'null'] },
} satisfies Field

/** An e-mail address of who can be reached by telephone as well. */
export const emailOrTelephone = {
  ...text,
  schema: { ...text.schema, description: 'A new item needs an e-mail address or a telephone number.' },
} satisfies Field

export const html = {
  show: (drawn: string | null, origin: string) => drawn && withPlainPictures(drawn, origin),
  read: readText,
  schema: {
    type: ['string', 'null'],
    contentMediaType: 'text/html',
    description: 'Sanitised on the way in.',
  },
} satisfies Field

export const integer = {
  read: (given: unknown) => readNumber(given, isInt32, 'Ce champ doit être un nombre entier.'),
  schema: { type: ['integer', 'null'] },
} satisfies Field

export const decimal = {
  read: (given: unknown) => readNumber(given, Number.isFinite, 'Ce champ doit être un nombre.'),
  schema: { type: ['number', 'null'] },
} satisfies Field

export const flag = {
  read: readFlag,
  schema: { type: 'boolean' },
} satisfies Field

/** Given by the server. */
export const serverNumber = { access: 'read', read: unread, schema: { type: 'integer' } } satisfies Field
export const serverText = { access: 'read', read: unread, schema: { type: 'string' } } satisfies Field
export const instant = {
  access: 'read',
  // Laravel shows microseconds.
  show: (iso: string) => iso.replace(/(\.\d{3})?Z$/, (_end, milliseconds = '.000') => `${milliseconds}000Z`),
  read: unread,
  schema: { type: 'string', format: 'date-time' },
} satisfies Field

/** Out: an absolute URL. In: a file of the form; the present URL keeps the file, null removes it. */
export const file = {
  show: (stored: { url: string } | null, origin: string) => stored && new URL(stored.url, origin).href,
  read: readFile,
  schema: { type: ['string', 'null'], format: 'uri' },
  inputSchema: {
    type: ['string', 'null'],
    format: 'uri',
    description: 'Its present URL keeps the file, null removes it.',
  },
  isFile: true,
} satisfies Field

/** Listed as `imageAlt: { ...pictureAlt, wire: 'image_alt' }`, read as `imageAlt: image { alt }`. */
export const pictureAlt = {
  show: (image: { alt: string | null } | null) => image?.alt ?? null,
  // The text is shown as null without a picture though it may be kept: sending the null back must not remove it.
  read: readText,
  schema: { type: ['string', 'null'], description: 'What the picture shows, for those who do not see it.' },
} satisfies Field

/** Another item, by its id. In: an id, or an item. */
export function parent<const Type extends string>(type: Type) {
  return {
    show: ({ databaseId }: { databaseId: number }) => databaseId,
    read: (given: unknown) => (given === null || given === '' ? null : globalId(type, readId(given))),
    schema: { type: 'integer' },
    inputSchema: { oneOf: [{ type: 'integer' }, { $ref: `#/components/schemas/${type}` }] },
  } satisfies Field
}

/** Other items, whole. In: their ids, or the items. */
export function items<Node, Item>(of: { type: string; toWire(node: Node, origin: string): Item }) {
  const item = { $ref: `#/components/schemas/${of.type}` }
  return {
    show: (nodes: Node[], origin: string) => nodes.map((node) => of.toWire(node, origin)),
    read: (given: unknown, present: unknown) => {
      const ids = readIds(given)
      // An item in the trash is not shown; sending back what is shown must not remove its relation.
      if (sameSet(ids, readIds(present))) return undefined
      return ids.map((id) => globalId(of.type, id))
    },
    isList: true,
    schema: { type: 'array', items: item },
    inputSchema: { type: 'array', items: { oneOf: [{ type: 'integer' }, item] } },
  } satisfies Field
}

export function globalId(type: string, id: number): string {
  return btoa(`${type}:${id}`)
}

/** Each picture by the absolute address of one copy, as other files: the copies that are made later change nothing of it. */
export function withPlainPictures(drawn: string, origin: string): string {
  return drawn
    .replace(/<\/?picture[^>]*>|<source [^>]*>/g, '')
    .replace(
      /<img src="([^"]*)"[^>]*?( alt="[^"]*" \/>)/g,
      (_tag, src: string, alt: string) => `<img src="${new URL(src, origin).href}"${alt}`,
    )
}

function readText(given: unknown, present: unknown): string | null | undefined {
  const text = typeof given === 'number' ? String(given) : given
  if (text === present || (text === '' && present === null)) return undefined
  if (text === null) return null
  // Forms write every line end in their own way.
  if (typeof text === 'string') return sameLines(text, present) ? undefined : text
  throw new Unreadable('Ce champ doit être un texte.')
}

function sameLines(text: string, present: unknown): boolean {
  return typeof present === 'string' && text.replaceAll('\r\n', '\n') === present.replaceAll('\r\n', '\n')
}

function readNumber(given: unknown, good: (number: number) => boolean, message: string): number | null {
  if (given === null || (typeof given === 'string' && given.trim() === '')) return null
  const number = typeof given === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(given) ? Number(given) : given
  if (typeof number !== 'number' || !good(number)) throw new Unreadable(message)
  return number
}

function isInt32(number: number): boolean {
  return (number | 0) === number
}

/** A boolean, or one of the texts that forms and old clients send for it. */
export function readFlag(given: unknown): boolean {
  const word = typeof given === 'object' ? '' : String(given).trim().toLowerCase()
  if (['true', '1', 'on', 'yes'].includes(word)) return true
  if (['false', '0', 'off', 'no'].includes(word)) return false
  throw new Unreadable('Ce champ vaut vrai ou faux.')
}

function readFile(given: unknown, present: unknown): FormFile | null | undefined {
  // A form sends an empty text where no file was chosen, or an empty file without a name.
  if (given === '' || isSameFile(given, present)) return undefined
  if (given === null) return null
  if (given instanceof FormFile) return given.name === '' && given.size === 0 ? undefined : given
  throw new Unreadable('Ce champ doit être un fichier.')
}

/** Its address may begin otherwise for staff: a CDN shows visitors the same file. */
function isSameFile(given: unknown, present: unknown): boolean {
  const [one, other] = [given, present].map((url) =>
    typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : url,
  )
  return one === other
}

function readId(given: unknown): number {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : given
  const number = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : id
  if (typeof number === 'number' && Number.isSafeInteger(number) && number > 0) return number
  throw new Unreadable('Un identifiant ou un élément est attendu.')
}

function readIds(given: unknown): number[] {
  if (given === undefined || given === null || given === '') return []
  if (Array.isArray(given)) return given.filter((one) => one !== '').map(readId)
  if (typeof given === 'string' && given.startsWith('[')) return readIds(parseList(given))
  // Some forms write a list so.
  if (typeof given === 'string' && given.includes(','))
    return readIds(given.split(',').map((one) => one.trim()))
  return [readId(given)]
}

/** Forms have no lists; some clients put JSON there. */
function parseList(text: string): unknown {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : Number.NaN
  } catch {
    return Number.NaN
  }
}

function sameSet(some: number[], others: number[]): boolean {
  return new Set(some).size === new Set(others).size && some.every((one) => others.includes(one))
}

function unread(): undefined {
  return undefined
}
