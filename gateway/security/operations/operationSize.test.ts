import { readFileSync } from 'node:fs'
import {
  getIntrospectionQuery,
  getOperationAST,
  getVariableValues,
  parse,
  valueFromASTUntyped,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '../../../schema/schema.ts'
import { bounds, measure } from './operationSize.ts'

function size(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is no operation.')
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  if (errors) throw errors[0]
  return measure(schema, document, operation, coerced)
}

/** The same, with the defaults of its variables, and something for the others. */
function sizeOfOurs(text: string) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is no operation.')
  const defaults = (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
    variable.name.value,
    defaultValue ? valueFromASTUntyped(defaultValue) : '',
  ])
  return measure(schema, document, operation, Object.fromEntries(defaults))
}

describe('the size of a document', () => {
  test('is found as quickly below a name of a hundred thousand letters', () => {
    const fields = Array.from({ length: 900 }, (_, n) => `a${n}: demo`).join(' ')
    const msOf = (name: string) => {
      const document = parse(`{ ${name}: site { ${fields} } }`)
      const operation = getOperationAST(document)
      const start = performance.now()
      if (operation) expect(measure(schema, document, operation).fields).toBe(901)
      return performance.now() - start
    }
    const short = Math.max(...[1, 2, 3].map(() => msOf('a')))
    expect(msOf('a'.repeat(100_000))).toBeLessThan(50 * Math.max(short, 2))
  })

  test('counts depth, fields and what full lists would hold', () => {
    expect(size('{ site { entreprise { nom } } }')).toEqual({ depth: 3, fields: 3, cost: 3 })
    // site, projets, then a hundred times edges, node, nom.
    const page = '{ site { projets(first: 100) { edges { node { nom } } } } }'
    expect(size(page)).toEqual({ depth: 5, fields: 5, cost: 2 + 3 * 100 })
    expect(size(page.replace('(first: 100)', '')).cost).toBe(2 + 3 * 20)
  })

  test('takes page sizes from variables and their defaults', () => {
    const text = 'query ($n: Int) { site { projets(first: $n) { edges { node { nom } } } } }'
    expect(size(text, { n: 50 }).cost).toBe(2 + 3 * 50)
    expect(size(text, { n: 1e9 }).cost).toBe(2 + 3 * 100)
    expect(size(text, { n: -5 }).cost).toBe(2 + 3)
    expect(size(text.replace('Int', 'Int = 70')).cost).toBe(2 + 3 * 70)
    expect(size(text.replace('Int', 'Int = 70'), { n: 50 }).cost).toBe(2 + 3 * 50)
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }'
    expect(size(nodes, { ids: Array.from({ length: 40 }, String) }).cost).toBe(1 + 40)
    expect(size(nodes, { ids: 'one' }).cost).toBe(1 + 1)
    expect(size('{ nodes(ids: ["a", "b", "c"]) { id } }').cost).toBe(1 + 3)
  })

  test('counts what is read though little is asked of it', () => {
    const aliases = (count: number, field: string) =>
      `{ admin { ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} } }`
    const every = 'everyContent(type: PROJET) { id }'
    expect(size(aliases(1, every)).cost).toBeLessThan(bounds.cost / 2)
    expect(() => size(aliases(10, every))).toThrow('trop coûteuse')
    const compared = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Content { comparison(from: 1) { __typename } } } }`
    expect(() => size(compared, { ids: Array.from({ length: 200 }, String) })).toThrow('trop coûteuse')
  })

  test('refuses an argument that does not fit, before it is refused for each item of a list', () => {
    const text =
      'query ($format: ImageFormat = WEBP) { site { projets { edges { node { image { srcSet(format: $format) } } } } } }'
    expect(size(text).cost).toBeGreaterThan(0)
    expect(() => size(text, { format: null })).toThrow('must not be null')
  })

  test('counts a fragment wherever it is used', () => {
    const text = '{ a: site { ...f } b: site { ...f } } fragment f on Site { entreprise { nom } }'
    expect(size(text)).toEqual({ depth: 3, fields: 8, cost: 6 })
  })

  test('takes the schema’s own lists as they are', () => {
    const names = Array.from({ length: 900 }, (_, n) => `a${n}: name`).join(' ')
    expect(size(`{ __type(name: "Site") { name ${names} } }`).cost).toBe(902)
    expect(() => size(`{ __type(name: "Mutation") { fields { ${names} } } }`)).toThrow('trop coûteuse')
    expect(size('{ __schema { types { name } } }').cost).toBe(2 + Object.keys(schema.getTypeMap()).length)
  })

  test('multiplies lists in lists', () => {
    const below = '{ questions { faq { questions { faq { questions { question } } } } } }'
    expect(() => size(`{ site { faqs(first: 100) { edges { node ${below} } } } }`)).toThrow('trop coûteuse')
  })

  test('our own documents stay below half of each bound, and what tools ask for below three quarters', () => {
    const persisted: Record<string, string> = JSON.parse(
      readFileSync(new URL('../../../web/persisted-operations.json', import.meta.url), 'utf8'),
    )
    // What the schema tells of itself grows with the schema alone, whoever asks.
    const asked = [
      ...Object.values(persisted).map((text) => [text, 1 / 2] as const),
      [getIntrospectionQuery(), 3 / 4] as const,
    ]
    for (const [text, part] of asked) {
      const { depth, fields, cost } = sizeOfOurs(text)
      const lines = text.split('\n').length
      expect({ depth: depth <= bounds.depth, fields: fields < bounds.fields * part }, text).toEqual({
        depth: true,
        fields: true,
      })
      expect(lines, text).toBeLessThan(bounds.lines * part)
      expect(cost, text).toBeLessThan(bounds.cost * part)
    }
  })
})
