import { expect, test } from 'vitest'
import { containsWords, wordsOf, findWords } from './findWords.ts'

test.each([
  ['Délimitation d’un terrain', 'delimitation', ['Délimitation']],
  ['Un cœur et un CŒUR', 'coeur', ['cœur', 'CŒUR']],
  ['le cœur', 'eu', ['œu']],
  ['e\u0301tude', 'étude', ['e\u0301tude']],
  ['L’acte', "l'acte", ['L’acte']],
  ['Prix et délais, prix', 'délais prix', ['délais', 'Prix', 'prix']],
  ['Łódź, Straße, rendez‑vous', 'lodz strasse rendez-vous', ['Łódź', 'Straße', 'rendez‑vous']],
  ['rien', 'tout', []],
])('%s has %s as %j', (texte, recherche, attendus) => {
  expect(findWords(texte, wordsOf(recherche)).map(([de, a]) => texte.slice(de, a))).toEqual(attendus)
})

test('all words must be there, in any order', () => {
  expect(containsWords('Le prix d’un bornage', wordsOf(' BORNAGE  prix '))).toBe(true)
  expect(containsWords('Le prix d’un bornage', wordsOf('bornage durée'))).toBe(false)
  expect(containsWords('Tout', wordsOf('  '))).toBe(true)
})
