import { expect, test } from 'vitest'
import { horairesPourGens, horairesPourMachines } from './horaires.ts'

test.each([
  ['Lundi - Samedi : 08.00 - 18.00', 'Mo-Sa 08:00-18:00', 'lundi – samedi, 8 h – 18 h'],
  ['lundi au vendredi de 8h à 17h30', 'Mo-Fr 08:00-17:30', 'lundi – vendredi, 8 h – 17 h 30'],
  ['Mardi-Dimanche : 9:05-12h', 'Tu-Su 09:05-12:00', 'mardi – dimanche, 9 h 05 – 12 h'],
  ['Sur rendez-vous', null, 'Sur rendez-vous'],
  ['Lundi - Férié : 08.00 - 18.00', null, 'Lundi - Férié : 08.00 - 18.00'],
  ['', null, ''],
])('%s is %s to machines, %s to people', (texte, machine, gens) => {
  expect(horairesPourMachines(texte)).toBe(machine)
  expect(horairesPourGens(texte).replaceAll('\u00a0', ' ')).toBe(gens)
})

test('nothing is nothing', () => {
  expect(horairesPourMachines(null)).toBe(null)
})
