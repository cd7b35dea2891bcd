import {
  getIntrospectionQuery,
  GraphQLID,
  GraphQLObjectType,
  GraphQLSchema,
  parse,
  type GraphQLFieldConfig,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { Budget, countFields } from '../../../schema/execution/budget.ts'
import { type InProcess, startInProcess } from '../../lab/servers/inProcess.ts'
import { executeWithin } from './operationLimits.ts'

describe('a document of others', () => {
  let server: InProcess

  beforeAll(async () => {
    server = await startInProcess()
  })
  afterAll(async () => {
    await server.stop()
  })

  async function ask(query: string, variables = {}) {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const answer: { data?: unknown; errors?: { message: string; extensions: { code: string } }[] } =
      await response.json()
    return { ...answer, error: answer.errors?.[0] }
  }

  const nested = (depth: number) =>
    '{ site { faqs { edges { node { questions { faq '.repeat(1) +
    '{ questions { faq '.repeat(depth) +
    '{ id }' +
    ' } }'.repeat(depth) +
    ' } } } } } }'
  const doubling = Array.from(
    { length: 40 },
    (_, n) => `fragment f${n} on Site { ...f${n + 1} ...f${n + 1} }`,
  )

  test.each([
    [
      '1,000 aliases',
      `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: site { id }`).join(' ')} }`,
      'tokens',
    ],
    ['5,000 levels', `${'{ a '.repeat(5_000)}${'}'.repeat(5_000)}`, 'tokens'],
    ['500 levels', `${'{ a '.repeat(500)}${'}'.repeat(500)}`, 'niveaux'],
    ['a relation there and back', nested(6), 'trop coûteuse'],
    [
      'fragments that double',
      `{ site { ...f0 } } ${doubling.join(' ')} fragment f40 on Site { id }`,
      'champ',
    ],
    ...[
      ['nowhere', '...nope'],
      ['back', '...f0'],
    ].map(([where, leaf]): [string, string, string] => [
      `fragments that double and lead ${where}`,
      `{ site { ...f0 } } ${doubling.join(' ')} fragment f40 on Site { ${leaf} }`,
      'champ',
    ]),
    ['one field a thousand times', `{ site { ${'id '.repeat(1_000)} } }`, 'même champ'],
    ['one list that often', `{ ${'site { demo } '.repeat(51)} }`, 'même champ'],
    [
      'the same by fragments',
      `{ ${'...f '.repeat(26)} } fragment f on Query { site { demo } site { demo } }`,
      'même champ',
    ],
    // For the place of each mistake all lines before it were counted: 600 ms of everybody's time.
    ...['\n', '\r\n', '#\r', ','].map((blank): [string, string, string] => [
      `200,000 times ${JSON.stringify(blank)}`,
      `${blank.repeat(200_000)}{ a b c d e }`,
      blank === ',' ? 'Cannot query field' : 'lignes',
    ]),
    ['unknown fields', `{ ${Array.from({ length: 1_200 }, (_, n) => `x${n}`).join(' ')} }`, 'champs'],
    [
      'the schema over and over',
      `{ __schema { ${Array.from({ length: 40 }, (_, n) => `a${n}: types { fields { args { type { fields { name } } } } }`).join(' ')} } }`,
      'trop coûteuse',
    ],
    [
      'pages in pages',
      `{ ${Array.from({ length: 17 }, (_, n) => `a${n}: site { faqs(first: 100) { edges { node { questions { question reponse faq { titre ordre id } } } } } }`).join(' ')} }`,
      'trop coûteuse',
    ],
  ])('%s: refused before it runs', async (_what, query, why) => {
    const { data, error } = await ask(query)
    expect(data ?? null).toBeNull()
    expect(error).toMatchObject({ extensions: { code: 'BAD_REQUEST' } })
    expect(error?.message).toContain(why)
  })

  test('of its mistakes a few are told, and first the fragments that nothing uses', async () => {
    const unknown = Array.from({ length: 40 }, (_, n) => `... on Projett${n} { id }`).join(' ')
    const mistakes = async (query: string) => (await ask(query)).errors?.map(({ message }) => message)
    expect(await mistakes(`{ ${unknown} }`)).toHaveLength(6)
    expect(await mistakes(`{ site { demo } } fragment f on Site { ${'demo '.repeat(1_500)} }`)).toEqual([
      'Fragment "f" is never used.',
    ])
    expect((await ask(`{ ${'site { demo } '.repeat(50)} }`)).errors).toBeUndefined()
  })

  test('of a large value with mistakes little is told, and what is wrong with it', async () => {
    const query = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }'
    const input = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`x${n}`, 'a'.repeat(20_000)]))
    const { errors = [] } = await ask(query, { input })
    expect(errors).toHaveLength(6)
    expect(errors[0]?.message).toMatch(
      /^Variable "\$input" got invalid value \{ x0: "a+….*is not defined by type/,
    )
    expect(Math.max(...errors.map(({ message }) => message.length))).toBeLessThan(1_100)
  })

  test('several operations in one request are one: there is no batching', async () => {
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    })
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  test('of a usual size is answered, anonymous or not, and so is introspection', async () => {
    expect((await ask(getIntrospectionQuery())).errors).toBeUndefined()
    expect((await ask('{ site { projets(first: 100) { edges { node { nom } } } } }')).errors).toBeUndefined()
  })
})

test('a query that runs too long is stopped, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let resolved = 0
  const slow = {
    type: new GraphQLObjectType({
      name: 'Query',
      fields: (): Record<string, GraphQLFieldConfig<unknown, unknown>> => ({
        id: { type: GraphQLID },
        slow: {
          type: slow.type,
          resolve: async () => {
            resolved += 1
            await new Promise((resolve) => setTimeout(resolve, 40))
            return {}
          },
        },
      }),
    }),
  }
  const running = executeWithin(
    {
      schema: countFields(new GraphQLSchema({ query: slow.type })),
      document: parse(`${'{ slow '.repeat(10)}{ id }${'}'.repeat(10)}`),
      contextValue: { budget: new Budget() },
    },
    100,
  )
  const refused = running.catch(String)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await refused).toContain('La demande a pris trop de temps.')
  expect(resolved).toBe(3)
})
