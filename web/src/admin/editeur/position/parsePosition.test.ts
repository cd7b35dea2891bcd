import { describe, expect, test } from 'vitest'
import { parseDegrees, toDecimal, parsePosition } from './parsePosition.ts'

describe('a pair in degrees', () => {
  test.each([
    '5.3592, -3.9868',
    '5.3592,-3.9868',
    '5.3592 -3.9868',
    '5,3592, -3,9868',
    '5,3592 ; -3,9868',
    '5,3592,-3,9868',
    ' 5.3592° N, 3.9868° W ',
    '5,3592° N / 3,9868° O',
    '3.9868 W, 5.3592 N',
    'N 5.3592 W 3.9868',
    'Latitude : 5,3592 Longitude : −3,9868',
    'lon=-3.9868 lat=5.3592',
    "5°21.552'N 3°59.208'W",
    '5° 21′ 33,12″ N, 3° 59′ 12,48″ O',
    '5°21\'33.12"N 3°59\'12.48"W',
    '5°21’33.12’’N3°59’12.48’’O',
    'N5°21\'33.12" W3°59\'12.48"',
  ])('%s', (texte) => {
    const lue = parsePosition(texte, '30')
    if (lue?.genre !== 'degres') throw new Error(JSON.stringify(lue))
    expect(lue.latitude).toBeCloseTo(5.3592, 6)
    expect(lue.longitude).toBeCloseTo(-3.9868, 6)
  })
})

describe('a pair in UTM', () => {
  test.each([
    ['30N 388283.15 592550.2', '30'],
    ['UTM 30 N 388283,15 592550,2', '30'],
    ['WGS 84 / UTM zone 30N : 388283,15 592550,2'.replace(' :', ''), '30'],
    ['388283.15 592550.2 29N', '29'],
    ['388283.15, 592550.2', '29'],
    ['388 283,15 592 550,2', '29'],
    ['388 283,15 m E 592 550,2 m N', '29'],
    ['N 592550.2 E 388283.15', '29'],
    ['X=388283.15 Y=592550.2', '29'],
    ['EPSG:32630 388283.15 592550.2', '30'],
  ])('%s', (texte, fuseau) => {
    const lue = parsePosition(texte, '29')
    if (lue?.genre !== 'utm') throw new Error(JSON.stringify(lue))
    const { est, nord } = lue.utm
    expect([lue.utm.fuseau, ...[est, nord].map((un) => Number(un.replace(',', '.')))]).toEqual([
      fuseau,
      388283.15,
      592550.2,
    ])
  })

  test('of a million metres with its thousands set apart', () => {
    expect(parsePosition('345 678 1 134 567', '30')).toMatchObject({
      utm: { est: '345678', nord: '1134567' },
    })
  })

  test('northings of more than a million come second wherever they stand', () => {
    expect(parsePosition('1134567 345678', '30')).toEqual({
      genre: 'utm',
      utm: { fuseau: '30', est: '345678', nord: '1134567' },
    })
  })
})

test.each([
  ['5°21\'33.12"N', 'latitude', 5.3592],
  ['3°59\'12.48"W', 'longitude', -3.9868],
  ['3,9868 O', 'longitude', -3.9868],
] as const)('%s is a half', (texte, axe, valeur) => {
  expect(parsePosition(texte, '30')).toEqual({ genre: 'coordonnee', axe, valeur: expect.closeTo(valeur, 6) })
  expect(parseDegrees(texte, axe)).toBeCloseTo(valeur, 6)
  expect(parseDegrees(texte, axe === 'latitude' ? 'longitude' : 'latitude')).toBeNull()
})

test.each([
  '',
  'Cocody',
  '592550,2 N',
  '5.3592',
  '5,3592',
  '53592',
  '5.3592, -3.9868, 12',
  '95, -4',
  "5°71'N 3°58'W",
])('%s is no place', (texte) => {
  expect(parsePosition(texte, '30')).toBeNull()
})

test.each([
  ['5,3599', 5.3599],
  ['-4.0083', -4.0083],
  ['−4,0083 °', -4.0083],
  ['+7', 7],
  ['5,3,2', null],
  ['12a', null],
  ['', null],
] as const)('%s is %d degrees', (texte, nombre) => {
  expect(parseDegrees(texte, 'latitude')).toBe(nombre)
})

test('decimals are those that say something', () => {
  expect([toDecimal(5.35920000004), toDecimal(-4), toDecimal(388283.154, 2)]).toEqual([
    '5,3592',
    '-4',
    '388283,15',
  ])
})
