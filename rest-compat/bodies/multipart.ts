import { setImmediate } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { badRequest, tooLarge, type Refusal } from '../refusal.ts'

/** No form here has half as many, and more cost time out of proportion to their bytes. */
export const maxFields = 256
const maxFiles = 20
const longestName = 200
const longestText = 2 ** 20
const longestHeader = 8_192
/** Read at a time, so that nothing much is read beyond a bound. */
const sliceBytes = 4_096
/** Tiny parts are some work each: what has taken as long lets others go on. */
const longestStepMs = 0.5

const unreadable = 'Le corps de la requête n’est pas un formulaire multipart valable.'

/** A file of a form, in memory as it came: a copy of its bytes would hold everybody up. */
export class FormFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly #pieces: readonly Uint8Array[]

  constructor(pieces: readonly Uint8Array[], name: string) {
    this.name = name
    this.size = pieces.reduce((size, piece) => size + piece.length, 0)
    this.#pieces = pieces
  }

  /** Its bytes, in their order. */
  pieces(): readonly Uint8Array[] {
    return this.#pieces
  }
}

export type Part = [name: string, value: string | FormFile]

/** The parts of a multipart body, in order. Throws 400 or 413 at the bound that one is over, and reads no further. */
export async function readMultipart(body: AsyncIterable<Uint8Array>, type: string): Promise<Part[]> {
  const parser = parserFor(type)
  const parts = collect(parser)
  const delimiters = new Delimiters(type)
  let isEmpty = true
  for await (const chunk of body) {
    isEmpty = false
    delimiters.see(chunk)
    for (let at = 0; at < chunk.length; at += sliceBytes) {
      const slice = chunk.subarray(at, at + sliceBytes)
      const begun = performance.now()
      // A parser that fails does not always say that it has taken what it was given.
      await Promise.race([parts, new Promise<void>((resolve) => parser.write(slice, () => resolve()))])
      if (performance.now() - begun > longestStepMs) await setImmediate()
    }
  }
  if (isEmpty) return []
  parser.end()
  return (await parts).map((make) => make())
}

/** Counts what begins a part, as it comes: the parser makes two streams of each before it counts one. */
class Delimiters {
  readonly #delimiter: string
  #seen = 0

  constructor(type: string) {
    const [, quoted, bare = ''] = /boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(type) ?? []
    this.#delimiter = `\r\n--${quoted ?? bare}`
  }

  /** One that two pieces share is left to the parser. Throws 413. */
  see(chunk: Uint8Array): void {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    for (let at = -1; (at = bytes.indexOf(this.#delimiter, at + 1)) >= 0;) {
      this.#seen += 1
      // The last one ends the form.
      if (this.#seen > maxFields) throw tooManyFields()
    }
  }
}

/** Throws 400 for what is no UTF-8. */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('Le corps de la requête n’est pas de l’UTF-8 valable.')
  }
}

export function tooManyFields(): Refusal {
  return tooLarge('Ce formulaire a trop de champs ou de fichiers, ou de trop longs.')
}

function parserFor(type: string): BusboyInstance {
  try {
    const limits = { parts: maxFields, headerPairs: 20, headerSize: longestHeader }
    // All of them as bytes: only those of a text are bounded here, and must be UTF-8.
    return new Busboy({ headers: { 'content-type': type }, limits, isPartAFile: () => true })
  } catch {
    throw badRequest(unreadable)
  }
}

function collect(parser: BusboyInstance): Promise<(() => Part)[]> {
  const found: (() => Part)[] = []
  let files = 0
  return new Promise((resolve, reject) => {
    // Either may be missing, whatever the types of this parser say.
    parser.on('file', (name: string | undefined, stream, filename: string | undefined) => {
      const chunks: Buffer<ArrayBuffer>[] = []
      let size = 0
      stream.on('error', () => reject(badRequest(unreadable)))
      stream.on('data', (chunk: Buffer<ArrayBuffer>) => {
        size += chunk.length
        if (filename === undefined && size > longestText) reject(tooManyFields())
        else append(chunks, chunk)
      })
      if (name === undefined) return reject(badRequest(unreadable))
      if (filename !== undefined) files += 1
      if (files > maxFiles || name.length > longestName) return reject(tooManyFields())
      found.push(() => [
        name,
        filename === undefined ? utf8(Buffer.concat(chunks)) : new FormFile(chunks, filename),
      ])
    })
    parser.once('partsLimit', () => reject(tooManyFields()))
    parser.on('error', () => reject(badRequest(unreadable)))
    parser.once('finish', () => resolve(found))
  })
}

/** What the parser was given in slices is one piece again where they lie side by side; what came in tiny pieces is joined. */
function append(pieces: Buffer[], next: Buffer): void {
  const last = pieces.at(-1)
  if (last?.buffer === next.buffer && last.byteOffset + last.length === next.byteOffset)
    pieces[pieces.length - 1] = Buffer.from(next.buffer, last.byteOffset, last.length + next.length)
  else if (last && last.length + next.length <= sliceBytes)
    pieces[pieces.length - 1] = Buffer.concat([last, next])
  else pieces.push(next)
}
