import { expect, test } from 'vitest'
import { coteDIvoire } from './coteDIvoire.ts'

function ocean(carte: string): [number, number][] {
  const { load } = coteDIvoire()
  const module: unknown =
    typeof load === 'function' ? Reflect.apply(load, {}, [`\0virtual:carte/${carte}`]) : null
  const [, trace = ''] = /"ocean":"M([^"]*)"/.exec(String(module)) ?? []
  return trace.split('L').map((paire) => {
    const [x = Number.NaN, y = Number.NaN] = paire.split(' ').map(Number)
    return [x, y]
  })
}

test.each([
  ['pays', 336],
  ['abidjan', 336],
  ['bureau', 336],
])('the open sea of the map “%s” goes from edge to edge and into no lagoon', (carte, largeur) => {
  const cote = ocean(carte)
  expect(cote.length).toBeGreaterThan(5)
  expect(cote[0]?.[0]).toBeLessThan(0)
  expect(cote.at(-1)?.[0]).toBeGreaterThan(largeur)
  for (const [n, [x]] of cote.entries()) expect(x).toBeGreaterThanOrEqual(cote[n - 1]?.[0] ?? x)
})
