import { stopSignals } from './stopSignals.ts'
import { lowerProcessPriority } from './niceness.ts'
import type { Answer } from './worker.ts'

/** Does what the process that started this one asks for (worker.ts), as long as that one lives. */
export function serve<Job, Result>(work: (job: Job) => Promise<Result>): void {
  lowerProcessPriority(Number(process.argv[2]))
  // A terminal and systemd send theirs to all processes: what this one has begun is awaited, or ended, by the other.
  for (const signal of stopSignals) process.on(signal, () => {})
  // An exit would wait for the threads.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  const answer = (told: Answer<Result>) => process.send?.(told)
  process.on('message', ({ job }: { job: Job }) => {
    work(job).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error: asTold(error) }),
    )
  })
}

function asTold(error: unknown): NonNullable<Answer<never>['error']> {
  if (!(error instanceof Error)) return { message: String(error) }
  return { message: error.message, code: 'code' in error ? error.code : undefined }
}
