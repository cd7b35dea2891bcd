import { expect, test } from 'vitest'
import { etag, expectedVersion, matchesTag } from './etag.ts'

test.each([
  [null, null],
  ['*', null],
  [' * ', null],
  ['"v7-abcdefgh"', 7],
  // Each of several will do: the highest is the one that may be present.
  ['"v7-abcdefgh", "v12-abcdefgh", "v9-abcdefgh"', 12],
  ['"v12-abcdefgh", "v9-abcdefgh"', 12],
  ['"autre", "v3-abcdefgh"', 3],
])('expectedVersion() of %s is %s', (ifMatch, version) => {
  expect(expectedVersion(ifMatch)).toBe(version)
})

test.each(['', '"autre"', '"v0-abcdefgh"', '"v01-abcdefgh"', 'v7-abcdefgh', '"v7"'])(
  'expectedVersion() of %s, which no item has, is 412',
  (ifMatch) => {
    expect(() => expectedVersion(ifMatch)).toThrow(expect.objectContaining({ status: 412 }))
  },
)

test('isKnown() finds the tag among several, weak ones too', () => {
  const tag = etag(3, '{"id":1}')
  expect(tag).toMatch(/^"v3-[\w-]{16}"$/)
  expect(etag(3, '{"id":2}')).not.toBe(tag)
  expect([`"a", W/${tag}`, '*', '"a"', null].map((header) => matchesTag(header, tag))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
