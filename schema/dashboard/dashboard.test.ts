import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statsOf } from '../../db/content/contentStore.ts'
import { fillDatabase } from '../../db/fill.ts'
import type { ContentTable } from '../../db/tables.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { schema } from '../schema.ts'
import { newSchema, tables, visitor, type Item, type TestSchema } from '../testing/testSchema.ts'

const clear = `mutation { clearDemoContent { __typename ... on Error { code }
  ... on ClearDemoPayload { removed { type count } site { demo } admin { stats { type total } } } } }`

describe.each(kinds)('what the dashboard shows on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const read = (path: string, document: string, variables = {}) =>
    gateway.read(path, document, variables, gateway.administrator)

  test('the latest changes of all types come in one query and their order, the trash too', async () => {
    const made: Item[] = []
    for (const table of tables) {
      // Times have milliseconds, and order by them.
      await new Promise((resolve) => setTimeout(resolve, 3))
      const item = await gateway.sample(table, table, table === 'faqQuestion' ? { faq: made.at(-1)?.id } : {})
      if (!['contact', 'devis', 'carriere'].includes(table)) made.push(item)
    }
    await new Promise((resolve) => setTimeout(resolve, 3))
    const [first] = made
    await gateway.mutate('softDelete', 'entreprise', { id: first?.id })
    const expected = [first, ...made.slice(1).toReversed()].map((item) => item?.id)
    const changes = (size: number) =>
      read('admin.latestChanges', `{ admin { latestChanges(first: ${size}) { id } } }`)
    expect(await changes(50)).toEqual(expected.map((id) => ({ id })))
    expect(await changes(2)).toEqual(expected.slice(0, 2).map((id) => ({ id })))
    await expect(changes(51)).rejects.toThrow('va de 1 à 50')
    await expect(changes(0)).rejects.toThrow('va de 1 à 50')
  })

  test('a category that is renamed is a change of its own, and its projets only follow', async () => {
    const category = await gateway.sample('categorieProjet', 'Voirie')
    const projet = await gateway.sample('projet', 'Rue', { category: 'Voirie' })
    await new Promise((resolve) => setTimeout(resolve, 3))
    const faq = await gateway.sample('faq', 'Ensuite')
    await new Promise((resolve) => setTimeout(resolve, 3))
    await gateway.mutate('update', 'categorieProjet', { id: category.id, nom: 'Voiries' })
    expect(await read('admin.latestChanges', '{ admin { latestChanges(first: 3) { id } } }')).toEqual([
      { id: category.id },
      { id: faq.id },
      { id: projet.id },
    ])
    const follows = 'query ($id: ID!) { node(id: $id) { ... on Projet { category version } } }'
    expect(await read('node', follows, { id: projet.id })).toEqual({ category: 'Voiries', version: 2 })
  })

  test('unread counts what waits in the inbox, and its list can be asked for', async () => {
    const stats = async () => {
      const all = await read('admin.stats', '{ admin { stats { type unread } } }')
      return Object.fromEntries(
        Object.values(Object(all)).map((one) => [Object(one).type, Object(one).unread]),
      )
    }
    const before = await stats()
    expect(before).toMatchObject({ Devis: 1, Contact: 1, Carriere: 1, Projet: null })
    const seen = await gateway.sample('devis', 'lu')
    const filed = await gateway.sample('devis', 'classé')
    const gone = await gateway.sample('devis', 'jeté')
    const waits = await gateway.sample('devis', 'attend')
    await gateway.mutate('update', 'devis', { id: seen.id, lu: true })
    await gateway.mutate('unpublish', 'devis', { id: filed.id })
    await gateway.mutate('softDelete', 'devis', { id: gone.id })
    expect(await stats()).toMatchObject({ Devis: 2 })
    const list = `query ($lu: Boolean, $status: Boolean, $trashed: Boolean, $search: String) { admin { messages(
      type: DEVIS, lu: $lu, status: $status, trashed: $trashed, search: $search) {
      totalCount stats { type } edges { cursor node { __typename id nom email lu telephoneLink { text } } } } } }`
    const names = async (variables: object) => {
      const edges = await read('admin.messages.edges', list, variables)
      return Object.values(Object(edges)).map((edge) => Object(edge).node.nom)
    }
    expect(await names({ lu: false, status: true })).toEqual(['attend', 'devis'])
    expect(await names({ lu: true, status: true })).toEqual(['lu'])
    expect(await names({ status: false })).toEqual(['classé'])
    expect(await names({ trashed: true })).toEqual(['jeté'])
    expect(await names({ search: 'attend', lu: false })).toEqual(['attend'])
    expect(await read('admin.messages.totalCount', list, { lu: false, status: true })).toBe(2)
    const everywhere = `query ($search: String) { admin { messages(
      type: DEVIS, everywhere: true, search: $search) { totalCount edges { node { nom } } } } }`
    const all = (search: string | null) => read('admin.messages', everywhere, { search })
    expect(await all('@example.com')).toEqual({
      totalCount: 5,
      edges: ['attend', 'jeté', 'classé', 'lu', 'devis'].map((nom) => ({ node: { nom } })),
    })
    expect(await all('CLASSE')).toEqual({ totalCount: 1, edges: [{ node: { nom: 'classé' } }] })
    expect(await all(null)).toMatchObject({ totalCount: 5 })
    expect(await read('admin.messages.edges.0.node', list, { search: 'attend' })).toMatchObject({
      __typename: 'Devis',
      id: waits.id,
      lu: false,
    })
  })

  test('the latest notifications come newest first, with the counters of their type', async () => {
    await gateway.sample('contact', 'Le dernier')
    const latest = await read(
      'admin.notifications',
      '{ admin { notifications { cursor stats { type unread } content { ... on Message { nom } } } } }',
    )
    expect(latest).toMatchObject({
      0: { content: { nom: 'Le dernier' }, stats: { type: 'Contact', unread: 2 } },
      1: { content: { nom: 'attend' } },
    })
  })

  test('who waits is told from who was disabled', async () => {
    await gateway.db.transaction((trx) =>
      trx
        .insertInto('account')
        .values({
          nom: 'Koffi',
          email: 'koffi@example.com',
          passwordHash: '-',
          status: false,
          createdAt: new Date().toISOString(),
        })
        .execute(),
    )
    const list = 'accounts(waiting: true) { totalCount edges { node { id nom status waiting } } }'
    const waiting = (await read('admin.accounts', `{ admin { ${list} } }`)) ?? {}
    expect(waiting).toMatchObject({ totalCount: 1, edges: [{ node: { nom: 'Koffi', waiting: true } }] })
    const id = await read('admin.accounts.edges.0.node.id', `{ admin { ${list} } }`)
    for (const [verb, status] of [
      ['activate', true],
      ['disable', false],
    ] as const) {
      const mutation = `mutation ($id: ID!) { result: ${verb}Account(input: { id: $id }) {
        ... on ActivationPayload { account { status waiting } admin { ${list} } } } }`
      expect(await read('result', mutation, { id })).toEqual({
        account: { status, waiting: false },
        admin: { accounts: { totalCount: 0, edges: [] } },
      })
    }
  })

  test('visitors and reading tokens clear nothing', async () => {
    const { errors } = await gateway.answer(clear, {}, visitor)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    expect(await gateway.read('clearDemoContent', clear, {}, reader)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe.each(kinds)('clearing the demo content on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
    await fillDatabase(gateway.db, { content: 'demo', storePicture: async () => {} })
  })
  afterAll(() => gateway.close())

  const first = async (table: string, by = ''): Promise<string> => {
    const id = await gateway.read(
      'admin.list.edges.0.node.id',
      `{ admin { list: ${table}(first: 1${by}) { edges { node { id } } } } }`,
      {},
      gateway.administrator,
    )
    return String(id)
  }
  const total = async (table: ContentTable) => (await statsOf(gateway.db.read, table)).total

  test('takes the samples away, and leaves what staff have added or edited and what that hangs on', async () => {
    const [faq, category, projet, equipe, contact] = await Promise.all(
      ['faqs', 'categoriesService', 'projets', 'equipes', 'contacts'].map((table) => first(table)),
    )
    await gateway.sample('faqQuestion', 'La nôtre', { faq })
    await gateway.sample('service', 'Le nôtre', { categories: [category] })
    await gateway.mutate('update', 'projet', { id: projet, nom: 'Repris' })
    const slide = await first('slides')
    const picture = { photoAlt: 'Autrement' }
    await gateway.mutate('update', 'testimonial', { id: await first('testimonials'), ...picture })
    // What is only shown, hidden, put elsewhere in its list or filed elsewhere is nobody's own writing.
    await gateway.mutate('unpublish', 'presentation', { id: await first('presentations') })
    await gateway.mutate('publish', 'presentation', { id: await first('presentations') })
    await gateway.mutate('update', 'slide', { id: slide, ordre: 9, archive: true })
    await gateway.mutate('update', 'projet', {
      id: await first('projets', ', skip: 1'),
      category: 'Topographie',
    })
    await gateway.mutate('update', 'service', { id: await first('services', ', skip: 1'), categories: [] })
    const partenaire = await first('partenaires')
    const nom = await gateway.read(
      'node.nom',
      'query ($id: ID!) { node(id: $id) { ... on Partenaire { nom } } }',
      { id: partenaire },
      gateway.administrator,
    )
    for (const other of ['Un instant', nom])
      await gateway.mutate('update', 'partenaire', { id: partenaire, nom: other })
    await gateway.mutate('softDelete', 'equipe', { id: equipe })
    await gateway.mutate('update', 'contact', { id: contact, lu: true })
    await gateway.sample('contact', 'Un vrai message')
    expect(await gateway.read('site.demo', '{ site { demo } }')).toBe(true)

    const settled: string[] = []
    const context = gateway.context(gateway.administrator)
    const settle = async (keys: readonly string[]) => void settled.push(...keys)
    const { data, errors } = await graphql({
      schema,
      source: clear,
      contextValue: { ...context, files: { ...context.files, settle } },
    })
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({ clearDemoContent: { site: { demo: false } } })
    const removed = Object.fromEntries(
      Object.values(Object(data?.['clearDemoContent']).removed).map((one) => [
        Object(one).type,
        Object(one).count,
      ]),
    )
    expect(removed).toMatchObject({ Entreprise: 2, Presentation: 2, Service: 8, Contact: 5, Devis: 4 })
    expect(removed).not.toHaveProperty('CategorieProjet')
    // Each is told by itself, to programs that keep a copy.
    const told = await gateway.db.read
      .selectFrom('journal')
      .select(({ fn }) => ['type', fn.countAll<number>().as('count')])
      .where('act', '=', 'erase')
      .groupBy('type')
      .execute()
    const counts = told.map(({ type, count }) => [
      type?.replace(/^./, (letter) => letter.toUpperCase()),
      Number(count),
    ])
    expect(Object.fromEntries(counts)).toEqual(removed)

    const left = await Promise.all(tables.map(async (table) => [table, await total(table)]))
    expect(Object.fromEntries(left.filter(([, count]) => count !== 0))).toEqual({
      service: 1,
      categorieService: 1,
      projet: 1,
      testimonial: 1,
      categorieProjet: 4,
      contact: 1,
      faq: 1,
      faqQuestion: 1,
    })
    expect((await statsOf(gateway.db.read, 'equipe')).trashed).toBe(0)
    expect(await first('projets')).toBe(projet)
    expect(await first('faqs')).toBe(faq)
    expect(settled.length).toBeGreaterThan(40)
    expect(await gateway.db.read.selectFrom('demoContent').selectAll().execute()).toEqual([])
  })

  test('leaves number 1 to the first request for a quote', async () => {
    const devis = await gateway.sample('devis', 'La première')
    const reference = 'query ($id: ID!) { node(id: $id) { ... on Devis { reference } } }'
    expect(await gateway.read('node.reference', reference, { id: devis.id }, gateway.administrator)).toBe(
      `DV-${new Date().getUTCFullYear()}-0001`,
    )
  })

  test('does nothing a second time, whatever stands by then', async () => {
    await gateway.sample('projet', 'Après')
    await gateway.read('clearDemoContent', clear, {}, gateway.administrator)
    expect(await total('projet')).toBe(2)
  })
})
