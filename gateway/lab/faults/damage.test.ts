import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/connection/connect.ts'
import { databaseFile } from '../../../db/connection/restoreSwap.ts'
import { ask, create, expectNotReady, place, serve } from '../servers/outages.ts'
import { runProgram } from '../servers/server.ts'

/** Turns one bit of the first byte of the page that a table begins with. */
async function flip(dataDir: string, table: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  const { rows } = await sql<{
    page: number
    size: number
  }>`select "rootpage" as "page", "page_size" as "size"
    from sqlite_schema, pragma_page_size where "name" = ${table}`.execute(db.read)
  await db.close()
  const [{ page, size } = { page: 0, size: 0 }] = rows
  const file = openSync(join(dataDir, databaseFile), 'r+')
  const byte = Buffer.alloc(1)
  readSync(file, byte, 0, 1, (page - 1) * size)
  byte[0] = (byte[0] ?? 0) ^ 0x10
  writeSync(file, byte, 0, 1, (page - 1) * size)
  closeSync(file)
}

describe.runIf(process.env.TEST_LONG)('a flipped bit in the database', () => {
  test('is told by who meets it, by /readyz, the log and the backup; the rest goes on', async () => {
    const { dataDir } = await place('sqlite')
    const first = await serve({ DATA_DIR: dataDir })
    await first.stop()
    const server = await serve({ DATA_DIR: dataDir })
    await flip(dataDir, 'contact')
    const answer = await ask(server.origin, create)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
    await expectNotReady(server, 'La base de données est abîmée (SQLITE_CORRUPT')
    expect(server.output()).toContain('SQLITE_CORRUPT')
    expect((await fetch(`${server.origin}/projets`)).status).toBe(200)
    const backup = await runProgram('backup', [join(dataDir, 'a.tar')], { DATA_DIR: dataDir })
    expect(backup).toEqual({ code: 1, said: expect.stringContaining('est abîmé (SQLITE_CORRUPT') })
  })
})
