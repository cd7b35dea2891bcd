import { expect, test } from 'vitest'
import { adresseDuSite, situer } from './bureau.ts'

test('an address is said on lines, on one line, without the country and without the town', () => {
  expect(situer(adresseDuSite, null)).toEqual({
    lignes: ['Cocody Riviera, boulevard François-Mitterrand', 'Abidjan, Côte d’Ivoire'],
    adresse: 'Cocody Riviera, boulevard François-Mitterrand, Abidjan, Côte d’Ivoire',
    dansLePays: 'Cocody Riviera, boulevard François-Mitterrand, Abidjan',
    rue: 'Cocody Riviera, boulevard François-Mitterrand',
    ville: 'Abidjan',
    situe: 'à Abidjan',
    repere: 'Cocody Riviera',
    place: null,
  })
})

test.each([
  ["Quartier Commerce\r\n01 BP 12 Bouaké 01\r\nCôte d'Ivoire", 'Bouaké', 'Quartier Commerce'],
  ['Immeuble des Palmiers de la Corniche, San-Pédro', 'San-Pédro', 'Notre bureau'],
  ['Mansion du Plateau', null, 'Mansion du Plateau'],
])('%j lies in %s', (adresse, ville, repere) => {
  expect(situer(adresse, null)).toMatchObject({ ville, repere })
  expect(situer(adresse, null).dansLePays).not.toContain('Ivoire')
})
