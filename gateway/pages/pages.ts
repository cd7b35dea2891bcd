import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Doorman } from '../auth/visitor.ts'
import type { Capacity } from '../security/capacity.ts'
import type { asAnybody, Execute } from '../execute.ts'
import { retryAfterOutage } from '../failure.ts'
import type { Report } from '../report.ts'
import { requestId } from '../security/requestId.ts'
import { createForms, formPath } from '../received/forms.ts'
import { sendAnswer, type Answer, type KeptAnswers } from '../kept.ts'
import type { PageRequest, Site, SubmittedForm } from './site.ts'

interface Options {
  site: Site
  execute: Execute
  ask: ReturnType<typeof asAnybody>
  doorman: Doorman
  inTurn: Capacity['inTurn']
  origin: string
  report: Report
  kept: KeptAnswers
}

/** Who sees these depends on who asks. */
const backOffice = /^\/admin(?:\/|$)/i

/** Answers with a page of the site, rendered whole, as anybody sees it. */
export function createPages({ site, execute, ask, doorman, inTurn, origin, report, kept }: Options) {
  const submit = createForms({ execute, doorman, origin, report })

  async function answerWith(
    asked: Pick<PageRequest, 'url' | 'isSignedIn' | 'form'>,
    req: IncomingMessage,
  ): Promise<Answer> {
    const execute: PageRequest['execute'] = (id, variables) => ask(id, variables, req)
    const { status, headers, html, error } = await site.render({ ...asked, execute, origin })
    const id = requestId(req.headers)
    if (error) report(error, 'page', { path: asked.url.split('?', 1)[0], id })
    const later: Record<string, string> = status === 503 ? { 'retry-after': retryAfterOutage } : {}
    return { status, headers: { ...headers, ...later }, body: html }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = formPath((req.url ?? '/').split('?', 1)[0] ?? '/')
    let form: SubmittedForm | undefined
    if (req.method === 'POST' && path) {
      const answer = await submit(path, req, res)
      if ('thanks' in answer) {
        res.writeHead(303, { location: answer.thanks, 'cache-control': 'private, no-store' }).end()
        return
      }
      form = answer
      if (form.retryAfter !== undefined) res.setHeader('retry-after', form.retryAfter)
    } else if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: path ? 'GET, HEAD, POST' : 'GET, HEAD' }).end()
      return
    }
    const url = (form && path) || (req.url ?? '/')
    const render = () =>
      inTurn(req, res, () => answerWith({ url, isSignedIn: () => doorman.isSignedIn(req), form }, req))
    if (!form && !backOffice.test(url)) return kept.answer(url, req, res, render)
    const answer = await render()
    if (answer) await sendAnswer(answer, req, res)
  }
}
