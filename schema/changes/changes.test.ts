import { encodeGlobalID } from '@pothos/plugin-relay'
import { parse, subscribe, type ExecutionResult } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Db } from '../../db/connection/connect.ts'
import { insert } from '../../db/content/contentStore.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import type { Auth, Caller } from '../context.ts'
import { schema } from '../schema.ts'
import { newSchema, visitor, type TestSchema } from '../testing/testSchema.ts'

const line = 'cursor kind type databaseId contentId version at content { id status softdelete version }'

interface Line {
  cursor: string
  kind: string
  type: string
  databaseId: number
  contentId: string
  version: number
  at: string
  content: { id: string; version: number } | null
}

describe.each(kinds)('what changed since, on %s', (kind) => {
  let gateway: TestSchema
  let otherServer: Db
  beforeAll(async () => {
    gateway = await newSchema(kind)
    otherServer = await openDatabase(gateway.place)
  })
  afterAll(async () => {
    await otherServer.close()
    await gateway.close()
  })

  let cursor: string | null = null
  beforeEach(async () => {
    const read = await gateway.read(
      'admin.changes.pageInfo.endCursor',
      '{ admin { changes(last: 1) { pageInfo { endCursor } } } }',
      {},
      gateway.administrator,
    )
    cursor = typeof read === 'string' ? read : null
  })

  async function since(after: string | null, types?: string[]): Promise<Line[]> {
    const edges = await gateway.read(
      'admin.changes.edges',
      `query ($after: String, $types: [ContentName!]) { admin {
        changes(after: $after, types: $types, first: 100) { edges { node { ${line} } } } } }`,
      { after, types },
      gateway.administrator,
    )
    if (!Array.isArray(edges)) throw new Error('no edges')
    return edges.map(({ node }) => node)
  }

  /** Code of the refusal of a field of `admin`. */
  async function refusal(field: string, who = gateway.administrator): Promise<unknown> {
    const { errors } = await gateway.answer(`{ admin { ${field} } }`, {}, who)
    return errors?.[0]?.extensions.code
  }

  test('every act on an item is told by its kind, with the item for as long as it is there', async () => {
    const { id, databaseId } = await gateway.sample('partenaire', 'BTP Ébrié', { status: false })
    await gateway.mutate('update', 'partenaire', { id, nom: 'BTP' })
    await gateway.mutate('publish', 'partenaire', { id })
    await gateway.run(
      'mutation ($input: SavePartenaireDraftInput!) { result: savePartenaireDraft(input: $input) { __typename } }',
      { id, nom: 'Plus tard' },
    )
    await gateway.mutate('unpublish', 'partenaire', { id })
    await gateway.mutate('update', 'partenaire', { id, nom: 'BTP Ébrié', status: true })
    await gateway.mutate('softDelete', 'partenaire', { id })
    await gateway.mutate('restore', 'partenaire', { id })
    await gateway.mutate('softDelete', 'partenaire', { id })
    const there = await since(cursor)
    expect(there.map((one) => one.kind)).toEqual([
      'CREATED',
      'CHANGED',
      'PUBLISHED',
      'WITHDRAWN',
      'PUBLISHED',
      'TRASHED',
      'RESTORED',
      'TRASHED',
    ])
    for (const one of there)
      expect(one).toMatchObject({
        type: 'PARTENAIRE',
        databaseId,
        contentId: id,
        content: { id, softdelete: true },
      })
    expect(there.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    await gateway.mutate('erase', 'partenaire', { id })
    const gone = await since(there.at(-1)?.cursor ?? null)
    expect(gone).toMatchObject([{ kind: 'ERASED', contentId: id, content: null }])
    expect((await since(cursor)).every(({ content }) => content === null)).toBe(true)
  })

  test('a swap publishes one and withdraws the other; what an act changes elsewhere is told too', async () => {
    const [one, other] = [
      await gateway.sample('presentation', 'Un', { status: true }),
      await gateway.sample('presentation', 'Deux', { status: false }),
    ]
    const person = await gateway.sample('equipe', 'Awa')
    const service = await gateway.sample('service', 'Bornage', { responsable: person.id })
    const from = (await since(cursor)).at(-1)?.cursor ?? null
    await gateway.mutateContent('swapActive', { id: other.id, replace: one.id })
    await gateway.mutate('softDelete', 'equipe', { id: person.id })
    await gateway.mutate('erase', 'equipe', { id: person.id })
    const told = (await since(from)).map(({ kind, contentId }) => [kind, contentId])
    expect(told.slice(0, 2).toSorted()).toEqual(
      [
        ['PUBLISHED', other.id],
        ['WITHDRAWN', one.id],
      ].toSorted(),
    )
    expect(told.slice(2)).toEqual([
      ['TRASHED', person.id],
      ['ERASED', person.id],
      ['CHANGED', service.id],
    ])
  })

  test('types narrow the list, and messages that may be a robot’s are told once they are accepted', async () => {
    await gateway.sample('faq', 'Délais')
    const send = (siteWeb: string) =>
      gateway.read(
        'result.__typename',
        `mutation ($siteWeb: String) { result: createContact(input: {
          nom: "Awa", email: "awa@example.com", message: "Oui ${siteWeb}", siteWeb: $siteWeb }) { __typename } }`,
        { siteWeb },
      )
    await send('')
    await send('x')
    expect((await since(cursor, ['CONTACT', 'DEVIS'])).map(({ kind }) => kind)).toEqual(['CREATED'])
    const { id } = await gateway.db.read.selectFrom('indesirable').select('id').executeTakeFirstOrThrow()
    await gateway.run(
      'mutation ($input: IndesirableInput!) { result: acceptIndesirable(input: $input) { __typename } }',
      { id: encodeGlobalID('Indesirable', id) },
    )
    expect((await since(cursor, ['CONTACT'])).map(({ kind, type }) => [kind, type])).toEqual([
      ['CREATED', 'CONTACT'],
      ['CREATED', 'CONTACT'],
    ])
    expect((await since(cursor)).map(({ type }) => type)).toEqual(['FAQ', 'CONTACT', 'CONTACT'])
    expect(await since(cursor, [])).toEqual([])
  })

  test('messages are told to those alone who see them', async () => {
    await gateway.sample('faq', 'Délais')
    await gateway.sample('contact', 'Awa')
    const { account } = gateway.administrator
    const reader: Caller = { ...gateway.administrator, account: account && { ...account, role: 'LECTURE' } }
    const read = (who: Caller) =>
      gateway.read(
        'admin.changes.edges',
        'query ($after: String) { admin { changes(after: $after) { edges { node { type } } } } }',
        { after: cursor },
        who,
      )
    expect(await read(gateway.administrator)).toEqual([
      { node: { type: 'FAQ' } },
      { node: { type: 'CONTACT' } },
    ])
    expect(await read(reader)).toEqual([{ node: { type: 'FAQ' } }])
    expect(await refusal('changes(types: [CONTACT]) { totalCount }', reader)).toBe('FORBIDDEN')
    expect(await refusal('content(type: CONTACT, databaseId: 1) { id }', reader)).toBe('FORBIDDEN')
    const contextValue = gateway.context(reader)
    const variableValues = { types: ['CONTACT'] }
    expect(await subscribe({ schema, document, contextValue, variableValues })).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    })
  })

  test('goes page by page in either direction, says how many there are and how far back it goes', async () => {
    for (const titre of ['A', 'B', 'C']) await gateway.sample('faq', titre)
    const page = (args: string) =>
      gateway.read(
        'admin.changes',
        `{ admin { changes(${args}) { since totalCount totalIsMore edges { cursor node { cursor databaseId } }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
        {},
        gateway.administrator,
      )
    const all = await since(cursor, ['FAQ'])
    const [a, b, c] = all
    const after = cursor === null ? '' : `after: "${cursor}"`
    const first = await page(`types: [FAQ], first: 2 ${after}`)
    expect(first).toMatchObject({
      edges: [{ cursor: a?.cursor, node: { cursor: a?.cursor } }, { cursor: b?.cursor }],
      pageInfo: { hasNextPage: true, startCursor: a?.cursor, endCursor: b?.cursor },
      totalIsMore: false,
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(await page(`types: [FAQ], first: 2, after: "${b?.cursor}"`)).toMatchObject({
      edges: [{ cursor: c?.cursor }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    })
    expect(await page(`types: [FAQ], last: 2, before: "${c?.cursor}"`)).toMatchObject({
      edges: [{ cursor: a?.cursor }, { cursor: b?.cursor }],
    })
    expect(await page(`first: 20, after: "${c?.cursor}"`)).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    })
  })

  test('a cursor of another journal, or of none, is refused', async () => {
    const { databaseId } = await gateway.sample('faq', 'Ailleurs')
    const [{ cursor: own = '' } = {}] = (await since(cursor)).slice(-1)
    const other = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`
    const edges = 'edges { cursor }'
    expect(await refusal(`changes(after: "${own}") { ${edges} }`)).toBeUndefined()
    expect(await refusal(`changes(after: "${other}") { ${edges} }`)).toBe('CURSOR_EXPIRED')
    expect(await refusal(`changes(before: "${other}") { ${edges} }`)).toBe('CURSOR_EXPIRED')
    expect(await refusal(`changes(after: "900000000-aaaaaaaaaaaa") { ${edges} }`)).toBe('CURSOR_EXPIRED')
    expect(await refusal(`changes(after: "${databaseId}") { ${edges} }`)).toBe('BAD_REQUEST')
    expect(await refusal(`changes(first: 101) { ${edges} }`)).toBe('BAD_REQUEST')
    expect(await refusal(`changes { ${edges} }`, visitor)).toBe('UNAUTHENTICATED')
    expect(await refusal('content(type: FAQ, databaseId: 1) { id }', visitor)).toBe('UNAUTHENTICATED')
  })

  test('content(type:, databaseId:) is the item, in the trash or not', async () => {
    const { id, databaseId } = await gateway.sample('faq', 'Délais')
    const find = (type: string, number: number) =>
      gateway.read(
        'admin.content',
        `{ admin { content(type: ${type}, databaseId: ${number}) { id softdelete libelle } } }`,
        {},
        gateway.administrator,
      )
    expect(await find('FAQ', databaseId)).toEqual({ id, softdelete: false, libelle: 'Délais' })
    await gateway.mutate('softDelete', 'faq', { id })
    expect(await find('FAQ', databaseId)).toMatchObject({ id, softdelete: true })
    for (const number of [0, -1, 2 ** 31 - 1]) expect(await find('FAQ', number)).toBeNull()
    await gateway.mutate('erase', 'faq', { id })
    expect(await find('FAQ', databaseId)).toBeNull()
  })

  test('a page costs as few statements as another, however many types and lines there are', async () => {
    const count = async (first: number) => {
      gateway.queries.length = 0
      await gateway.read(
        'admin',
        `{ admin { changes(first: ${first}) { edges { node { ${line} } } } } }`,
        {},
        gateway.administrator,
      )
      return gateway.queries.length
    }
    const types = new Set((await since(null)).map(({ type }) => type)).size
    expect(await count(1)).toBeLessThanOrEqual(4)
    expect(await count(100)).toBeLessThanOrEqual(3 + types)
  })

  const document = parse(`subscription ($after: String, $types: [ContentName!]) {
    contentChanged(after: $after, types: $types) { ${line} } }`)

  async function open(
    variableValues: Record<string, unknown>,
    auth: Partial<Auth> = {},
  ): Promise<AsyncGenerator<ExecutionResult>> {
    const context = gateway.context(gateway.administrator)
    const contextValue = { ...context, auth: { ...context.auth, ...auth } }
    const stream = await subscribe({ schema, document, contextValue, variableValues })
    if (!(Symbol.asyncIterator in stream)) throw new Error(JSON.stringify(stream))
    return stream
  }

  async function next(stream: AsyncGenerator<ExecutionResult>): Promise<Line> {
    const { value, done } = await stream.next()
    if (done || !isLine(value.data?.contentChanged)) throw new Error(JSON.stringify(value))
    return value.data.contentChanged
  }

  test('who is awake is told at once what the list tells, by another server too, and goes on after a break', async () => {
    const stream = await open({ types: ['FAQ', 'CONTACT'] })
    const coming = next(stream)
    await gateway.sample('slide', 'Non demandée')
    const { id } = await gateway.sample('faq', 'Délais')
    expect(await coming).toMatchObject({ kind: 'CREATED', contentId: id })
    await gateway.mutate('publish', 'faq', { id })
    const published = await next(stream)
    expect(published).toMatchObject({ kind: 'PUBLISHED', contentId: id, content: { status: true } })
    expect((await since(cursor, ['FAQ'])).at(-1)).toEqual(published)
    const { id: elsewhere } = await otherServer.transaction((trx) =>
      insert(trx, 'faq', { titre: 'Ailleurs', status: false }),
    )
    expect(await next(stream)).toMatchObject({ databaseId: elsewhere })
    await stream.return(undefined)

    await gateway.mutate('softDelete', 'faq', { id })
    await gateway.mutate('erase', 'faq', { id })
    const missed = await since(published.cursor, ['FAQ'])
    expect(missed.map(({ kind: told }) => told)).toEqual(['CREATED', 'TRASHED', 'ERASED'])
    const again = await open({ after: published.cursor, types: ['FAQ'] })
    const resumed = [await next(again), await next(again), await next(again)]
    expect(resumed).toEqual(missed)
    await again.return(undefined)
  })

  test('the right to be told is asked for each event', async () => {
    let isSignedIn = true
    const stream = await open({}, { stillSignedIn: async () => isSignedIn })
    const coming = next(stream)
    await gateway.sample('faq', 'Une')
    expect(await coming).toMatchObject({ kind: 'CREATED' })
    isSignedIn = false
    const refused = stream.next().then(
      () => 'sent',
      (error: Error) => error.message,
    )
    await gateway.sample('faq', 'Deux')
    expect(await refused).toBe('Connectez-vous pour continuer.')
  })

  test('a visitor and a cursor of another journal are refused before anything is sent', async () => {
    const contextValue = gateway.context(visitor)
    expect(await subscribe({ schema, document, contextValue })).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    })
    const own = gateway.context(gateway.administrator)
    const variableValues = { after: '900000000-aaaaaaaaaaaa' }
    expect(await subscribe({ schema, document, contextValue: own, variableValues })).toMatchObject({
      errors: [{ extensions: { code: 'CURSOR_EXPIRED' } }],
    })
  })
})

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && 'contentId' in value
}
