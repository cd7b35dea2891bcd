import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/* Documents whose answers are read by one hand-written type for all of their kind: the compiler does not compare the two. */

const folder = join(import.meta.dirname, '..', '__generated__')
const documents = readdirSync(folder).filter((name) =>
  /^(?:(?:bulk|judge|lifecycle|markRead|sharedDraft)[A-Z]\w*|saveContent)Mutation\.graphql\.ts$/.test(name),
)

function answerOf(name: string): string {
  return /export type \w+\$data = \{(.*?)\n\};/s.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? ''
}

test('there are such documents for each act on one item and on many', () => {
  expect(documents.length).toBeGreaterThan(20)
})

test.each(documents)('%s answers as `result`', (name) => {
  expect(answerOf(name)).toContain('\n  readonly result: {')
})

test('saveContent answers the item, the refusal and what is saved meanwhile under the names that saving reads', () => {
  const answer = answerOf('saveContentMutation.graphql.ts')
  expect(answer).toContain('\n      readonly item: {')
  expect(answer).toContain('\n    readonly refusal: {')
  expect(answer).toContain('\n    readonly current?: {\n      readonly id: string;')
})
