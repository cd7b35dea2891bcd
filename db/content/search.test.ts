import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page, positionOf, type PageOptions } from './contentPage.ts'
import { insert, lock, update, type ContentValues } from './contentStore.ts'
import { erase } from './erasure.ts'
import { addRows, kinds, newDatabase, type TestDatabase } from '../testing/testDatabases.ts'
import type { ContentTable } from '../tables.ts'

const sample = {
  nom: 'Kouamé Œuvré',
  email: 'k.ouame+devis@exemple.example.com',
  telephone: '+225 07 00 00 00 01',
  sujet: 'Bornage d’un terrain à 100 % (lot_12) C:\\plans "urgent" *',
  message: 'Voir https://example.com/plan?id=7&x=1 — merci 🏗️ d’avance ; ÉTÉ 2026…',
  lu: false,
  status: true,
}

const people = { nom: 'Aya', email: 'aya@example.com', reference: 'DV-2026-0001' }

describe.each(kinds)('search on %s', (kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await newDatabase(kind)
  })
  afterAll(() => database.close())

  function add<T extends ContentTable>(table: T, values: ContentValues<T>): Promise<number> {
    return database.db.transaction(async (trx) => (await insert(trx, table, values)).id)
  }

  function search(table: ContentTable, term: string, options: Partial<PageOptions> = {}) {
    return page(database.db.read, table, {
      audience: 'administrator',
      order: 'NEWEST',
      size: 20,
      search: term,
      ...options,
    })
  }

  async function found(table: ContentTable, term: string, options: Partial<PageOptions> = {}) {
    return (await search(table, term, options)).rows.map(({ id }) => id)
  }

  describe('one item', () => {
    let id: number
    beforeAll(async () => {
      id = await add('contact', sample)
      await add('contact', {
        ...sample,
        nom: 'Autre',
        email: 'b@b.example.com',
        telephone: null,
        sujet: null,
        message: 'x',
      })
    })

    test.each([
      'Kouamé',
      'kouame',
      'KOUAMÉ',
      'oeuvré',
      'ŒUVRE',
      'e\u0301te\u0301',
      'été',
      'ÉTÉ',
      'd’un',
      "d'un",
      'dʼun',
      '100 %',
      '0 %',
      'lot_12',
      '_12',
      'C:\\plans',
      '\\',
      '\\p',
      '"urgent"',
      '"',
      '" *',
      '*',
      '🏗',
      '🏗️',
      '?',
      'ua',
      '26…',
      '...',
      '+225',
      '+225 07',
      '00 00 01',
      'ouame+devis@',
      'k.ouame+devis@exemple.example.com',
      'https://example.com/plan?id=7&x=1',
      'id=7&x',
      '—',
      ' ; ',
    ])('%s is found', async (term) => {
      expect(await found('contact', term)).toEqual([id])
    })

    test.each([
      '100%',
      'lot%12',
      'lotx12',
      '%%%',
      '___',
      'k_uame',
      'NEAR(bornage terrain)',
      'bornage AND terrain',
      'bornage*',
      '^Kou',
      'nom:Kou',
      'C:\\\\plans',
      "'; drop table contact; --",
      '()',
      'kouame oeuvre k',
      'oeuvre\u001fk.ouame',
      'e\u001fk',
      '\u001f',
      '\u0000',
      'kou\u0000ame',
      '\ud83c',
      '🏗🏗',
    ])('%j is not', async (term) => {
      expect(await found('contact', term)).toEqual([])
      expect(await (await search('contact', term)).totalCount()).toEqual({ count: 0, more: false })
    })

    test('no term matches the end of one text and the beginning of the next', async () => {
      for (const term of ['œuvrék.ouame', 'oeuvre k.ouame', 'com+225', 'com +225', '01bornage']) {
        expect(await found('contact', term)).toEqual([])
      }
    })

    test('a term of nothing but spaces or marks finds everything, as no term does', async () => {
      expect(await found('contact', '')).toHaveLength(2)
      expect(await found('contact', '\u0301')).toHaveLength(2)
    })
  })

  test('rich text is searched as it is read, without tags, attributes and entities', async () => {
    const id = await add('presentation', {
      titre: 'Histoire',
      contenu:
        '<h2>Nos <strong>géo</strong>mètres</h2><ul><li>plan</li><li>borne</li></ul>' +
        '<p>Terre &amp; mer, 3 &lt; 4<br>fin</p><a href="https://example.org/secret">lien</a>',
      status: false,
    })
    for (const term of ['géomètres', 'nos geo', 'terre & mer', '3 < 4', 'plan borne', '4 fin', 'lien']) {
      expect([term, await found('presentation', term)]).toEqual([term, [id]])
    }
    for (const term of ['strong', '<h2>', 'href', 'example.org', '&amp;', 'amp;', 'planborne', '4fin']) {
      expect([term, await found('presentation', term)]).toEqual([term, []])
    }
  })

  test.each([
    ['N’Guessan', ["n'guessan", 'N’GUESSAN', 'nʼguessan', 'N‘Guessan']],
    ["N'Zi et l'eau", ['n’zi', 'l’eau', "l'eau"]],
    [
      'rendez‑vous, Abidjan–Yamoussoukro, sous-préfecture',
      ['rendez-vous', 'Abidjan-Yam', 'sous–préf', 'sous‑pre'],
    ],
    ['Lætitia Straße Łódź Søren Đặng', ['laetitia', 'strasse', 'lodz', 'soren', 'dang', 'LÆTITIA', 'ŁÓDŹ']],
  ])('%s is found however apostrophes, hyphens and letters are typed', async (titre, terms) => {
    const id = await add('faq', { titre, status: false })
    for (const term of terms) expect([term, await found('faq', term)]).toEqual([term, [id]])
    await database.db.transaction((trx) => erase(trx, 'faq', [id]))
  })

  test('what is searched follows the item through changes, the trash and its end', async () => {
    const id = await add('faq', { titre: 'Délais de livraison', status: false })
    const change = (changes: ContentValues<'faq'>) =>
      database.db.transaction(async (trx) => {
        const row = await lock(trx, 'faq', id)
        if (row) await update(trx, 'faq', row, changes)
      })
    await change({ titre: 'Prix' })
    expect(await found('faq', 'livraison')).toEqual([])
    expect(await found('faq', 'prix')).toEqual([id])
    await change({ softdelete: true })
    expect(await found('faq', 'prix')).toEqual([])
    expect(await found('faq', 'prix', { trashed: true })).toEqual([id])
    await database.db.transaction((trx) => erase(trx, 'faq', [id]))
    expect(await found('faq', 'prix', { trashed: true })).toEqual([])
    expect(await found('faq', 'pr', { trashed: true })).toEqual([])
  })

  test('two letters follow a message likewise', async () => {
    const id = await add('devis', { ...people, description: 'Zq, 4x et ŒZ', lu: false, status: true })
    const pairs = (...terms: string[]) => Promise.all(terms.map((term) => found('devis', term)))
    expect(await pairs('zq', 'ZQ', '4x', 'œz', 'ez')).toEqual(Array<number[]>(5).fill([id]))
    expect(await pairs('q4', 'xe', 'zx', 'qq')).toEqual(Array<number[]>(4).fill([]))
    await database.db.transaction(async (trx) => {
      const row = await lock(trx, 'devis', id)
      if (row) await update(trx, 'devis', row, { description: 'wk' })
    })
    expect(await pairs('zq', 'wk')).toEqual([[], [id]])
    await database.db.transaction((trx) => erase(trx, 'devis', [id]))
    expect(await pairs('wk')).toEqual([[]])
  })

  describe('many items', () => {
    const hits = 1003
    beforeAll(async () => {
      await addRows(database.db, 'categorieService', hits, { nom: `'commune'` })
    })

    test.each(['commune', 'co'])('%s: newest first, in pages without hole or repeat', async (term) => {
      const ids: number[] = []
      for (let after; ;) {
        const one = await search('categorieService', term, { size: 100, ...(after && { after }) })
        ids.push(...one.rows.map(({ id }) => id))
        const last = one.rows.at(-1)
        if (!one.more || !last) break
        after = positionOf('categorieService', 'NEWEST', last)
      }
      expect(ids).toEqual(Array.from({ length: hits }, (_, n) => hits - n))
      const skipped = await found('categorieService', term, { skip: 5, size: 2 })
      expect(skipped).toEqual([hits - 5, hits - 6])
      const backward = await found('categorieService', term, { backward: true, size: 2 })
      expect(backward).toEqual([2, 1])
    })

    test('counting stops at 1,000 and says so', async () => {
      const counted = async (term: string, options: Partial<PageOptions> = {}) =>
        (await search('categorieService', term, options)).totalCount()
      expect(await counted('commune')).toEqual({ count: 1000, more: true })
      expect(await counted('co')).toEqual({ count: 1000, more: true })
      expect(await counted('commune', { status: true })).toEqual({ count: 502, more: false })
      expect(await counted('commune 7 ')).toEqual({ count: 1, more: false })
      expect(await counted('')).toEqual({ count: hits, more: false })
    })
  })
})
