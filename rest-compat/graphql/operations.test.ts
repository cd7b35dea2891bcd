import { readFileSync } from 'node:fs'
import { buildSchema, validate } from 'graphql'
import { expect, test } from 'vitest'
import { resources } from '../resources.ts'

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'))

test.each(Object.entries(resources))('the operations of %s are good ones', (_name, { operations }) => {
  const problems = Object.entries(operations).flatMap(([verb, document]) =>
    document ? validate(schema, document).map(({ message }) => `${verb}: ${message}`) : [],
  )
  expect(problems).toEqual([])
})
