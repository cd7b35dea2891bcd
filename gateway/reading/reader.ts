import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { EventLoopUtilization } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type DocumentNode, type ExecutionResult, print } from 'graphql'
import type { Logger } from 'pino'
import { Unavailable } from '../../db/connection/outage.ts'
import type { Operation } from '../graphql/bounded.ts'
import { type Config, settingsOf } from '../config.ts'
import type { Page, PublicPageRequest } from '../pages/render.ts'
import { diskReserveOf } from '../uploads/freeSpace.ts'
import { onResponseClosed } from '../security/connections.ts'
import { requestId } from '../http/requestId.ts'
import {
  type FromThread,
  type WorkerContext,
  type Query,
  deserialize,
  type ToThread,
} from './workerMessages.ts'

/** Thread that runs queries and renders public pages. */
export interface Reader {
  /** Runs a query. */
  query(operation: Operation): Promise<ExecutionResult>
  /** Renders a page as every visitor sees it. */
  page(asked: PublicPageRequest): Promise<Page>
  /** First message of SQLite about a damaged part of its file, or null. */
  damage(): string | null
  /** Utilisation of the thread since the last call, from 0 to 1. */
  busy(): number
  /** Refuses new requests, and waits up to `ms` for those in flight. */
  stop(ms: number): Promise<void>
}

type Answer = Extract<FromThread, { n: number }>
/** What it says of itself. */
type Told = Exclude<FromThread, Answer | string>
type Asked = { query: Query } | { page: PublicPageRequest }

interface Waiting {
  tell(answer: Answer): void
  fail(why: Error): void
}

interface Options {
  config: Config
  logger: Pick<Logger, 'error'>
  /** The folder of the built site. */
  build: string
  /** Hooks for metrics. */
  taps?:
    | { queried(sql: string, ms: number): void; ran(id: string, ms: number, hasFailed: boolean): void }
    | undefined
  program?: string
  /**
   * Time without an answer after which the thread is replaced. The old one ends by itself once SQLite returns: to terminate a
   * thread inside SQLite would end the process.
   */
  longestMs?: number
}

/** `thread.ts`, built beside this program. */
const built = join(import.meta.dirname, 'readingThread.js')
const usualLongestMs = 30_000
/** Threads that were given up and are still there: each holds its memory and maybe a processor. */
const mostGivenUp = 2

/** Starts it. A thread that ends, or is given up, fails what it was asked; the next request has another. Throws where the first does not start. */
export async function createReader(options: Options): Promise<Reader> {
  let thread: Thread | null = null
  let present = 0
  let damage: string | null = null
  let isStopped = false
  let lastBusy: EventLoopUtilization | undefined

  function start(): Thread {
    if (present > mostGivenUp)
      throw new Unavailable('busy', 'Threads that read and were given up do not end.')
    const started = new Thread(options, hear, () => {
      if (thread === started) thread = null
    })
    present += 1
    started.worker.once('exit', () => (present -= 1))
    return started
  }

  function hear(said: Told): void {
    if ('damage' in said) damage ??= said.damage
    else if ('ran' in said) options.taps?.ran(...said.ran)
    else options.taps?.queried(...said.queried)
  }

  async function ask(asked: Asked, res?: ServerResponse): Promise<Answer> {
    if (isStopped) throw ended()
    return (thread ??= start()).ask(asked, res)
  }

  thread = start()
  await thread.ready

  return {
    async query({ document, operationName, variableValues, contextValue }) {
      const { visitor, id, req, res } = contextValue
      const source = document.loc?.source
      const text = source?.body ?? textOf(document)
      const query = { text, operationName, variableValues, visitor, id: id ?? requestId(req?.headers) }
      const answer = await ask({ query }, res)
      if ('result' in answer) return deserialize(answer.result, source)
      throw failureOf(answer)
    },
    async page(page) {
      const answer = await ask({ page })
      if ('page' in answer) return { ...answer.page, html: Buffer.from(answer.page.html) }
      throw failureOf(answer)
    },
    damage: () => damage,
    busy() {
      if (!thread) return 0
      const now = thread.worker.performance.eventLoopUtilization()
      const { utilization } = thread.worker.performance.eventLoopUtilization(now, lastBusy)
      lastBusy = now
      // A share of next to no time would be next to nothing, on either side.
      return Math.max(0, utilization)
    },
    async stop(ms) {
      isStopped = true
      await thread?.stop(ms)
    },
  }
}

function failureOf(answer: Answer): Error {
  return new Error(
    'failure' in answer ? answer.failure : 'The thread that reads has answered something else.',
  )
}

/** It only read: what was asked may be asked again as it was. */
const ended = () => new Unavailable('stopped', 'The thread that reads has ended.')

/** The documents of REST have no text, and are the same few again and again. */
const texts = new WeakMap<DocumentNode, string>()
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
}

function givenTo({ config, build, taps }: Options): WorkerContext {
  const { databaseUrl: url, pooledUrl, dataDir } = config
  const database = { url, pooledUrl, dataDir }
  return {
    database,
    settings: settingsOf(config),
    room: diskReserveOf(config),
    build,
    isMeasured: taps !== undefined,
  }
}

class Thread {
  readonly worker: Worker
  readonly ready: Promise<unknown>
  readonly #longestMs: number
  readonly #logger: Options['logger']
  /**
   * Requests by their numbers, which are given again: no table that is replaced holds what was asked before
   * (`gateway/lab/bench/README.md`).
   */
  readonly #waiting: (Waiting | undefined)[] = []
  readonly #free: number[] = []
  #late: NodeJS.Timeout | undefined
  #answered = 0

  readonly #gone: () => void

  /** `gone` is called before what it was asked is failed: a request from then on goes to another. */
  constructor(options: Options, hear: (said: Told) => void, gone: () => void) {
    const { program = built, logger } = options
    const worker = new Worker(program, { workerData: givenTo(options) })
    this.worker = worker
    this.#longestMs = options.longestMs ?? usualLongestMs
    this.#logger = logger
    this.#gone = gone
    // It keeps no process alive; what it is asked does.
    worker.unref()
    worker.on('error', (err) => logger.error({ err }, 'lecture'))
    this.ready = new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => reject(ended()))
    })
    // The first call alone is waited for.
    this.ready.catch(() => {})
    worker.on('message', (said: FromThread) => {
      if (said === 'ready') return
      if (said === 'broken') this.#giveUp('en défaut, abandonnée')
      else if ('n' in said) this.#take(said.n)?.tell(said)
      else hear(said)
    })
    worker.once('exit', () => this.#fail())
  }

  /** Reads an answer. Nothing more is read once the client of `res` has left. */
  ask(asked: Asked, res?: ServerResponse): Promise<Answer> {
    return new Promise((tell, fail) => {
      const n = this.#free.at(-1) ?? this.#waiting.length
      // It throws at what cannot be handed over, and nobody waits then.
      this.worker.postMessage({ n, ...asked } satisfies ToThread)
      if (!this.#isAsked()) this.#late = setTimeout(() => this.#suspect(), this.#longestMs)
      this.#free.pop()
      const own = (this.#waiting[n] = { tell, fail })
      const leave = () => {
        if (this.#waiting[n] === own) this.worker.postMessage({ left: n } satisfies ToThread)
      }
      if (res) onResponseClosed(res, leave)
    })
  }

  /** Its answers may lie here, behind this, where the whole machine stood still. */
  #suspect(): void {
    const answered = this.#answered
    setImmediate(() => {
      if (this.#answered !== answered || !this.#isAsked()) return
      this.#giveUp('sans réponse, abandonnée')
    })
  }

  #giveUp(why: string): void {
    this.#logger.error(`lecture\u00a0: ${why}`)
    this.#fail()
    this.worker.postMessage('end' satisfies ToThread)
  }

  #fail(): void {
    this.#gone()
    for (const n of this.#waiting.keys()) this.#take(n)?.fail(ended())
  }

  /** It ends by itself: one that is ended while SQLite is at work for it takes the process with it (`node-sqlite3`). */
  async stop(ms: number): Promise<void> {
    this.worker.ref()
    this.worker.postMessage('end' satisfies ToThread)
    await Promise.race([once(this.worker, 'exit'), sleep(Math.max(0, ms), undefined, { ref: false })])
    this.worker.unref()
  }

  #isAsked(): boolean {
    return this.#free.length < this.#waiting.length
  }

  /** The one that waits for this answer: it has it now, and others may have theirs soon. */
  #take(n: number): Waiting | undefined {
    const one = this.#waiting[n]
    if (!one) return undefined
    this.#answered += 1
    this.#waiting[n] = undefined
    this.#free.push(n)
    if (this.#isAsked()) this.#late?.refresh()
    else clearTimeout(this.#late)
    return one
  }
}
