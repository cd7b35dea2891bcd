/** Sustained rate and burst. */
export interface Rate {
  /** Units a second. */
  rate: number
  /** Units that pass without delay after a pause. */
  burst: number
}

/**
 * Rate shaper of one address, by the generic cell rate algorithm: it delays what comes too fast, and refuses nothing. The debt is
 * at most one burst, so that one sender who does not wait delays others behind the same address for no longer.
 */
export class RateShaper {
  private readonly msOfOne: number
  private readonly burstMs: number
  /** Theoretical arrival time (TAT): when the debt is paid. */
  private theoreticalArrival = -Infinity

  constructor({ rate, burst }: Rate) {
    this.msOfOne = 1000 / rate
    this.burstMs = burst * this.msOfOne
  }

  /** Counts units that have arrived. */
  take(count: number): void {
    const now = performance.now()
    const paid = Math.max(this.theoreticalArrival, now - this.burstMs) + count * this.msOfOne
    this.theoreticalArrival = Math.min(paid, now + this.burstMs)
  }

  /** Delay in milliseconds before more should be read; at most that of one burst. */
  get owedMs(): number {
    return Math.max(0, this.theoreticalArrival - performance.now())
  }

  /** True once the whole burst is available again, so that the shaper can be forgotten. */
  get isIdle(): boolean {
    return this.theoreticalArrival <= performance.now() - this.burstMs
  }
}

const fewAddresses = 1_000

/** Rate shapers by address. */
export class RateShapers {
  private readonly known = new Map<string, RateShaper>()
  /** Number of addresses above which idle ones are removed. */
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

  /** Number of addresses in the map. */
  get addresses(): number {
    return this.known.size
  }

  private forgetIdle(): void {
    for (const [address, pace] of this.known) if (pace.isIdle) this.known.delete(address)
    this.many = Math.max(fewAddresses, 2 * this.known.size)
  }
}
