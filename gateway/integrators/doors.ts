import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientTypes } from '../../rest-compat/client/clientTypes.ts'
import { postmanCollection } from '../../rest-compat/client/postman.ts'
import { boundsOf } from '../../schema/content/fields/bounds.ts'
import { printedSchema } from '../../schema/printed.ts'
import { publicMutations } from '../../schema/rights.ts'
import type { Handler } from '../http/answer.ts'
import { sendAnswer } from '../cache/responseCache.ts'
import { addVary, privateCache } from '../security/headers.ts'
import { asksForPage } from './files.ts'
import { guideOf, type GuideOptions } from './guide/guide.ts'

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * Answers `/api` itself: a browser gets the page for integrators, a program is led to `/api/docs`, as it always was. `others`
 * handles all but GET and HEAD.
 */
export function guideOrDocs(options: GuideOptions, others: Handler): Handler {
  const sendGuide = sendText('text/html', () => guideOf('fr', options))
  return (req, res) => {
    if (!isRead(req)) return others(req, res)
    addVary(res, 'accept')
    if (asksForPage(req)) return sendGuide(req, res)
    res.writeHead(302, { location: '/api/docs', 'cache-control': privateCache }).end()
  }
}

/** `/api/en`: the page for integrators in English. */
export function guideInEnglish(options: GuideOptions): Handler {
  return sendText('text/html', () => guideOf('en', options))
}

/** Sends a text that is the same until the server ends; the first who asks has it made, which takes a while. */
function sendText(type: string, make: () => string, more: Record<string, string> = {}): AsyncHandler {
  let text: string | undefined
  return async (req, res) => {
    const allow = 'GET, HEAD'
    if (req.method === 'OPTIONS') return void res.writeHead(200, { allow, ...more }).end()
    if (!isRead(req)) return void res.writeHead(405, { allow }).end()
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': privateCache, ...more }
    await sendAnswer({ status: 200, headers, body: (text ??= make()) }, req, res)
  }
}

type AsyncHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** `/schema.graphql`: the schema in its own language, for programs that make code of it. */
export const sendSchema = sendText('application/graphql', printedSchema)

/** `/api/client.d.ts`: the types of `/api/client.js`; as of that, any page may have it. */
export const sendClientTypes = sendText('text/plain', clientTypes, { 'access-control-allow-origin': '*' })

/** `/api/postman.json`: the REST API as a collection of Postman. */
export function sendPostman({ origin }: Pick<GuideOptions, 'origin'>): Handler {
  const make = () => JSON.stringify(postmanCollection(publicMutations, origin, boundsOf))
  return sendText('application/json', make)
}
