import { expect, test } from 'vitest'
import { spreadPins } from './spreadPins.ts'

const carte = { largeur: 336, hauteur: 352 }

test('pins with room stay where they are', () => {
  const reperes = [
    { x: 50, y: 50 },
    { x: 80, y: 50 },
  ]
  expect(spreadPins(reperes, carte, 24)).toEqual(reperes)
})

test.each([2, 8, 24, 40])('%i pins on one spot can each be pointed at, and none leaves the map', (nombre) => {
  const places = spreadPins(
    Array.from({ length: nombre }, () => ({ x: 254, y: 280 })),
    carte,
    24,
  )
  for (const [i, a] of places.entries()) {
    expect(a.x > 0 && a.x < carte.largeur && a.y > 0 && a.y < carte.hauteur).toBe(true)
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(18)
  }
})

test('a hundred end as well', () => {
  expect(
    spreadPins(
      Array.from({ length: 100 }, (_, n) => ({ x: 250 + (n % 3), y: 280 })),
      carte,
      24,
    ),
  ).toHaveLength(100)
})
