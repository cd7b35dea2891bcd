import { expect, test } from 'vitest'
import { requestedCount } from './pagination.ts'

test.each([
  ['', 12],
  ['nombre=24', 24],
  ['nombre=3', 12],
  ['nombre=-1', 12],
  ['nombre=1e9', 96],
  ['nombre=x', 12],
])('%s asks for %i projets', (search, nombre) => {
  expect(requestedCount(new URLSearchParams(search))).toBe(nombre)
})
