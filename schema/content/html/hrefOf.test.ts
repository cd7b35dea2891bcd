import { describe, expect, test } from 'vitest'
import { hrefOf } from './hrefOf.ts'

describe('the address of a link', () => {
  test.each([
    ['https://exemple.ci/a?b=1&c=2#d', 'https://exemple.ci/a?b=1&c=2#d'],
    ['HTTP://exemple.ci', 'HTTP://exemple.ci'],
    ['/devis', '/devis'],
    ['/devis#lots', '/devis#lots'],
    ['/', '/'],
    ['www.exemple.ci', 'https://www.exemple.ci'],
    ['example.ci/devis', 'https://example.ci/devis'],
    [' example.ci?a=b ', 'https://example.ci?a=b'],
    ['example.ci:8443/devis', 'https://example.ci:8443/devis'],
    ['http://192.0.2.1:8080/x', 'http://192.0.2.1:8080/x'],
    ['côte-topo.example', 'https://côte-topo.example'],
    ['https://côte-topo.example/a', 'https://côte-topo.example/a'],
    ['xn--cte-topo-s4a.example', 'https://xn--cte-topo-s4a.example'],
    ['例え.テスト', 'https://例え.テスト'],
    ['contact@exemple.ci', 'mailto:contact@exemple.ci'],
    ['contact@côte-topo.example', 'mailto:contact@côte-topo.example'],
    ['mailto:contact@exemple.ci?subject=Devis', 'mailto:contact@exemple.ci?subject=Devis'],
    ['+225 07 07 07 07 07', 'tel:+2250707070707'],
    ['(+225) 07 00 00 00 01', 'tel:+2250700000001'],
    ['07\u00a000 00 00-01', 'tel:+2250700000001'],
    ['tel:07 00 00 00 01', 'tel:+2250700000001'],
    ['tel:+33142685300', 'tel:+33142685300'],
    ['tel:170', 'tel:170'],
  ])('%s leads to %s', (written, href) => {
    expect(hrefOf(written)).toBe(href)
    expect(hrefOf(href)).toBe(href)
  })

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)//exemple.ci',
    'data:text/html,x',
    'ftp://exemple.ci',
    'file:///C:/plan.pdf',
    'skype:geometre?call',
    '//ailleurs.example',
    '/\\ailleurs.example',
    'https://',
    'https://exemple.ci:99999999',
    'exemple.ci:port',
    'un mot',
    'mot',
    'deux mots.ci',
    '3.5',
    '12.5 ha',
    '#lots',
    '#',
    '?a=b',
    'tel:',
    'tel:1',
    'tel:0102030405060708',
    '1234567890',
    'mailto:',
    'a@b',
    '',
    `exemple.ci/${'a'.repeat(2000)}`,
  ])('is refused: %s', (written) => expect(hrefOf(written)).toBeNull())
})
