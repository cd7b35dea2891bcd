import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Doorman } from '../auth/visitor.ts'
import type { Capacity } from '../security/capacity.ts'
import { compressed } from '../compression.ts'
import type { Execute } from '../execute.ts'
import { retryAfterOutage } from '../failure.ts'
import type { Report } from '../report.ts'
import { createForms, formPath } from '../received/forms.ts'
import { isKnown, versionOf } from './knownVersion.ts'
import type { PageRequest, Site, SubmittedForm } from './site.ts'

interface Options {
  site: Site
  execute: Execute
  ask: PageRequest['execute']
  doorman: Doorman
  inTurn: Capacity['inTurn']
  origin: string
  report: Report
}

/** Answers with a page of the site, rendered whole, as anybody sees it. */
export function createPages({ site, execute, ask, doorman, inTurn, origin, report }: Options) {
  const submit = createForms({ execute, doorman, origin, report })

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
    const page = await inTurn(req, res, () =>
      site.render({
        url: (form && path) || (req.url ?? '/'),
        execute: ask,
        isSignedIn: () => doorman.isSignedIn(req),
        origin,
        form,
      }),
    )
    if (!page) return
    if (page.error) report(page.error, 'page', { path: req.url?.split('?', 1)[0] })
    for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value)
    if (page.status === 503) res.setHeader('retry-after', retryAfterOutage)
    res.setHeader('vary', 'accept-encoding')
    if (page.status === 200 && isKnown(req, res, versionOf(page.html))) return
    const { encoding, body } = await compressed(page.html, req.headers['accept-encoding'])
    if (encoding) res.setHeader('content-encoding', encoding)
    res.writeHead(page.status, { 'content-length': body.length }).end(body)
  }
}
