import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { exitIoError } from '../start/stop.ts'
import { stopSignals, type StopSignal } from '../processes/stopSignals.ts'
import { indexVariable } from './member.ts'
import { Measures } from './measures.ts'
import { fromServer } from './messages.ts'

/** One that has lived so long did not die of its start. */
const provenMs = 60_000
const firstPauseMs = 250
const longestPauseMs = 30_000

/** A place for a server, whose duties go by the number. */
interface Place {
  number: number
  startedAt: number
  /** How often in a row one has died soon after its start. */
  failures: number
}

/** The servers that this process has started on one port. One that dies is replaced, later each time where it dies at once. */
export class ServerCluster {
  private readonly logger: Logger
  private readonly places = new Map<Worker, Place>()
  private readonly measures = new Measures()
  /** Whether the first one has got so far as to listen. */
  private started = false
  private stopping = false
  private failed = false
  /** What this process is to end with, whatever the others do. */
  private code: number | undefined

  constructor(logger: Logger) {
    this.logger = logger
    // It counts for all of them, where no database does.
    new RateLimiterClusterMaster()
    cluster.on('message', (from, message) => this.hear(from, message))
    cluster.on('exit', (worker, code, signal) => this.replace(worker, code, signal))
  }

  /** Starts so many, the others once the first listens. False where that one ends before: it has said why. */
  async start(count: number): Promise<boolean> {
    const first = this.begin({ number: 1, startedAt: 0, failures: 0 })
    const listens = await Promise.race([
      once(first, 'listening').then(() => true),
      once(first, 'exit').then(() => false),
    ])
    this.started = listens
    for (let number = 2; listens && number <= count; number++)
      this.begin({ number, startedAt: 0, failures: 0 })
    return listens
  }

  /** What each of them has measured, by the number of its place. */
  readonly measure = () =>
    this.measures.ask([...this.places].map(([worker, { number }]) => ({ worker, name: String(number) })))

  /** Hands the signal on; this process ends when all of them have. */
  stop(signal: StopSignal): void {
    this.stopping = true
    for (const { process } of this.places.keys()) process.kill(signal)
    this.endIfLast()
  }

  private begin(place: Place): Worker {
    const worker = cluster.fork({ [indexVariable]: String(place.number) })
    // A message that a dead server missed is no news: its end is told. One that could not be started has no end.
    worker.on('error', (err) => {
      if (worker.process.pid === undefined) this.replace(worker, null, null, err)
    })
    place.startedAt = performance.now()
    this.places.set(worker, place)
    return worker
  }

  private replace(worker: Worker, code: number | null, signal: string | null, err?: Error): void {
    const place = this.places.get(worker)
    this.places.delete(worker)
    if (this.stopping) {
      // One that has not got so far as to wait for a signal ends by it.
      this.failed ||= code !== 0 && !stopSignals.some((one) => one === signal)
      return this.endIfLast()
    }
    if (!place || !this.started) return
    // A new one would find another database, or none.
    if (code === exitIoError) {
      this.code = exitIoError
      return this.stop('SIGINT')
    }
    const isProven = performance.now() - place.startedAt > provenMs
    place.failures = isProven ? 0 : place.failures + 1
    const pauseMs = isProven ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (place.failures - 1))
    this.logger.error(
      { died: worker.process.pid, code, signal, pauseMs, err },
      'Un serveur s’est arrêté\u00a0: un autre prend sa place.',
    )
    setTimeout(() => this.stopping || this.begin(place), pauseMs)
  }

  private hear(from: Worker, message: unknown): void {
    const { data } = fromServer.safeParse(message)
    if (!data) return
    if ('measured' in data) return this.measures.hear(from, data)
    for (const worker of this.places.keys()) if (worker !== from) worker.send(data)
  }

  private endIfLast(): void {
    if (this.places.size === 0) process.exit(this.code ?? (this.failed ? 1 : 0))
  }
}
