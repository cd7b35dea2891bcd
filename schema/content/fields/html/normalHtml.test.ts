import { describe, expect, test } from 'vitest'
import { keysInText } from '../../../../db/files/textPictures.ts'
import { optionalHtml } from '../fields.ts'
import { normalHtml } from './normalHtml.ts'

/** As the API keeps it; what an editor pastes is the same. */
function kept(html: string): string {
  const once = optionalHtml.check.parse(html) ?? ''
  expect(optionalHtml.check.parse(normalHtml(html)) ?? '').toBe(once)
  expect(optionalHtml.check.parse(once) ?? '').toBe(once)
  return once
}

const key = 'a1'.repeat(16)
const img = `<img src="/uploads/${key}" alt="Vue" />`

test.each([
  // Of any copy, of any host in front of us, below a preview link: the key is what is kept.
  [`<img src="/uploads/${key}/480.webp" srcset="x 1w" onerror="a()" style="a" alt=" Vue\n">`, img],
  [`<img alt=Vue src=https://a.example/uploads/${key}/960.avif>`, img],
  [`<img alt=Vue src="/apercu/ab_C-1/uploads/${key}/960.webp">`, img],
  [`<img alt=Vue src=" " srcset=", /uploads/${key}/480.webp 480w, x 2w">`, img],
  [`<img src="/uploads/${key}">`, `<img src="/uploads/${key}" alt="" />`],
  [
    `<img src="/uploads/${key}" alt="a &quot;b&quot; &lt;img src=x&gt; &amp;">`,
    `<img src="/uploads/${key}" alt="a &quot;b&quot; &lt;img src=x&gt; &amp;" />`,
  ],
  [`<p>a ${img} b</p>`, `<p>a ${img} b</p>`],
  [`<p>a</p>${img}<p>b</p>`, `<p>a</p>${img}<p>b</p>`],
  [`<figure>${img}</figure>`, `<figure>${img}</figure>`],
  [
    `<figure class="a"><a href="/x"><picture><source srcset="b">${img}</picture></a><figcaption> <p>Le <b>lot</b> <a href="/devis">7</a></p></figcaption></figure>`,
    `<figure>${img}<figcaption>Le <b>lot</b> <a href="/devis">7</a></figcaption></figure>`,
  ],
  [`<figure>${img}<figcaption> <br></figcaption></figure>`, `<figure>${img}</figure>`],
  [`<figure>un ${img} deux<p>trois</p></figure>`, `<figure>${img}</figure><p>un  deux</p><p>trois</p>`],
  [
    `<figure><figure>${img}<figcaption>a</figcaption></figure><figure>${img}</figure><figcaption>b</figcaption></figure>`,
    `<figure>${img}<figcaption>a</figcaption></figure><figure>${img}</figure><p>b</p>`,
  ],
  [`<figure><figure>${img}</figure></figure>`, `<figure>${img}</figure>`],
  [`<figure><table><tr><td>a</td></tr></table></figure>`, '<table><tr><td>a</td></tr></table>'],
  [`<figcaption>a</figcaption>`, '<p>a</p>'],
  [`<figure><figcaption>a ${img}</figcaption></figure>`, `<figure>${img}<figcaption>a</figcaption></figure>`],
])('a picture of ours is kept, by its key and its description: %s', (html, wanted) => {
  expect(kept(html)).toBe(wanted)
  // The database finds what the sanitiser writes.
  expect(keysInText(wanted)).toHaveLength(wanted.split('<img').length - 1)
})

test('a text has a hundred pictures at the most, each with a short description', () => {
  const messageOf = (html: string) => optionalHtml.check.safeParse(html).error?.issues[0]?.message
  expect(messageOf(img.repeat(100))).toBeUndefined()
  expect(messageOf(img.repeat(101))).toBe('Un texte a 100 images au plus.')
  expect(messageOf(`<img src="/uploads/${key}" alt="${'a'.repeat(256)}">`)).toBe(
    'La description d’une image a 255 caractères au plus.',
  )
  const before = process.cpuUsage()
  expect(messageOf('<img src=/a>'.repeat(10_000))).toMatch('«\u00a0/a\u00a0»')
  expect(messageOf(`<img src=/uploads/${key}>`.repeat(3_000))).toBe('Un texte a 100 images au plus.')
  expect(messageOf(`<figure>${'<img'.repeat(9_000)}`)).toBeUndefined()
  expect(messageOf('<figure>'.repeat(9_000) + img)).toBeUndefined()
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000)
})

test.each([
  '//a.example/uploads/',
  'javascript:/uploads/',
  'data:image/png,/uploads/',
  '/uploads/../uploads/',
  'https://a.example\\uploads/',
  '/uploads//',
])('what only looks like a picture of ours is refused: %s', (begin) => {
  const result = optionalHtml.check.safeParse(`<p>a</p><img src="${begin}${key}">`)
  expect(result.success ? result.data : result.error.issues[0]?.message).toMatch(/^(?:L’image «|<p>a<\/p>$)/)
})

test.each([
  ['<pre>\nun\n  deux\n\ntrois\n</pre>', '<p>un<br />  deux<br /><br />trois</p>'],
  ['<pre><b>un\r\ndeux</b></pre>', '<p><b>un<br />deux</b></p>'],
  ['<p>un\ndeux</p>', '<p>un\ndeux</p>'],
])('lines of what is written as it is stay lines: %j', (html, wanted) => {
  expect(kept(html)).toBe(wanted)
})

describe('Google Docs', () => {
  const docs = (html: string) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b><br class="Apple-interchange-newline">`

  test.each([
    [
      '<b style="font-weight:normal"><p><span style="font-weight:400">Surface </span><span style="font-weight:700">12 ha</span></p></b>',
      '<p>Surface <strong>12 ha</strong></p>',
    ],
    [
      docs(
        '<p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:italic">Penché</span></p>',
      ),
      '<p><em>Penché</em></p>',
    ],
    [
      docs(
        '<p><span style="font-weight:700;font-style:italic">a</span><span style="font-weight:600">b</span></p>',
      ),
      '<p><strong><em>a</em>b</strong></p>',
    ],
    [
      docs(
        '<h1 dir="ltr"><span style="font-weight:400">Titre</span></h1><br><h3><span style="font-weight:700">Sous</span></h3>',
      ),
      '<h2>Titre</h2><h3>Sous</h3>',
    ],
    [
      docs(
        '<ul><li dir="ltr" style="font-weight:400" aria-level="1"><p role="presentation"><span style="font-weight:700">un</span></p></li>' +
          '<ul><li aria-level="2"><p><span>deux</span></p></li></ul><li><p><span>trois</span></p></li></ul>',
      ),
      '<ul><li><p><strong>un</strong></p><ul><li><p>deux</p></li></ul></li><li><p>trois</p></li></ul>',
    ],
    [docs('<span style="font-weight:700">12 ha</span>'), '<strong>12 ha</strong>'],
    [
      docs(
        '<p><a href="https://exemple.ci/" style="text-decoration:none"><span style="color:#1155cc">ici</span></a></p>',
      ),
      '<p><a href="https://exemple.ci/">ici</a></p>',
    ],
    [docs('<p>m<span style="font-size:0.6em;vertical-align:super">2</span></p>'), '<p>m²</p>'],
  ])('%s', (html, wanted) => expect(kept(html)).toBe(wanted))
})

test('cells of a spreadsheet keep what their style or their class says', () => {
  const excel =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Excel 15"><style>\n' +
    '<!--table {mso-displayed-decimal-separator:","}\n.xl65\n\t{font-weight:700;\n\ttext-align:center;}\n.xl66 {font-style:italic}\n-->\n</style></head>' +
    '<body link="#0563C1"><table border=0 cellpadding=0 style="border-collapse:collapse"><!--StartFragment--><col width=80>' +
    '<tr height=20><td class=xl65 width=80>Lot</td><td class=xl66 align=right>12</td></tr>' +
    "<tr><td style='font-weight:bold'>13</td><td colspan=2>14</td></tr><!--EndFragment--></table></body></html>"
  expect(kept(excel)).toBe(
    '<table><tr><td><strong>Lot</strong></td><td><em>12</em></td></tr>' +
      '<tr><td><strong>13</strong></td><td colspan="2">14</td></tr></table>',
  )
  const sheets =
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style>' +
    '<table><colgroup><col width="100"/></colgroup><tbody><tr><td style="font-weight:bold;font-style:italic">a</td></tr></tbody></table>'
  expect(kept(sheets)).toBe('<table><tbody><tr><td><strong><em>a</em></strong></td></tr></tbody></table>')
})

describe('Word', () => {
  const item = (list: string, marker: string, words: string, place = 'Middle') =>
    `<p class=MsoListParagraphCxSp${place} style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:${list} lfo1'>` +
    `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

  test('lists are lists, in one another, without their markers', () => {
    const html = [
      '<p class=MsoNormal>Avant</p>',
      item('l0 level1', '·', 'un', 'First'),
      item('l0 level2', 'o', '<b>deux</b>'),
      item('l0 level2', 'o', 'trois'),
      item('l0 level1', '·', 'quatre', 'Last'),
      '<p class=MsoNormal>Après</p>',
    ].join('\n\n')
    expect(kept(html).replace(/\n/g, '')).toBe(
      '<p>Avant</p><ul><li>un<ul><li><b>deux</b></li><li>trois</li></ul></li><li>quatre</li></ul><p>Après</p>',
    )
  })

  test('numbers and letters make ordered lists; another list begins anew', () => {
    const html = [
      item('l0 level1', '1.', 'un'),
      item('l0 level2', 'a)', 'deux'),
      item('l0 level3', '§', 'trois'),
      item('l1 level1', '·', 'quatre'),
      item('l2 level3', '·', 'cinq'),
    ].join('')
    expect(kept(html)).toBe(
      '<ol><li>un<ol><li>deux<ul><li>trois</li></ul></li></ol></li></ol><ul><li>quatre<ul><li>cinq</li></ul></li></ul>',
    )
  })

  test('as conditional comments, with a class alone, without a marker', () => {
    const html =
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·</span><!--[endif]-->un</p>' +
      '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1">deux</p><p class=MsoListParagraph>suite</p>'
    expect(kept(html)).toBe('<ul><li>un</li><li>deux</li></ul><p>suite</p>')
  })
})

describe('links to headings of the same text', () => {
  test.each([
    // By its id, by that of an anchor in it, by its words; an id that no link names goes.
    [
      '<h2 id="lots">Liste des lots</h2><h3 id="plan">Plan</h3><p><a href="#lots">a</a></p>',
      '<h2 id="lots">Liste des lots</h2><h3>Plan</h3><p><a href="#lots">a</a></p>',
    ],
    [
      '<p><a href="#_Toc12">a</a></p><h1><a name="_Toc12"></a>Lots</h1>',
      '<p><a href="#toc12">a</a></p><h2 id="toc12">Lots</h2>',
    ],
    [
      '<a href="#Liste%20des%20lots">a</a><h4>Liste des <b>lots</b></h4>',
      '<a href="#liste-des-lots">a</a><h4 id="liste-des-lots">Liste des <b>lots</b></h4>',
    ],
    ['<h2>12</h2><a href="#12">a</a>', '<h2 id="titre-12">12</h2><a href="#titre-12">a</a>'],
    // The first of two alike; an id before words; one id where two links name it.
    [
      '<h2>Lots</h2><h2>Lots</h2><a href="#lots">a</a>',
      '<h2 id="lots">Lots</h2><h2>Lots</h2><a href="#lots">a</a>',
    ],
    [
      '<h2>Lots</h2><h2 id="lots">Plan</h2><a href="#lots">a</a>',
      '<h2>Lots</h2><h2 id="lots">Plan</h2><a href="#lots">a</a>',
    ],
    [
      '<h2 id="l">Lots</h2><a href="#l">a</a><a href="#lots">b</a>',
      '<h2 id="l">Lots</h2><a href="#l">a</a><a href="#l">b</a>',
    ],
    ['<h2 id="contenu">Lots</h2>', '<h2>Lots</h2>'],
  ])('%s', (html, wanted) => expect(kept(html)).toBe(wanted))

  test('one that leads nowhere is refused, dropped from what is pasted, and kept in a part of a text', () => {
    const html = '<p><a href="#lots">a</a> <a href="#%">b</a></p>'
    expect(optionalHtml.check.safeParse(html).error?.issues).toMatchObject([
      { message: 'Le lien «\u00a0#lots\u00a0» ne mène à aucun titre de ce texte.' },
    ])
    expect(normalHtml(html)).toBe('<p>a b</p>')
    expect(normalHtml(html, { isPart: true })).toBe('<p><a href="#lots">a</a> b</p>')
  })
})

describe('no word is lost', () => {
  test.each([
    [
      '<p>pente a<b et 3<5 ; R&D ; voir <BNETD></p>',
      '<p>pente a&lt;b et 3&lt;5 ; R&amp;D ; voir &lt;BNETD&gt;</p>',
    ],
    ['<p>a <b et c <strong>d</strong></p>', '<p>a &lt;b et c <strong>d</strong></p>'],
    ['<p>si a <b alors c> d</p>', '<p>si a &lt;b alors c&gt; d</p>'],
    ['<p>a <!-- b</p>', '<p>a &lt;!-- b</p>'],
    ['<p>a <! b > c <? d > e </ f> g</p>', '<p>a &lt;! b &gt; c &lt;? d &gt; e &lt;/ f&gt; g</p>'],
    ['<p>a <!-- remarque --> b</p>', '<p>a  b</p>'],
    ['<p>x <aya@exemple.ci></p>', '<p>x &lt;aya@exemple.ci&gt;</p>'],
    ['<div>un</div><div>deux</div><h1>Titre</h1>', '<p>un</p><p>deux</p><h2>Titre</h2>'],
    ['<div>un<div>deux</div>trois <b>quatre</b></div>', '<p>un</p><p>deux</p><p>trois <b>quatre</b></p>'],
    ['<section><h5>a</h5><h6>b</h6><p>c</p></section>', '<h4>a</h4><h4>b</h4><p>c</p>'],
    ['<h1><div>a</div></h1>', '<h2> a </h2>'],
    ['<dl><dt>a</dt><dd>b</dd></dl><hr><pre>c</pre>', '<p>a</p><p>b</p><p>c</p>'],
    ['un<br>deux<hr>trois', 'un<br />deux<br />trois'],
    ['<hr>un<div></div><div> </div>deux<hr>', 'un<br />deux'],
    ['<li>un<hr>deux</li>', '<li>un<br />deux</li>'],
    ['<p>a</p><hr>b', '<p>a</p>b'],
    ['<figure><img alt="b"><figcaption>a</figcaption></figure>', '<p>a</p>'],
    ['<td><div>a</div><div>b</div></td>', '<td><p>a</p><p>b</p></td>'],
    ['<p>m<sup>2</sup>, CO<sub>2</sub>, 10<sup>-3</sup>, 1<sup>er</sup></p>', '<p>m², CO₂, 10⁻³, 1er</p>'],
    ['<b><p>a <span style="font-weight:normal">b</span></p></b>', '<p><strong>a </strong>b</p>'],
    ['<p style="font-weight:bold">a</p>', '<p><strong>a</strong></p>'],
    ['<p><span style="font-weight:bolder">a</span></p>', '<p><strong>a</strong></p>'],
    ['<p><font color=red><u>a</u></font> <o:p>b</o:p></p>', '<p>a b</p>'],
    [
      '<table><caption>h</caption><tfoot><tr><th scope="row">i</th></tr></tfoot></table>',
      '<table><caption>h</caption><tbody><tr><th scope="row">i</th></tr></tbody></table>',
    ],
    ['<p><a href="skype:a">b</a> <a href="#">c</a> <a name="d">e</a></p>', '<p>b c e</p>'],
    [
      '<p><a href="www.exemple.ci">a</a> <a href="(+225) 07 00 00 00 01">b</a> <a href="contact@exemple.ci">c</a></p>',
      '<p><a href="https://www.exemple.ci">a</a> <a href="tel:+2250700000001">b</a> <a href="mailto:contact@exemple.ci">c</a></p>',
    ],
    ['<svg><path d="M0 0"/><title>a</title></svg>b', 'b'],
    [`${'<div>'.repeat(150)}a<script>b</script>${'</div>'.repeat(150)}`, '<p>a</p>'],
    ['<p style="font-weight:700 !important">a</p>', '<p><strong>a</strong></p>'],
    ['<ul><li>a</li>\n<ol><li>b</li></ol></ul>', '<ul><li>a<ol><li>b</li></ol></li>\n</ul>'],
    ['<ul><li>a</li>b<ul><li>c</li></ul></ul>', '<ul><li>a</li>b<ul><li>c</li></ul></ul>'],
    ['<p data-v-7ba5bd90>Bonjour</p>', '<p>Bonjour</p>'],
    [
      '<p><a href="/x" download>plan</a> <b hidden>a</b> <i foo>b</p>',
      '<p><a href="/x">plan</a> <b>a</b> &lt;i foo&gt;b</p>',
    ],
    ['<table border><tr><td nowrap>a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['<div contenteditable>a</div>', '<p>a</p>'],
    ['<video playsinline muted foo>a</video>', 'a'],
    ['a<script async>alert(1)</script><style foo>b</style><noscript c>d</noscript>e', 'ae'],
    ['<p>x <title> y</p>', '<p>x &lt;title&gt; y</p>'],
    [
      '<p>le champ <select> et <option> du <form> reste, <textarea> et <xml> aussi</p>',
      '<p>le champ &lt;select&gt; et &lt;option&gt; du &lt;form&gt; reste, &lt;textarea&gt; et &lt;xml&gt; aussi</p>',
    ],
    ['<textarea>Bonjour</textarea>', 'Bonjour'],
    ['<p>a</p><TITLE>b</TITLE><form>c</form><xml>d</xml>', '<p>a</p><p>b</p><p>c</p>d'],
    ['<select><option>a<option selected>b</select><p>c</p>', '<p>a</p><p>b</p><p>c</p>'],
    ['</title> a <title> b', 'a &lt;title&gt; b'],
    ['un', 'un'],
    ['un<br>deux', 'un<br />deux'],
  ])('%s', (html, wanted) => expect(kept(html)).toBe(wanted))
})
