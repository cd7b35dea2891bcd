import { expect, test } from 'vitest'
import { normalizedPath } from './normalizedPath.ts'

test.each([
  ['/Nos%20M%C3%89tiers.html/', '/nos métiers.html'],
  ['/a//', '/a'],
  ['/', null],
  ['//example.com', null],
  ['/%E0%A4%A', null],
  [`/${'a'.repeat(300)}`, null],
  // Read slash by slash from each of them, these would take hours.
  [`/${'/'.repeat(1_000_000)}x`, null],
  [`${'/a'.repeat(100_000)}${'/'.repeat(1_000_000)}`, null],
])('%.40s is known as %s', (pathname, path) => {
  expect(normalizedPath(pathname)).toBe(path)
})
