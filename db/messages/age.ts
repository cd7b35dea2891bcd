import { sql, type Kysely, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Db } from '../connection/connect.ts'
import { readSettings, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The same time of day, so many months before. A month that lacks the day gives its last one: what is younger than
 * the months that were promised is never before it.
 */
export function monthsBefore(time: Date, months: number): Date {
  const first = new Date(time)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() - months)
  const nextMonth = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)
  const lastDay = new Date(nextMonth - dayMs).getUTCDate()
  first.setUTCDate(Math.min(time.getUTCDate(), lastDay))
  return first
}

/** Distance of two clock readings that confirm each other. */
const apartMs = dayMs
/** Interval of clock readings, and how many are kept: two days of them, beside the confirmed one. */
const everyMs = 45 * 60 * 1000
const mostLooks = 64
const setting = 'looks'

/**
 * Latest confirmed time, by which rows may be erased: a reading of the clock that is a day older than both the present reading and
 * the newest line of the journal. Null where there is none. A clock that was wrong for an hour, either way, erases nothing.
 */
export async function confirmedTime(db: Db, now = new Date()): Promise<Date | null> {
  const looks = looksIn((await readSettings(db.read, [setting])).get(setting))
  const line = await newestLine(db.read)
  // Readings from the future were made while the clock was ahead.
  const past = looks.filter((look) => look <= now.getTime())
  const until = Math.min(now.getTime(), line) - apartMs
  const agreed = past.findLast((look) => look <= until)
  const last = past.at(-1)
  if (last === undefined || past.length < looks.length || now.getTime() - last >= everyMs) {
    const kept = agreed === undefined ? [] : [agreed]
    const since = past.filter((look) => look > (agreed ?? 0)).slice(-mostLooks)
    const value = JSON.stringify([...kept, ...since, now.getTime()])
    await db.transaction((trx) => writeSetting(trx, setting, value))
  }
  return agreed === undefined ? null : new Date(agreed)
}

function looksIn(value: string | undefined): number[] {
  return value === undefined ? [] : z.array(z.number()).parse(JSON.parse(value))
}

async function newestLine(db: Kysely<Tables>): Promise<number> {
  const line = await db.selectFrom('journal').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  return line === undefined ? 0 : Date.parse(line.at)
}

/** Now, or the time of the newest line of the journal where the clock is behind it: what is kept from now on is kept whole. */
export async function latestTime(db: Kysely<Tables>): Promise<Date> {
  return new Date(Math.max(Date.now(), await newestLine(db)))
}

/** What is older than `time` goes, as it is at the agreed time. */
export interface Bound {
  time: string
  agreed: Date
}

/** A row that is dated so much after the agreed time was written by a clock that was ahead: looks agree a day later. */
const aheadMs = 2 * dayMs

/**
 * Whether a row of `table` is older than `time`, and so is all that came before it. What came while the clock was
 * behind has a later number than something younger. What is dated well after the agreed time is wrong: it stays, and
 * keeps nothing else.
 */
export function isOlderThanBound(table: string, { time, agreed }: Bound) {
  const ahead = new Date(agreed.getTime() + aheadMs).toISOString()
  return sql<SqlBool>`"createdAt" < ${time} and "id" < coalesce(
    (select min("id") from ${sql.table(table)} where "createdAt" >= ${time} and "createdAt" <= ${ahead}), 2147483648)`
}
