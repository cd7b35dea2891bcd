/** How fast something is let in. */
export interface Rate {
  /** A second. */
  rate: number
  /** How many come as fast as they can after a pause. */
  burst: number
}

/**
 * The pace of one address, by the generic cell rate algorithm: what has come is paid for by waiting, so that an address that
 * sends very much has its share of the processor and no more. It never owes more than one burst: what comes without having
 * waited, by one, is not paid for by others behind the same address for long.
 */
export class RateShaper {
  private readonly msOfOne: number
  private readonly burstMs: number
  /** When all that has come is paid for. */
  private theoreticalArrival = -Infinity

  constructor({ rate, burst }: Rate) {
    this.msOfOne = 1000 / rate
    this.burstMs = burst * this.msOfOne
  }

  /** Counts what has come. */
  take(count: number): void {
    const now = performance.now()
    const paid = Math.max(this.theoreticalArrival, now - this.burstMs) + count * this.msOfOne
    this.theoreticalArrival = Math.min(paid, now + this.burstMs)
  }

  /** Milliseconds until all that has come is paid for: never more than a burst is worth. */
  get owedMs(): number {
    return Math.max(0, this.theoreticalArrival - performance.now())
  }

  /** Nothing is to be remembered of it. */
  get isIdle(): boolean {
    return this.theoreticalArrival <= performance.now() - this.burstMs
  }
}

const fewAddresses = 1_000

/** The pace of each address. */
export class RateShapers {
  private readonly known = new Map<string, RateShaper>()
  /** The number of addresses from which on those that have rested are forgotten. */
  private many = fewAddresses
  private readonly speed: Rate

  constructor(speed: Rate) {
    this.speed = speed
  }

  of(address: string): RateShaper {
    const pace = this.known.get(address) ?? new RateShaper(this.speed)
    this.known.set(address, pace)
    if (this.known.size > this.many) this.forgetIdle()
    return pace
  }

  /** How many are known. */
  get addresses(): number {
    return this.known.size
  }

  private forgetIdle(): void {
    for (const [address, pace] of this.known) if (pace.isIdle) this.known.delete(address)
    this.many = Math.max(fewAddresses, 2 * this.known.size)
  }
}
