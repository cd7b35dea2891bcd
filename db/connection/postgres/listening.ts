import { setTimeout as sleep } from 'node:timers/promises'
import { postgresDriver } from './postgresDriver.ts'

/** Delay before a lost connection is opened again. */
const againMs = 1_000
/** Interval of keep-alive queries, and the time limit of each. */
const askMs = 5_000

/** Connection that listens on a channel, opened again whenever it is lost. */
export class ListenConnection {
  private readonly stopping = new AbortController()
  private readonly done: Promise<void>

  /** `heard` is told each word, and null once it listens again: it may have missed some. */
  constructor(url: string, channel: string, heard: (words: string | null) => void) {
    this.done = this.listen(url, channel, heard)
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.done
  }

  private async listen(url: string, channel: string, heard: (words: string | null) => void): Promise<void> {
    const { Client } = await postgresDriver()
    while (!this.stopping.signal.aborted) {
      const gone = new AbortController()
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: askMs,
        query_timeout: askMs,
      })
      client.on('error', () => gone.abort())
      client.on('notification', ({ payload = '' }) => heard(payload))
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
        heard(null)
        while (await this.pause(askMs, gone.signal)) await client.query('select 1')
      } catch {
        // The next read of the database meets the same failure, and reports it.
      } finally {
        await client.end()
      }
      await this.pause(againMs)
    }
  }

  /** False where it stops, or what it waits with is gone, meanwhile. */
  private pause(ms: number, ...gone: AbortSignal[]): Promise<boolean> {
    const signal = AbortSignal.any([this.stopping.signal, ...gone])
    return sleep(ms, true, { ref: false, signal }).catch(() => false)
  }
}
