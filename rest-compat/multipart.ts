import { setImmediate } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { malformed, tooLarge, type Refusal } from './failures.ts'

/** No form here has half as many, and more cost time out of proportion to their bytes. */
export const mostFields = 256
const mostFiles = 20
const longestName = 200
const longestText = 2 ** 20
/** Bytes read at a time, so that nothing much is read beyond a bound: few where parts are tiny, since each is some work. */
const largestSlice = 8_192
const smallestSlice = 512
/** What has taken as long lets others go on. */
const longestStepMs = 0.5

const unreadable = 'Le corps de la requête n’est pas un formulaire multipart valable.'

export type Part = [name: string, value: string | File]

/** The parts of a multipart body, in order. Throws 400 or 413 at the bound that one is over, and reads no further. */
export async function readMultipart(body: ReadableStream<Uint8Array>, type: string): Promise<Part[]> {
  const parser = parserFor(type)
  const parts = collect(parser)
  let isEmpty = true
  let size = smallestSlice
  let since = performance.now()
  for await (const chunk of body) {
    isEmpty = false
    for (let at = 0; at < chunk.length;) {
      const slice = chunk.subarray(at, at + size)
      // A parser that fails does not always say that it has taken what it was given.
      await Promise.race([parts, new Promise<void>((resolve) => parser.write(slice, () => resolve()))])
      at += size
      const took = performance.now() - since
      size = took > longestStepMs / 2 ? smallestSlice : Math.min(2 * size, largestSlice)
      if (took > longestStepMs) await setImmediate()
      since = performance.now()
    }
  }
  if (isEmpty) return []
  parser.end()
  return (await parts).map((make) => make())
}

/** Throws 400 for what is no UTF-8. */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('Le corps de la requête n’est pas de l’UTF-8 valable.')
  }
}

export function tooManyFields(): Refusal {
  return tooLarge('Ce formulaire a trop de champs ou de fichiers, ou de trop longs.')
}

function parserFor(type: string): BusboyInstance {
  try {
    const limits = { parts: mostFields, headerPairs: 20, headerSize: largestSlice }
    // All of them as bytes: only those of a text are bounded here, and must be UTF-8.
    return new Busboy({ headers: { 'content-type': type }, limits, isPartAFile: () => true })
  } catch {
    throw malformed(unreadable)
  }
}

function collect(parser: BusboyInstance): Promise<(() => Part)[]> {
  const found: (() => Part)[] = []
  let files = 0
  return new Promise((resolve, reject) => {
    // Either may be missing, whatever the types of this parser say.
    parser.on('file', (name: string | undefined, stream, filename: string | undefined, _encoding, type) => {
      const chunks: Buffer<ArrayBuffer>[] = []
      let size = 0
      stream.on('error', () => reject(malformed(unreadable)))
      stream.on('data', (chunk: Buffer<ArrayBuffer>) => {
        size += chunk.length
        if (filename === undefined && size > longestText) reject(tooManyFields())
        else chunks.push(chunk)
      })
      if (name === undefined) return reject(malformed(unreadable))
      if (filename !== undefined) files += 1
      if (files > mostFiles || name.length > longestName) return reject(tooManyFields())
      found.push(() => [
        name,
        filename === undefined ? utf8(Buffer.concat(chunks)) : new File(chunks, filename, { type }),
      ])
    })
    parser.once('partsLimit', () => reject(tooManyFields()))
    parser.on('error', () => reject(malformed(unreadable)))
    parser.once('finish', () => resolve(found))
  })
}
