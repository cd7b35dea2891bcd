import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountItem, record } from '../../db/journal/journal.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, visitor, type Item, type TestSchema } from '../testing/testSchema.ts'

describe.each(kinds)('who changed what, as administrators read it on %s', (kind) => {
  let gateway: TestSchema
  let service: Item
  beforeAll(async () => {
    gateway = await newSchema(kind)
    service = await gateway.sample('service', 'Bornage')
    await gateway.mutate('update', 'service', { id: service.id, nom: 'Bornages', resume: 'Des bornes' })
    await gateway.mutate('publish', 'service', { id: service.id })
  })
  afterAll(() => gateway.close())

  const read = (path: string, document: string, variables = {}) =>
    gateway.read(path, document, variables, gateway.administrator)
  const told = 'by byToken door act type libelle version'

  test('the journal comes latest first, page by page', async () => {
    const list = `query ($after: String) { admin { journal(first: 2, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { ${told} content { id } changes { field before told } } } } } }`
    const first = await read('admin.journal', list)
    expect(first).toMatchObject({
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [
        {
          node: {
            by: 'Awa',
            byToken: false,
            door: 'GRAPHQL',
            act: 'PUBLISH',
            type: 'Service',
            libelle: 'Bornages',
            version: 3,
            content: { id: service.id },
            changes: [{ field: 'status', before: 'false', told: true }],
          },
        },
        {
          node: {
            act: 'UPDATE',
            changes: [
              { field: 'nom', before: 'Bornage', told: true },
              { field: 'resume', before: null, told: true },
            ],
          },
        },
      ],
    })
    const after = await read('admin.journal.pageInfo.endCursor', list)
    expect(await read('admin.journal', list, { after })).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { act: 'CREATE', changes: [] } }],
    })
  })

  test('the journal of one person, of one type, of one day', async () => {
    const found = (of: string) =>
      read('admin.journal.totalCount', `{ admin { journal(${of}) { totalCount } } }`)
    const id = gateway.administrator.account?.id ?? 0
    const global = Buffer.from(`Account:${id}`).toString('base64')
    const nobody = Buffer.from('Account:999').toString('base64')
    const today = new Date().toISOString().slice(0, 10)
    expect(await found(`by: "${global}", type: "Service", once: true`)).toBe(3)
    expect(await found('type: "Projet"')).toBe(0)
    expect(await found(`day: "${today}", type: "Service"`)).toBe(3)
    expect(await found('day: "2020-02-29"')).toBe(0)
    for (const day of ['hier', '2026-2-1', '2026-13-01', '2026-02-31', ''])
      await expect(found(`day: "${day}"`), day).rejects.toThrow('jour tel que')
    for (const type of ['Nimporte', 'service', '__proto__', ''])
      await expect(found(`type: "${type}"`), type).rejects.toThrow('type du journal')
    for (const by of [nobody, 'rien', '', service.id])
      await expect(found(`by: "${by}"`), by).rejects.toThrow('aucun compte')
  })

  test('who is no account any more is still who did it', async () => {
    const { id } = await gateway.db.transaction(async (trx) => {
      const gone = await trx
        .insertInto('account')
        .values({ nom: 'Parti', email: 'parti@example.com', passwordHash: '-', status: false, createdAt: '' })
        .returningAll()
        .executeTakeFirstOrThrow()
      await record(trx, { act: 'createAccount', item: accountItem(gone), by: gone })
      await trx.deleteFrom('account').where('id', '=', gone.id).execute()
      return gone
    })
    const by = Buffer.from(`Account:${id}`).toString('base64')
    const lines = `{ admin { journal(by: "${by}") { totalCount } } }`
    expect(await read('admin.journal.totalCount', lines)).toBe(1)
  })

  test('an item knows who changed it last, and what was done to it', async () => {
    const document = `query ($id: ID!) { node(id: $id) { ... on Content {
      lastEntry { ${told} } history(first: 2) { totalCount edges { node { act content { id } } } } } } }`
    expect(await read('node', document, { id: service.id })).toMatchObject({
      lastEntry: { by: 'Awa', act: 'PUBLISH', version: 3 },
      history: {
        totalCount: 3,
        edges: [{ node: { act: 'PUBLISH', content: { id: service.id } } }, { node: { act: 'UPDATE' } }],
      },
    })
  })

  test('whoever was first says who he is to whom he kept from saving', async () => {
    const { current } = Object(
      await read(
        'result',
        `mutation ($id: ID!) { result: updateService(input: { id: $id, version: 1, nom: "Autre" }) {
          ... on ConflictError { current { version lastEntry { by act version } } } } }`,
        { id: service.id },
      ),
    )
    expect(current).toEqual({ version: 3, lastEntry: { by: 'Awa', act: 'PUBLISH', version: 3 } })
  })

  test('a list asks once for who changed its items', async () => {
    for (const nom of ['Un', 'Deux', 'Trois']) await gateway.sample('service', nom)
    gateway.queries.length = 0
    await read('admin.services.edges', '{ admin { services { edges { node { lastEntry { by } } } } } }')
    expect(gateway.queries.filter((one) => one.includes('"journal"'))).toHaveLength(1)
  })

  test('what staff did to content can be read without the rest', async () => {
    await gateway.sample('contact', 'Visiteur')
    const voirie = await gateway.sample('categorieProjet', 'Voirie')
    await gateway.sample('projet', 'Rue', { category: 'Voirie' })
    await gateway.mutate('update', 'categorieProjet', { id: voirie.id, nom: 'Voiries' })
    const list = '{ admin { journal(content: true, first: 3) { edges { node { act libelle } } } } }'
    expect(await read('admin.journal.edges', list)).toEqual([
      { node: { act: 'UPDATE', libelle: 'Voiries' } },
      { node: { act: 'CREATE', libelle: 'Rue' } },
      { node: { act: 'CREATE', libelle: 'Voirie' } },
    ])
  })

  test('what is gone has no item any more, and what was erased by law is told no more', async () => {
    const faq = await gateway.sample('faq', 'Délais')
    await gateway.mutate('update', 'faq', { id: faq.id, titre: 'Durées' })
    await gateway.mutate('softDelete', 'faq', { id: faq.id })
    await gateway.mutate('erase', 'faq', { id: faq.id })
    await gateway.db.transaction((trx) =>
      trx.updateTable('journal').set({ before: null }).where('act', '=', 'update').execute(),
    )
    const list =
      '{ admin { journal(first: 3) { edges { node { act libelle content { id } changes { field before told } } } } } }'
    expect(await read('admin.journal.edges', list)).toMatchObject([
      {
        node: {
          act: 'ERASE',
          libelle: 'Durées',
          content: null,
          changes: expect.arrayContaining([{ field: 'titre', before: 'Durées', told: true }]),
        },
      },
      { node: { act: 'TRASH' } },
      { node: { act: 'UPDATE', changes: [{ field: 'titre', before: null, told: false }] } },
    ])
  })

  test('nobody else reads any of it: no visitor, by no door, and no list of the site', async () => {
    const entry = await read(
      'admin.journal.edges.0.node.id',
      '{ admin { journal { edges { node { id } } } } }',
    )
    const { data, errors } = await gateway.answer('{ admin { journal { edges { node { id } } } } }')
    expect([data, errors?.[0]?.extensions.code]).toEqual([{ admin: null }, 'UNAUTHENTICATED'])
    const node = 'query ($id: ID!) { node(id: $id) { __typename } }'
    expect(await gateway.read('node', node, { id: entry }, visitor)).toBeNull()
    expect(await read('node', node, { id: entry })).toEqual({ __typename: 'JournalEntry' })
    const known = 'lastEntry { by } history { totalCount }'
    const unknown = { lastEntry: null, history: null }
    const item = `query ($id: ID!) { node(id: $id) { ... on Content { ${known} } } }`
    expect(await gateway.read('node', item, { id: service.id }, visitor)).toEqual(unknown)
    const site = `{ site { services { edges { node { ${known} } } } } }`
    for (const who of [visitor, gateway.administrator])
      expect(await gateway.read('site.services.edges.0.node', site, {}, who)).toEqual(unknown)
    const sent = `mutation { sent: createContact(input: { nom: "Moi", email: "moi@example.com", message: "Oui" }) {
      ... on CreateContactPayload { content { ${known} } } } }`
    expect(await gateway.read('sent.content', sent, {}, visitor)).toEqual(unknown)
  })
})
