import type { Transaction } from 'kysely'
import type { Db } from '../connection/connect.ts'
import type { Tables } from '../tables.ts'

/** Time for which another program’s change of the database may go unnoticed without a notification. */
const longestMs = 1_000
/** Age from which a value is read again, in the background. */
const rereadMs = 500

/** A version that was read, and how many changes this process had been told of by then. */
interface Reading<Version> {
  version: Version
  told: number
  at: number
}

const dayMs = 86_400_000

/**
 * Version of what visitors see: it rises with each change of that, and with each day, as content may be shown up to one.
 * Writes of this process, told of by `events/channel.ts`, are known with the end of their transaction, those of others when
 * they are told of, within a second at the latest; while no content is written it costs two queries a second at the most.
 */
export class ContentVersion {
  private readonly db: Db
  private told = 0
  private last: Reading<number> = { version: 0, told: -1, at: -Infinity }
  private reading: Reading<Promise<number>> | null = null
  private day = 0

  constructor(db: Db) {
    this.db = db
    db.channel.on((topics) => {
      if (topics.has('content') || topics.has('site')) this.told += 1
    })
  }

  /** Throws `Unavailable` where the database does not answer. */
  current(): number | Promise<number> {
    const { version, told, at } = this.last
    const age = performance.now() - at
    if (told !== this.told || age > longestMs) return this.read()
    // The reading goes on beside this answer; a failure is told to the next that waits for one.
    if (age > rereadMs) this.read().catch(() => {})
    return version
  }

  /** Whether the version read last was still current a second ago, other servers’ writes included. */
  isFresh(): boolean {
    return performance.now() - this.last.at <= longestMs
  }

  private read(): Promise<number> {
    const { told } = this
    // One that began before the last transaction ended may not see what it wrote.
    if (this.reading?.told === told) return this.reading.version
    const reading = { told, at: performance.now(), version: this.query() }
    this.reading = reading
    return this.settle(reading)
  }

  private async settle(reading: Reading<Promise<number>>): Promise<number> {
    try {
      const version = await reading.version
      if (reading.told >= this.last.told) this.last = { ...reading, version }
      return version
    } finally {
      if (this.reading === reading) this.reading = null
    }
  }

  private async query(): Promise<number> {
    const { version } = await this.db.read
      .selectFrom('contentVersion')
      .select('version')
      .executeTakeFirstOrThrow()
    // A clock that is put back must not lead back to a version of which answers are kept.
    this.day = Math.max(this.day, Math.floor(Date.now() / dayMs))
    return version + this.day
  }
}

/** Moves it with a change that visitors see and no trigger knows of. */
export async function moveContentVersion(trx: Transaction<Tables>): Promise<void> {
  await trx
    .updateTable('contentVersion')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute()
}
