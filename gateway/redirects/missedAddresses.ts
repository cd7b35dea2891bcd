import type { Db } from '../../db/connection/connect.ts'
import { countMissed } from '../../db/redirects/missedAddresses.ts'
import type { Report } from '../http/report.ts'

interface Options {
  db: Pick<Db, 'transaction'>
  report: Report
  writingMs?: number
}

/** Counts are written together, so often: a flood of requests makes no more writes than a trickle. */
const usualWritingMs = 10_000
/** Paths counted between two writes; further ones of a flood are dropped, those that are counted go on. */
const mostPaths = 500
/** An e-mail address in a path is a person’s, who may have followed a link of a newsletter. */
const personal = /@/

/** Counts the paths at which visitors find nothing, in memory, and writes them beside the requests. */
export class MissedAddresses {
  readonly #db: Options['db']
  readonly #report: Report
  readonly #writingMs: number
  #counts = new Map<string, { count: number; lastAt: string }>()
  #timer: NodeJS.Timeout | undefined
  #written: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor({ db, report, writingMs = usualWritingMs }: Options) {
    this.#db = db
    this.#report = report
    this.#writingMs = writingMs
  }

  note(path: string): void {
    if (this.#isStopped || personal.test(path)) return
    const known = this.#counts.get(path)
    if (!known && this.#counts.size >= mostPaths) return
    this.#counts.set(path, { count: (known?.count ?? 0) + 1, lastAt: new Date().toISOString() })
    this.#timer ??= setTimeout(() => void this.#write(), this.#writingMs).unref()
  }

  /** Resolves once nothing is being written. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#write()
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#written = this.#written.then(() => this.#writeCounts())
    return this.#written
  }

  /** Never fails: counts that cannot be written are lost, and told to the log. */
  async #writeCounts(): Promise<void> {
    const missed = [...this.#counts].map(([path, counted]) => ({ path, ...counted }))
    this.#counts = new Map()
    try {
      if (missed.length > 0) await this.#db.transaction((trx) => countMissed(trx, missed))
    } catch (error) {
      this.#report(error, 'adresses manquées')
    }
  }
}
