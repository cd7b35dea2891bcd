import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandLine, type Actor } from './actor.ts'
import { insert, updateAndBump, update } from '../content/contentStore.ts'
import { erase } from '../content/erasure.ts'
import { putInOrder } from '../content/contentOrder.ts'
import { hashOfValues, withoutJournal, record } from './journal.ts'
import type { Row } from '../tables.ts'
import { kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'

const aya: Actor = { door: 'rest', account: { id: 7, nom: 'Aya Koné' }, tokenId: 3 }

describe.each(kinds)('the journal on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase(kind)
  })
  afterAll(() => database.close())

  const lines = () => database.db.read.selectFrom('journal').selectAll().orderBy('id').execute()
  /** The lines that `work` adds. */
  async function added(work: () => Promise<unknown>): Promise<Row<'journal'>[]> {
    const before = (await lines()).length
    await work()
    return (await lines()).slice(before)
  }
  const byAya = () => database.db.actingAs(() => aya)
  const told = (line: Row<'journal'> | undefined) => JSON.parse(line?.before ?? '[]')[1]

  test('a line says who did what by which door, and what the item was called', async () => {
    const [line, ...more] = await added(() =>
      byAya().transaction((trx) => insert(trx, 'partenaire', { nom: 'BTP Ébrié', status: false })),
    )
    expect(more).toEqual([])
    expect(line).toMatchObject({
      door: 'rest',
      accountId: 7,
      accountNom: 'Aya Koné',
      tokenId: 3,
      about: 'content',
      act: 'create',
      type: 'partenaire',
      version: 1,
      libelle: 'BTP Ébrié',
      fields: null,
      before: null,
      beforeHash: null,
    })
    expect(Date.now() - Date.parse(line?.at ?? '')).toBeLessThan(60_000)
  })

  test('each transaction is of who its database was bound to, and else of the program itself', async () => {
    const { db } = database
    const [unbound, bound, again] = await added(async () => {
      await db.transaction((trx) => insert(trx, 'faq', { titre: 'A', status: false }))
      await db
        .actingAs(() => commandLine)
        .transaction((trx) => insert(trx, 'faq', { titre: 'B', status: false }))
      await db
        .actingAs(() => commandLine)
        .actingAs(() => aya)
        .longTransaction((trx) => insert(trx, 'faq', { titre: 'C', status: false }))
    })
    expect(unbound).toMatchObject({ door: 'job', accountId: null })
    expect(bound).toMatchObject({ door: 'command', accountId: null })
    expect(again).toMatchObject({ door: 'rest', accountNom: 'Aya Koné' })
  })

  test('a change names the fields that differ with their values before, and one that changes nothing is none', async () => {
    const row = await byAya().transaction((trx) =>
      insert(trx, 'service', { nom: 'Bornage', slug: 'bornage', status: false }),
    )
    const change = (changes: Record<string, string | boolean | null>) =>
      added(() =>
        database.db.transaction(async (trx) => {
          const now = await trx
            .selectFrom('service')
            .selectAll()
            .where('id', '=', row.id)
            .executeTakeFirstOrThrow()
          await update(trx, 'service', now, changes)
        }),
      )
    expect(await change({ nom: 'Bornage', resume: null })).toEqual([])
    const [changed] = await change({ nom: 'Bornages', resume: 'Des bornes', status: false })
    expect(changed).toMatchObject({ act: 'update', version: 2, libelle: 'Bornages' })
    expect(JSON.parse(changed?.fields ?? '')).toEqual(['nom', 'resume'])
    expect(told(changed)).toEqual({ nom: 'Bornage', resume: null })
    expect(changed?.beforeHash).toBe(hashOfValues(changed?.before ?? ''))
    expect(await change({ status: true })).toMatchObject([{ act: 'publish' }])
    expect(await change({ status: false })).toMatchObject([{ act: 'unpublish' }])
    expect(await change({ softdelete: true })).toMatchObject([{ act: 'trash' }])
    expect(await change({ softdelete: false })).toMatchObject([{ act: 'restore' }])
    expect(await change({ status: true, resume: null })).toMatchObject([{ act: 'update' }])
  })

  test('the same values before have another hash each time: who knows one of them cannot look for it', async () => {
    const entry = { act: 'update', item: { type: 'account', id: 1 }, before: { nom: 'Awa' } } as const
    const [one, other] = await added(() => database.db.transaction((trx) => record(trx, entry, entry)))
    expect(told(one)).toEqual(told(other))
    expect(one?.beforeHash).not.toBe(other?.beforeHash)
  })

  test('of what visitors send there is the fact: no name, no text, before or after', async () => {
    const secret = 'Ouattara'
    const all = await added(() =>
      database.db.transaction(async (trx) => {
        const row = await insert(trx, 'contact', {
          nom: secret,
          email: 'ouattara@example.com',
          message: `Bonjour de ${secret}`,
          status: true,
          lu: false,
        })
        const after = await update(trx, 'contact', row, { lu: true, nom: 'Autre', message: 'Rien' })
        await erase(trx, 'contact', [after.id])
      }),
    )
    expect(all.map(({ act, about, libelle }) => [act, about, libelle])).toEqual([
      ['create', 'message', null],
      ['update', 'message', null],
      ['erase', 'message', null],
    ])
    expect(JSON.parse(all[1]?.fields ?? '')).toEqual(['lu', 'nom', 'message'])
    expect(told(all[1])).toEqual({ lu: false })
    expect(JSON.stringify(all).toLowerCase()).not.toContain(secret.toLowerCase())
  })

  test('what goes with an item is told with it: links, former addresses, the questions of a section', async () => {
    const all = await added(() =>
      database.db.transaction(async (trx) => {
        const values = { nom: 'Levé', status: false }
        const [categorie, service, faq] = await withoutJournal(trx, async () => [
          await insert(trx, 'categorieService', values),
          await insert(trx, 'service', { ...values, slug: 'leve' }),
          await insert(trx, 'faq', { titre: 'Délais', status: false }),
        ])
        const faqId = faq?.id ?? 0
        await withoutJournal(trx, () =>
          insert(trx, 'faqQuestion', { question: 'Quand ?', reponse: 'Bientôt', status: true, faqId }),
        )
        const [serviceId, categorieId] = [service?.id ?? 0, categorie?.id ?? 0]
        await trx.insertInto('serviceCategorie').values({ serviceId, categorieId }).execute()
        await trx
          .insertInto('formerSlug')
          .values({ type: 'service', slug: 'ancien', contentId: serviceId })
          .execute()
        await erase(trx, 'service', [serviceId])
        await trx.insertInto('serviceCategorie').values({ serviceId: 1, categorieId }).execute()
        await erase(trx, 'categorieService', [categorieId])
        await erase(trx, 'faq', [faqId])
        expect(await trx.selectFrom('faqQuestion').selectAll().where('faqId', '=', faqId).execute()).toEqual(
          [],
        )
        return categorieId
      }),
    )
    expect(all.map(({ act, type }) => [act, type])).toEqual([
      ['erase', 'service'],
      ['erase', 'categorieService'],
      ['erase', 'faq'],
      ['erase', 'faqQuestion'],
    ])
    const [service, categorie, faq, question] = all.map(told)
    expect(service).toMatchObject({ nom: 'Levé', formerSlugs: ['ancien'], categories: [expect.any(Number)] })
    expect(categorie).toMatchObject({ nom: 'Levé', services: [1] })
    expect(faq).toMatchObject({ titre: 'Délais' })
    expect(question).toMatchObject({ question: 'Quand ?', reponse: 'Bientôt' })
  })

  test('an order tells each item that has moved, and no other', async () => {
    const all = await added(() =>
      database.db.transaction(async (trx) => {
        const rows = await withoutJournal(trx, async () => [
          await insert(trx, 'slide', { titre: 'Un', status: false, archive: false, ordre: 1 }),
          await insert(trx, 'slide', { titre: 'Deux', status: false, archive: false, ordre: 2 }),
          await insert(trx, 'slide', { titre: 'Trois', status: false, archive: false, ordre: 3 }),
        ])
        const [one, two, three] = rows.map(({ id }) => id)
        await putInOrder(trx, 'slide', [two ?? 0, one ?? 0, three ?? 0])
      }),
    )
    expect(all.map((line) => [line.act, line.libelle, line.version, told(line)])).toEqual([
      ['reorder', 'Deux', 2, { ordre: 2 }],
      ['reorder', 'Un', 2, { ordre: 1 }],
    ])
    expect(new Set(all.map(({ at }) => at)).size).toBe(1)
  })

  test('what is rolled back leaves no line', async () => {
    const failure = new Error('no')
    const all = await added(() =>
      database.db
        .transaction(async (trx) => {
          const row = await insert(trx, 'faq', { titre: 'Jamais', status: false })
          await updateAndBump(trx, 'faq', row, { titre: 'Toujours' })
          throw failure
        })
        .catch((error: unknown) => expect(error).toBe(failure)),
    )
    expect(all).toEqual([])
  })

  test.each([
    ['changed', `update "journal" set "accountNom" = 'Un autre'`],
    ['changed in secret', `update "journal" set "before" = null, "act" = 'update'`],
    ['taken away', `delete from "journal"`],
    [
      'given other values',
      `update "journal" set "before" = '["",{"nom":"Autre"}]' where "before" is not null`,
    ],
    kind === 'sqlite'
      ? ['replaced', `insert or replace into "journal" select * from "journal"`]
      : ['thrown away', `truncate "journal"`],
  ])('a line is never %s', async (_what, statement) => {
    const before = await lines()
    await expect(database.db.transaction((trx) => sql.raw(statement).execute(trx))).rejects.toThrow(
      'append only',
    )
    expect(await lines()).toEqual(before)
  })

  test('the values before can be erased; that they were, and their hash, stay', async () => {
    const before = await lines()
    await database.db.transaction((trx) => trx.updateTable('journal').set({ before: null }).execute())
    expect(await lines()).toEqual(before.map((line) => ({ ...line, before: null })))
    expect(before.some((line) => line.before !== null)).toBe(true)
  })

  test('seals stay as they are', async () => {
    const { db } = database
    await db.transaction((trx) =>
      trx.insertInto('journalSeal').values({ upTo: 1, lines: 1, hash: '-', at: '-' }).execute(),
    )
    for (const statement of [`update "journalSeal" set "hash" = 'x'`, `delete from "journalSeal"`])
      await expect(db.transaction((trx) => sql.raw(statement).execute(trx))).rejects.toThrow('append only')
  })
})
