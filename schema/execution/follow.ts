import { setTimeout as sleep } from 'node:timers/promises'
import { RequestCache } from '@pothos/plugin-scope-auth'
import { outageOf } from '../../db/connection/outage.ts'
import type { Topic } from '../../db/events/channel.ts'
import type { Context } from '../context.ts'
import { unauthenticated } from '../errors.ts'

/** Delay before an open subscription reads again after an outage. */
const againMs = 1_000

/** Rows after a number, in the order of their numbers. */
export interface Batch<R> {
  rows: readonly R[]
  /** Number that has been read up to. */
  last: number
  /** False: there may be more after `last` already. */
  isWhole: boolean
}

interface Followed<R extends { id: number }> {
  /** Subjects of the writes after which there may be more. */
  topics: readonly Topic[]
  since: number
  read(after: number): Promise<Batch<R>>
  /** Throws where the role that the caller has by now does not allow it. */
  assertAllowed(): void
  /** Whether it allows this row, where it may allow some of them. */
  allows?(row: R): boolean
}

/** Sends rows for as long as the caller is signed in and allowed to have them; none is missed where their numbers come in the order of commits. */
export async function* follow<R extends { id: number }>(
  context: Context,
  { topics, since, read, assertAllowed, allows = () => true }: Followed<R>,
): AsyncGenerator<R> {
  let last = since
  const news = context.whole.channel.subscribe(...topics)
  async function assertStillAllowed(): Promise<void> {
    if (!(await context.auth.stillSignedIn())) throw unauthenticated()
    // What is kept of scopes may be of the role before.
    RequestCache.clearForContext(context)
    assertAllowed()
  }
  try {
    for (;;) {
      try {
        await assertStillAllowed()
        const batch = await read(last)
        for (const row of batch.rows) {
          // A slow client may have lost its right meanwhile, and then gets no more.
          await assertStillAllowed()
          last = row.id
          if (allows(row)) yield row
        }
        last = batch.last
        if (batch.isWhole) await news.next()
      } catch (error) {
        const outage = outageOf(error)?.outage
        if (!outage) throw error
        // The server has stopped: the client comes back to another, `after` its last cursor.
        if (outage === 'stopped') return
        // After any other outage the subscription continues with what came meanwhile.
        await sleep(againMs, undefined, { ref: false })
      }
    }
  } finally {
    news.stop()
  }
}
