import { expect, test } from 'vitest'
import { normalPaste } from './paste.ts'

test.each([
  '<p data-pm-slice="1 1 []">mot </p>',
  '<p data-pm-slice="1 1 [&quot;bulletList&quot;,null,&quot;listItem&quot;,null]">un<br />deux</p>',
  '<h2 data-pm-slice="0 0 []">Titre</h2><ul><li><p>un</p><ol><li><p>deux</p></li></ol></li></ul><blockquote><p>a</p></blockquote>',
  '<table data-pm-slice="0 0 []"><caption>C</caption><tbody><tr data-head=""><th colspan="1" rowspan="1" scope="col"><p>Lot</p></th></tr></tbody></table>',
  '<table data-pm-slice="1 1 -2 []"><tbody><tr><td colspan="2" rowspan="1"><p>A</p><p></p></td></tr></tbody></table>',
])('what an editor of ours marks stays as it is: %s', (html) => expect(normalPaste(html)).toBe(html))

test.each([
  [
    '<meta charset="utf-8"><b style="font-weight:normal" data-pm-slice="0 0 []"><p>Surface <span style="font-weight:700">12 ha</span></p></b>',
    '<p data-pm-slice="0 0 []">Surface <strong>12 ha</strong></p>',
  ],
  ['<h1 data-pm-slice="1 1 []" onclick="x()">Titre</h1>', '<h2 data-pm-slice="1 1 []">Titre</h2>'],
  [
    '<p data-pm-slice="1 1 []">5 m<sup>2</sup><script>x()</script><a href="javascript:x()">ici</a></p>',
    '<p data-pm-slice="1 1 []">5 m²ici</p>',
  ],
  ['mot<p data-pm-slice="1 1 []">$&amp;</p>', 'mot<p>$&amp;</p>'],
  ['<p>a data-pm-slice="9 9 []"</p>', '<p>a data-pm-slice=&quot;9 9 []&quot;</p>'],
])('the mark of another lets nothing else in: %s', (html, wanted) => expect(normalPaste(html)).toBe(wanted))
