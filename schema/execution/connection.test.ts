import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page } from '../../db/content/contentPage.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { connectionById } from './connection.ts'
import { adminList, ask, ids, siteList, walk } from '../testing/testLists.ts'
import { newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('pages on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  async function refused(document: string, variables: Record<string, unknown>): Promise<string> {
    const { data, errors } = await gateway.answer(document, variables, gateway.administrator)
    expect(data?.admin ?? data?.site ?? null).toBeNull()
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST'])
    return errors?.[0]?.message ?? ''
  }

  const items: Item[] = []
  const ordres = [30, null, 10, 20, null, 10, 0]
  const noms = ['Étude', 'zone', 'Atelier', 'œuvre', 'Bureau', 'élan', 'odeur']
  const orders = {
    NEWEST: [6, 5, 4, 3, 2, 1, 0],
    OLDEST: [0, 1, 2, 3, 4, 5, 6],
    POSITION: [6, 2, 5, 3, 0, 1, 4],
    LABEL: [2, 4, 5, 0, 6, 3, 1],
  }
  beforeAll(async () => {
    for (const [n, nom] of noms.entries()) {
      items.push(await gateway.sample('partenaire', nom, { ordre: ordres[n], status: true }))
    }
  })

  test.each(Object.entries(orders))(
    '%s: the same items by pages of any size, both ways',
    async (order, places) => {
      const expected = places.map((n) => items[n]?.databaseId)
      for (const size of [1, 2, 3, 7, 8]) {
        expect(await walk(gateway, adminList('partenaires'), size, { order })).toEqual(expected)
        expect(await walk(gateway, adminList('partenaires'), size, { order }, true)).toEqual(expected)
      }
    },
  )

  test('the back office lists the newest first, the site by position', async () => {
    expect(ids(await ask(gateway, adminList('partenaires')))).toEqual(
      orders.NEWEST.map((n) => items[n]?.databaseId),
    )
    const expected = orders.POSITION.map((n) => items[n]?.databaseId)
    expect(ids(await ask(gateway, siteList('partenaires')))).toEqual(expected)
    expect(await walk(gateway, siteList('partenaires'), 2)).toEqual(expected)
    expect(await walk(gateway, siteList('partenaires'), 2, {}, true)).toEqual(expected)
  })

  test('between two cursors lies what lies between them', async () => {
    const cursors = (await ask(gateway, adminList('partenaires'))).edges.map(({ cursor }) => cursor)
    const between = { after: cursors[1], before: cursors[5] }
    const all = orders.NEWEST.map((n) => items[n]?.databaseId)
    expect(ids(await ask(gateway, adminList('partenaires'), between))).toEqual(all.slice(2, 5))
    expect(ids(await ask(gateway, adminList('partenaires'), { ...between, first: 1 }))).toEqual(
      all.slice(2, 3),
    )
    expect(ids(await ask(gateway, adminList('partenaires'), { ...between, last: 2 }))).toEqual(
      all.slice(3, 5),
    )
    expect(
      ids(await ask(gateway, adminList('partenaires'), { after: cursors[5], before: cursors[1] })),
    ).toEqual([])
  })

  test('skip passes over items, after the cursor if there is one', async () => {
    const all = orders.NEWEST.map((n) => items[n]?.databaseId)
    const list = await ask(gateway, adminList('partenaires'), { first: 2, skip: 3 })
    expect(ids(list)).toEqual(all.slice(3, 5))
    expect(list.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true })
    const after = list.pageInfo.startCursor
    expect(ids(await ask(gateway, adminList('partenaires'), { first: 2, skip: 1, after }))).toEqual(
      all.slice(5, 7),
    )
    expect(ids(await ask(gateway, adminList('partenaires'), { first: 2, skip: 2_147_483_647 }))).toEqual([])
  })

  test('a page of none tells how many there are', async () => {
    expect(await ask(gateway, adminList('partenaires'), { first: 0 })).toMatchObject({
      edges: [],
      totalCount: 7,
      pageInfo: { hasNextPage: true, startCursor: null, endCursor: null },
    })
  })

  test('a list that is whole is counted by what it shows, though more has been written since', async () => {
    const { db } = gateway
    const options = { audience: 'administrator', order: 'NEWEST', size: 20 } as const
    const sections = await page(db.read, 'faq', options)
    const faqs = await connectionById({}, 'desc', {
      rows: (where, order, limit) =>
        db.read.selectFrom('faq').selectAll().where(where).orderBy('id', order).limit(limit).execute(),
      count: () =>
        db.read
          .selectFrom('faq')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
    })
    await gateway.sample('faq', 'Bornage')
    expect(await sections.totalCount()).toEqual({ count: sections.rows.length, more: false })
    expect(await faqs.totalCount()).toEqual({ count: faqs.edges.length, more: false })
  })

  test('sizes that no page may have are refused, in French', async () => {
    for (const document of [adminList('partenaires'), siteList('partenaires')]) {
      for (const size of [
        { first: 101 },
        { first: -1 },
        { last: 101 },
        { last: -1 },
        { first: 2_147_483_647 },
      ]) {
        expect(await refused(document, size)).toBe('Une page compte de 0 à 100 éléments.')
      }
      expect(await refused(document, { first: 1, last: 1 })).toBe(
        '«\u00a0first\u00a0» et «\u00a0last\u00a0» s’excluent.',
      )
    }
    const skip = '«\u00a0skip\u00a0» est un nombre positif, avec «\u00a0first\u00a0».'
    expect(await refused(adminList('partenaires'), { skip: -1 })).toBe(skip)
    expect(await refused(adminList('partenaires'), { last: 1, skip: 1 })).toBe(skip)
    expect(await refused(adminList('partenaires'), { search: 'a'.repeat(201) })).toBe(
      'La recherche est limitée à 200 caractères.',
    )
  })

  const forged = [
    ['nothing', ''],
    ['garbage', '*é%'],
    ['no JSON', 'not json'],
    ['no list', '{"0":"NEWEST","1":1}'],
    ['another type', '["projet","NEWEST",1]'],
    ['too short', '["partenaire","NEWEST"]'],
    ['too long', '["partenaire","NEWEST",1,2]'],
    ['another order', '["partenaire","OLDEST",1]'],
    ['a text for a number', '["partenaire","NEWEST","1"]'],
    ['SQL', '["partenaire","NEWEST","1) or 1=1 --"]'],
    ['a fraction', '["partenaire","NEWEST",1.5]'],
    ['more than an integer', '["partenaire","NEWEST",1e300]'],
    ['more than four bytes', '["partenaire","NEWEST",2147483648]'],
    ['NaN', '["partenaire","NEWEST",NaN]'],
    ['null', '["partenaire","NEWEST",null]'],
    ['a list', '["partenaire","NEWEST",[1]]'],
  ]
  test.each(forged)('a forged cursor is refused: %s', async (_, text) => {
    const cursor = Buffer.from(text ?? '').toString('base64url')
    for (const position of [{ after: cursor }, { before: cursor }]) {
      expect(await refused(adminList('partenaires'), position)).toBe('Ce curseur n’est pas de cette liste.')
      expect(await refused(siteList('partenaires'), position)).toBe('Ce curseur n’est pas de cette liste.')
    }
  })

  test('forged texts and numbers in a cursor that could be one do no harm', async () => {
    const cursor = (...position: unknown[]) => Buffer.from(JSON.stringify(position)).toString('base64url')
    const labels = ['', "'; drop table partenaire; --", '%', '\ud83c\udfd7', 'z'.repeat(5000)]
    for (const label of labels) {
      await ask(gateway, adminList('partenaires'), {
        order: 'LABEL',
        after: cursor('partenaire', 'LABEL', label, 1),
      })
    }
    for (const label of ['\u0000', '\ud83c']) {
      await refused(adminList('partenaires'), {
        order: 'LABEL',
        after: cursor('partenaire', 'LABEL', label, 1),
      })
    }
    for (const number of [0, -1, 2_147_483_647, -2_147_483_648]) {
      await ask(gateway, adminList('partenaires'), { after: cursor('partenaire', 'NEWEST', number) })
      await ask(gateway, siteList('partenaires'), { after: cursor('partenaire', 'POSITION', number, number) })
    }
    const other = cursor('categorieProjet', 'NEWEST', 4)
    expect(await refused(adminList('partenaires'), { after: other })).toBe(
      'Ce curseur n’est pas de cette liste.',
    )
    expect(await walk(gateway, adminList('partenaires'), 3)).toHaveLength(7)
  })

  test('the questions of one Faq, by pages and counted; none where it is none', async () => {
    const [first, second] = [await gateway.sample('faq', 'Titres'), await gateway.sample('faq', 'Délais')]
    const made: number[] = []
    for (const nom of ['un', 'deux', 'trois']) {
      made.push((await gateway.sample('faqQuestion', nom, { faq: first.id })).databaseId)
      await gateway.sample('faqQuestion', nom, { faq: second.id })
    }
    const document = `query ($faq: ID, $after: String) { admin {
      list: faqQuestions(faq: $faq, after: $after, first: 2, order: OLDEST) {
        totalCount edges { node { databaseId } } pageInfo { endCursor } } } }`
    async function list(variables: Record<string, unknown>) {
      const { data } = await gateway.answer(document, variables, gateway.administrator)
      return Object(data?.admin).list
    }
    const page = await list({ faq: first.id })
    const rest = await list({ faq: first.id, after: page.pageInfo.endCursor })
    const found = [...page.edges, ...rest.edges].map(({ node }) => node.databaseId)
    expect(found).toEqual(made)
    expect(page.totalCount).toBe(3)
    expect((await list({ faq: items[0]?.id })).totalCount).toBe(0)
    expect((await list({})).totalCount).toBe(6)
  })
})
