import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../../db/connection/connect.ts'
import { kinds } from '../../../db/testing/testDatabases.ts'
import { place, serve } from '../servers/outages.ts'
import { audit } from './audit.ts'
import { commands, type Servers } from './commands.ts'
import { Model } from './model.ts'
import { seed } from './seededRandom.ts'
import { administratorOf, names } from './writes.ts'

const steps = Number(process.env.FAULTS_STEPS ?? 3_000)
/** As long as one row of commands may be; on the average it is half of that. */
const most = 600
const timeout = steps * 500 + 60_000

/** As if nothing had ever been written, so that each row of commands begins anew. */
function empty(db: Db): Promise<void> {
  return db.transaction(async (trx) => {
    for (const table of [...names, 'notification', 'idempotentCreate'])
      await sql`delete from ${sql.table(table)}`.execute(trx)
  })
}

describe.runIf(process.env.TEST_LONG)('whatever is done by both doors at once', () => {
  test.each(kinds)('%s holds what a model of it holds', { timeout }, async (kind) => {
    const here = await place(kind)
    const environment = {
      DATA_DIR: here.dataDir,
      LOG_LEVEL: 'error',
      ...(here.url && { DATABASE_URL: here.url }),
    }
    const [one, other] = [await serve(environment), await serve(environment)]
    const to = await administratorOf(one.origin)
    const servers: Servers = [to, { ...to, origin: other.origin }]
    /** Opened anew each time: what SQLite remembers of its index of words is not for a check of it. */
    async function look<T>(work: (db: Db) => Promise<T>): Promise<T> {
      const db = await openDatabase(here)
      return work(db).finally(() => db.close())
    }
    const holds = fc.asyncProperty(commands(most, process.env.FAULTS_REPLAY), async (row) => {
      await look(empty)
      await fc.asyncModelRun(() => ({ model: new Model(), real: servers }), row)
      expect(await look((db) => audit(db, here))).toEqual([])
    })
    const { FAULTS_PATH: path } = process.env
    await fc.assert(holds, {
      seed,
      numRuns: Math.ceil((2 * steps) / most),
      // What is found is made small while there is time.
      plugins: [fc.interruptAfterTimeLimit(timeout - 30_000, { failOnInterrupt: true })],
      ...(path !== undefined && { path }),
    })
    for (const { output } of [one, other]) expect(output()).not.toContain('"level":50')
  })
})
