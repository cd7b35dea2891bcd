import type { GraphQLFieldMap } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { pagedTables } from '../../db/content/contentTypes.ts'
import type { ContentTable } from '../../db/tables.ts'
import { publicMutations } from '../rights.ts'
import { typeNames } from '../content/globalId.ts'
import { schema } from '../schema.ts'
import { someInput } from '../testing/testMutations.ts'
import { lists, newSchema, tables, type Item, type TestSchema } from '../testing/testSchema.ts'

/** Messages of visitors are theirs and the firm's alone, whatever their status. */
const neverPublic: ContentTable[] = ['contact', 'devis', 'carriere']
const secret = 'Confidentiel'

interface Known {
  published: Item
  hidden: Item
  trashed: Item
  /** Published, and kept from visitors all the same. */
  withheld?: Item
}

describe.each(kinds)('what a visitor may see on %s', (kind) => {
  let gateway: TestSchema
  const items = new Map<ContentTable, Known>()

  /** One published, one hidden and one published item in the trash, of every type. */
  beforeAll(async () => {
    gateway = await newSchema(kind)
    const faq = await gateway.sample('faq', 'Section publique', { status: true })
    for (const table of tables) {
      const parent = table === 'faqQuestion' ? { faq: faq.id } : {}
      const trashed = await gateway.sample(table, `${secret} jeté`, parent)
      await gateway.mutate('publish', table, { id: trashed.id })
      await gateway.mutate('softDelete', table, { id: trashed.id })
      const hidden = await gateway.sample(table, `${secret} caché`, parent)
      await gateway.mutate('unpublish', table, { id: hidden.id })
      const published = await gateway.sample(table, 'Publié', parent)
      await gateway.mutate('publish', table, { id: published.id })
      items.set(table, { published, hidden, trashed })
    }
    const archived = await gateway.sample('slide', `${secret} archivé`, { status: true, archive: true })
    items.set('slide', { ...known('slide'), withheld: archived })
    const past = await gateway.sample('offre', `${secret} échu`, { status: true, jusquAu: '2020-02-29' })
    items.set('offre', { ...known('offre'), withheld: past })
    const categories = known('categorieService')
    await gateway.mutate('update', 'service', {
      id: known('service').published.id,
      categories: [categories.published.id, categories.hidden.id],
    })
  })
  afterAll(() => gateway.close())

  function known(table: ContentTable): Known {
    const found = items.get(table)
    if (!found) throw new Error(`no items of ${table}`)
    return found
  }

  function concealed(table: ContentTable): Item[] {
    const { published, hidden, trashed, withheld } = known(table)
    return [
      hidden,
      trashed,
      ...(withheld ? [withheld] : []),
      ...(neverPublic.includes(table) ? [published] : []),
    ]
  }

  const node = 'query ($id: ID!) { node(id: $id) { __typename id } }'

  test.each(tables)('%s by node: what is published, and nothing else', async (table) => {
    for (const { id } of concealed(table)) {
      expect(await gateway.answer(node, { id })).toEqual({ data: { node: null } })
      expect(await gateway.read('node.id', node, { id }, gateway.administrator)).toBe(id)
    }
    const { published } = known(table)
    const seen = neverPublic.includes(table) ? null : { __typename: typeNames[table], id: published.id }
    expect(await gateway.read('node', node, { id: published.id })).toEqual(seen)
  })

  test.each(tables)('%s by nodes: the same, in the order asked', async (table) => {
    const ids = [...concealed(table).map(({ id }) => id), known(table).published.id, 'bm90aGluZw==', 'é']
    const found = await gateway.read('nodes', 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })
    const seen = neverPublic.includes(table) ? [] : [known(table).published.id]
    expect(found).toEqual(ids.map((id) => (seen.includes(id) ? { id } : null)))
  })

  test.each(tables.filter((table) => lists[table].site))(
    '%s by the list of the site, and its count',
    async (table) => {
      const document = `query ($first: Int, $last: Int) { site { list: ${lists[table].site}(first: $first, last: $last) {
      totalCount edges { node { id } cursor } pageInfo { hasNextPage hasPreviousPage } } } }`
      const others = table === 'faq' ? 1 : 0
      for (const who of [undefined, gateway.administrator]) {
        for (const paging of [{}, { first: 100 }, { last: 100 }]) {
          const answer = await gateway.answer(document, paging, who)
          expect(JSON.stringify(answer)).not.toContain(secret)
          expect(answer.data).toMatchObject({
            site: {
              list: { totalCount: 1 + others, pageInfo: { hasNextPage: false, hasPreviousPage: false } },
            },
          })
          const ids = JSON.stringify(answer)
          expect(ids).toContain(known(table).published.id)
          for (const { id } of concealed(table)) expect(ids).not.toContain(id)
        }
      }
    },
  )

  test.each(pagedTables)('%s by key: id, slug and title of what is hidden find nothing', async (table) => {
    const document = `query ($key: String!) { site { item: ${table}(key: $key) { id } } }`
    for (const { databaseId } of concealed(table)) {
      for (const who of [undefined, gateway.administrator]) {
        expect(await gateway.read('site.item', document, { key: String(databaseId) }, who)).toBeNull()
      }
    }
    for (const key of [`${secret} caché`, 'confidentiel-cache', `${secret} jeté`, 'confidentiel-jete']) {
      expect(await gateway.read('site.item', document, { key })).toBeNull()
    }
    expect(await gateway.read('site.item.id', document, { key: 'publie' })).toBe(known(table).published.id)
  })

  test('relations show what is published, to an administrator on the site as well', async () => {
    const document = `{ site { services { edges { node { categories { id nom } } } }
      faqs { edges { node { questions { id question } } } } } }`
    for (const who of [undefined, gateway.administrator]) {
      const answer = JSON.stringify(await gateway.answer(document, {}, who))
      expect(answer).toContain(known('categorieService').published.id)
      expect(answer).toContain(known('faqQuestion').published.id)
      expect(answer).not.toContain(secret)
    }
  })

  test('a category and a question disappear with what they hang under', async () => {
    const category = known('categorieService').published.id
    const question = known('faqQuestion').published.id
    const service = { id: known('service').published.id }
    await gateway.mutate('unpublish', 'service', service)
    expect(await gateway.read('node', node, { id: category })).toBeNull()
    await gateway.mutate('publish', 'service', service)
    expect(await gateway.read('node.id', node, { id: category })).toBe(category)
    // The trash leaves its status as it is.
    await gateway.mutate('softDelete', 'service', service)
    expect(await gateway.read('node', node, { id: category })).toBeNull()
    await gateway.mutate('restore', 'service', { ...service, asBefore: true })
    expect(await gateway.read('node.id', node, { id: category })).toBe(category)
    const faq = String(
      await gateway.read(
        'node.faq.id',
        'query ($id: ID!) { node(id: $id) { ... on FaqQuestion { faq { id } } } }',
        { id: question },
      ),
    )
    await gateway.mutate('softDelete', 'faq', { id: faq })
    expect(await gateway.read('node', node, { id: question })).toBeNull()
    await gateway.mutate('restore', 'faq', { id: faq, asBefore: true })
  })

  test.each(tables)('the back office has nothing to say about %s', async (table) => {
    const document = `{ admin { list: ${lists[table].admin}(search: "${secret}") {
      totalCount stats { total } edges { cursor node { id } } } } }`
    const { data, errors } = await gateway.answer(document)
    expect(data).toEqual({ admin: null })
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED'])
    expect(await gateway.read('admin.list.totalCount', document, {}, gateway.administrator)).toBeGreaterThan(
      0,
    )
  })

  test('counters, accounts and the back office are no nodes for visitors', async () => {
    const ids = ['ContentStats:service', 'Admin:admin', 'Account:1'].map((id) =>
      Buffer.from(id).toString('base64'),
    )
    for (const id of ids) {
      expect(await gateway.answer(node, { id })).toEqual({ data: { node: null } })
      expect(await gateway.read('node.id', node, { id }, gateway.administrator)).toBe(id)
    }
  })
})

describe('writes without the right to', () => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema('sqlite')
  })
  afterAll(() => gateway.close())

  const fields: GraphQLFieldMap<unknown, unknown> = schema.getMutationType()?.getFields() ?? {}
  const guarded = Object.values(fields).filter(({ name }) => !publicMutations.includes(name))

  const call = (mutation: (typeof guarded)[number], id: string) =>
    `mutation { ${mutation.name}${someInput(mutation, id)} { __typename ... on Error { code } } }`

  test('every mutation that is not public is refused to visitors, alike for what exists and what does not', async () => {
    expect(guarded.length).toBeGreaterThan(100)
    const { id } = await gateway.sample('service')
    for (const mutation of guarded) {
      for (const target of [id, 'nothing']) {
        const { data, errors } = await gateway.answer(call(mutation, target))
        expect({
          name: mutation.name,
          data,
          codes: errors?.map(({ extensions }) => extensions.code),
        }).toEqual({
          name: mutation.name,
          data: null,
          codes: ['UNAUTHENTICATED'],
        })
      }
    }
  })

  test('a READ token reads everything and writes nothing', async () => {
    const reader = { ...gateway.administrator, scope: 'READ' as const }
    expect(
      await gateway.read('admin.services.totalCount', '{ admin { services { totalCount } } }', {}, reader),
    ).toBe(1)
    for (const mutation of guarded.filter(({ name }) => !/^(create|update)/.test(name))) {
      const { data } = await gateway.answer(call(mutation, 'nothing'), {}, reader)
      expect(data).toEqual({ [mutation.name]: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } })
    }
    expect(await gateway.mutate('create', 'service', { nom: 'Non' }, reader)).toMatchObject({
      __typename: 'ForbiddenError',
    })
  })

  test('wrong input tells a visitor nothing', async () => {
    const { errors } = await gateway.answer('mutation { createService(input: { nom: "" }) { __typename } }')
    expect(errors?.map(({ extensions, message }) => [extensions.code, message])).toEqual([
      ['UNAUTHENTICATED', 'Connectez-vous pour continuer.'],
    ])
  })
})
