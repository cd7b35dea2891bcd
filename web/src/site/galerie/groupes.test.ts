import { expect, test } from 'vitest'
import { groupesOf, partedGroupes } from './groupes.ts'

const images = (marks: string) => [...marks].map((mark, n) => ({ n, avant: mark === 'a' }))
const shape = (groupes: { n: number }[][]) =>
  groupes.map((groupe) => groupe.map(({ n }) => n).join('+')).join(' ')

test.each([
  ['', ''],
  ['...', '0 1 2'],
  ['.a..', '0 1+2 3'],
  ['aa.', '0+1 2'],
  ['a.a.', '0+1 2+3'],
  ['..a', '0 1 2'],
])('%s is grouped as « %s »', (marks, groupes) => {
  expect(shape(groupesOf(images(marks)))).toBe(groupes)
})

test.each([
  ['......', '0 1 2 3 4 5', ''],
  ['.......', '0 1 2 3 4 5', '6'],
  ['.....a..', '0 1 2 3 4', '5+6 7'],
  ['....a..', '0 1 2 3 4+5', '6'],
])('of %s « %s » are seen at first', (marks, premiers, suite) => {
  const parts = partedGroupes(groupesOf(images(marks)))
  expect([shape(parts.premiers), shape(parts.suite)]).toEqual([premiers, suite])
})
