import {
  buildSchema,
  findBreakingChanges,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadReleased, previous, previousApi } from '../../db/fixtures/load.ts'
import { newPlace } from '../../db/testing/testDatabases.ts'
import { hashToken } from '../../db/accounts/token.ts'
import { typeNames } from '../../schema/content/globalId.ts'
import { schema } from '../../schema/schema.ts'
import { startInProcess, type InProcess } from '../lab/servers/inProcess.ts'

/*
 * While servers are replaced one by one, pages of the version before are answered by this one as well.
 */

/** What this version takes from the API of the one before, each with its reason. */
const takenBack: string[] = [
  // Who writes may leave a telephone instead.
  'Carriere.email changed type from String! to String.',
  'Contact.email changed type from String! to String.',
  'Devis.email changed type from String! to String.',
  'Message.email changed type from String! to String.',
  // A request for an account is news of no content.
  'Notification.content changed type from Content! to Content.',
  'Notification.stats changed type from ContentStats! to ContentStats.',
]

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { code: string } }[]
}

const api = previousApi()

test('has its whole API here, but for what is taken back', () => {
  const changes = findBreakingChanges(buildSchema(api.schema), schema)
  expect(changes.map(({ description }) => description)).toEqual(takenBack)
})

describe('what pages of the version before ask for, over the rows of that version', () => {
  const operations = Object.values(api.operations).map((text) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation) throw new Error(`There is no operation in ${text}`)
    return { text, document, operation, name: operation.name?.value ?? '' }
  })
  let server: InProcess
  let remove: () => void

  beforeAll(async () => {
    const place = await newPlace('sqlite')
    remove = place.remove
    await loadReleased(previous, place)
    server = await startInProcess({}, place)
  })
  afterAll(async () => {
    await server.stop()
    remove()
  })

  /** As somebody signed in anew each time: some of it ends sessions. */
  async function ask(query: string, variables: Record<string, unknown>): Promise<Answer> {
    const token = `jeton ${Math.random()}`
    const now = new Date().toISOString()
    await server.db.transaction((trx) =>
      trx
        .insertInto('session')
        .values({
          tokenHash: hashToken(token),
          accountId: 1,
          createdAt: now,
          lastSeenAt: now,
          userAgent: null,
        })
        .execute(),
    )
    const response = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    })
    return response.json()
  }

  test('fits the schema', () => {
    expect(operations.length).toBeGreaterThan(100)
    for (const { name, document } of operations)
      expect([name, validate(schema, document)]).toEqual([name, []])
  })

  test.each(['query', 'mutation'] as const)('and every %s runs', async (kind) => {
    const failures: unknown[] = []
    for (const { name, text, operation } of operations.filter((one) => one.operation.operation === kind)) {
      const isOfAny = process.env.TEST_LONG && kind === 'query' && text.includes('$id')
      for (const type of isOfAny ? Object.values(typeNames) : ['Projet']) {
        const { data, errors = [] } = await ask(text, sampleVariables(operation, encodeGlobalID(type, 1)))
        if (!data || errors.length > 0) failures.push([name, type, data, errors])
      }
    }
    expect(failures).toEqual([])
  })
})

function sampleVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  id: string,
): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type, defaultValue }) => {
      const input = typeFromAST(schema, type)
      return isInputType(input) && isNonNullType(input) && !defaultValue
        ? [[variable.name.value, sample(input, id)]]
        : []
    }),
  )
}

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2026-12-01T08:00:00.000Z',
  Float: 1,
  Int: 1,
  String: 'Bornage',
}

/** The least that a variable takes. */
function sample(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return sample(type.ofType, id)
  if (isListType(type)) return [sample(type.ofType, id)]
  // The one type whose items lie below another's, and are asked for by it.
  if (isEnumType(type)) return (type.getValue('FAQ_QUESTION') ?? type.getValues()[0])?.name
  if (!isInputObjectType(type)) return type.name === 'ID' ? id : scalars[type.name]
  const required = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(required.map((field) => [field.name, sample(field.type, id)]))
}
