import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { lists, newSchema, type Item, type TestSchema } from '../testing/testSchema.ts'
import { typeNames } from './globalId.ts'

const ordered = ['service', 'slide', 'equipe', 'partenaire', 'faq', 'faqQuestion'] as const

describe.each(kinds)('orders on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  test('projets come newest first where nobody has put them in order; those that somebody has, before the others', async () => {
    const made: Item[] = []
    for (const nom of ['vieux', 'moyen', 'neuf', 'dernier']) {
      const item = await gateway.sample('projet', nom)
      await gateway.mutate('publish', 'projet', { id: item.id })
      made.push(item)
    }
    const [, middle, , last] = made
    const shown = async () => {
      const list = 'projets(first: 10) { edges { node { nom } } }'
      const found = JSON.stringify(await gateway.read('site', `{ site { ${list} } }`))
      return [...found.matchAll(/"nom":"([^"]+)"/g)].map(([, nom]) => nom)
    }
    expect(await shown()).toEqual(['dernier', 'neuf', 'moyen', 'vieux'])
    await gateway.read(
      'done',
      'mutation ($ids: [ID!]!) { done: reorderProjet(input: { ids: $ids }) { __typename } }',
      { ids: [middle?.id, last?.id] },
      gateway.administrator,
    )
    expect(await shown()).toEqual(['moyen', 'neuf', 'dernier', 'vieux'])
    const newest = await gateway.sample('projet', 'ajouté')
    await gateway.mutate('publish', 'projet', { id: newest.id })
    expect(await shown()).toEqual(['moyen', 'neuf', 'dernier', 'ajouté', 'vieux'])
    const paged = async () => {
      const found: unknown[] = []
      let after: unknown = null
      for (let page = 0; page < 5; page++) {
        const list = 'projets(first: 1, after: $after) { pageInfo { endCursor } edges { node { nom } } }'
        const document = `query ($after: String) { site { ${list} } }`
        found.push(await gateway.read('site.projets.edges.0.node.nom', document, { after }))
        after = await gateway.read('site.projets.pageInfo.endCursor', document, { after })
      }
      return found
    }
    expect(await paged()).toEqual(await shown())
  })

  describe.each(ordered)('reorder %s', (table) => {
    const items: Item[] = []
    beforeAll(async () => {
      const faq = table === 'faqQuestion' ? { faq: (await gateway.sample('faq', 'Ordre')).id } : {}
      for (const nom of ['a', 'b', 'c', 'd', 'e']) items.push(await gateway.sample(table, nom, faq))
    })

    async function reorder(ids: unknown[]): Promise<{ answer: unknown; error: string | null }> {
      const { data, errors } = await gateway.answer(
        `mutation ($ids: [ID!]!) { r: reorder${typeNames[table]}(input: { ids: $ids }) { __typename
          ... on ReorderPayload { contents { id } stats { total } } ... on Error { message } } }`,
        { ids },
        gateway.administrator,
      )
      return { answer: data?.r, error: errors?.[0]?.message ?? null }
    }

    /** Those items by position, as places in `items`. */
    async function order(): Promise<number[]> {
      const document = `{ admin { list: ${lists[table].admin}(first: 100, order: POSITION) { edges { node { id } } } } }`
      const list = JSON.stringify(await gateway.read('admin.list', document, {}, gateway.administrator))
      const found = [...list.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
      return found.map((id) => items.findIndex((item) => item.id === id)).filter((place) => place >= 0)
    }

    function ordreOf(id: string): Promise<unknown> {
      const document = `query ($id: ID!) { node(id: $id) { ... on ${typeNames[table]} { ordre } } }`
      return gateway.read('node.ordre', document, { id }, gateway.administrator)
    }

    const versions = () => Promise.all(items.map(({ id }) => versionOf(id)))
    const ids = (...places: number[]) => places.map((place) => items[place]?.id)

    test('all, a few, none; what is not named keeps its place', async () => {
      const { answer } = await reorder(ids(4, 3, 2, 1, 0))
      expect(answer).toMatchObject({
        __typename: 'ReorderPayload',
        contents: ids(4, 3, 2, 1, 0).map((id) => ({ id })),
      })
      expect(await order()).toEqual([4, 3, 2, 1, 0])
      await reorder(ids(0, 4))
      expect(await order()).toEqual([0, 3, 2, 1, 4])
      await reorder([])
      expect(await order()).toEqual([0, 3, 2, 1, 4])
      await reorder(ids(0, 1, 2, 3, 4))
      expect(await order()).toEqual([0, 1, 2, 3, 4])
    })

    test('what is named twice, unknown, of another type or in the trash changes nothing', async () => {
      const notFound = { __typename: 'NotFoundError', message: 'Cet élément n’existe pas ou n’existe plus.' }
      const twice = { __typename: 'ValidationError' }
      expect((await reorder(ids(1, 0, 1))).answer).toMatchObject(twice)
      const unknown = Buffer.from(`${typeNames[table]}:999999`).toString('base64')
      const foreign = (await gateway.sample('testimonial')).id
      for (const wrong of [[unknown], ['rien'], ['rien', 'autre'], [foreign], ['']]) {
        expect((await reorder([...ids(2, 1), ...wrong])).answer).toEqual(notFound)
      }
      await gateway.mutate('softDelete', table, { id: items[3]?.id })
      expect((await reorder(ids(3, 0))).answer).toEqual(notFound)
      await gateway.mutate('restore', table, { id: items[3]?.id })
      expect(await order()).toEqual([0, 1, 2, 3, 4])
      const many = Array.from({ length: 20_000 }, (_, n) =>
        Buffer.from(`${typeNames[table]}:${n + 1}`).toString('base64'),
      )
      const started = performance.now()
      await reorder(many)
      expect(performance.now() - started).toBeLessThan(5000)
    })

    test('several at once leave one of the orders, and every place once', async () => {
      const orders = [
        [4, 3, 2, 1, 0],
        [0, 1, 2, 3, 4],
        [2, 4, 0, 1, 3],
        [1, 0, 3, 4, 2],
      ]
      const answers = await Promise.all(
        [...orders, ...orders].map(async (one, n) => {
          if (n === 4) await gateway.mutate('update', table, { id: items[2]?.id, status: false })
          return reorder(ids(...one))
        }),
      )
      expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null))
      expect(orders).toContainEqual(await order())
      const places = await Promise.all(items.map(({ id }) => ordreOf(id)))
      expect(new Set(places).size).toBe(5)
      await reorder(ids(0, 1, 2, 3, 4))
    })

    test('only what changes its place gets a new version', async () => {
      await reorder(ids(0, 1, 2, 3, 4))
      const before = await versions()
      await reorder(ids(0, 1, 2, 3, 4))
      expect(await versions()).toEqual(before)
      await reorder(ids(2, 1))
      expect(await order()).toEqual([0, 2, 1, 3, 4])
      expect(await versions()).toEqual(before.map((version, n) => version + (n === 1 || n === 2 ? 1 : 0)))
      await reorder(ids(1, 2))
    })

    test('places that are missing or held twice are given as far as they are in the way', async () => {
      for (const [n, ordre] of [7, 7, 9, null, null].entries())
        await gateway.mutate('update', table, { id: items[n]?.id, ordre })
      const before = await versions()
      await reorder(ids(1, 0))
      expect(await order()).toEqual([1, 0, 2, 3, 4])
      expect(await Promise.all(items.map(({ id }) => ordreOf(id)))).toEqual([8, 7, 9, null, null])
      expect(await versions()).toEqual(before.map((version, n) => version + (n === 0 ? 1 : 0)))
      await reorder(ids(4, 0))
      expect(await order()).toEqual([1, 4, 2, 3, 0])
      expect(await Promise.all(items.map(({ id }) => ordreOf(id)))).toEqual([11, 7, 9, 10, 8])
      await reorder(ids(0, 1, 2, 3, 4))
    })
  })

  test('the questions of one FAQ are put in order among themselves', async () => {
    const questions: Item[] = []
    const versions = () => Promise.all(questions.map(({ id }) => versionOf(id)))
    for (const titre of ['Une', 'Autre']) {
      const faq = (await gateway.sample('faq', titre)).id
      for (const question of ['a', 'b'])
        questions.push(await gateway.sample('faqQuestion', question, { faq }))
    }
    const before = await versions()
    const document = `mutation ($ids: [ID!]!) { r: reorderFaqQuestion(input: { ids: $ids }) { __typename } }`
    const [a, b] = questions
    expect(await gateway.read('r', document, { ids: [b?.id, a?.id] }, gateway.administrator)).toEqual({
      __typename: 'ReorderPayload',
    })
    expect(await versions()).toEqual(before.map((version, n) => version + (n < 2 ? 1 : 0)))
  })

  async function versionOf(id: string): Promise<number> {
    const document = 'query ($id: ID!) { node(id: $id) { ... on Content { version } } }'
    return Number(await gateway.read('node.version', document, { id }, gateway.administrator))
  }
})
