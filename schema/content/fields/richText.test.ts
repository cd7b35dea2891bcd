import { describe, expect, test } from 'vitest'
import { optionalHtml } from './fields.ts'

describe('rich text', () => {
  const tags =
    'h2|h3|h4|p|br|strong|b|em|i|ul|ol|li|a|blockquote|table|caption|thead|tbody|tr|th|td|figure|figcaption'
  const cells = '(?: (?:colspan|rowspan|scope)="[^"<>]*")*'
  /** A kept scheme, or none at all, however a browser strips it. */
  const gap = '[\\u0000- ]*'
  const scheme = `(?:${gap}(?:https?|mailto|tel):|(?!${gap}[\\\\/]${gap}[\\\\/])(?!${gap}[a-zA-Z][\\w+.\\u0000- -]*:))`
  const links = `(?: href="${scheme}[^"<>]*")?`
  /** The only tags that may be left; a browser reads any other `<` as one. */
  const ids = '(?: id="[a-z0-9-]+")?'
  const harmless = new RegExp(`</?(?:${tags})(?:${cells}|${links}|${ids})? ?/?>`, 'g')

  function clean(html: string): string {
    return optionalHtml.check.parse(html) ?? ''
  }

  const attacks = [
    '<script>alert(1)</script>a',
    '<p onclick="alert(1)">a</p>',
    '<p onclick=alert(1) style="position:fixed" class="x" id="y">a</p>',
    '<img src=x onerror=alert(1)>a',
    '<a href="javascript:alert(1)">a</a>',
    '<a href=" javascript:alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="java&#x09;script:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="vbscript:x">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="/\\evil.example">a</a>',
    '<a href="https://a.example" target="_blank" ping="https://b.example">a</a>',
    '<a href="https://a.example/&quot; onclick=&quot;alert(1)">a</a>',
    '<iframe src="https://evil.example"></iframe>a',
    '<iframe srcdoc="<script>alert(1)</script>">a',
    '<object data="x"></object><embed src="x">a',
    '<style>p{}</style><link rel=stylesheet href=x>a',
    '<form action="https://evil.example"><input name=a><button>b</button></form>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">a',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">a',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">a',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>a',
    '<textarea></textarea><img src=x onerror=alert(1)></textarea>a',
    '<xmp><p title="</xmp><img src=x onerror=alert(1)>">a',
    '<title></title><script>alert(1)</script>a',
    '<plaintext><script>alert(1)</script>',
    '<template><script>alert(1)</script></template>a',
    '<!--><script>alert(1)</script>-->a',
    '<![CDATA[><script>alert(1)</script>]]>a',
    '<scr<script>ipt>alert(1)</scr</script>ipt>a',
    '<<script>alert(1)//<</script>a',
    '<p <script>alert(1)</script>a',
    '<p/onmouseover=alert(1)>a',
    '<p a="<img src=x onerror=alert(1)>">a',
    '<td colspan="2" onclick="x">a</td><th scope="row" rowspan=\'"><script>alert(1)</script>\'>b</th>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&amp;lt;script&amp;gt;',
    '<a href="https://a.example"><a href="https://b.example"><p>a</a></p>',
    '<b><i><strong>a</b></i>'.repeat(50),
    '<base href="https://evil.example"><meta http-equiv=refresh content=0>a',
    'a < b > c <',
    '</p></p></table>a',
  ]

  test.each(attacks)('%s', (html) => {
    const cleaned = clean(html)
    expect(cleaned.replace(harmless, '')).not.toMatch(/<|>/)
    expect(clean(cleaned)).toBe(cleaned)
  })

  test('what editors may write stays to the letter', () => {
    const written =
      '<h2>Titre</h2><p>Un <strong>mot</strong>, <em>deux</em><br />mots à «\u00a0Cocody\u00a0»</p>' +
      '<ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote>' +
      '<p><a href="/devis">d</a> <a href="https://a.example/?x=1&amp;y=2">e</a> <a href="mailto:a@b.ci">f</a> <a href="tel:+2250700000001">g</a></p>' +
      '<table><caption>h</caption><thead><tr><th scope="col">i</th></tr></thead><tbody><tr><td colspan="2">j</td></tr></tbody></table>'
    expect(clean(written)).toBe(written)
  })

  test('cleaning twice is cleaning once, whatever comes', () => {
    const pieces = [
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '"',
      "'",
      '<',
      '>',
      '&',
      '&lt;',
      '&amp;',
      '&#60;',
      '&nbsp;',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<svg>',
      '<style>',
      '</style>',
      ' onerror=x',
      'a',
      ' ',
      '\n',
      '\u00a0',
      '<table>',
      '<td>',
      '<br>',
      'javascript:',
      'https://a.example',
      '/',
      '=',
      '<textarea>',
      '<![CDATA[',
      ']]>',
      'é🏗',
    ]
    let state = 42
    const random = (most: number) => (state = (state * 16_807) % 2_147_483_647) % most
    for (let n = 0; n < 5000; n++) {
      const html = Array.from({ length: 1 + random(14) }, () => pieces[random(pieces.length)]).join('')
      const cleaned = clean(html)
      expect(cleaned.replace(harmless, '')).not.toMatch(/<|>/)
      expect(clean(cleaned)).toBe(cleaned)
    }
  })

  const messageOf = (text: string) => optionalHtml.check.safeParse(text).error?.issues[0]?.message

  test.each(['<b>', '<', '&', '>', '<!--', '</b>'])('as many %s as may be, and no more', (mark) => {
    expect(messageOf(mark.repeat(10_000))).toBeUndefined()
    expect(messageOf(mark.repeat(10_001))).toBe(
      'Ce texte a trop de balises et de signes «\u00a0&\u00a0» ou «\u00a0>\u00a0»\u00a0: 10\u202f000 au plus.',
    )
  })

  test('what is kept may be saved again: no longer than what is given may be', () => {
    const letters = 'a'.repeat(150_000)
    expect(messageOf(letters + '&'.repeat(10_000))).toBeUndefined()
    expect(messageOf(`${letters}aaa${'&'.repeat(10_000)}`)).toMatch('trop long')
  })

  test('a hostile length takes no longer than its length explains', () => {
    const pieces = [
      '<b>',
      '<',
      '<p ',
      '<a href="',
      '&',
      '<!--',
      '</',
      '<p><table><td>',
      '<br',
      '>',
      '"',
      ' ',
      'é',
    ]
    /** So many times the piece, or as many of its marks as there may be. Microseconds, the least of three. */
    const timeOf = (piece: string, part: number) => {
      const marks = piece.match(/[<&]/g)?.length
      const times = marks === undefined ? 199_000 : 10_000 / marks
      const text = `a${piece.repeat(times * part)}`
      const runs = Array.from({ length: 3 }, () => {
        const before = process.cpuUsage()
        optionalHtml.check.safeParse(text)
        return process.cpuUsage(before).user
      })
      return Math.min(...runs)
    }
    for (const piece of pieces) {
      const tenth = timeOf(piece, 0.1)
      // Ten times as long; a hundred times where each letter looks at all the others. The rest is for short times, which vary.
      expect({ piece, slow: timeOf(piece, 1) > 40 * tenth + 100_000 }).toEqual({ piece, slow: false })
    }
  })
})
