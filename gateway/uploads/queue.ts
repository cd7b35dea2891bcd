interface Job {
  start(): Promise<void>
  urgent: boolean
}

/** Runs jobs one at a time, so that together they need no more memory than one: urgent ones first, else in order. */
export class Queue {
  private readonly waiting: Job[] = []
  private busy = false

  /** The result of `work`, once it has had its turn. */
  run<Result>(work: () => Promise<Result>, urgent: boolean): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ urgent, start: () => Promise.resolve().then(work).then(resolve, reject) })
      void this.next()
    })
  }

  private async next(): Promise<void> {
    if (this.busy) return
    const [job] = this.waiting.toSorted((a, b) => Number(b.urgent) - Number(a.urgent))
    if (!job) return
    this.waiting.splice(this.waiting.indexOf(job), 1)
    this.busy = true
    await job.start()
    this.busy = false
    await this.next()
  }
}
