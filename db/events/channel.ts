import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { ListenConnection } from '../connection/postgres/listening.ts'
import type { JournalTable, Tables } from '../tables.ts'

/** What a transaction wrote about, as the journal has it. */
export type Topic = JournalTable['about']
export type Topics = ReadonlySet<Topic>

const channel = 'geometre'
/** How often whoever waits looks without having been told; PostgreSQL usually tells of what other servers write. */
const tickMs = { sqlite: 1_000, postgres: 5_000 }
/** The shortest time between two looks, however often one is told. */
const restMs = 500
/** What is waited for. */
const awaited: Topics = new Set(['message', 'account'])
const all: Topics = new Set([...awaited, 'content', 'site'])

const topicsOf = new WeakMap<Transaction<Tables>, Set<Topic>>()

/** Announces news of `topic` on every server, once this transaction is committed. */
export function publish(trx: Transaction<Tables>, topic: Topic): void {
  const topics = topicsOf.get(trx) ?? new Set()
  topicsOf.set(trx, topics.add(topic))
}

/** How servers on one file tell each other, where their database does not do it for them. */
export interface Transport {
  /** Sends to all other servers. */
  send(words: string): void
  onMessage(listener: (words: string) => void): void
}

export interface Subscriber {
  /** Resolves when it is time to look again, told or not. */
  next(): Promise<void>
  stop(): void
}

/**
 * Wakes whoever waits for what is written, here or by another server on the database. It only wakes: what was written is
 * read from its own rows, so that a lost message costs seconds, never correctness.
 */
export class Channel {
  private readonly kind: keyof typeof tickMs
  private readonly url: string | undefined
  private readonly transport: Transport | undefined
  private readonly name = randomUUID()
  private readonly listeners = new Set<(topics: Topics) => void>()
  private tick: NodeJS.Timeout | undefined
  private listening: ListenConnection | undefined

  /** `url` is that of PostgreSQL itself: a pooler that gives a connection for one transaction hears nothing. */
  constructor(kind: 'sqlite' | 'postgres', url: string | undefined, wire?: Transport) {
    this.kind = kind
    this.url = url
    this.transport = kind === 'sqlite' ? wire : undefined
    this.transport?.onMessage((payload) => this.receive(payload))
  }

  /** Runs a transaction’s work, and at its end tells other servers once which topics it wrote about. Answers these as well. */
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

  /** Calls back with what was written of, here and elsewhere. Answers with what ends that. */
  on(listener: (topics: Topics) => void): () => void {
    this.listeners.add(listener)
    this.tick ??= setInterval(() => this.wake(awaited), tickMs[this.kind]).unref()
    if (this.url) this.listening ??= new ListenConnection(this.url, channel, (words) => this.receive(words))
    return () => void this.listeners.delete(listener)
  }

  /** News of these topics: look first, then again whenever `next` resolves. */
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

  /** A transaction that wrote of this is committed. */
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
