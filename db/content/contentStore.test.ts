import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page, positionOf, type PageOptions } from './contentPage.ts'
import { findByKey, findMany, insert, isActiveLimitFailure, lock, statsOf, update } from './contentStore.ts'
import { erase } from './erasure.ts'
import { kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'

describe.each(kinds)('content store on %s', (kind) => {
  let database: TestDatabase
  const service = (nom: string, extra: Record<string, string | number | boolean | null> = {}) =>
    database.db.transaction((trx) =>
      insert(trx, 'service', { nom, slug: nom.toLowerCase(), status: false, ...extra }),
    )

  beforeAll(async () => {
    database = await newDatabase(kind)
  })
  afterAll(() => database.close())

  test('a row comes back with its types, version 1 and derived texts', async () => {
    const row = await service('Géodésie', { resume: 'Œuvre' })
    expect(row).toMatchObject({
      nom: 'Géodésie',
      status: false,
      softdelete: false,
      version: 1,
      label: 'geodesie',
    })
    expect(row.search).toBe('geodesie\u001fgeodesie\u001foeuvre')
  })

  test('an update counts the version up once, and not at all where nothing differs', async () => {
    const row = await service('Bornage')
    const same = await database.db.transaction((trx) =>
      update(trx, 'service', row, { nom: 'Bornage', resume: null }),
    )
    expect(same.version).toBe(1)
    const changed = await database.db.transaction((trx) =>
      update(trx, 'service', row, { resume: 'Des bornes' }),
    )
    expect(changed).toMatchObject({ version: 2, resume: 'Des bornes' })
    expect(changed.search).toContain('des bornes')
  })

  test('counters follow every change without a scan', async () => {
    const before = await statsOf(database.db.read, 'testimonial')
    const add = (status: boolean) =>
      database.db.transaction((trx) => insert(trx, 'testimonial', { nom: 'A', message: 'B', status }))
    const [first, second] = [await add(true), await add(false)]
    const third = await add(true)
    await database.db.transaction(async (trx) => {
      await update(trx, 'testimonial', first, { softdelete: true })
      await update(trx, 'testimonial', second, { status: true })
      await erase(trx, 'testimonial', [third.id])
    })
    expect(await statsOf(database.db.read, 'testimonial')).toMatchObject({
      total: before.total + 1,
      active: before.active + 1,
      visible: before.visible + 1,
      trashed: 1,
      trashedActive: 1,
    })
  })

  test('archived slides are active, and not visible', async () => {
    await database.db.transaction((trx) => insert(trx, 'slide', { titre: 'A', status: true, archive: true }))
    expect(await statsOf(database.db.read, 'slide')).toMatchObject({ total: 1, active: 1, visible: 0 })
  })

  test('the limit fails the statement that would exceed it, and its transaction with it', async () => {
    const add = (nom: string) =>
      database.db.transaction((trx) => insert(trx, 'presentation', { titre: nom, status: true }))
    await add('une')
    await expect(add('deux')).rejects.toSatisfy(isActiveLimitFailure)
    expect(await statsOf(database.db.read, 'presentation')).toMatchObject({
      total: 1,
      active: 1,
      activeLimit: 1,
    })
  })

  test('a slug is unique', async () => {
    await service('Unique')
    await expect(service('unique')).rejects.toThrow(/UNIQUE constraint failed: service.slug|service_slug_key/)
  })

  test('a key is an id, then a slug, then a nom, then a former slug', async () => {
    const a = await service('Alpha', { slug: 'alpha', status: true })
    const b = await service('alpha-ancien', { slug: 'beta', status: true })
    await database.db.transaction((trx) =>
      trx
        .insertInto('formerSlug')
        .values([
          { type: 'service', slug: 'premier', contentId: a.id },
          { type: 'service', slug: 'beta', contentId: a.id },
        ])
        .execute(),
    )
    const found = async (key: string) => (await findByKey(database.db.read, 'service', key, 'visitor'))?.id
    expect(await found(String(a.id))).toBe(a.id)
    expect(await found('beta')).toBe(b.id)
    expect(await found('Alpha')).toBe(a.id)
    expect(await found('premier')).toBe(a.id)
    expect(await found('99999999999999999999')).toBeUndefined()
  })

  test('visitors find only what is published, and under something published', async () => {
    const rows = await database.db.transaction(async (trx) => {
      const faq = await insert(trx, 'faq', { titre: 'F', status: false })
      const question = await insert(trx, 'faqQuestion', {
        faqId: faq.id,
        question: 'Q',
        reponse: 'R',
        status: true,
      })
      const contact = await insert(trx, 'contact', {
        nom: 'N',
        email: 'e@example.com',
        message: 'M',
        lu: false,
        status: true,
      })
      return { faq, question, contact }
    })
    const visible = async () =>
      (await findMany(database.db.read, 'faqQuestion', [rows.question.id], 'visitor')).length
    expect(await visible()).toBe(0)
    await database.db.transaction(async (trx) => {
      const locked = await lock(trx, 'faq', rows.faq.id)
      if (locked) await update(trx, 'faq', locked, { status: true })
    })
    expect(await visible()).toBe(1)
    expect(await findMany(database.db.read, 'contact', [rows.contact.id], 'visitor')).toEqual([])
    expect(await findMany(database.db.read, 'contact', [rows.contact.id], 'administrator')).toHaveLength(1)
  })

  test.each(['NEWEST', 'OLDEST', 'POSITION', 'LABEL'] as const)(
    'pages by %s meet without hole or repeat',
    async (order) => {
      const ordres = [3, null, 1, 2, null, 1]
      if ((await statsOf(database.db.read, 'partenaire')).total === 0) {
        for (const [n, ordre] of ordres.entries()) {
          await database.db.transaction((trx) =>
            insert(trx, 'partenaire', { nom: `é${'cabdaf'[n] ?? ''}`, ordre, status: true }),
          )
        }
      }
      const options: PageOptions = { audience: 'administrator', order, size: 100 }
      const all = (await page(database.db.read, 'partenaire', options)).rows
      const forward = [],
        backward = []
      for (let after; ;) {
        const one = await page(database.db.read, 'partenaire', {
          ...options,
          size: 2,
          ...(after && { after }),
        })
        forward.push(...one.rows)
        const last = one.rows.at(-1)
        if (!one.more || !last) break
        after = positionOf('partenaire', order, last)
      }
      for (let before; ;) {
        const one = await page(database.db.read, 'partenaire', {
          ...options,
          size: 2,
          backward: true,
          ...(before && { before }),
        })
        backward.unshift(...one.rows)
        const first = one.rows[0]
        if (!one.more || !first) break
        before = positionOf('partenaire', order, first)
      }
      expect(all).toHaveLength(6)
      expect(forward).toEqual(all)
      expect(backward).toEqual(all)
      if (order === 'POSITION') expect(all.map((row) => row.ordre)).toEqual([1, 1, 2, 3, null, null])
      if (order === 'LABEL') expect(all.map((row) => row.label)).toEqual(['ea', 'ea', 'eb', 'ec', 'ed', 'ef'])
    },
  )
})
