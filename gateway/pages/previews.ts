import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db } from '../../db/connection/connect.ts'
import { findLink } from '../../db/publishing/previewLinks.ts'
import { withOverlaidRows } from '../../db/publishing/overlaidRows.ts'
import { contentTypes } from '../../schema/content/contents.ts'
import { typeNames } from '../../schema/content/globalId.ts'
import { fileKeys } from '../../schema/content/files/files.ts'
import { previewOf, type Preview } from '../../schema/publishing/preview.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import { textIn } from '../../db/content/columnValues.ts'
import type { Row } from '../../db/tables.ts'
import type { Context } from '../../schema/context.ts'
import { RateLimitError } from '../../schema/errors.ts'
import { anonymousRequest } from '../auth/anonymousRequest.ts'
import { notFound } from '../http/answer.ts'
import { executeAnonymously, type Execute } from '../graphql/execute.ts'
import { fail, retryAfterOutage } from '../http/failure.ts'
import { sendAnswer } from '../cache/responseCache.ts'
import type { Report } from '../http/report.ts'
import type { Capacity } from '../security/capacity.ts'
import { privateCache } from '../security/headers.ts'
import { requestId } from '../http/requestId.ts'
import type { RateLimits } from '../security/rateLimit.ts'
import type { createDocumentServer, createPictureServer } from '../uploads/serve.ts'
import type { PageRequest, PageResponse, Site } from './site.ts'

interface Options {
  db: Db
  site: Site
  execute: Execute
  pictures: ReturnType<typeof createPictureServer>
  documents: ReturnType<typeof createDocumentServer>
  limits: RateLimits
  inTurn: Capacity['inTurn']
  origin: string
  timeZone: string
  report: Report
}

type PreviewFiles = NonNullable<Context['previewFiles']>
type Request = Omit<PageRequest, 'templates' | 'execute' | 'url'>

const address = /^(\/apercu\/([\w-]+))(\/(?:uploads|documents)\/[^?]+)?(?:\?.*)?$/

/**
 * Answers `/apercu/<token>` with the page of the item that the link is to, as it would be, and below it with the files
 * of the item. Nobody keeps any of that, and nothing else is reached by it.
 */
export function createPreviews(options: Options) {
  const { db, site, execute, pictures, documents, limits, inTurn, origin, timeZone, report } = options

  const previewBy = async (link: Row<'previewLink'> | undefined) =>
    link ? previewOf(db.read, { type: link.type, id: link.contentId }) : null
  const keysOf = (preview: Preview | null) =>
    new Set(preview ? fileKeys(contentTypes[preview.shown.table], preview.shown) : [])

  async function renderOnline(
    { shown, laid }: Preview,
    request: Request,
    lent: PreviewFiles,
  ): Promise<PageResponse> {
    const { publicPageOf } = await site.entry()
    const url = publicPageOf({
      typename: typeNames[shown.table],
      libelle: libelleOf(shown.table, shown),
      slug: textIn(shown, 'slug'),
    })
    if (url === null) throw new Error(`${shown.table} has no page.`)
    const read = withOverlaidRows(db.read, laid)
    const executeInPreview: Execute = (document, variables) =>
      execute(document, variables, { caller: anonymousRequest, preview: { read, lent } })
    return site.render({ ...request, url, execute: executeAnonymously(executeInPreview, site.operations) })
  }

  async function render(token: string, below: string): Promise<PageResponse> {
    const request = { origin, rights: () => Promise.resolve(null) }
    const link = await findLink(db.read, token)
    if (link) await limits.count('preview', String(link.id))
    const preview = await previewBy(link)
    if (link && preview) {
      const until = { until: link.expiresAt, timeZone }
      return renderOnline(preview, { ...request, preview: until }, { keys: keysOf(preview), below })
    }
    return site.render({ ...request, url: below, execute: executeAnonymously(execute, site.operations) })
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [, below = '/apercu/', token = '', path] = address.exec(req.url ?? '') ?? []
    res.setHeader('x-robots-tag', 'noindex, nofollow')
    // A page that this one leads to is not told how one came here.
    res.setHeader('referrer-policy', 'no-referrer')
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    if (path !== undefined) {
      const keys = keysOf(await previewBy(await findLink(db.read, token)))
      const guest = { path, maySee: (key: string) => keys.has(key) }
      const isSent = (await pictures(req, res, guest)) || (await documents(req, res, guest))
      if (!isSent) notFound(req, res)
      return
    }
    try {
      const page = await inTurn(req, res, () => render(token, below))
      if (!page) return
      const { status, headers, html, error } = page
      if (error) report(error, 'aperçu', { id: requestId(req.headers) })
      if (status === 503) res.setHeader('retry-after', retryAfterOutage)
      await sendAnswer(
        { status, headers: { ...headers, 'cache-control': privateCache }, body: html },
        req,
        res,
      )
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error
      res.setHeader('retry-after', String(error.retryAfter))
      fail(res, below, 'RATE_LIMITED')
    }
  }
}
