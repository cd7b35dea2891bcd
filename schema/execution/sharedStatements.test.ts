import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { kinds } from '../../db/testing/testDatabases.ts'
import { largestAnswer } from './budget.ts'
import { schema } from '../schema.ts'
import { newSchema, tables, type TestSchema } from '../testing/testSchema.ts'

type Fields = GraphQLObjectType | GraphQLInterfaceType

/** A field and how one comes to it: what stands before and behind its selections. */
interface Way {
  field: GraphQLField<unknown, unknown>
  of: Fields
  before: string
  behind: string
}

const global = (type: string) => JSON.stringify(Buffer.from(`${type}:1`).toString('base64'))
/** What required arguments are given, by their names. */
const given: Readonly<Record<string, string>> = {
  id: global('Service'),
  ids: `[${global('Service')}, ${global('Projet')}]`,
  databaseId: '1',
  key: '"echantillon"',
  text: '"Échantillon"',
  email: '"a@example.com"',
  from: '1',
  page: '"contact"',
}

function valueOf({ name, type }: GraphQLArgument): string {
  const named = getNamedType(type)
  const value = isEnumType(named) ? named.getValues()[0]?.name : given[name]
  if (value === undefined) throw new Error(`Say what ${name} is to be.`)
  return value
}

function called({ name, args }: GraphQLField<unknown, unknown>): string {
  const values = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${valueOf(arg)}`)
  return values.length === 0 ? name : `${name}(${values.join(', ')})`
}

/** Every field of the schema that a query leads to, each type by its shortest way. */
function everyWay(): Way[] {
  const ways: Way[] = []
  const known = new Set<GraphQLNamedType>()
  const waiting: [type: GraphQLNamedType, before: string, behind: string][] = [
    [schema.getType('Query') ?? fail(), '', ''],
  ]
  for (const [type, before, behind] of waiting) {
    if (known.has(type)) continue
    known.add(type)
    if (isInterfaceType(type) || isUnionType(type))
      for (const possible of schema.getPossibleTypes(type))
        waiting.push([possible, `${before} ... on ${possible.name} {`, `} ${behind}`])
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      ways.push({ field, of: type, before, behind })
      waiting.push([getNamedType(field.type), `${before} ${called(field)} {`, `} ${behind}`])
    }
  }
  return ways
}

function fail(): never {
  throw new Error('There is no such type.')
}

function documentOf({ field, before, behind }: Way, times: number): string {
  const below = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : ''
  const aliases = Array.from({ length: times }, (_, n) => `a${n}: ${called(field)} ${below}`)
  return `{ ${before} ${aliases.join(' ')} ${behind} }`
}

describe.each(kinds)('what one operation reads on %s', (kind) => {
  let site: TestSchema
  beforeAll(async () => {
    site = await newSchema(kind)
    for (const table of tables) await site.sample(table)
  })
  afterAll(() => site.close())

  async function statementsOf(document: string) {
    site.queries.length = 0
    const { errors } = await site.answer(document, {}, site.administrator)
    return { count: site.queries.length, errors }
  }

  const ways = everyWay()
  test('is the same for any number of aliases, field by field', async () => {
    // Statements that name the moment are the same at the same moment.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    expect(ways.length).toBeGreaterThan(300)
    const wrong: unknown[] = []
    for (const way of ways) {
      const once = await statementsOf(documentOf(way, 1))
      const often = await statementsOf(documentOf(way, 25))
      if (once.errors || often.errors || often.count > once.count)
        wrong.push({ asked: documentOf(way, 1), once, often })
    }
    expect(wrong).toEqual([])
  }, 120_000)

  test('is bounded for each mutation, since those before it are done', async () => {
    const { id } = await site.sample('service')
    site.queries.length = 0
    const updates = Array.from(
      { length: 60 },
      (_, n) => `a${n}: updateService(input: { id: $id, nom: "Titre ${n}" }) { __typename
        ... on UpdateServicePayload { content { categories { nom } history(first: 1) { totalCount } lastEntry { id } } stats { __typename } } }`,
    )
    const { data, errors } = await site.answer(
      `mutation ($id: ID!) { ${updates.join(' ')} }`,
      { id },
      site.administrator,
    )
    expect(errors).toBeUndefined()
    expect(Object.values(data ?? {})).toHaveLength(60)
    expect(site.queries.length).toBeGreaterThan(largestAnswer.statements)
  })

  test('is bounded where it differs', async () => {
    const others = (count: number) =>
      `{ site { ${Array.from({ length: count }, (_, n) => `a${n}: projets(category: "${n}") { totalCount }`).join(' ')} } }`
    expect((await statementsOf(others(50))).errors).toBeUndefined()
    const { count, errors } = await statementsOf(others(300))
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } })
    expect(count).toBeLessThanOrEqual(largestAnswer.statements)
  })
})
