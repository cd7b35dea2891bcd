import type { ServerResponse } from 'node:http'
import { addVary, privateCache } from '../security/headers.ts'

const json = 'application/json'
const response = 'application/graphql-response+json'
const streams = ['text/event-stream', 'multipart/mixed']

interface Wanted {
  type: string
  q: number
}

/** The kinds that `Accept` names and does not refuse (RFC 9110, section 12.5.1), the dearest first. */
function wantedBy(accept: string): Wanted[] {
  return accept
    .toLowerCase()
    .split(',')
    .map((one) => {
      const [type = '', ...parameters] = one.split(';').map((part) => part.trim())
      const q = parameters.find((parameter) => parameter.startsWith('q='))
      return { type, q: q === undefined ? 1 : Number(q.slice(2)) }
    })
    .filter(({ q }) => q > 0)
    .toSorted((a, b) => b.q - a.q)
}

function fits(wanted: string, type: string): boolean {
  return wanted === type || wanted === '*/*' || wanted === `${type.split('/', 1)[0]}/*`
}

/** The kind of JSON to answer with, plain where it is all the same; undefined where the client takes none. */
export function jsonFor(accept = '*/*'): string | undefined {
  // What most send.
  if (accept === '*/*' || accept === json || accept === '') return `${json}; charset=utf-8`
  for (const { type } of wantedBy(accept))
    for (const one of [json, response]) if (fits(type, one)) return `${one}; charset=utf-8`
  return undefined
}

/** Whether GraphQL can answer in any kind that the client takes: subscriptions come as streams. */
export function isServed(accept: string | undefined): boolean {
  return jsonFor(accept) !== undefined || wantedBy(accept ?? '').some(({ type }) => streams.includes(type))
}

/** Body of a 406. */
export function notAcceptable(...others: string[]): string {
  const message = `Réponses possibles\u202f: ${[json, response, ...others].join(', ')}.`
  return JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] })
}

/** Answers 406 with the media types that there are. */
export function answerNotAcceptable(res: ServerResponse, others: string[] = streams): void {
  const headers = { 'content-type': `${json}; charset=utf-8`, 'cache-control': privateCache }
  addVary(res, 'accept')
  res.writeHead(406, headers).end(notAcceptable(...others))
}
