import { expect, test } from 'vitest'
import { formatCoordinates } from './degres.ts'

test('a place in degrees, minutes and seconds, on both sides of equator and meridian', () => {
  expect(formatCoordinates(5.336, -4.248)).toEqual({
    latitude: '5°\u00a020′\u00a010″\u00a0N',
    longitude: '4°\u00a014′\u00a053″\u00a0O',
  })
  expect(formatCoordinates(-0.5, 0.5)?.latitude).toBe('0°\u00a030′\u00a000″\u00a0S')
})

test('seconds that round up carry over to minutes and degrees', () => {
  expect(formatCoordinates(5.99999, 0)).toEqual({
    latitude: '6°\u00a000′\u00a000″\u00a0N',
    longitude: '0°\u00a000′\u00a000″\u00a0E',
  })
})

test('to the minute where that is enough', () => {
  expect(formatCoordinates(5.35, -3.97, 'minute')).toEqual({
    latitude: '5°\u00a021′\u00a0N',
    longitude: '3°\u00a058′\u00a0O',
  })
  expect(formatCoordinates(5.9999, 0, 'minute')?.latitude).toBe('6°\u00a000′\u00a0N')
})

test('half a place is none', () => {
  expect(formatCoordinates(5, null)).toBeNull()
})
