import { type DestinationStream, type Logger, pino } from 'pino'

/** A pipe takes so many bytes whole, whoever else writes there: several servers may share one. */
const mostAtOnce = 4_096
/** Level from which a line may announce the end of the process. */
const { warn: urgent = 40 } = pino.levels.values

/**
 * Writes the lines of one turn of the event loop together, since each write costs a third of a cached answer. An urgent line is
 * written without delay, after the lines before it; the end of the process flushes the rest.
 */
export class BatchedLogStream implements DestinationStream {
  /** Makes pino set `lastLevel` before each line. */
  readonly [pino.symbols.needsMetadataGsym] = true
  lastLevel = 0
  readonly #write: (lines: string) => void
  #lines: string[] = []
  #bytes = 0

  constructor(write: (lines: string) => void) {
    this.#write = write
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line)
    if (this.#bytes + bytes > mostAtOnce) this.flush()
    if (this.#lines.length === 0) setImmediate(() => this.flush())
    this.#lines.push(line)
    this.#bytes += bytes
    if (this.lastLevel >= urgent) this.flush()
  }

  flush(): void {
    if (this.#lines.length === 0) return
    const lines = this.#lines.join('')
    this.#lines = []
    this.#bytes = 0
    this.#write(lines)
  }
}

/** E-mail servers, and some errors, repeat for whom a message was: a log is no place for that. */
export function withoutAddresses(text: string): string {
  return text.includes('@')
    ? text.replace(
        /(?<![^\s"'<>()[\]«»,;:\\/@])[^\s"'<>()[\]«»,;:\\/@]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
        '…@…',
      )
    : text
}

/** The log of this process, on its standard output. */
export function createLogger(level = 'info'): Logger {
  const output = pino.destination({ sync: true })
  const lines = new BatchedLogStream((text) => output.write(withoutAddresses(text)))
  process.on('exit', () => lines.flush())
  // PostgreSQL repeats in `detail` and `where` what was to be stored.
  return pino({ level, redact: ['err.detail', 'err.where'] }, lines)
}
