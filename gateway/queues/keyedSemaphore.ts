/** A name, how many places there are under it, and how many are wanted: one, unless it says so. */
type Wanted = readonly [name: string, most: number, amount?: number]

const fewNames = 1_000

/**
 * Lends places by name, no more than so many of each, and knows how many are held. Where several servers share a port each
 * lends its part: the system hands connections to them in turn.
 */
export class KeyedSemaphore {
  /** How many are held, 0 for names that nobody holds any more: see `answers` in `connections.ts`. */
  private readonly taken = new Map<string, number>()
  /** The number of names from which on those that nobody holds are forgotten. */
  private manyNames = fewNames
  private readonly sharers: number

  constructor(sharers = 1) {
    this.sharers = sharers
  }

  /**
   * A place under each of these names, given back by calling what it answers; null, and none taken, where one has no more. Who
   * wants several has them where one is left.
   */
  acquire(...wanted: Wanted[]): (() => void) | null {
    if (wanted.some(([name, most]) => this.count(name) >= this.share(most))) return null
    for (const [name, , amount = 1] of wanted) this.taken.set(name, this.count(name) + amount)
    if (this.taken.size > this.manyNames) this.forgetFree()
    let isHeld = true
    return () => {
      if (isHeld) for (const [name, , amount = 1] of wanted) this.giveBack(name, amount)
      isHeld = false
    }
  }

  /** What this server may lend of so many that all of them together may. */
  share(most: number): number {
    return Math.ceil(most / this.sharers)
  }

  /** How many are held of each name; what nobody holds is not named. */
  inUse(): Record<string, number> {
    return Object.fromEntries([...this.taken].filter(([, count]) => count > 0))
  }

  /** How many names are known, also those that nobody holds. */
  get names(): number {
    return this.taken.size
  }

  private count(name: string): number {
    return this.taken.get(name) ?? 0
  }

  private giveBack(name: string, amount: number): void {
    this.taken.set(name, this.count(name) - amount)
  }

  private forgetFree(): void {
    for (const [name, count] of this.taken) if (count === 0) this.taken.delete(name)
    this.manyNames = Math.max(fewNames, 2 * this.taken.size)
  }
}
