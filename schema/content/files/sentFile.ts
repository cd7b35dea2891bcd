import type { Context, Upload } from '../../context.ts'
import { ValidationError, type FieldFailure } from '../../errors.ts'

/** Path below which files are sent in pieces (`gateway/uploads/resumable`). */
export const sentFiles = '/admin/envois'

/** Address of such a file, which inputs take in its place; its first group is the key. */
export const sentFileAddress = /^\/admin\/envois\/([0-9a-f]{32})$/

/** A file that was sent in pieces before the mutation that names it: an upload like any other once it is opened. */
export class SentFile implements Upload {
  readonly key: string
  #opened: Upload | null = null

  constructor(key: string) {
    this.key = key
  }

  open(upload: Upload | null): void {
    this.#opened = upload
  }

  get name(): string {
    return this.#upload.name
  }

  get size(): number {
    return this.#upload.size
  }

  pieces(): ReturnType<Upload['pieces']> {
    return this.#upload.pieces()
  }

  get #upload(): Upload {
    if (!this.#opened) throw new Error('A file that was sent in pieces is not opened.')
    return this.#opened
  }
}

/** The file that such an address names; null for any other text. */
export function sentFileOf(address: string): SentFile | null {
  const [, key] = sentFileAddress.exec(address) ?? []
  return key === undefined ? null : new SentFile(key)
}

const incomplete = 'Ce fichier n’est pas arrivé en entier\u00a0: envoyez-le à nouveau.'

/** Failure of reading a file that was sent in pieces: one of them is gone or damaged. */
export class IncompleteFile extends Error {
  readonly key: string

  constructor(key: string) {
    super(`A piece of the upload ${key} is lost.`)
    this.key = key
  }
}

/** Runs a mutation with the files of its arguments that were sent in pieces. Throws a ValidationError where one of them is not whole. */
export function withSentFiles(args: object, { files, visitor }: Context, run: () => unknown): unknown {
  const sent = [...sentFilesIn(args, [])]
  if (sent.length === 0) return run()
  const refused = (those: typeof sent) => {
    const failures = those.map(({ path }): FieldFailure => {
      return { field: path.join('.'), message: incomplete, code: 'UNKNOWN' }
    })
    return new ValidationError(failures, incomplete)
  }
  const keys = sent.map(({ file }) => file.key)
  return files.withSent(keys, visitor.account?.id ?? null, async (uploads) => {
    const missing = sent.filter((_, n) => !uploads[n])
    if (missing.length > 0) throw refused(missing)
    for (const [n, { file }] of sent.entries()) file.open(uploads[n] ?? null)
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof IncompleteFile)) throw error
      throw refused(sent.filter(({ file }) => file.key === error.key))
    }
  })
}

/** Files of arguments that were sent in pieces, with the place of each below `input`. */
function* sentFilesIn(value: unknown, path: string[]): Generator<{ file: SentFile; path: string[] }> {
  if (value instanceof SentFile) yield { file: value, path }
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      yield* sentFilesIn(one, path.length === 0 && name === 'input' ? path : [...path, name])
}
