import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSchema, visitor, type Item, type TestSchema } from '../../schema/testing/testSchema.ts'

/* What is read letter by letter takes as long as its length explains, through each door that callers' texts come by. */

let gateway: TestSchema
let service: Item
beforeAll(async () => {
  gateway = await newSchema('sqlite')
  service = await gateway.sample('service', 'Bornage')
})
afterAll(() => gateway.close())

const checked = `query ($id: ID!, $with: [CheckedText!]) { node(id: $id) { ... on Content {
  checks(with: $with) { rule correction } } } }`
const created = `mutation ($input: CreateServiceInput!) { createService(input: $input) { __typename } }`
const sent = `mutation ($input: CreateContactInput!) { createContact(input: $input) { __typename } }`
const found = `query ($search: String) { admin { services(search: $search) { totalCount } } }`

const doors: Record<string, (text: string) => Promise<unknown>> = {
  'the checks': (text) =>
    gateway.answer(
      checked,
      { id: service.id, with: ['nom', 'resume', 'description'].map((field) => ({ field, text })) },
      gateway.administrator,
    ),
  'a save': (text) =>
    gateway.answer(created, { input: { nom: text, resume: text, description: text } }, gateway.administrator),
  'a message': (text) =>
    gateway.answer(
      sent,
      {
        input: { nom: text, email: `${text}@a.ci`, telephone: text, message: text },
      },
      visitor,
    ),
  'the search': (text) => gateway.answer(found, { search: text }, gateway.administrator),
}
const pieces = [
  '<',
  '&',
  '"',
  '«',
  '[',
  '(',
  '<a ',
  '<b>x',
  '</',
  '&lt;',
  '.',
  ' ',
  '1',
  '1a-',
  '<p class=a>',
  '\u0301\u0316',
]

/** What each element that is open, each class or each link could have read anew. */
const nested: Record<string, string> = {
  'raised in raised': `${'<sup>'.repeat(99)}${'x'.repeat(195_000)}`,
  'elements in raised': `${'<sup>'.repeat(99)}${'<i></i>'.repeat(4_900)}x`,
  'blanks of a list': `<ul>${'&#32;'.repeat(9_900)}`,
  'a long style of a class': `<style>.a{mso-list:${'l1 '.repeat(33_000)}}</style>${'<p class=a>'.repeat(7_000)}`,
  'a long weight of a class': `<style>.a{font-weight:${'1'.repeat(99_000)}}</style>${'<p class=a>'.repeat(7_000)}`,
  'many classes': `<p class="${'a '.repeat(99_000)}">x</p>`,
  'telephone numbers': '<a href=0700000001>'.repeat(4_900),
  'numbers that are none': '<a href=07000000>'.repeat(4_900),
  'a link around blocks': `<a href="/${'a'.repeat(1_900)}">${'<p>x'.repeat(9_800)}`,
}

/** Microseconds of the processor, the least of three. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let n = 0; n < 3; n++) {
    const before = process.cpuUsage()
    await work()
    least = Math.min(least, process.cpuUsage(before).user)
  }
  return least
}

/** As long as may come, and as many of each sign as the longest texts may have. */
test.each(Object.entries(doors))('%s', async (_door, enter) => {
  for (const piece of pieces)
    for (const length of [9_990 * piece.length, 200_000]) {
      const text = `a${piece.repeat(length / piece.length)}`
      const tenth = await timeOf(() => enter(text.slice(0, length / 10)))
      const whole = await timeOf(() => enter(text))
      // Ten times as long; a hundred times where each letter looks at all the others. Short times vary.
      expect({ piece, length, slow: whole > 30 * tenth + 100_000 }).toEqual({ piece, length, slow: false })
    }
})

/** Times of as many plain words: one that writes its link again for each block makes a text of 19 MB. */
const most: Record<string, number> = { 'a link around blocks': 100 }

test.each(Object.entries(nested))('the checks of %s', async (name, text) => {
  const { 'the checks': enter = () => Promise.reject(new Error('No such door')) } = doors
  const words = await timeOf(() => enter(`<p>${'x'.repeat(100_000)}</p>`.padEnd(text.length, 'x')))
  const whole = await timeOf(() => enter(text))
  // Short times vary.
  expect(whole).toBeLessThan((most[name] ?? 30) * words + 100_000)
})
