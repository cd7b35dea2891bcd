import { describe, expect, test } from 'vitest'
import { closedWeek, type Heures } from '../../../../schema/horaires/heures.ts'
import { ouvertureAt } from './ouverture.ts'

const day = ['08:00-12:00', '14:00-18:00']
const week: Heures = {
  ...closedWeek,
  lundi: day,
  mardi: day,
  mercredi: day,
  jeudi: day,
  vendredi: day,
  samedi: ['09:00-13:00'],
  exceptions: [
    { du: '2026-12-24', au: '2027-01-02', plages: [], motif: 'Fêtes de fin d’année' },
    { du: '2026-12-08', au: '2026-12-08', plages: ['10:00-11:00'], motif: 'Inventaire' },
  ],
}
const always = ['00:00-00:00']
const open = (until: number | null) => ({ isOpen: true, until })
const closed = (day: string, inDays: number, at: number, motif: string | null = null) => ({
  isOpen: false,
  motif,
  opens: { day, inDays, at },
})

describe('ouvertureAt()', () => {
  // 30 November 2026 is a Monday.
  test.each([
    ['2026-11-30T08:00', open(720)],
    ['2026-11-30T11:59', open(720)],
    ['2026-11-30T12:00', closed('2026-11-30', 0, 840)],
    ['2026-11-30T00:00', closed('2026-11-30', 0, 480)],
    ['2026-11-30T23:59', closed('2026-12-01', 1, 480)],
    ['2026-12-05T13:00', closed('2026-12-07', 2, 480)],
    // Exceptional hours, before, in and after them.
    ['2026-12-08T08:30', closed('2026-12-08', 0, 600)],
    ['2026-12-08T10:30', open(660)],
    ['2026-12-08T11:00', closed('2026-12-09', 1, 480)],
    // Exceptional days, on the eve, the first and the last: the Sunday after is closed anyway.
    ['2026-12-23T18:00', closed('2027-01-04', 12, 480)],
    ['2026-12-24T09:00', closed('2027-01-04', 11, 480, 'Fêtes de fin d’année')],
    ['2027-01-02T23:59', closed('2027-01-04', 2, 480, 'Fêtes de fin d’année')],
    ['2027-01-03T09:00', closed('2027-01-04', 1, 480)],
    // Where Europe and America change their clocks nothing happens.
    ['2027-03-28T02:30', closed('2027-03-29', 1, 480)],
  ])('at %s UTC', (moment, expected) => {
    expect(ouvertureAt(week, new Date(`${moment}:00Z`))).toEqual(expected)
  })

  test('goes on over midnight, and over ranges that follow each other', () => {
    const night: Heures = { ...closedWeek, vendredi: ['20:00-00:00'], samedi: ['00:00-02:00', '02:00-03:00'] }
    expect(ouvertureAt(night, new Date('2026-12-04T22:00:00Z'))).toEqual(open(180))
    expect(ouvertureAt(night, new Date('2026-12-05T00:00:00Z'))).toEqual(open(180))
    const evening: Heures = { ...closedWeek, vendredi: ['20:00-00:00'] }
    expect(ouvertureAt(evening, new Date('2026-12-04T23:59:00Z'))).toEqual(open(1440))
  })

  test('has no end by day and night, until exceptional days', () => {
    const heures = {
      lundi: always,
      mardi: always,
      mercredi: always,
      jeudi: always,
      vendredi: always,
      samedi: always,
      dimanche: always,
    }
    const now = new Date('2026-12-20T12:00:00Z')
    expect(ouvertureAt({ ...heures, exceptions: [] }, now)).toEqual(open(null))
    const { exceptions } = week
    expect(ouvertureAt({ ...heures, exceptions }, now)).toEqual(open(1440))
  })

  test('knows no opening after four weeks', () => {
    const exceptions = [{ du: '2026-12-01', au: '2026-12-30', plages: [], motif: null }]
    expect(ouvertureAt({ ...week, exceptions }, new Date('2026-12-01T12:00:00Z'))).toEqual({
      isOpen: false,
      motif: null,
      opens: null,
    })
  })
})
