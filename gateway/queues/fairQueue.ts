import { Unavailable } from '../../db/connection/outage.ts'

/** A job that takes longer waits for something else: others may go on meanwhile. */
const longestMs = 500

let latest: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the loop that no other long step has. Work of milliseconds begins each step so: all else that has come is
 * heard in between, whoever it is from.
 */
export function yieldToEventLoop(): Promise<void> {
  latest = latest.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return latest
}

interface Job {
  /** How many places it takes. */
  size: number
  go(): void
}

/** Runs a few jobs at a time: one of each asker after the other, however many one of them has waiting. */
export class FairQueue {
  private readonly waiting = new Map<string, Job[]>()
  private running = 0
  private ending = 0
  /** The one who began last: anybody else who waits comes before another job of his. */
  private latest = ''
  private readonly atOnce: number
  private readonly mostWaiting: number

  /** No more than `mostWaiting` of one asker wait to begin. */
  constructor(atOnce: number, mostWaiting = Infinity) {
    this.atOnce = atOnce
    this.mostWaiting = mostWaiting
  }

  /**
   * The result of `work`, once its asker has had a turn. Throws Unavailable where too many of this asker wait already. A long
   * one runs alone: whoever comes meanwhile waits for it and then for no other, where two at a time would make it twice as long.
   */
  async run<Result>(asker: string, work: () => Result | Promise<Result>, isLong = false): Promise<Result> {
    const size = isLong ? this.atOnce : 1
    if (this.fits(size)) this.start(asker, size)
    else if (this.isFull(asker)) throw new Unavailable('busy', 'Too many of one asker wait.')
    else await this.turn(asker, size)
    let isOver = false
    const end = () => {
      // Whatever else has come meanwhile has its turn as well.
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
   * Waits for a turn alone: where one is free it is had at once, without a promise. It ends when others have been heard.
   * Null where too many of this asker wait already.
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

  /** Those that end together hand their turns on together. */
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
