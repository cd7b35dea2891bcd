/** Name of a semaphore, its number of permits, and how many of them are wanted (1 by default). */
type Wanted = readonly [name: string, most: number, amount?: number]

const fewNames = 1_000

/**
 * Counting semaphores by name. Where several servers share a port, each has its share of the permits, since the system hands
 * connections to them in turn.
 */
export class KeyedSemaphore {
  /** Permits in use by name. Names stay at 0 when free, so that the map is rarely rehashed: see `answers` in `connections.ts`. */
  private readonly taken = new Map<string, number>()
  /** Number of names above which free ones are removed. */
  private manyNames = fewNames
  private readonly sharers: number

  constructor(sharers = 1) {
    this.sharers = sharers
  }

  /**
   * Takes permits of each of these names, and returns a function that releases them; null, with none taken, where a name has none
   * left. One free permit is enough for an `amount` above 1.
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

  /** Share of this server in so many permits of all servers. */
  share(most: number): number {
    return Math.ceil(most / this.sharers)
  }

  /** Permits in use by name, without free names. */
  inUse(): Record<string, number> {
    return Object.fromEntries([...this.taken].filter(([, count]) => count > 0))
  }

  /** Number of names in the map, free ones included. */
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
