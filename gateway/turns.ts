import { Unavailable } from '../db/outage.ts'

/** A job that takes longer waits for something else: others may go on meanwhile. */
const longestMs = 500

let latest: Promise<void> = Promise.resolve()

/**
 * Waits for a turn of the loop that no other long step has. Work of milliseconds begins each step so: all else that has come is
 * heard in between, whoever it is from.
 */
export function ownTurn(): Promise<void> {
  latest = latest.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return latest
}

/** Runs a few jobs at a time: one of each asker after the other, however many one of them has waiting. */
export class Turns {
  private readonly waiting = new Map<string, (() => void)[]>()
  private running = 0
  private ending = 0
  private readonly atOnce: number
  private readonly mostWaiting: number

  /** No more than `mostWaiting` of one asker wait to begin. */
  constructor(atOnce: number, mostWaiting = Infinity) {
    this.atOnce = atOnce
    this.mostWaiting = mostWaiting
  }

  /** The result of `work`, once its asker has had a turn. Throws Unavailable where too many of this asker wait already. */
  async run<Result>(asker: string, work: () => Result | Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1
    else if (this.isFull(asker)) throw new Unavailable('busy', 'Too many of one asker wait.')
    else await this.turn(asker)
    let isOver = false
    const end = () => {
      // Whatever else has come meanwhile has its turn as well.
      if (!isOver) setImmediate(() => this.next())
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
    if (this.running >= this.atOnce) return this.isFull(asker) ? null : this.turn(asker, this.endSoon)
    this.running += 1
    this.endSoon()
  }

  private isFull(asker: string): boolean {
    return (this.waiting.get(asker)?.length ?? 0) >= this.mostWaiting
  }

  private turn(asker: string, begun = () => {}): Promise<void> {
    return new Promise((resolve) => {
      const own = this.waiting.get(asker) ?? []
      own.push(() => {
        begun()
        resolve()
      })
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
      for (let n = 0; n < ended; n++) this.next()
    })
  }

  /** Hands the turn on. An asker who has had his goes to the end of the line. */
  private next(): void {
    for (const [asker, own] of this.waiting) {
      const go = own.shift()
      if (own.length === 0) this.waiting.delete(asker)
      else if (this.waiting.size > 1) {
        this.waiting.delete(asker)
        this.waiting.set(asker, own)
      }
      go?.()
      return
    }
    this.running -= 1
  }
}
