/** A name, and how many may hold a place under it at a time. */
type Wanted = readonly [name: string, most: number]

/**
 * Lends places by name, no more than so many of each, and knows how many are held. Where several servers share a port each
 * lends its part: the system hands connections to them in turn.
 */
export class Places {
  private readonly taken = new Map<string, number>()
  private readonly sharers: number

  constructor(sharers = 1) {
    this.sharers = sharers
  }

  /** A place under each of these names, given back by calling what it answers; null, and none taken, where one has no more. */
  take(...wanted: Wanted[]): (() => void) | null {
    if (wanted.some(([name, most]) => this.count(name) >= this.share(most))) return null
    for (const [name] of wanted) this.taken.set(name, this.count(name) + 1)
    let isHeld = true
    return () => {
      if (isHeld) for (const [name] of wanted) this.giveBack(name)
      isHeld = false
    }
  }

  /** What this server may lend of so many that all of them together may. */
  share(most: number): number {
    return Math.ceil(most / this.sharers)
  }

  /** How many are held of each name; what nobody holds is not named. */
  held(): Record<string, number> {
    return Object.fromEntries(this.taken)
  }

  private count(name: string): number {
    return this.taken.get(name) ?? 0
  }

  private giveBack(name: string): void {
    const left = this.count(name) - 1
    if (left > 0) this.taken.set(name, left)
    else this.taken.delete(name)
  }
}
