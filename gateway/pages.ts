import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Logger } from 'pino'
import type { Doorman } from './auth/visitor.ts'
import { type createForms, formPath } from './forms.ts'
import type { PageRequest, Site, SubmittedForm } from './site.ts'

const brotli = promisify(brotliCompress)
/** Two milliseconds for a page; the best quality takes fifty. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface Options {
  site: Site
  execute: PageRequest['execute']
  submit: ReturnType<typeof createForms>
  doorman: Doorman
  origin: string
  logger: Logger
}

/** Answers with a page of the site, rendered whole, as anybody sees it. */
export function createPages({ site, execute, submit, doorman, origin, logger }: Options) {
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
    const page = await site.render({
      url: (form && path) || (req.url ?? '/'),
      execute,
      isSignedIn: () => doorman.isSignedIn(req),
      origin,
      form,
    })
    if (page.error) logger.error({ err: page.error, path: req.url?.split('?', 1)[0] }, 'page')
    const etag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`
    for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value)
    res.setHeader('vary', 'accept-encoding')
    if (page.status === 200) res.setHeader('etag', etag)
    if (page.status === 200 && req.headers['if-none-match'] === etag) {
      res.writeHead(304).end()
      return
    }
    const { encoding, body } = await compressed(page.html, req.headers['accept-encoding'] ?? '')
    if (encoding) res.setHeader('content-encoding', encoding)
    res.writeHead(page.status, { 'content-length': body.length }).end(body)
  }
}

/** The text in the shortest coding that the client reads, quickly. */
export async function compressed(
  html: string,
  accepted: string | string[],
): Promise<{ encoding?: string; body: Buffer }> {
  const body = Buffer.from(html)
  if (accepted.includes('br')) return { encoding: 'br', body: await brotli(body, brotliOptions) }
  if (accepted.includes('gzip')) return { encoding: 'gzip', body: await promisify(gzip)(body) }
  return { body }
}
