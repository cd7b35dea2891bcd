import { describe, expect, test } from 'vitest'
import { inWords } from './enMots.ts'
import { faultsOf, inOrder } from './faults.ts'
import { boundsOf, comingExceptions, dayAfter, jourOf, plagesOn } from './calendrier.ts'
import { closedWeek, type Heures } from './heures.ts'
import { lineOf } from './ligne.ts'
import { openingHoursIn, openingHoursOf } from './openingHours.ts'
import { readLine } from './readLine.ts'

const morning = '08:00-12:00'
const afternoon = '14:00-18:00'
const week: Heures = {
  ...closedWeek,
  lundi: [morning, afternoon],
  mardi: [morning, afternoon],
  mercredi: [morning, afternoon],
  jeudi: [morning, afternoon],
  vendredi: [morning, afternoon],
  samedi: ['09:00-13:00'],
}
const closing = { du: '2026-12-24', au: '2027-01-02', plages: [], motif: 'Fêtes de fin d’année' }
const all = (plages: readonly string[]): Heures => ({
  lundi: plages,
  mardi: plages,
  mercredi: plages,
  jeudi: plages,
  vendredi: plages,
  samedi: plages,
  dimanche: plages,
  exceptions: [],
})

describe('boundsOf()', () => {
  test.each([
    [morning, [480, 720]],
    ['18:30-00:00', [1110, 1440]],
    ['00:00-00:00', [0, 1440]],
    ['8:00-12:00', null],
    ['08:00-24:00', null],
    ['08:00-', null],
  ])('of %s is %j', (plage, bounds) => {
    expect(boundsOf(plage)).toEqual(bounds)
  })
})

test('days follow each other over months, leap days and summer times elsewhere', () => {
  expect(['2026-02-28', '2028-02-28', '2026-03-28', '2026-12-31'].map((day) => dayAfter(day, 1))).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2026-03-29',
    '2027-01-01',
  ])
  expect(['2026-11-30', '2026-12-06'].map(jourOf)).toEqual(['lundi', 'dimanche'])
})

test('plagesOn() are those of the week, and of exceptional days on the first and last too', () => {
  const heures = { ...week, exceptions: [closing] }
  expect(plagesOn(heures, '2026-12-23')).toEqual([morning, afternoon])
  for (const day of ['2026-12-24', '2026-12-28', '2027-01-02']) expect(plagesOn(heures, day)).toEqual([])
  expect(plagesOn(heures, '2027-01-04')).toEqual([morning, afternoon])
})

test('comingExceptions() are neither over nor far', () => {
  const heures = { ...week, exceptions: [closing] }
  const on = (today: string) => comingExceptions(heures, today, 30).length
  expect(['2026-11-23', '2026-11-24', '2027-01-02', '2027-01-03'].map(on)).toEqual([0, 1, 1, 0])
})

describe('lineOf()', () => {
  test('has the form that the site has always had', () => {
    const usual = { ...all(['08:00-18:00']), dimanche: [] }
    expect(lineOf(usual)).toBe('Lundi - Samedi : 08.00 - 18.00')
    expect(openingHoursOf(usual)).toEqual(['Mo-Sa 08:00-18:00'])
    expect(openingHoursIn(lineOf(usual))).toBe('Mo-Sa 08:00-18:00')
  })

  test('names each part of the week', () => {
    expect(lineOf(week)).toBe('Lundi - Vendredi : 08.00 - 12.00 et 14.00 - 18.00, Samedi : 09.00 - 13.00')
    expect(openingHoursOf(week)).toEqual(['Mo-Fr 08:00-12:00', 'Mo-Fr 14:00-18:00', 'Sa 09:00-13:00'])
  })

  test('says midnight as the end of its day', () => {
    expect(lineOf({ ...closedWeek, samedi: ['20:00-00:00'] })).toBe('Samedi : 20.00 - 24.00')
  })

  test('shortens days where it would be longer than 255 letters', () => {
    const from = (minute: number) => [`08:0${minute}-12:00`, afternoon]
    const uneven = {
      lundi: from(0),
      mardi: from(1),
      mercredi: from(2),
      jeudi: from(3),
      vendredi: from(4),
      samedi: from(5),
      dimanche: from(6),
      exceptions: [],
    }
    const line = lineOf(uneven) ?? ''
    expect(line).toContain('Mar : 08.01-12.00 et 14.00-18.00, Mer : ')
    expect(line.length).toBeLessThanOrEqual(255)
  })
})

test.each([
  ['Lundi - Samedi : 08.00 - 18.00', 'Mo-Sa 08:00-18:00'],
  ['lundi au vendredi de 8h à 17h30', 'Mo-Fr 08:00-17:30'],
  ['Sur rendez-vous', null],
  ['', null],
  [null, null],
])('a text by hand, %s, is %s', (texte, machine) => {
  expect(openingHoursIn(texte)).toBe(machine)
})

test('readLine() gives the days and their range', () => {
  expect(readLine('lundi au vendredi de 8h à 17h30')).toEqual({
    premier: 'lundi',
    dernier: 'vendredi',
    plages: ['08:00-17:30'],
  })
})

describe('faultsOf()', () => {
  test('finds nothing wrong with usual hours', () => {
    expect(faultsOf({ ...week, exceptions: [closing] })).toEqual([])
    expect(faultsOf({ ...closedWeek, lundi: [afternoon, morning] })).toEqual([])
    expect(faultsOf(all(['00:00-00:00']))).toEqual([])
  })

  test.each([
    [['08:00-12:00', '11:00-18:00'], 'Ces plages se chevauchent.'],
    [['00:00-00:00', '11:00-18:00'], 'Ces plages se chevauchent.'],
    [['18:00-08:00'], 'La fermeture doit venir après l’ouverture.'],
    [['08:00-08:00'], 'La fermeture doit venir après l’ouverture.'],
    [['08:00-'], 'Indiquez l’ouverture et la fermeture, par exemple 08:00 et 12:00.'],
    [['08:00-09:00', '10:00-11:00', '12:00-13:00', '14:00-15:00'], 'Il y a 3 plages par jour au plus.'],
  ])('refuses %j', (plages, message) => {
    expect(faultsOf({ ...week, mardi: plages })).toEqual([{ place: 'mardi', message }])
    const exceptional = { ...closing, plages }
    expect(faultsOf({ ...week, exceptions: [exceptional] })).toEqual([{ place: 'exceptions.0', message }])
  })

  test.each([
    [{ du: '2026-12-24', au: '2026-12-23' }, 'Le dernier jour ne peut pas venir avant le premier.'],
    [
      { du: '2026-02-30', au: '2026-03-01' },
      'Indiquez le premier et le dernier jour, par exemple 2026-12-24 et 2027-01-02.',
    ],
    [{ motif: 'F'.repeat(81) }, 'Le motif est trop long\u00a0: 80 caractères au plus.'],
  ])('refuses exceptional days with %j', (days, message) => {
    expect(faultsOf({ ...week, exceptions: [{ ...closing, ...days }] })).toEqual([
      { place: 'exceptions.0', message },
    ])
  })

  test('refuses exceptional days that others share, no week at all, and too many exceptional days', () => {
    const twice = [closing, { ...closing, du: '2027-01-02', au: '2027-01-05' }]
    expect(faultsOf({ ...week, exceptions: twice }).map(({ place }) => place)).toEqual([
      'exceptions.0',
      'exceptions.1',
    ])
    expect(faultsOf({ ...closedWeek, exceptions: [closing] })).toEqual([
      { place: '', message: 'Indiquez les heures d’un jour au moins.' },
    ])
    const many = Array.from({ length: 31 }, (_, n) => {
      const day = dayAfter('2026-01-01', n)
      return { ...closing, du: day, au: day }
    })
    expect(faultsOf({ ...week, exceptions: many })).toMatchObject([{ place: '' }])
    expect(faultsOf({ ...week, exceptions: Array.from({ length: 31 }, () => closing) })).toEqual([
      { place: '', message: expect.stringContaining('30 périodes') },
    ])
  })
})

test('inOrder() sorts ranges and exceptional days, and trims what is said of them', () => {
  const later = { du: '2027-04-05', au: '2027-04-05', plages: [afternoon, morning], motif: ' ' }
  expect(inOrder({ ...closedWeek, lundi: [afternoon, morning], exceptions: [later, closing] })).toEqual({
    ...closedWeek,
    lundi: [morning, afternoon],
    exceptions: [closing, { ...later, plages: [morning, afternoon], motif: null }],
  })
})

test('inWords() says all of it', () => {
  const first = { du: '2026-08-01', au: '2026-08-01', plages: ['09:00-12:00'], motif: null }
  expect(inWords({ ...closedWeek, lundi: [morning], exceptions: [first, closing] })).toBe(
    'Lundi : 08.00 - 12.00\nle 1er août 2026\u00a0: 09:00-12:00\n' +
      'du 24 décembre 2026 au 2 janvier 2027\u00a0: fermé (Fêtes de fin d’année)',
  )
})
