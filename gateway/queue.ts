interface Job {
  start(): Promise<void>
  urgent: boolean
}

/**
 * Runs a few jobs at a time, one if nothing else is said, so that together they need no more memory or threads than
 * those: urgent ones first, else in order.
 */
export class Queue {
  private readonly waiting: Job[] = []
  private running = 0
  private readonly atOnce: number

  constructor(atOnce = 1) {
    this.atOnce = atOnce
  }

  /** The result of `work`, once it has had its turn. */
  run<Result>(work: () => Promise<Result>, urgent = false): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ urgent, start: () => Promise.resolve().then(work).then(resolve, reject) })
      void this.next()
    })
  }

  private async next(): Promise<void> {
    if (this.running >= this.atOnce) return
    const [job] = this.waiting.toSorted((a, b) => Number(b.urgent) - Number(a.urgent))
    if (!job) return
    this.waiting.splice(this.waiting.indexOf(job), 1)
    this.running += 1
    await job.start()
    this.running -= 1
    await this.next()
  }
}
