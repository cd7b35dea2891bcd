import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { record } from './journal.ts'
import { lastSeal, sealJournal, verifyJournal } from './journalSeal.ts'
import { kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'

describe.each(kinds)('the seals of the journal on %s', (kind) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await newDatabase(kind)
  })
  afterEach(() => database.close())

  const write = (nom: string) =>
    database.db.transaction((trx) =>
      record(
        trx,
        {
          act: 'updateAccount',
          item: { type: 'account', id: 1, libelle: nom },
          before: { nom: `pas ${nom}` },
        },
        { act: 'hideFirstSteps' },
      ),
    )
  const seals = () => database.db.read.selectFrom('journalSeal').selectAll().orderBy('id').execute()
  const run = (statement: string) => database.db.transaction((trx) => sql.raw(statement).execute(trx))

  /** As whoever owns the database can. */
  async function behindTheTriggers(statement: string): Promise<void> {
    if (kind === 'postgres')
      return void (await run(`alter table "journal" disable trigger user; ${statement}`))
    for (const event of ['update', 'delete']) await run(`drop trigger if exists "journal_kept_${event}"`)
    await run(statement)
  }

  test('lines are sealed, each block upon the one before', async () => {
    await write('Awa')
    await sealJournal(database.db)
    await write('Aya')
    await sealJournal(database.db)
    await sealJournal(database.db)
    expect(await seals()).toMatchObject([
      { upTo: 2, lines: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { upTo: 4, lines: 2 },
    ])
    expect(await lastSeal(database.db)).toMatchObject({ upTo: 4 })
    await write('Koffi')
    expect(await verifyJournal(database.db)).toEqual({ lines: 6, sealed: 4, seals: 2, faults: [] })
  })

  test('a line from when the clock was ahead keeps none from being sealed', async () => {
    const at = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
    await run(
      `insert into "journal" ("at", "door", "about", "act") values ('${at}', 'job', 'site', 'backup')`,
    )
    await write('Awa')
    await sealJournal(database.db)
    expect(await seals()).toMatchObject([{ upTo: 3, lines: 3 }])
  })

  test('an empty journal is whole', async () => {
    await sealJournal(database.db)
    expect(await verifyJournal(database.db)).toEqual({ lines: 0, sealed: 0, seals: 0, faults: [] })
  })

  test('servers that seal at once make one chain', async () => {
    for (let n = 0; n < 5; n++) {
      await write(`Awa ${n}`)
      await Promise.all([1, 2, 3].map(() => sealJournal(database.db)))
    }
    expect(await verifyJournal(database.db)).toEqual({ lines: 10, sealed: 10, seals: 5, faults: [] })
  })

  test('the values before may go: the seals hold their hashes', async () => {
    await write('Awa')
    await sealJournal(database.db)
    await run('update "journal" set "before" = null')
    expect((await verifyJournal(database.db)).faults).toEqual([])
  })

  test.each([
    ['changed', `update "journal" set "accountNom" = 'Personne' where "id" = 2`],
    ['taken away', `delete from "journal" where "id" = 2`],
    ['taken away at the end of a block', `delete from "journal" where "id" = 4`],
    ['taken away with all that follows', `delete from "journal" where "id" > 1`],
  ])('a line that was %s is found', async (_what, statement) => {
    await write('Awa')
    await write('Aya')
    await sealJournal(database.db)
    await write('Koffi')
    await sealJournal(database.db)
    await behindTheTriggers(statement)
    const { faults } = await verifyJournal(database.db)
    expect(faults[0]).toContain('Le bloc de lignes qui finit à la 4, scellé le')
    expect(faults).toHaveLength(statement.includes('> 1') ? 2 : 1)
  })

  test('values before that were changed are found, sealed or not', async () => {
    await write('Awa')
    await behindTheTriggers(`update "journal" set "before" = '["", {"nom": "Autre"}]' where "id" = 1`)
    expect((await verifyJournal(database.db)).faults).toEqual([
      'La ligne 1 ne porte plus les valeurs d’avant qu’elle portait.',
    ])
  })

  test('a journal that was written anew, seals and all, is not the one that a backup has seen', async () => {
    await write('Awa')
    await sealJournal(database.db)
    const seen = { ...(await lastSeal(database.db)), source: 'geometre.tar' }
    const kept = [{ upTo: seen.upTo ?? 0, hash: seen.hash ?? '', source: seen.source }]
    await write('Aya')
    await sealJournal(database.db)
    expect((await verifyJournal(database.db, kept)).faults).toEqual([])
    await behindTheTriggers(`update "journal" set "libelle" = 'Personne' where "id" = 1`)
    if (kind === 'postgres')
      await run('alter table "journalSeal" disable trigger user; delete from "journalSeal"')
    else {
      await run('drop trigger "journalSeal_kept_delete"')
      await run('delete from "journalSeal"')
    }
    await sealJournal(database.db)
    expect((await verifyJournal(database.db)).faults).toEqual([])
    expect((await verifyJournal(database.db, kept)).faults).toEqual([
      expect.stringContaining('Le sceau que garde geometre.tar (ligne 2) n’est pas dans le journal'),
    ])
  })

  test.runIf(kind === 'postgres')('a transaction that is still writing is waited for', async () => {
    let numbered = () => {}
    let commit = () => {}
    const written = new Promise<void>((resolve) => (numbered = resolve))
    const asked = new Promise<void>((resolve) => (commit = resolve))
    const slow = database.db.transaction(async (trx) => {
      await record(trx, { act: 'hideFirstSteps' })
      numbered()
      await asked
    })
    await written
    // A later number, to be seen before.
    await write('Awa')
    await sealJournal(database.db)
    expect(await seals()).toEqual([])
    commit()
    await slow
    await sealJournal(database.db)
    expect(await verifyJournal(database.db)).toEqual({ lines: 3, sealed: 3, seals: 1, faults: [] })
  })
})
