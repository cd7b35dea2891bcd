import { expect, test } from 'vitest'
import { fileSize } from './fileSize.ts'

test.each([
  [0, '1 ko'],
  [340_400, '340 ko'],
  [999_600, '1000 ko'],
  [1_000_000, '1 Mo'],
  [2_440_000, '2,4 Mo'],
])('%d bytes are « %s »', (bytes, text) => {
  expect(fileSize(bytes).replace('\u00a0', ' ')).toBe(text)
})
