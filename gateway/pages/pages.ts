import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Authenticator } from '../auth/visitor.ts'
import type { Capacity } from '../security/capacity.ts'
import type { Execute } from '../graphql/execute.ts'
import { retryAfterOutage } from '../http/failure.ts'
import type { Report } from '../http/report.ts'
import type { Redirects } from '../redirects/redirects.ts'
import { movedCache, privateCache } from '../security/headers.ts'
import { requestId } from '../http/requestId.ts'
import { createForms, formPath } from '../received/forms.ts'
import type { Answer } from '../cache/encodedAnswer.ts'
import { sendAnswer, type ResponseCache } from '../cache/responseCache.ts'
import type { RenderPage } from './render.ts'
import type { PageRequest, Site, SubmittedForm } from './site.ts'

interface Options {
  site: Pick<Site, 'entry'>
  execute: Execute
  render: RenderPage
  authenticator: Authenticator
  inTurn: Capacity['inTurn']
  origin: string
  report: Report
  cache: ResponseCache
  redirects: Redirects
}

function movedHeaders(location: string): Record<string, string> {
  return { 'content-type': 'text/html; charset=utf-8', location, 'cache-control': movedCache }
}

/** Handles requests for pages: rendered whole, public ones from the cache; a POST submits a form without a script. */
export function createPages(options: Options) {
  const { site, execute, render, authenticator, inTurn, origin, report, cache, redirects } = options
  const submit = createForms({ execute, authenticator, origin, report })

  async function answerTo(
    url: string,
    req: IncomingMessage,
    form?: SubmittedForm,
    rights?: PageRequest['rights'],
  ): Promise<Answer> {
    const asked = { url, form, id: requestId(req.headers) }
    const { status: found, headers, html } = await render(asked, rights)
    const mayLeadOn = found === 404 && !rights && !form
    // The whole address: what a campaign added to it stays, though the page reads none of it.
    const location = mayLeadOn ? await redirects.locationOf(req.url ?? '/') : null
    if (location)
      return { status: 301, headers: movedHeaders(location), body: '', isText: true, isForOne: true }
    const status = mayLeadOn && (await redirects.isGone(url)) ? 410 : found
    const later: Record<string, string> = status === 503 ? { 'retry-after': retryAfterOutage } : {}
    return { status, headers: { ...headers, ...later }, body: html, isText: true }
  }

  /** Address without the query parameters that its page ignores, so that they make no further entries of the cache. */
  async function canonicalAddress(url: string): Promise<string> {
    if (!url.includes('?')) return url
    return (await site.entry()).canonicalAddress(url)
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = formPath((req.url ?? '/').split('?', 1)[0] ?? '/')
    let form: SubmittedForm | undefined
    if (req.method === 'POST' && path) {
      const answer = await submit(path, req, res)
      if ('thanks' in answer) {
        res.writeHead(303, { location: answer.thanks, 'cache-control': privateCache }).end()
        return
      }
      form = answer
      if (form.retryAfter !== undefined) res.setHeader('retry-after', form.retryAfter)
    } else if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: path ? 'GET, HEAD, POST' : 'GET, HEAD' }).end()
      return
    }
    const url = (form && path) || (await canonicalAddress(req.url ?? '/'))
    // A page of the back office depends on who asks, so it is neither cached nor made by the thread that reads.
    const dependsOnCaller = /admin/i.test(url) && (await site.entry()).isAdminAddress(url)
    const rights = dependsOnCaller ? () => authenticator.rights(req) : undefined
    const make = () => answerTo(url, req, form, rights)
    if (!form && !dependsOnCaller) {
      await cache.answer(url, req, res, make, (work) => inTurn(req, res, work))
      if ([404, 410].includes(res.statusCode) && req.method === 'GET') redirects.missed(url)
      return
    }
    const answer = await inTurn(req, res, make)
    if (answer) await sendAnswer(answer, req, res)
  }
}
