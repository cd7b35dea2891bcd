import type { Random } from './seededRandom.ts'

/** A request as it goes out: nothing in it need make sense. */
export interface Noise {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const boundary = 'multipart/form-data; boundary=xx'

function part(name: string, content: string, more = ''): string {
  return `--xx\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
}

const operation = {
  query: `mutation ($input: CreatePartenaireInput!) { saved: createPartenaire(input: $input) {
    __typename ... on CreatePartenairePayload { content { id nom } } ... on ValidationError { fields { field message } } } }`,
  variables: { input: { nom: 'Nom', logo: null, url: 'https://example.com', ordre: 3 } },
}
const list = {
  query: `query ($n: Int, $s: String) { site { projets(first: $n) { edges { cursor node { id nom image { url(width: 9) } } } } }
    admin { contacts(search: $s, skip: 2, first: 5) { totalCount edges { node { id } } } } node(id: "Q29udGFjdDox") { id } }`,
  variables: { n: 5, s: 'é' },
}
const message = {
  nom: 'Yao',
  email: 'yao@example.com',
  message: 'Bonjour',
  description: 'Un terrain',
  lu: true,
}
const graphqlForm =
  part('operations', JSON.stringify(operation)) +
  part('map', '{"0":["variables.input.logo"]}') +
  part('0', '\u0089PNG\r\n', '; filename="a.png"\r\nContent-Type: image/png') +
  '--xx--\r\n'
const restForm =
  part('nom', 'Yao') +
  part('email', 'yao@example.com') +
  part('cv', '%PDF-1.4', '; filename="c.pdf"') +
  '--xx--\r\n'

/** What makes sense, to begin with. */
const sensible: readonly (readonly [method: string, path: string, type: string, body: string])[] = [
  ['POST', '/graphql', json, JSON.stringify(operation)],
  ['POST', '/graphql', json, JSON.stringify(list)],
  ['POST', '/graphql', json, JSON.stringify([list, operation])],
  ['POST', '/graphql', 'application/graphql', list.query],
  ['POST', '/graphql', boundary, graphqlForm],
  [
    'GET',
    `/graphql?query=${encodeURIComponent('{ site { entreprise { nom } } }')}&variables=%7B%7D`,
    json,
    '',
  ],
  ['GET', `/graphql?id=${'a'.repeat(64)}&variables=%7B%22key%22%3A%221%22%7D`, json, ''],
  ['POST', '/api/contact/store', json, JSON.stringify(message)],
  ['POST', '/api/devis/store', form, new URLSearchParams({ ...message, lu: 'on' }).toString()],
  ['POST', '/api/carriere/store', boundary, restForm],
  ['POST', '/api/projets/store', boundary, restForm],
  ['PUT', '/api/service/update/1', json, '{"nom":"A","categories":[1,{"id":2}],"status":true,"ordre":"3"}'],
  ['PUT', '/api/faq/delete/1', json, '{"softdelete":true}'],
  ['GET', '/api/projets?page=2', json, ''],
  ['GET', '/api/service/show/bornage', json, ''],
  [
    'POST',
    '/contact',
    form,
    new URLSearchParams({ nom: 'Yao', email: 'y@example.com', message: 'B' }).toString(),
  ],
  ['GET', '/projets/a-1', '', ''],
  ['GET', `/uploads/${'a'.repeat(32)}/480.webp`, '', ''],
  ['GET', `/documents/${'b'.repeat(32)}`, '', ''],
  ['GET', '/og/equipe.jpg', '', ''],
  ['GET', '/admin/dashboard?x=1', '', ''],
]

const headerNames = [
  ...'accept accept-encoding accept-language authorization content-encoding content-type cookie'.split(' '),
  ...'idempotency-key if-match if-modified-since if-none-match origin range referer x-forwarded-for'.split(
    ' ',
  ),
  ...'x-forwarded-proto x-http-method-override x-requested-with'.split(' '),
]
const headerValues = [
  'gzip, br;q=0, *;q=1e9',
  'text/event-stream',
  'multipart/mixed; deferSpec=20220824',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'application/json; charset=utf-7',
  'Bearer ',
  'session=%00%ff; session=; =; ;;',
  '__Host-session=aaaa; session="',
  '"v999999999-x", W/"v1-', // an ETag that does not end
  'bytes=9-1,-0',
  '::1, 256.1.1.1, é',
  'PUT',
  'null',
]
const words = [
  '',
  '\0',
  '"',
  '\\',
  '\\ud800',
  '{',
  '[[[[[[[[',
  '}',
  '--xx',
  '\r\n',
  'null',
  'true',
  '-1',
  '1e999',
  '9007199254740993',
  '__proto__',
  'constructor',
  '%00',
  '%c3%28',
  '../../',
  '\u00ff\u00fe',
  '\uffff',
  '💥',
  'a'.repeat(3_000),
  ' '.repeat(500),
  '@include(if: $x)',
  '...on',
  'fragment F on X { ...F }',
]

/** Cuts, repeats or spoils some of it, in a few places. */
function spoil(chance: Random, text: string): string {
  let spoilt = text
  for (let n = chance.below(4); n >= 0; n--) {
    const from = chance.below(spoilt.length + 1)
    const to = Math.min(spoilt.length, from + chance.below(30))
    const between = [
      chance.pick(words),
      spoilt.slice(from, to).repeat(2),
      String.fromCharCode(chance.below(256)),
    ]
    spoilt = spoilt.slice(0, from) + chance.pick(between) + spoilt.slice(to)
  }
  return spoilt.slice(0, 20_000)
}

/** As much of a text as may stand in a header or a path at all. */
const visible = (text: string) => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '')

/** A request that makes no sense in some of its parts. */
export function noise(chance: Random, token: string): Noise {
  const [method, path, type, body] = chance.pick(sensible)
  const headers: Record<string, string> = {
    ...(type && { 'content-type': type }),
    ...(chance.oneIn(2) && { authorization: `Bearer ${token}` }),
  }
  for (let n = chance.below(3); n > 0; n--) {
    const value = chance.pick([...headerValues, token, type])
    headers[chance.pick(headerNames)] = visible(chance.oneIn(2) ? spoil(chance, value) : value).slice(
      0,
      2_000,
    )
  }
  const spoilt = chance.oneIn(4) ? body : spoil(chance, body)
  return {
    method: chance.oneIn(30) ? chance.pick(['PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PUT', 'POST']) : method,
    path: chance.oneIn(4)
      ? `/${visible(spoil(chance, path.slice(1)))
          .replaceAll(' ', '%20')
          .slice(0, 4_000)}`
      : path,
    headers,
    body: method === 'GET' ? Buffer.alloc(0) : Buffer.from(spoilt, chance.oneIn(2) ? 'utf8' : 'latin1'),
  }
}
