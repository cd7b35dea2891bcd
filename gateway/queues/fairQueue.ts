import { Unavailable } from '../../db/connection/outage.ts'

/** Time after which a job's place is freed though it still runs: it most likely waits for something else. */
const longestMs = 500

let latest: Promise<void> = Promise.resolve()

/**
 * Resolves in a turn of the event loop that no other caller of this function has. Work of several milliseconds calls it before each
 * step, so that other requests are served in between.
 */
export function yieldToEventLoop(): Promise<void> {
  latest = latest.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return latest
}

interface Job {
  /** Number of places it takes. */
  size: number
  go(): void
}

/** Round-robin queue of jobs by asker, with bounded concurrency. */
export class FairQueue {
  private readonly waiting = new Map<string, Job[]>()
  private running = 0
  private ending = 0
  /** Asker whose job began last; those of all others come before his next one. */
  private latest = ''
  private readonly atOnce: number
  private readonly mostWaiting: number

  /** `mostWaiting` bounds the jobs of one asker that wait. */
  constructor(atOnce: number, mostWaiting = Infinity) {
    this.atOnce = atOnce
    this.mostWaiting = mostWaiting
  }

  /**
   * Runs `work` when it is its asker's turn. A long job takes all places: beside another one it would take twice as long. Throws
   * Unavailable where too many of this asker wait already.
   */
  async run<Result>(asker: string, work: () => Result | Promise<Result>, isLong = false): Promise<Result> {
    const size = isLong ? this.atOnce : 1
    if (this.fits(size)) this.start(asker, size)
    else if (this.isFull(asker)) throw new Unavailable('busy', 'Too many of one asker wait.')
    else await this.turn(asker, size)
    let isOver = false
    const end = () => {
      // Jobs that have come in the same turn of the event loop are queued before the next one is chosen.
      if (!isOver) setImmediate(() => this.end(size))
      isOver = true
    }
    const late = setTimeout(end, longestMs)
    try {
      return await work()
    } finally {
      clearTimeout(late)
      end()
    }
  }

  /**
   * Takes a place until the next turn of the event loop: undefined where one is free, else a promise of it; null where too many of
   * this asker wait already.
   */
  begin(asker: string): void | Promise<void> | null {
    if (!this.fits(1)) return this.isFull(asker) ? null : this.turn(asker, 1, this.endSoon)
    this.start(asker, 1)
    this.endSoon()
  }

  private fits(size: number): boolean {
    return this.waiting.size === 0 && this.running + size <= this.atOnce
  }

  private isFull(asker: string): boolean {
    return (this.waiting.get(asker)?.length ?? 0) >= this.mostWaiting
  }

  private start(asker: string, size: number): void {
    this.running += size
    this.latest = asker
  }

  private turn(asker: string, size: number, begun = () => {}): Promise<void> {
    return new Promise((resolve) => {
      const own = this.waiting.get(asker) ?? []
      const go = () => {
        this.start(asker, size)
        begun()
        resolve()
      }
      own.push({ size, go })
      this.waiting.set(asker, own)
    })
  }

  /** Frees the places of all jobs that end in one turn of the event loop together. */
  private readonly endSoon = () => {
    this.ending += 1
    if (this.ending > 1) return
    setImmediate(() => {
      const ended = this.ending
      this.ending = 0
      this.end(ended)
    })
  }

  private end(places: number): void {
    this.running -= places
    while (this.running < this.atOnce && this.next());
  }

  /** Begins the job whose turn it is. False where there is none, or less room than it takes. */
  private next(): boolean {
    const [first] = this.waiting
    if (first?.[0] === this.latest && this.waiting.size > 1) this.toTheEnd(...first)
    for (const [asker, own] of this.waiting) {
      const [job] = own
      if (!job || this.running + job.size > this.atOnce) return false
      own.shift()
      this.toTheEnd(asker, own)
      job.go()
      return true
    }
    return false
  }

  private toTheEnd(asker: string, own: Job[]): void {
    this.waiting.delete(asker)
    if (own.length > 0) this.waiting.set(asker, own)
  }
}
