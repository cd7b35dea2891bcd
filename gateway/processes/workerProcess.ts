import { processStandsBack } from './niceness.ts'

/** Does what the process that started this one asks for (worker.ts), as long as that one lives. */
export function serve<Job, Result>(work: (job: Job) => Promise<Result>): void {
  processStandsBack(Number(process.argv[2]))
  // An exit would wait for the threads.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', ({ job }: { job: Job }) => {
    work(job).then(
      (result) => process.send?.({ result }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
    )
  })
}
