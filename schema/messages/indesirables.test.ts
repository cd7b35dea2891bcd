import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpired } from '../../db/messages/indesirables.ts'
import { messageTables } from '../../db/content/contentTypes.ts'
import type { MessageTable } from '../../db/tables.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { lastLine, linesAfter } from '../../db/testing/testJournal.ts'
import { lists, newSchema, sampleInput, visitor, type TestSchema } from '../testing/testSchema.ts'
import { typeNames } from '../content/globalId.ts'

const long = 'Bonjour, je voudrais faire borner un terrain de six cents mètres carrés à Bingerville. Merci.'

interface Listed {
  id: string
  type: string
  reasons: string[]
  createdAt: string
  expiresAt: string
  content: { id: string; nom: string; lu: boolean; createdAt: string; reference?: string }
}

/** The true number, which its global id leads to: senders are told another. */
function numberOf({ id }: Record<string, unknown>): number {
  return Number(atob(String(id)).split(':')[1])
}

describe.each(kinds)('what may be a robot’s, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const typeOf = (table: MessageTable) => table.toUpperCase()

  /** A visitor’s create: what he is answered. */
  async function send(
    table: MessageTable,
    nom: string,
    input: object = {},
  ): Promise<Record<string, unknown>> {
    const name = typeNames[table]
    const own = table === 'devis' ? 'reference' : ''
    const answer = await gateway.read(
      'result',
      `mutation ($input: Create${name}Input!) { result: create${name}(input: $input) { ... on Create${name}Payload {
        content { __typename id databaseId nom email lu status softdelete version createdAt updatedAt ${own} }
        edge { cursor } stats { total } } } }`,
      { input: { ...sampleInput(table, nom), ...input } },
      visitor,
    )
    return Object(answer)
  }
  const contentOf = (answer: Record<string, unknown>): Record<string, unknown> => Object(answer.content)

  async function listed(table: MessageTable, more = ''): Promise<Listed[]> {
    const edges = await gateway.read(
      'admin.indesirables.edges',
      `{ admin { indesirables(type: ${typeOf(table)} ${more}) { totalCount edges { node {
        id type reasons createdAt expiresAt
        content { id nom lu createdAt ... on Devis { reference } } } } } } }`,
      {},
      gateway.administrator,
    )
    return Array.isArray(edges) ? edges.map(({ node }) => node) : []
  }

  /** Everything by which staff learn of messages: lists, counters, single reads, notifications. */
  async function known(table: MessageTable, id: unknown): Promise<object> {
    const { data, errors } = await gateway.answer(
      `query ($id: ID!) { node(id: $id) { id } admin {
        list: ${lists[table].admin} { totalCount stats { total activeCount trashed unread } }
        messages(type: ${typeOf(table)}, everywhere: true) { totalCount edges { node { id } } }
        contents(type: ${typeOf(table)}, search: "piege") { totalCount }
        stats { type total activeCount trashed unread }
        notifications { cursor } } }`,
      { id: String(id) },
      gateway.administrator,
    )
    expect(errors).toBeUndefined()
    return { ...data }
  }

  const act = (verb: string, id: string, who = gateway.administrator) =>
    gateway.read(
      'result',
      `mutation ($id: ID!) { result: ${verb}Indesirable(input: { id: $id }) { __typename
        ... on IndesirablePayload { deletedIndesirableId content { id nom lu status createdAt
          ... on Devis { reference } } stats { total unread } } ... on Error { code } } }`,
      { id },
      who,
    )

  describe.each(messageTables)('%s', (table) => {
    test('is answered as any other, counted nowhere and told to nobody', async () => {
      const person = await send(table, 'Personne')
      const before = await known(table, '')
      const robot = await send(table, 'Piège', { siteWeb: 'https://spam.example' })
      const answered = contentOf(robot)
      expect(Object.keys(answered)).toEqual(Object.keys(contentOf(person)))
      expect(numberOf(answered)).toBe(numberOf(contentOf(person)) + 1)
      expect(answered).toMatchObject({ nom: 'Piège', status: true, lu: false, version: 1, softdelete: false })
      expect(robot.stats).toBeNull()
      expect(await known(table, answered.id)).toEqual(before)
      const [one] = await listed(table)
      expect(one).toMatchObject({ type: typeOf(table), reasons: ['TRAP'] })
      expect(one?.content).toMatchObject({ id: answered.id, nom: 'Piège', lu: false })
      expect(Date.parse(one?.expiresAt ?? '') - Date.parse(one?.createdAt ?? '')).toBe(30 * 864e5)
    })

    test('twice with one key is one, whatever it is taken for', async () => {
      const key = { clientMutationId: `clé ${table}`, siteWeb: 'x' }
      const first = await send(table, 'Deux fois', key)
      expect(await send(table, 'Deux fois', key)).toEqual(first)
      expect(await listed(table, 'search: "deux fois"')).toHaveLength(1)
      const [one] = await listed(table, 'search: "deux fois"')
      await act('accept', one?.id ?? '')
      expect(await send(table, 'Deux fois', key)).toEqual(first)
      expect(await listed(table, 'search: "deux fois"')).toEqual([])
    })

    test('accepted, it is a message like any other, as its sender was told', async () => {
      const answered = contentOf(await send(table, 'Repris', { siteWeb: 'x' }))
      const [one] = await listed(table, 'search: "REPRIS"')
      const before = await gateway.read(
        'admin.stats',
        '{ admin { stats { type unread } } }',
        {},
        gateway.administrator,
      )
      const taken: object = Object(await act('accept', one?.id ?? ''))
      const { id, createdAt, reference } = answered
      expect(taken).toMatchObject({
        deletedIndesirableId: one?.id,
        content: {
          id,
          nom: 'Repris',
          lu: false,
          status: true,
          createdAt,
          ...(reference ? { reference } : {}),
        },
      })
      expect(before).not.toEqual(
        await gateway.read('admin.stats', '{ admin { stats { type unread } } }', {}, gateway.administrator),
      )
      expect(
        await gateway.read(
          'admin.notifications.0.content.id',
          '{ admin { notifications { content { id } } } }',
          {},
          gateway.administrator,
        ),
      ).toBe(id)
      expect(await listed(table, 'search: "repris"')).toEqual([])
      expect(await act('accept', one?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' })
      expect(numberOf(contentOf(await send(table, 'Suivant')))).toBeGreaterThan(numberOf(answered))
    })

    test('erased, it is gone', async () => {
      await send(table, 'Effacé', { siteWeb: 'x' })
      const [one] = await listed(table, 'search: "effacé"')
      expect(await act('erase', one?.id ?? '')).toMatchObject({
        deletedIndesirableId: one?.id,
        content: null,
      })
      expect(await listed(table, 'search: "effacé"')).toEqual([])
      expect(await act('erase', one?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' })
    })
  })

  test('the number that a sender was told is nobody else’s', async () => {
    const reference = async (nom: string, input = {}) => contentOf(await send('devis', nom, input)).reference
    const told = [await reference('Un'), await reference('Deux', { siteWeb: 'x' }), await reference('Trois')]
    expect(new Set(told).size).toBe(3)
    const [one] = await listed('devis')
    expect(one?.content.reference).toBe(told[1])
  })

  describe('is told by', () => {
    const reasonsOf = async (table: MessageTable, nom: string, input: object) => {
      await send(table, nom, input)
      const [one] = await listed(table, `search: ${JSON.stringify(nom)}`)
      return one?.reasons ?? 'a person’s'
    }
    const links = (count: number) =>
      Array.from({ length: count }, (_, n) => `https://example.com/${n}`).join(' ')

    test.each<
      [Parameters<typeof reasonsOf>, ReturnType<typeof reasonsOf> extends Promise<infer R> ? R : never]
    >([
      [['contact', 'Liens 3', { message: links(3) }], 'a person’s'],
      [['contact', 'Liens 4', { message: links(4) }], ['LINKS']],
      [['devis', 'Liens www', { description: 'www.a.ci www.b.ci www.c.ci http://d.ci' }], ['LINKS']],
      [['carriere', 'Balise', { message: '<a href="x">x</a>' }], ['LINKS']],
      [['contact', 'Crochet', { message: 'Voyez [url=x]x[/url]' }], ['LINKS']],
      [['contact', 'Pascal www.gagnez.example', {}], ['NAME']],
      [['carriere', 'Prénom', { prenom: 'https://gagnez.example' }], ['NAME']],
      [['contact', 'Vite 1', { elapsedMs: 0 }], 'a person’s'],
      [['contact', 'Vite 2', { elapsedMs: 1999, message: links(1) }], ['HASTE']],
      [['contact', 'Vite 3', { elapsedMs: 2000, message: links(1) }], 'a person’s'],
      [['contact', 'Vite 4', { elapsedMs: -1, message: links(1) }], 'a person’s'],
      [['contact', 'Vide', { siteWeb: ' ' }], 'a person’s'],
      [
        ['devis', 'Tout', { siteWeb: 'x', description: links(9), elapsedMs: 5 }],
        ['TRAP', 'LINKS', 'HASTE'],
      ],
    ])('%j: %j', async (sent, wanted) => {
      expect(await reasonsOf(...sent)).toEqual(wanted)
    })

    test('a long text that five others have sent', async () => {
      const repeated = (n: number, message = long) =>
        reasonsOf('contact', `Répète ${n}`, { message, email: `r${n}@example.com` })
      for (const n of [1, 2, 3, 4, 5]) expect(await repeated(n)).toBe('a person’s')
      expect(await repeated(6, long.toUpperCase().replaceAll(' ', '\n'))).toEqual(['REPEATED'])
      for (const n of [1, 2, 3, 4, 5, 6, 7])
        expect(await repeated(n + 10, 'Rappelez-moi, merci.')).toBe('a person’s')
      const old = '2020-01-01T00:00:00.000Z'
      await gateway.db.transaction((trx) => trx.updateTable('sentText').set({ createdAt: old }).execute())
      expect(await repeated(7)).toBe('a person’s')
    })

    test('nobody who is signed in', async () => {
      const { content } = await gateway.mutate('create', 'contact', {
        ...sampleInput('contact', 'https://x.example'),
        siteWeb: 'x',
      })
      expect(content).toBeTruthy()
      expect(await listed('contact', 'search: "https://x.example"')).toEqual([])
    })
  })

  test('as many are kept as fit, and for as long as is said; the oldest go first', async () => {
    const count = async (where = sql<boolean>`true`) => {
      const rows = await gateway.db.read.selectFrom('indesirable').select('createdAt').where(where).execute()
      return rows.length
    }
    const old = '2020-01-01T00:00:00.000Z'
    await gateway.db.transaction(async (trx) => {
      await trx.deleteFrom('indesirable').execute()
      await sql`with recursive s(n) as (select 1 union all select n + 1 from s where n < 2000)
        insert into "indesirable" ("type", "contentId", "content", "search", "reasons", "createdAt")
        select 'contact', 0, '{}', '', '[]', ${old} from s`.execute(trx)
    })
    await send('contact', 'De trop', { siteWeb: 'x' })
    expect(await count()).toBe(2000)
    expect(await listed('contact', 'search: "de trop"')).toHaveLength(1)
    await gateway.db.transaction((trx) =>
      deleteExpired(trx, { time: '2020-01-02T00:00:00.000Z', agreed: new Date() }),
    )
    expect(await count()).toBe(1)
  })

  test('several are judged at once; what somebody else has judged meanwhile is named', async () => {
    for (const n of [1, 2, 3, 4]) await send('contact', `Ensemble ${n}`, { siteWeb: 'x' })
    const every = await gateway.read(
      'admin.everyIndesirable',
      '{ admin { everyIndesirable(type: CONTACT, search: "ensemble") { id } } }',
      {},
      gateway.administrator,
    )
    const ids: string[] = Array.isArray(every) ? every.map(({ id }) => id).toReversed() : []
    const judge = (verb: string, some: readonly string[], who = gateway.administrator) =>
      gateway.read(
        'result',
        `mutation ($ids: [ID!]!) { result: ${verb}Indesirables(input: { ids: $ids }) {
          ... on IndesirablesPayload { deletedIndesirableIds contents { nom } refused { contentId code } stats { type } }
          ... on Error { code } } }`,
        { ids: some },
        who,
      )
    const [one = '', two = '', three = '', four = ''] = ids
    await act('erase', two)
    const from = await lastLine(gateway.db)
    expect(await judge('accept', [three, one, two])).toEqual({
      deletedIndesirableIds: [one, three],
      contents: [{ nom: 'Ensemble 1' }, { nom: 'Ensemble 3' }],
      refused: [{ contentId: two, code: 'NOT_FOUND' }],
      stats: [{ type: 'Contact' }],
    })
    const acts = (await linesAfter(gateway.db, from)).map(({ act: done, bundled }) => [done, bundled])
    expect(acts).toEqual([
      ['acceptIndesirable', 2],
      ['acceptIndesirable', null],
    ])
    expect(await judge('erase', [four])).toMatchObject({ deletedIndesirableIds: [four], contents: [] })
    expect(await judge('erase', [])).toEqual({ code: 'VALIDATION' })
    await expect(judge('erase', [four], visitor)).rejects.toThrow('Connectez-vous')
  })

  test('is listed newest first, by pages', async () => {
    await gateway.db.transaction((trx) => trx.deleteFrom('indesirable').execute())
    for (const n of [1, 2, 3, 4, 5]) await send('contact', `Page ${n}`, { siteWeb: 'x' })
    const page = (args: string) =>
      gateway.read(
        'admin.indesirables',
        `{ admin { indesirables(type: CONTACT ${args}) { totalCount edges { cursor node { content { nom } } }
          pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } } }`,
        {},
        gateway.administrator,
      )
    const names = (list: unknown) => JSON.stringify(list).match(/Page \d/g)
    const first = await page('first: 2')
    expect(names(first)).toEqual(['Page 5', 'Page 4'])
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } })
    const { endCursor } = Object(Object(first).pageInfo)
    const last = await page(`first: 3 after: "${endCursor}"`)
    expect(names(last)).toEqual(['Page 3', 'Page 2', 'Page 1'])
    expect(last).toMatchObject({ pageInfo: { hasNextPage: false, hasPreviousPage: true } })
    expect(names(await page('last: 2'))).toEqual(['Page 2', 'Page 1'])
    await expect(page('first: 2 after: "rien"')).rejects.toThrow('curseur')
  })
})
