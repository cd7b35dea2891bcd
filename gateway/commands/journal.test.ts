import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { record } from '../../db/journal/journal.ts'
import { sealJournal } from '../../db/journal/journalSeal.ts'
import { newMigrated } from '../../db/testing/testDatabases.ts'
import { backUp } from '../backup/backup.ts'
import { backupName } from '../backup/schedule.ts'
import { runProgram } from '../lab/servers/server.ts'

describe('npm run journal', () => {
  let place: Awaited<ReturnType<typeof newMigrated>>
  let db: Db
  let folder: string

  beforeAll(async () => {
    place = await newMigrated('sqlite')
    folder = join(place.dataDir, 'sauvegardes')
    db = await openDatabase(place)
  })
  afterAll(async () => {
    await db.close()
    place.remove()
  })

  const journal = (...args: string[]) =>
    runProgram('journal', args, { DATA_DIR: place.dataDir, BACKUP_DIR: folder })

  const writeAndSeal = async () => {
    await db.transaction((trx) => record(trx, { act: 'hideFirstSteps' }))
    await sealJournal(db)
  }

  test('compares the journal with its seals and with those of backups, and ends with 0 where all is well', async () => {
    await writeAndSeal()
    await backUp(
      db,
      { dataDir: place.dataDir, databaseUrl: undefined },
      join(folder, backupName(new Date(0))),
    )
    await writeAndSeal()
    expect(await journal('--verify')).toEqual({
      code: 0,
      said: 'Le journal est entier\u00a0: 2 lignes, dont 2 scellées en 2 blocs\u202f; comparé avec 1 sceau de sauvegardes.',
    })
  })

  test('says what it takes, and what is not there', async () => {
    expect(await journal()).toMatchObject({ code: 1, said: expect.stringContaining('--verify') })
    const missing = join(place.dataDir, 'rien.tar')
    expect(await journal('--verify', missing)).toEqual({
      code: 1,
      said: `Il n’y a pas de fichier ${missing}.`,
    })
  })

  test('names what is not as it was, and ends with 1', async () => {
    await db.transaction(async (trx) => {
      for (const trigger of ['journal_kept_update', 'journalSeal_kept_delete'])
        await sql`drop trigger ${sql.ref(trigger)}`.execute(trx)
      await sql`update "journal" set "at" = '2020' where "id" = 1`.execute(trx)
    })
    const { code, said } = await journal('--verify')
    expect([code, said]).toEqual([1, expect.stringContaining('Le bloc de lignes qui finit à la 1')])
    await db.transaction((trx) => sql`delete from "journalSeal"`.execute(trx))
    await sealJournal(db)
    const rewritten = await journal('--verify')
    expect([rewritten.code, rewritten.said]).toEqual([
      1,
      expect.stringContaining(`Le sceau que garde ${join(folder, backupName(new Date(0)))} (ligne 1)`),
    ])
  })
})
