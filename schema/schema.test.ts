import { isInputObjectType, isInterfaceType, isScalarType, type GraphQLNamedType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from './schema.ts'
import { newSchema, type TestSchema } from './testing/testSchema.ts'

function typeNamed<T extends GraphQLNamedType>(name: string, is: (type: unknown) => type is T): T {
  const type = schema.getType(name)
  if (!is(type)) throw new Error(`${name} is of another kind.`)
  return type
}

describe('DateTime', () => {
  let gateway: TestSchema
  beforeAll(async () => {
    gateway = await newSchema('sqlite')
  })
  afterAll(() => gateway.close())

  test('is specified by RFC 3339', () => {
    expect(typeNamed('DateTime', isScalarType).specifiedByURL).toContain('rfc3339')
  })

  const sentence = 'Un moment est attendu, avec son fuseau, comme 2026-12-01T08:00:00Z.'
  const answer = '... on ScheduleContentPayload { content { publishAt } }'

  test.each([
    ['scheduleContent', 'ScheduleContentInput', { id: 'x' }],
    ['scheduleContents', 'ScheduleContentsInput', { items: [{ id: 'x' }] }],
  ])('%s refuses as BAD_REQUEST what is no moment', async (name, type, input) => {
    const source = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`
    for (const moment of ['demain', '', '2026-12-01', '2026-02-30T08:00:00Z', '2026-12-01T08:00:00', 5, true])
      for (const field of ['publishAt', 'unpublishAt']) {
        const { data, errors = [] } = await gateway.answer(
          source,
          { input: { ...input, [field]: moment } },
          gateway.administrator,
        )
        expect(data).toBeUndefined()
        expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }])
        expect(errors[0]?.message).toContain(sentence)
      }
  })

  test('takes any offset, and answers in UTC', async () => {
    const { id } = await gateway.sample('slide')
    const at = new Date(Date.now() + 3_600_000)
    const offset = new Date(at.getTime() + 7_200_000).toISOString().replace('Z', '+02:00')
    const source = `mutation ($input: ScheduleContentInput!) { scheduleContent(input: $input) { ${answer} } }`
    const { data } = await gateway.answer(source, { input: { id, publishAt: offset } }, gateway.administrator)
    expect(data?.scheduleContent).toEqual({ content: { publishAt: at.toISOString() } })
  })
})

test('all content but messages is Publishable', () => {
  const members = (name: string) =>
    schema
      .getPossibleTypes(typeNamed(name, isInterfaceType))
      .map((type) => type.name)
      .toSorted()
  const messages = members('Message')
  expect(messages).toEqual(['Carriere', 'Contact', 'Devis'])
  expect(members('Publishable')).toEqual(members('Content').filter((name) => !messages.includes(name)))
})

test('descriptions say what a new item must have, and which mutation does the same for any type', () => {
  const fields = typeNamed('CreateProjetInput', isInputObjectType).getFields()
  expect(fields.nom?.description).toMatch(/ Required\.$/)
  expect(fields.lieu?.description).not.toMatch(/Required/)
  const nom = typeNamed('UpdateProjetInput', isInputObjectType).getFields().nom
  expect(nom?.description).not.toMatch(/Required/)
  const mutations = schema.getMutationType()?.getFields() ?? {}
  expect(mutations.publishProjet?.description).toContain('`publishContent`')
  expect(mutations.reorderFaq?.description).toContain('`reorderContents`')
  expect(mutations.publishContent?.description).not.toContain('`publishContent`')
})
