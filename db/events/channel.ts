import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { ListenConnection } from '../connection/postgres/listening.ts'
import type { JournalTable, Tables } from '../tables.ts'

/** Subject of a write, as in the journal's column `about`. */
export type Topic = JournalTable['about']
export type Topics = ReadonlySet<Topic>

const channel = 'geometre'
/** Polling interval of subscribers, for messages that are lost; PostgreSQL usually notifies of other servers' writes. */
const tickMs = { sqlite: 1_000, postgres: 5_000 }
/** Shortest time between two wake-ups of a subscriber. */
const restMs = 500
/** Topics whose subscribers are also woken by the polling interval. */
const awaited: Topics = new Set(['message', 'account'])
const all: Topics = new Set([...awaited, 'content', 'site'])

const topicsOf = new WeakMap<Transaction<Tables>, Set<Topic>>()

/** Announces news of `topic` on every server, once this transaction is committed. */
export function publish(trx: Transaction<Tables>, topic: Topic): void {
  const topics = topicsOf.get(trx) ?? new Set()
  topicsOf.set(trx, topics.add(topic))
}

/** Message bus between servers that share a SQLite file, which has no `NOTIFY`. */
export interface Transport {
  /** Sends to all other servers. */
  send(words: string): void
  onMessage(listener: (words: string) => void): void
}

export interface Subscriber {
  /** Resolves at the next message, or after the polling interval. */
  next(): Promise<void>
  stop(): void
}

/**
 * Pub/sub of committed writes, by this server or another one on the database. A message carries topics alone: subscribers read the
 * rows themselves, so that a lost message costs seconds, never correctness.
 */
export class Channel {
  private readonly kind: keyof typeof tickMs
  private readonly url: string | undefined
  private readonly transport: Transport | undefined
  private readonly name = randomUUID()
  private readonly listeners = new Set<(topics: Topics) => void>()
  private tick: NodeJS.Timeout | undefined
  private listening: ListenConnection | undefined

  /** `url` leads to PostgreSQL itself: `LISTEN` does not work through a pooler in transaction mode. */
  constructor(kind: 'sqlite' | 'postgres', url: string | undefined, wire?: Transport) {
    this.kind = kind
    this.url = url
    this.transport = kind === 'sqlite' ? wire : undefined
    this.transport?.onMessage((payload) => this.receive(payload))
  }

  /** Runs a transaction’s work, and notifies other servers of its topics by the same commit; returns the topics as well. */
  async runAndPublish<T>(
    trx: Transaction<Tables>,
    work: (trx: Transaction<Tables>) => Promise<T>,
  ): Promise<[T, Topics]> {
    const result = await work(trx)
    const topics = topicsOf.get(trx) ?? new Set()
    if (topics.size > 0 && this.kind === 'postgres')
      await sql`select pg_notify(${channel}, ${this.words(topics)})`.execute(trx)
    return [result, topics]
  }

  /** Calls `listener` with the topics of each write, here and elsewhere. Returns a function that unsubscribes it. */
  on(listener: (topics: Topics) => void): () => void {
    this.listeners.add(listener)
    this.tick ??= setInterval(() => this.wake(awaited), tickMs[this.kind]).unref()
    if (this.url) this.listening ??= new ListenConnection(this.url, channel, (words) => this.receive(words))
    return () => void this.listeners.delete(listener)
  }

  /** Subscribes to these topics: read first, then again whenever `next` resolves. */
  subscribe(...topics: Topic[]): Subscriber {
    let heard = false
    let wake = () => {}
    const stop = this.on((told) => {
      if (!topics.some((topic) => told.has(topic))) return
      heard = true
      wake()
    })
    return {
      stop,
      async next() {
        await sleep(restMs, undefined, { ref: false })
        if (!heard) await new Promise<void>((resolve) => (wake = resolve))
        heard = false
      },
    }
  }

  /** Wakes subscribers here and on this machine after a commit. */
  broadcast(topics: Topics): void {
    this.wake(topics)
    this.transport?.send(this.words(topics))
  }

  private wake(topics: Topics): void {
    for (const listener of this.listeners) listener(topics)
  }

  private words(topics: Topics): string {
    return [this.name, ...topics].join(' ')
  }

  async close(): Promise<void> {
    clearInterval(this.tick)
    await this.listening?.stop()
  }

  /** Null: some messages may have been missed. */
  private receive(words: string | null): void {
    const [name, ...topics] = words?.split(' ') ?? []
    if (words === null) this.wake(all)
    else if (name !== this.name) this.wake(new Set([...all].filter((topic) => topics.includes(topic))))
  }
}
