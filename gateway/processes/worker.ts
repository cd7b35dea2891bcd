import { type ChildProcess, fork } from 'node:child_process'
import { Queue } from '../queues/queue.ts'
import { commandOf, type WorkerProgram } from './workerProgram.ts'

export interface Worker<Job, Result> {
  /** Does one thing after the other. */
  run(job: Job): Promise<Result>
  /** Abandons running and waiting work; none is accepted after. */
  stop(): void
}

interface Options {
  program: WorkerProgram
  /** What takes longer is given up. */
  longestMs: number
  /** Variables of this process's environment that it gets besides PATH; none by default. */
  environment?: NodeJS.ProcessEnv
  /** How far it stands back (niceness.ts): 0 not at all, 19 the most. */
  niceness: number
}

/** What crosses of an error: its message, and what the system calls it. */
export interface Answer<Result> {
  result?: Result
  error?: { message: string; code?: unknown }
}

/** Something has ended the process, or it could not be started: what it was asked to do may be tried again. */
export class ProcessEnded extends Error {}

/** A process without work ends after so long, and gives its memory back. */
const idleMs = 30_000

/**
 * Work in a process of its own, which starts with the first: what it does can be given up at once, as no thread of this
 * process can.
 */
export function createWorker<Job, Result>(options: Options): Worker<Job, Result> {
  const { program, longestMs } = options
  const queue = new Queue()
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let stopped = false

  function end(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = null
  }

  function started(): ChildProcess {
    if (child) return child
    const one = start(options)
    const forget = (): void => {
      if (child === one) child = null
    }
    one.once('exit', forget)
    // It did not start, or what it was sent did not arrive.
    one.on('error', () => {
      forget()
      one.kill('SIGKILL')
    })
    child = one
    return one
  }

  function ask(job: Job): Promise<Result> {
    clearTimeout(idle)
    const one = started()
    return new Promise<Result>((resolve, reject) => {
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        one.kill('SIGKILL')
      }, longestMs)
      function over(): void {
        clearTimeout(late)
        one.off('exit', gone).off('error', gone).off('message', answered)
      }
      function gone(): void {
        over()
        reject(isLate ? new Error(`The process of ${program} has taken ${longestMs} ms.`) : ended())
      }
      function answered({ result, error }: Answer<Result>): void {
        over()
        if (result === undefined) reject(Object.assign(new Error(error?.message), { code: error?.code }))
        else resolve(result)
      }
      one.once('exit', gone).once('error', gone).once('message', answered)
      try {
        one.send({ job })
      } catch (error) {
        // It is no plain data.
        over()
        reject(error)
      }
    }).finally(() => {
      idle = setTimeout(end, idleMs)
      idle.unref()
    })
  }

  function ended(): ProcessEnded {
    return new ProcessEnded(`The process of ${program} has ended.`)
  }

  return {
    run: (job) => queue.run(() => (stopped ? Promise.reject(ended()) : ask(job))),
    stop() {
      stopped = true
      end()
    },
  }
}

function start({ program, niceness, environment }: Options): ChildProcess {
  const { path, flags } = commandOf(program)
  return fork(path, [String(niceness)], {
    execArgv: flags,
    env: { ...environment, PATH: process.env.PATH },
    serialization: 'advanced',
  })
}
