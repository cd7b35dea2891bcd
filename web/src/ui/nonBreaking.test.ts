import { expect, test } from 'vitest'
import { nonBreaking, nonBreakingHtml } from './nonBreaking.ts'

test.each([
  ['du 2 juillet 2013', 'du 2\u00a0juillet 2013'],
  ['le 1er mai', 'le 1er\u00a0mai'],
  ['la loi n° 2013-450', 'la loi n°\u00a02013-450'],
  ['Lundi - Samedi : 08.00 - 18.00', 'Lundi - Samedi\u00a0: 08.00 - 18.00'],
  ['« Oui » ; non ?', '«\u00a0Oui\u00a0»\u202f; non\u202f?'],
])('%s', (texte, compose) => {
  expect(nonBreaking(texte)).toBe(compose)
  expect(nonBreaking(compose)).toBe(compose)
})

test.each([
  ['<a href="https://a.example/?b=c">12 maisons</a>', '<a href="https://a.example/?b=c">12 maisons</a>'],
  [
    'Et <a href="/?q=a ! b" title="Qui ?">qui ?</a> !',
    'Et <a href="/?q=a ! b" title="Qui ?">qui\u202f?</a>\u202f!',
  ],
  ['le 1er mai', 'le 1er\u00a0mai'],
])('%s, outside its tags', (html, compose) => {
  expect(nonBreakingHtml(html)).toBe(compose)
  expect(nonBreakingHtml(compose)).toBe(compose)
})
