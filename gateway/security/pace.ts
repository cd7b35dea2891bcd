/** How fast something is let in. */
export interface Speed {
  /** A second. */
  rate: number
  /** How many come as fast as they can after a pause. */
  burst: number
  /** How many come at a time. */
  step: number
}

/**
 * The pace of one address, by the generic cell rate algorithm: what has come is paid for by waiting, so that an address that
 * sends very much has its share of the processor and no more. It never owes more than one burst: what comes without having
 * waited, by one, is not paid for by others behind the same address for long.
 */
export class Pace {
  private readonly msOfOne: number
  private readonly burstMs: number
  private readonly stepMs: number
  /** When all that has come is paid for. */
  private paid = -Infinity
  private readonly waiting: (() => void)[] = []
  private timer: NodeJS.Timeout | undefined

  constructor({ rate, burst, step }: Speed) {
    this.msOfOne = 1000 / rate
    this.burstMs = burst * this.msOfOne
    this.stepMs = step * this.msOfOne
  }

  /** Counts what has come. */
  take(count: number): void {
    const now = performance.now()
    const paid = Math.max(this.paid, now - this.burstMs) + count * this.msOfOne
    this.paid = Math.min(paid, now + this.burstMs)
  }

  /** What comes next has to wait. */
  get isAhead(): boolean {
    return this.waiting.length > 0 || this.paid > performance.now()
  }

  /** Has this go on when it is its turn. */
  wait(goOn: () => void): void {
    this.waiting.push(goOn)
    this.timer ??= this.nextAfter(this.paid - performance.now())
  }

  /** This one no longer waits. */
  leave(goOn: () => void): void {
    const place = this.waiting.indexOf(goOn)
    if (place >= 0) this.waiting.splice(place, 1)
  }

  /** Nothing is to be remembered of it. */
  get isRested(): boolean {
    return !this.isAhead && this.paid <= performance.now() - this.burstMs
  }

  private nextAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.waiting.shift()?.()
      // What that brings is not here yet: it is taken for a whole step.
      const ms = Math.max(this.paid - performance.now(), this.stepMs)
      this.timer = this.waiting.length > 0 ? this.nextAfter(ms) : undefined
    }, ms)
  }
}

const fewAddresses = 1_000

/** The pace of each address. */
export class Paces {
  private readonly known = new Map<string, Pace>()
  /** With so many those that have rested are forgotten. */
  private many = fewAddresses
  private readonly speed: Speed

  constructor(speed: Speed) {
    this.speed = speed
  }

  of(address: string): Pace {
    const pace = this.known.get(address) ?? new Pace(this.speed)
    this.known.set(address, pace)
    if (this.known.size > this.many) this.forgetRested()
    return pace
  }

  /** How many are known. */
  get addresses(): number {
    return this.known.size
  }

  private forgetRested(): void {
    for (const [address, pace] of this.known) if (pace.isRested) this.known.delete(address)
    this.many = Math.max(fewAddresses, 2 * this.known.size)
  }
}
