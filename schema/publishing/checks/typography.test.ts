import { expect, test } from 'vitest'
import { inFrench, richInFrench } from './typography.ts'

test.each([
  ['Il dit "oui" et "non".', 'Il dit «\u00a0oui\u00a0» et «\u00a0non\u00a0».'],
  ['« déjà » bien', '«\u00a0déjà\u00a0» bien'],
  ["L'eau d'Aya n'y est pas", 'L’eau d’Aya n’y est pas'],
  ['Et puis...', 'Et puis…'],
  ['Quoi? Non! Si; oui: trois', 'Quoi\u202f? Non\u202f! Si\u202f; oui\u00a0: trois'],
  ['Vraiment?!', 'Vraiment\u202f?!'],
  ['Deux  espaces', 'Deux espaces'],
])('%s', (text, corrected) => {
  expect(inFrench(text)).toBe(corrected)
  expect(inFrench(corrected)).toBe(corrected)
})

test.each([
  'À 8:30, voir https://exemple.ci/?a=1&b=2',
  'Un texte sans faute\u00a0: rien à dire !',
  'Lundi - Samedi : 08.00 - 18.00',
  '',
])('%s stays as it is', (text) => {
  expect(inFrench(text)).toBe(text)
})

test('a rich text keeps its tags, and its quotations run through them', () => {
  expect(richInFrench('<p>Dit "<strong>oui</strong>" <a href="/a?b=1">l\'autre</a></p><p>"Non"</p>')).toBe(
    '<p>Dit «\u00a0<strong>oui</strong>\u00a0» <a href="/a?b=1">l’autre</a></p><p>«\u00a0Non\u00a0»</p>',
  )
  expect(richInFrench('<p>Bornes &amp; jalons; ou&nbsp;?</p>')).toBe(
    '<p>Bornes &amp; jalons\u202f; ou&nbsp;?</p>',
  )
})
