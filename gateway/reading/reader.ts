import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ExecutionResult, print } from 'graphql'
import type { Operation } from '../bounded.ts'
import type { PageAsked } from '../pages/render.ts'
import type { PageResponse } from '../pages/site.ts'
import { requestId } from '../security/requestId.ts'
import { type FromThread, type Given, type Query, read, type ToThread } from './orders.ts'

/** Reads for whoever asks, in a thread of its own. */
export interface Reader {
  /** What comes of an operation that only reads. */
  query(operation: Operation): Promise<ExecutionResult>
  /** A page as anybody sees it. */
  page(asked: PageAsked): Promise<PageResponse>
  /** What the database said of a damaged part of its file, once it has. */
  damage(): string | null
  stop(): Promise<void>
}

type Answer = Extract<FromThread, { n: number }>
/** What it says of itself. */
type Told = Exclude<FromThread, Answer | string>
type Asked = { query: Query } | { page: PageAsked }

interface Waiting {
  tell(answer: Answer): void
  fail(why: Error): void
}

interface Options {
  given: Given
  onQuery?: ((sql: string, ms: number) => void) | undefined
  program?: string
  /**
   * A thread that has been asked and says nothing for so long is at something that does not end. It is ended, and
   * where SQLite was at work for it the process with it: nobody would have an answer from this server any more.
   */
  longestMs?: number
}

/** `thread.ts`, beside this program. */
const isSource = import.meta.filename.endsWith('.ts')
const built = join(import.meta.dirname, isSource ? 'thread.ts' : 'readingThread.js')
const usualLongestMs = 30_000
const stopMs = 3_000

/** Starts it. A thread that ends fails what it was asked, and the next who asks has another. Throws where the first does not start. */
export async function createReader(options: Options): Promise<Reader> {
  let thread: Thread | null = null
  let damage: string | null = null

  function start(): Thread {
    const started = new Thread(options, hear)
    // Before what it was asked is failed: whoever asks then asks another.
    started.worker.prependOnceListener('exit', () => {
      if (thread === started) thread = null
    })
    return started
  }

  function hear(said: Told): void {
    if ('damage' in said) damage ??= said.damage
    else options.onQuery?.(...said.queried)
  }

  const ask = (asked: Asked) => (thread ??= start()).ask(asked)
  thread = start()
  await thread.ready

  return {
    async query({ document, operationName, variableValues, contextValue }) {
      const { visitor, id, req } = contextValue
      const source = document.loc?.source
      const text = source?.body ?? print(document)
      const query = { text, operationName, variableValues, visitor, id: id ?? requestId(req?.headers) }
      const answer = await ask({ query })
      if ('result' in answer) return read(answer.result, source)
      throw failureOf(answer)
    },
    async page(page) {
      const answer = await ask({ page })
      if ('page' in answer) return answer.page
      throw failureOf(answer)
    },
    damage: () => damage,
    async stop() {
      await thread?.stop()
    },
  }
}

function failureOf(answer: Answer): unknown {
  return 'failure' in answer
    ? answer.failure
    : new Error('The thread that reads has answered something else.')
}

class Thread {
  readonly worker: Worker
  readonly ready: Promise<unknown>
  readonly #longestMs: number
  /** By their numbers, which are given again: no table that is replaced holds what was asked before (`gateway/bench/README.md`). */
  readonly #waiting: (Waiting | undefined)[] = []
  readonly #free: number[] = []
  #late: NodeJS.Timeout | undefined

  constructor({ given, program = built, longestMs = usualLongestMs }: Options, hear: (said: Told) => void) {
    const execArgv = program.endsWith('.ts') ? ['--import', 'tsx'] : undefined
    const worker = new Worker(program, { workerData: given, execArgv })
    this.worker = worker
    this.#longestMs = longestMs
    // It keeps no process alive that has nothing else to do; what it is asked does.
    worker.unref()
    worker.on('error', (error) => process.emitWarning(error))
    const ended = new Error('The thread that reads has ended.')
    this.ready = new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => reject(ended))
    })
    // Only the first is waited for.
    this.ready.catch(() => {})
    worker.on('message', (said: FromThread) => {
      if (said === 'ready') return
      if ('n' in said) this.#take(said.n)?.tell(said)
      else hear(said)
    })
    worker.once('exit', () => {
      for (const n of this.#waiting.keys()) this.#take(n)?.fail(ended)
    })
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((tell, fail) => {
      if (!this.#isAsked()) this.#late = setTimeout(() => void this.worker.terminate(), this.#longestMs)
      const n = this.#free.pop() ?? this.#waiting.length
      this.#waiting[n] = { tell, fail }
      this.worker.postMessage({ n, ...asked } satisfies ToThread)
    })
  }

  /** It ends by itself: one that is ended while SQLite is at work for it takes the process with it (`node-sqlite3`). */
  async stop(): Promise<void> {
    this.worker.ref()
    this.worker.postMessage('end' satisfies ToThread)
    await Promise.race([once(this.worker, 'exit'), sleep(stopMs, undefined, { ref: false })])
    this.worker.unref()
  }

  #isAsked(): boolean {
    return this.#free.length < this.#waiting.length
  }

  /** Whoever waits for this answer: he has it now, and others may have theirs soon. */
  #take(n: number): Waiting | undefined {
    const one = this.#waiting[n]
    if (!one) return undefined
    this.#waiting[n] = undefined
    this.#free.push(n)
    if (this.#isAsked()) this.#late?.refresh()
    else clearTimeout(this.#late)
    return one
  }
}
