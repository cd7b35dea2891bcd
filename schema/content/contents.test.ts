import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentTypeOf } from '../../db/content/contentTypes.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { adminList, ask, walk } from '../testing/testLists.ts'
import { lists, newSchema, tables, visitor, type Item, type TestSchema } from '../testing/testSchema.ts'
import { typeNames } from './globalId.ts'

const verbs = ['publish', 'unpublish', 'softDelete', 'restore', 'erase'] as const
const notFound = { __typename: 'NotFoundError', code: 'NOT_FOUND' }

/** The name of a type in ContentName. */
function enumName(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase()
}

function idOf(typename: string, key: string | number): string {
  return Buffer.from(`${typename}:${key}`).toString('base64')
}

describe.each(kinds)('any content on %s', (kind) => {
  let gateway: TestSchema
  const items = new Map<string, Item[]>()
  beforeAll(async () => {
    gateway = await newSchema(kind)
    for (const table of tables) {
      const made = []
      for (const label of ['Épi', 'abri', 'Zinc']) made.push(await gateway.sample(table, label))
      items.set(table, made)
      await gateway.mutateContent('softDelete', { id: (await gateway.sample(table, 'jeté')).id })
    }
  })
  afterAll(() => gateway.close())

  test.each(tables)('the list of %s is the one of its own field', async (table) => {
    const own = adminList(lists[table].admin)
    const any = adminList('contents').replace('contents(', `contents(type: ${enumName(table)}, `)
    for (const variables of [
      {},
      { first: 2, order: 'LABEL' },
      { last: 1, order: 'POSITION' },
      { first: 1, skip: 1, order: 'OLDEST' },
      { status: true },
      { search: 'ABRI' },
      { trashed: true },
    ]) {
      const list = await ask(gateway, any, variables)
      expect(list).toEqual(await ask(gateway, own, variables))
      expect(list).toHaveProperty('stats.trashed', 1)
    }
    expect(await walk(gateway, any, 1, { order: 'LABEL' })).toEqual(
      await walk(gateway, own, 2, { order: 'LABEL' }),
    )
  })

  test('counters name what is active where that is limited', async () => {
    const activesOf = (name: string) =>
      gateway.read(
        `admin.contents.stats.actives`,
        `{ admin { contents(type: ${name}) { stats { actives { libelle status } } } } }`,
        {},
        gateway.administrator,
      )
    const [first] = items.get('service') ?? []
    await gateway.mutateContent('publish', { id: first?.id ?? '' })
    expect(await activesOf('SERVICE')).toEqual([{ libelle: 'Épi', status: true }])
    await gateway.mutateContent('unpublish', { id: first?.id ?? '' })
    expect(await activesOf('SERVICE')).toEqual([])
    const [other] = items.get('partenaire') ?? []
    await gateway.mutateContent('publish', { id: other?.id ?? '' })
    expect(await activesOf('PARTENAIRE')).toEqual([])
    await gateway.mutateContent('unpublish', { id: other?.id ?? '' })
  })

  test('the questions of one section, and no section of anything else', async () => {
    const faq = await gateway.sample('faq', 'Une section')
    const question = await gateway.sample('faqQuestion', 'Une question', { faq: faq.id })
    const edges = (type: string, of: string) =>
      gateway.answer(
        `query ($of: ID!) { admin { contents(type: ${type}, faq: $of) { edges { node { id libelle } } } } }`,
        { of },
        gateway.administrator,
      )
    const found = [{ node: { id: question.id, libelle: 'Une question' } }]
    expect((await edges('FAQ_QUESTION', faq.id)).data).toMatchObject({
      admin: { contents: { edges: found } },
    })
    const none = await edges('FAQ_QUESTION', question.id)
    expect(none.data).toMatchObject({ admin: { contents: { edges: [] } } })
    expect((await edges('SERVICE', faq.id)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
  })

  test.each([
    ['projet', 'categorieProjet', (nom: string) => ({ category: nom })],
    ['service', 'categorieService', (_nom: string, id: string) => ({ categories: [id] })],
  ] as const)('each %s of one category, and of what is none nothing', async (table, of, input) => {
    const category = await gateway.sample(of, 'Ports & digues')
    const inside = await gateway.sample(table, 'Dedans', input('Ports & digues', category.id))
    const found = (id: string, type = enumName(table)) =>
      gateway.answer(
        `query ($id: ID!) { admin {
          contents(type: ${type}, category: $id) { totalCount edges { node { id } } }
          everyContent(type: ${type}, category: $id) { id } } }`,
        { id },
        gateway.administrator,
      )
    expect((await found(category.id)).data).toEqual({
      admin: {
        contents: { totalCount: 1, edges: [{ node: { id: inside.id } }] },
        everyContent: [{ id: inside.id }],
      },
    })
    const none = { admin: { contents: { totalCount: 0, edges: [] }, everyContent: [] } }
    expect((await found(inside.id)).data).toEqual(none)
    expect((await found('n’importe quoi')).data).toEqual(none)
    expect((await found(category.id, 'EQUIPE')).errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
  })

  test.each(verbs)('%sContent finds nothing where there is no content', async (verb) => {
    const { account } = gateway.administrator
    const ids = [
      ...['Account', 'ContentStats', 'Site', 'Admin', 'Content'].map((name) => idOf(name, account?.id ?? 1)),
      idOf('Service', 999_999),
      idOf('Service', '1x'),
      idOf('Entreprise', 0),
      'rien',
      '',
    ]
    for (const id of ids) expect(await gateway.mutateContent(verb, { id })).toMatchObject(notFound)
  })

  test('nobody changes anything without the right to', async () => {
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    for (const table of tables) {
      const { id } = (items.get(table) ?? [])[0] ?? {}
      for (const verb of verbs) {
        await expect(gateway.mutateContent(verb, { id }, visitor)).rejects.toThrow('Connectez-vous')
        expect(await gateway.mutateContent(verb, { id }, reader)).toMatchObject({ code: 'FORBIDDEN' })
      }
    }
    const { errors } = await gateway.answer('{ admin { contents(type: SERVICE) { totalCount } } }')
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('only what is limited is swapped, within its type', async () => {
    for (const table of tables) {
      const [one, other] = items.get(table) ?? []
      await gateway.mutateContent('publish', { id: other?.id })
      const limited = ['entreprise', 'presentation', 'service', 'equipe', 'annonce'].includes(table)
      const answer = await gateway.mutateContent('swapActive', { id: one?.id, replace: other?.id })
      expect(answer).toMatchObject(
        limited
          ? { content: { id: one?.id, status: true } }
          : { __typename: 'ValidationError', fields: [{ field: 'id' }] },
      )
      const foreign = idOf(table === 'service' ? 'Equipe' : 'Service', one?.databaseId ?? 0)
      expect(await gateway.mutateContent('swapActive', { id: one?.id, replace: foreign })).toMatchObject(
        notFound,
      )
    }
  })

  test('only what has an order is put in one, a type at a time', async () => {
    const reorder = (ids: unknown[]) =>
      gateway.read(
        'done',
        `mutation ($ids: [ID!]!) { done: reorderContents(input: { ids: $ids }) { __typename
          ... on ReorderPayload { contents { id } stats { type } } ... on ValidationError { fields { field } } } }`,
        { ids },
        gateway.administrator,
      )
    for (const table of tables) {
      const ids = (items.get(table) ?? []).map(({ id }) => ({ id })).toReversed()
      const ordered = contentTypeOf(table).listed === 'by ordre'
      expect(await reorder(ids.map(({ id }) => id))).toEqual(
        ordered
          ? { __typename: 'ReorderPayload', contents: ids, stats: { type: typeNames[table] } }
          : { __typename: 'ValidationError', fields: [{ field: 'ids' }] },
      )
    }
    const [slide] = items.get('slide') ?? []
    const [faq] = items.get('faq') ?? []
    expect(await reorder([slide?.id, faq?.id])).toMatchObject({ __typename: 'NotFoundError' })
    expect(await reorder([])).toMatchObject({ __typename: 'NotFoundError' })
  })
})
