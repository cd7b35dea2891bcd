import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enqueue } from '../../db/jobs/jobs.ts'
import { messageTables } from '../../db/content/contentTypes.ts'
import { kinds } from '../../db/testing/testDatabases.ts'
import { newSchema, sampleInput, visitor, type TestSchema } from '../testing/testSchema.ts'

const text = 'Bonjour, je voudrais faire borner un terrain de six cents mètres carrés à Bingerville. Merci.'

describe.each(kinds)('what is held on a person, on %s', (kind) => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema(kind)
  })
  afterAll(() => gateway.close())

  const asStaff = (path: string, document: string, variables = {}) =>
    gateway.read(path, document, variables, gateway.administrator)
  const held = (email: string) =>
    asStaff(
      'admin.person',
      `query ($email: String!) { admin { person(email: $email) { email messages { __typename nom }
        indesirables { content { __typename nom } } } } }`,
      { email },
    )
  const erase = (email: string) =>
    asStaff(
      'result',
      `mutation ($email: String!) { result: erasePerson(input: { email: $email }) { __typename
        ... on ErasePersonPayload { count } ... on ValidationError { fields { field } } } }`,
      { email },
    )

  /** One of each kind, one in the trash, one that may be a robot’s. */
  async function write(email: string, nom: string): Promise<void> {
    for (const table of messageTables) {
      const { content } = await gateway.mutate(
        'create',
        table,
        { ...sampleInput(table, nom), email },
        visitor,
      )
      if (table === 'devis') await gateway.mutate('softDelete', table, { id: content?.id })
      // Its sender is told another number.
      const id = Number(atob(content?.id ?? '').split(':')[1])
      const payload = { text: 'notice', type: table, id } as const
      const key = `notice ${table} ${id}`
      await gateway.db.transaction((trx) => enqueue(trx, { kind: 'email', key, payload }))
    }
    const input = { ...sampleInput('contact', nom), email, message: text, siteWeb: 'x' }
    await gateway.mutate('create', 'contact', input, visitor)
  }

  test('is found by the address, whatever its letter case, and erased whole; others’ stays', async () => {
    await write('aya@example.com', 'Aya')
    await write('Aya@Example.COM', 'Aya encore')
    await write('maya@example.com', 'Maya')
    expect(await held('AYA@example.com ')).toEqual({
      email: 'AYA@example.com',
      messages: ['Contact', 'Devis', 'Carriere'].flatMap((__typename) =>
        ['Aya', 'Aya encore'].map((nom) => ({ __typename, nom })),
      ),
      indesirables: ['Aya', 'Aya encore'].map((nom) => ({ content: { __typename: 'Contact', nom } })),
    })
    const count = async (table: 'job' | 'sentText' | 'notification' | 'indesirable' | 'contact') =>
      (await gateway.db.read.selectFrom(table).selectAll().execute()).length
    expect(await erase('aya@example.com')).toEqual({ __typename: 'ErasePersonPayload', count: 8 })
    expect(await held('aya@example.com')).toMatchObject({ messages: [], indesirables: [] })
    expect(await held('maya@example.com')).toMatchObject({
      messages: [{ nom: 'Maya' }, { nom: 'Maya' }, { nom: 'Maya' }],
      indesirables: [{}],
    })
    expect([await count('job'), await count('notification'), await count('contact')]).toEqual([3, 3, 1])
    expect([await count('sentText'), await count('indesirable')]).toEqual([1, 1])
    const everywhere = await Promise.all(
      (['contact', 'devis', 'carriere', 'indesirable', 'job', 'journal', 'sentText'] as const).map((table) =>
        gateway.db.read.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(JSON.stringify(everywhere)).not.toMatch(/[^m]aya@example\.com/i)
    const lines = await gateway.db.read
      .selectFrom('journal')
      .selectAll()
      .where('accountId', 'is not', null)
      .execute()
    expect(lines.map(({ act }) => act).filter((act) => act !== 'trash')).toEqual([
      ...Array.from({ length: 6 }, () => 'erase'),
      'eraseIndesirable',
      'eraseIndesirable',
      'erasePerson',
    ])
  })

  test.each([
    'côte-topo.example',
    'CÔTE-topo.example',
    'CO\u0302TE-Topo.example',
    'xn--cte-topo-43a.example',
  ])('is found by each spelling of a domain with accents, as that of %s', async (domain) => {
    await write(`Awa@${domain}`, 'Awa')
    for (const one of ['côte-topo.example', 'CÔTE-TOPO.example', 'xn--cte-topo-43a.example'])
      expect(await held(`awa@${one}`)).toMatchObject({ messages: [{}, {}, {}], indesirables: [{}] })
    expect(await erase('AWA@Côte-Topo.example')).toMatchObject({ count: 4 })
  })

  test('is nothing of what is no address, or of one that is not known', async () => {
    expect(await held('rien')).toBeNull()
    expect(await held('inconnu@example.com')).toEqual({
      email: 'inconnu@example.com',
      messages: [],
      indesirables: [],
    })
    expect(await erase('rien')).toEqual({ __typename: 'ValidationError', fields: [{ field: 'email' }] })
    expect(await erase('inconnu@example.com')).toMatchObject({ count: 0 })
  })
})
