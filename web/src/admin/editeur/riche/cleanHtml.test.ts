import { expect, test } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

test('what the editor needs and pages do not is taken out', () => {
  expect(cleanHtml('<p>a</p><p></p>')).toBe('<p>a</p>')
  expect(cleanHtml('<table><tbody><tr><th colspan="1" rowspan="1"><p>a</p></th></tr></tbody></table>')).toBe(
    '<table><tbody><tr><th>a</th></tr></tbody></table>',
  )
  expect(cleanHtml('<td colspan="2" rowspan="1"><p>a</p><p>b</p></td>')).toBe(
    '<td colspan="2"><p>a</p><p>b</p></td>',
  )
})
