import { describe, expect, test } from 'vitest'
import { lienDe, nettoyerColle, propre } from './propre.ts'

test('what the editor needs and pages do not is taken out', () => {
  expect(propre('<p>a</p><p></p>')).toBe('<p>a</p>')
  expect(propre('<table><tbody><tr><th colspan="1" rowspan="1"><p>a</p></th></tr></tbody></table>')).toBe(
    '<table><tbody><tr><th>a</th></tr></tbody></table>',
  )
  expect(propre('<td colspan="2" rowspan="1"><p>a</p><p>b</p></td>')).toBe(
    '<td colspan="2"><p>a</p><p>b</p></td>',
  )
})

test('pasted titles have the levels that pages have', () => {
  expect(nettoyerColle('<h1 class="x">a</h1><h5>b</h5><h2>c</h2>')).toBe(
    '<h2 class="x">a</h2><h3>b</h3><h2>c</h2>',
  )
})

describe('the address of a link', () => {
  test.each([
    ['https://exemple.ci/a', 'https://exemple.ci/a'],
    ['/devis', '/devis'],
    ['www.exemple.ci', 'https://www.exemple.ci'],
    ['contact@exemple.ci', 'mailto:contact@exemple.ci'],
    ['+225 07 07 07 07 07', 'tel:+2250707070707'],
  ])('%s leads to %s', (typed, href) => expect(lienDe(typed)).toBe(href))

  test.each([
    'javascript:alert(1)',
    '//ailleurs.example',
    '/\\ailleurs.example',
    'data:text/html,x',
    'un mot',
    '',
  ])('is refused: %s', (typed) => expect(lienDe(typed)).toBeNull())
})
