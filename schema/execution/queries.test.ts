import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kinds, programKinds } from '../../db/testing/testDatabases.ts'
import type { ContentTable } from '../../db/tables.ts'
import { lists, newSchema, tables, type Item, type TestSchema } from '../testing/testSchema.ts'

const picture = 'url width placeholder alt'
/** What hangs below an item of each type, and of what hangs there. */
const relations: Partial<Record<ContentTable, string>> = {
  entreprise: `logo { ${picture} }`,
  service: `image { ${picture} } categories { id nom }`,
  presentation: `image { ${picture} }`,
  slide: `image { ${picture} }`,
  projet: `image { ${picture} }`,
  equipe: `photo { ${picture} }`,
  partenaire: `logo { ${picture} }`,
  testimonial: `photo { ${picture} }`,
  faq: 'questions { id question faq { id titre questions { id } } }',
  faqQuestion: 'faq { id titre questions { id faq { id } } }',
  page: `image { ${picture} }`,
}

const fromVisitors: ContentTable[] = ['contact', 'devis', 'carriere']
const limited: ContentTable[] = ['entreprise', 'service', 'presentation', 'equipe', 'annonce']

function list(name: string, table: ContentTable, own = ''): string {
  return `${name}(first: 100 ${own}) { totalCount edges { cursor node { id ${relations[table] ?? ''} } } }`
}

const everything = `{
  admin { ${tables.map((table) => list(lists[table].admin, table)).join(' ')}
    ${tables.map((table) => list(`trashed_${table}: ${lists[table].admin}`, table, ', trashed: true')).join(' ')} }
  site { entreprise { id ${relations.entreprise} } presentation { id ${relations.presentation} }
    ${tables.flatMap((table) => (lists[table].site ? [list(lists[table].site, table)] : [])).join(' ')} } }`

describe.each(programKinds)('the number of queries on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
    for (const key of ['a', 'b']) {
      const variants = JSON.stringify([{ format: 'webp', width: 640, file: '640.webp' }])
      await gateway.db.transaction((trx) =>
        trx
          .insertInto('file')
          .values({
            key,
            kind: 'image',
            name: key,
            width: 640,
            height: 480,
            placeholder: null,
            variants,
            createdAt: '',
          })
          .execute(),
      )
    }
  })
  afterAll(() => gateway.close())

  async function queriesOf(document: string, variables = {}): Promise<{ count: number; answer: unknown }> {
    gateway.queries.length = 0
    const { data, errors } = await gateway.answer(document, variables, gateway.administrator)
    expect(errors).toBeUndefined()
    return { count: gateway.queries.length, answer: data }
  }

  /** Brings every type to `count` items with pictures, categories and questions. */
  async function grow(count: number): Promise<void> {
    for (const table of tables.toSorted((a) => (a === 'faq' ? -1 : 0))) {
      const document = `{ admin { list: ${lists[table].admin} { totalCount edges { node { id } } } } }`
      const there = Number(await gateway.read('admin.list.totalCount', document, {}, gateway.administrator))
      // Nothing hangs below the others: ten of them show as much.
      const wanted = relations[table] ? count : Math.min(count, 10)
      const created = Array.from({ length: Math.max(0, wanted - there) }, (_, n) =>
        gateway.sample(table, `É ${there + n}`, {
          ...(fromVisitors.includes(table) ? {} : { status: there + n === 0 || !limited.includes(table) }),
          ...(table === 'faqQuestion' ? { faq: Buffer.from('Faq:1').toString('base64') } : {}),
        }),
      )
      await Promise.all(created)
      const name = /(image|logo|photo) \{/.exec(relations[table] ?? '')?.[1]
      if (!name) continue
      await gateway.db.transaction((trx) =>
        sql`update ${sql.table(table)} set ${sql.ref(name)} = case "id" % 2 when 0 then 'a' else 'b' end`.execute(
          trx,
        ),
      )
    }
    await gateway.db.transaction((trx) =>
      sql`insert into "serviceCategorie" select s."id", c."id" from "service" s, "categorieService" c
        where c."id" < 4 on conflict do nothing`.execute(trx),
    )
  }

  test('is the same for 3 and 10 items of every type, with all that hangs below them; list by list for 100', async () => {
    const counts: number[] = []
    for (const size of [3, 10]) {
      await grow(size)
      const { count, answer } = await queriesOf(everything)
      counts.push(count)
      expect(answer).toMatchObject({
        admin: { services: { totalCount: size }, faqQuestions: { totalCount: size } },
      })
    }
    // Now and then two that are alike are asked for one after the other, or at once, and are one.
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
    // All at once a hundred of each are a large answer, which is loaded in turns; a list is not.
    await grow(100)
    for (const table of tables) {
      const { count } = await queriesOf(`{ admin { ${list(lists[table].admin, table)} } }`)
      const levels = (relations[table]?.match(/\{ (?!url)/g) ?? []).length
      const pictured = relations[table]?.includes(picture) ? 1 : 0
      const along = table === 'service' || table === 'faq' ? 1 : 0
      // The page, which is the whole list and its own count, and one for each relation, but for the list below that comes with it.
      expect({ table, count }).toEqual({ table, count: 1 + levels + pictured - along })
    }
  }, 60_000)

  test('is one for a list without count, and one for a hundred nodes of a type', async () => {
    const found = await queriesOf('{ admin { projets(first: 100) { edges { node { id } } } } }')
    expect(found.count).toBe(1)
    const ids = [...JSON.stringify(found.answer).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id)
    const { count } = await queriesOf(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Projet { nom } } }',
      { ids },
    )
    expect([ids.length, count]).toEqual([100, 1])
  })

  test('is two for the two counts of one list', async () => {
    const { count } = await queriesOf(
      '{ admin { projets(search: "é", first: 1) { totalCount totalIsMore edges { node { id } } } } }',
    )
    expect(count).toBe(2)
  })
})

describe.each(kinds)('the site and the back office in one document on %s', (kind) => {
  let gateway: TestSchema
  let service: Item, shown: Item, hidden: Item, faq: Item, question: Item, draft: Item
  beforeAll(async () => {
    gateway = await newSchema(kind)
    shown = await gateway.sample('categorieService', 'Publique', { status: true })
    hidden = await gateway.sample('categorieService', 'Cachée')
    service = await gateway.sample('service', 'S', { status: true, categories: [shown.id, hidden.id] })
    faq = await gateway.sample('faq', 'F', { status: true })
    question = await gateway.sample('faqQuestion', 'Publique', { faq: faq.id, status: true })
    draft = await gateway.sample('faqQuestion', 'Brouillon', { faq: faq.id })
  })
  afterAll(() => gateway.close())

  const services = 'services { edges { node { id categories { id } } } }'
  const faqs = 'faqs { edges { node { id questions { id faq { id questions { id } } } } } }'
  const both = [
    `{ site { ${services} ${faqs} } admin { ${services} ${faqs} } }`,
    `{ admin { ${services} ${faqs} } site { ${services} ${faqs} } }`,
  ]

  test.each(both)('each root keeps to its own: %s', async (document) => {
    const answer = await gateway.answer(document, {}, gateway.administrator)
    const idsOf = (...items: Item[]) => items.map(({ id }) => ({ id }))
    const root = (categories: Item[], questions: Item[]) => ({
      services: { edges: [{ node: { id: service.id, categories: idsOf(...categories) } }] },
      faqs: {
        edges: [
          {
            node: {
              id: faq.id,
              questions: questions.map(({ id }) => ({
                id,
                faq: { id: faq.id, questions: idsOf(...questions) },
              })),
            },
          },
        ],
      },
    })
    expect(answer).toEqual({
      data: {
        site: root([shown], [question]),
        admin: root([shown, hidden], [question, draft]),
      },
    })
  })
})
