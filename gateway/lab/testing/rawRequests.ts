/* Raw requests, for tests of what a reader of the connection makes of them. */

export const query = '{"query":"{__typename}"}'
/** What follows a message, and must never be taken for a part of it nor read where it is refused. */
export const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
export const chunked = 'Transfer-Encoding: chunked'

export function post(headers: string[], body: string): string {
  return ['POST /graphql HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', body].join(
    '\r\n',
  )
}
export const get = (...headers: string[]) =>
  ['GET /healthz HTTP/1.1', 'Host: x', ...headers, '', ''].join('\r\n')

/** Messages whose end can be read in two ways, each with another request behind it. */
export const ambiguous: readonly (readonly [what: string, words: string])[] = [
  ['a length and chunks', post(['Content-Length: 6', chunked], `0\r\n\r\n${hidden}`)],
  ['chunks and a length', post([chunked, 'Content-Length: 6'], `0\r\n\r\n${hidden}`)],
  ['two lengths', post(['Content-Length: 24', 'Content-Length: 5'], query + hidden)],
  ['one length twice', post(['Content-Length: 24', 'Content-Length: 24'], query + hidden)],
  ['a list of lengths', post(['Content-Length: 24, 24'], query + hidden)],
  ['a length with a sign', post(['Content-Length: +24'], query + hidden)],
  ['a length below zero', post(['Content-Length: -1'], query + hidden)],
  ['a length in hexadecimal', post(['Content-Length: 0x18'], query + hidden)],
  ['a space before the colon', post(['Content-Length : 24'], query + hidden)],
  ['a coding that ends nowhere', post(['Transfer-Encoding: identity'], `0\r\n\r\n${hidden}`)],
  ['chunks that are not the last coding', post([`${chunked}, identity`], `0\r\n\r\n${hidden}`)],
  ['chunks of chunks', post([chunked, chunked], `0\r\n\r\n${hidden}`)],
  ['an unknown coding', post(['Transfer-Encoding: xchunked'], `0\r\n\r\n${hidden}`)],
  ['a coding after a control character', post(['Transfer-Encoding: \vchunked'], `0\r\n\r\n${hidden}`)],
  ['a folded coding', post(['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${hidden}`)],
  ['chunks in HTTP/1.0', post([chunked], `0\r\n\r\n${hidden}`).replace('1.1', '1.0')],
  ['a chunk that ends in a bare LF', post([chunked], `18\n${query}\n0\n\n${hidden}`)],
  ['an extension that ends in a bare LF', post([chunked], `18;a\n${query}\r\n0\r\n\r\n${hidden}`)],
  ['a chunk longer than it says', post([chunked], `17\r\n${query}\r\n0\r\n\r\n${hidden}`)],
  ['a chunk below zero', post([chunked], `-1\r\n${query}\r\n0\r\n\r\n${hidden}`)],
  ['a chunk beyond all numbers', post([chunked], `fffffffffffffffff\r\n${query}\r\n0\r\n\r\n${hidden}`)],
  ['a length after the chunks', post([chunked], `18\r\n${query}\r\n0\r\nContent-Length: 5\r\n\r\n${hidden}`)],
  ['lines that end in a bare LF', `${get().replaceAll('\r', '')}${hidden}`],
  ['a header after a bare LF', get('X: y\nZ: z') + hidden],
  ['a header after a bare CR', get('X: y\rZ: z') + hidden],
  ['a folded header', get('X: y', ' z') + hidden],
  ['a header with a NUL', get('X: y\0z') + hidden],
  ['a first header that is folded', `GET /healthz HTTP/1.1\r\n Host: x\r\n\r\n${hidden}`],
  ['no Host', `GET /healthz HTTP/1.1\r\n\r\n${hidden}`],
]
