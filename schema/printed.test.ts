import { buildSchema, isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { printedSchema } from './printed.ts'

test('every input field and every mutation says what it is for', () => {
  const schema = buildSchema(printedSchema())
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  expect(inputs.length).toBeGreaterThan(70)
  const silent = [...inputs, ...[schema.getMutationType()].flatMap((type) => type ?? [])].flatMap((type) =>
    Object.values(type.getFields()).flatMap(({ name, description }) =>
      description ? [] : [`${type.name}.${name}`],
    ),
  )
  expect(silent).toEqual([])
})
