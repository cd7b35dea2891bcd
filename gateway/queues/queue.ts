/** Runs a few jobs at a time, one by default, in order, so that memory and threads are bounded. */
export class Queue {
  private readonly waiting: (() => Promise<void>)[] = []
  private running = 0
  private readonly atOnce: number

  constructor(atOnce = 1) {
    this.atOnce = atOnce
  }

  /** The result of `work`, once it has had its turn. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => Promise.resolve().then(work).then(resolve, reject))
      void this.next()
    })
  }

  private async next(): Promise<void> {
    if (this.running >= this.atOnce) return
    const start = this.waiting.shift()
    if (!start) return
    this.running += 1
    await start()
    this.running -= 1
    await this.next()
  }
}
