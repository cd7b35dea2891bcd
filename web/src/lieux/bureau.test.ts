import { expect, test } from 'vitest'
import { adresseDuSite } from '../../../schema/content/fields/adresse.ts'
import { locateOffice } from './bureau.ts'

test('an address is said on lines, on one line, without the country and without the town', () => {
  expect(locateOffice(adresseDuSite, null)).toEqual({
    lignes: ['Cocody Riviera, boulevard François-Mitterrand', 'Abidjan, Côte d’Ivoire'],
    adresse: 'Cocody Riviera, boulevard François-Mitterrand, Abidjan, Côte d’Ivoire',
    dansLePays: 'Cocody Riviera, boulevard François-Mitterrand, Abidjan',
    rue: 'Cocody Riviera, boulevard François-Mitterrand',
    ville: 'Abidjan',
    situe: 'à Abidjan',
    repere: 'Cocody Riviera',
    place: null,
    degres: null,
  })
})

test.each([
  ["Quartier Commerce\r\n01 BP 12 Bouaké 01\r\nCôte d'Ivoire", 'Bouaké', 'Quartier Commerce'],
  ['Immeuble des Palmiers de la Corniche, San-Pédro', 'San-Pédro', null],
  ['Route d’Abidjan, Yamoussoukro', 'Yamoussoukro', 'Route d’Abidjan'],
  ['Mansion du Plateau', null, 'Mansion du Plateau'],
])('%j lies in %s', (adresse, ville, repere) => {
  expect(locateOffice(adresse, null)).toMatchObject({ ville, repere })
  expect(locateOffice(adresse, null).dansLePays).not.toContain('Ivoire')
})

test('a place is said to the minute', () => {
  const { degres } = locateOffice('Mansion du Plateau', { latitude: 5.35, longitude: -3.97 })
  expect(degres).toEqual({ latitude: '5°\u00a021′\u00a0N', longitude: '3°\u00a058′\u00a0O' })
})
