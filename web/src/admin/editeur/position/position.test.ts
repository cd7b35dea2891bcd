import { expect, test } from 'vitest'
import { communes, communesAround } from './communes.ts'
import { zoneOf, unprojectUtm, projectToUtm } from './utm.ts'

// Eastings and northings by Krüger's series to the fourth order, worked out apart from the library.
test.each([
  [5, -3, 30, 500000, 552664.297],
  [5.345317, -4.024429, 30, 386493.14, 590929.856],
  [7, -8, 29, 610456.505, 773866.346],
  [7.41, -7.55, 29, 660026.754, 819334.539],
] as const)('%d, %d is in zone %i at %d, %d', (latitude, longitude, fuseau, est, nord) => {
  const utm = projectToUtm(latitude, longitude)
  expect(utm.fuseau).toBe(fuseau)
  expect(utm.est).toBeCloseTo(est, 2)
  expect(utm.nord).toBeCloseTo(nord, 2)
  const degres = unprojectUtm({ fuseau, est, nord })
  expect(degres?.latitude).toBeCloseTo(latitude, 7)
  expect(degres?.longitude).toBeCloseTo(longitude, 7)
})

test('the zone changes at 6° West', () => {
  expect([-6.001, -6, -5.999].map(zoneOf)).toEqual([29, 30, 30])
})

test('every commune lies in the country and has a name of its own', () => {
  expect(new Set(communes.map(({ nom }) => nom)).size).toBe(communes.length)
  for (const { nom, latitude, longitude } of communes) {
    expect(latitude, nom).toBeGreaterThan(4.3)
    expect(latitude, nom).toBeLessThan(10.8)
    expect(longitude, nom).toBeGreaterThan(-8.7)
    expect(longitude, nom).toBeLessThan(-2.4)
  }
})

test('the nearest commune is named', () => {
  const [proche] = communesAround({ latitude: 7.69, longitude: -5.03 })
  expect(proche?.commune.nom).toBe('Bouaké')
  expect(proche?.km).toBeLessThan(2)
})
