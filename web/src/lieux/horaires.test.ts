import { expect, test } from 'vitest'
import { openingHours } from './horaires.ts'

test.each([
  ['Lundi - Samedi : 08.00 - 18.00', 'Mo-Sa 08:00-18:00'],
  ['lundi au vendredi de 8h à 17h30', 'Mo-Fr 08:00-17:30'],
  ['Sur rendez-vous', null],
  ['', null],
  [null, null],
])('%s is %s', (texte, machine) => {
  expect(openingHours(texte)).toBe(machine)
})
