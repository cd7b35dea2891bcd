import type { IncomingMessage, ServerResponse } from 'node:http'
import { supposing, type Db } from '../../db/connect.ts'
import { activeOnes, findNamed, statsOf, type Seen } from '../../db/contentStore.ts'
import { findLink } from '../../db/previewLinks.ts'
import { numberIn, textIn } from '../../schema/content/rowValues.ts'
import { contentTypes } from '../../schema/content/contents.ts'
import { globalId, globalIdOf, typeNames } from '../../schema/content/contentType.ts'
import { fileKeys } from '../../schema/content/files.ts'
import { setStatus } from '../../schema/content/lifecycle.ts'
import { libelleOf } from '../../db/texts.ts'
import { RateLimitError } from '../../schema/errors.ts'
import { anybody } from '../auth/anybody.ts'
import { notFound } from '../answer.ts'
import { asAnybody, type Execute } from '../execute.ts'
import { fail, retryAfterOutage } from '../failure.ts'
import { sendAnswer } from '../kept.ts'
import type { Report } from '../report.ts'
import type { Capacity } from '../security/capacity.ts'
import type { RateLimits } from '../security/rateLimit.ts'
import type { createPictureServer } from '../uploads/serve.ts'
import type { PageRequest, PageResponse, Site } from './site.ts'

interface Options {
  db: Db
  site: Site
  execute: Execute
  pictures: ReturnType<typeof createPictureServer>
  limits: RateLimits
  inTurn: Capacity['inTurn']
  origin: string
  timeZone: string
  report: Report
}

const address = /^(\/apercu\/([\w-]+))(\/uploads\/[^?]+)?(?:\?.*)?$/

/**
 * Answers `/apercu/<token>` with the page of the item that the link is to, as it would be, and below it with the pictures
 * of the item. Nobody keeps any of that, and nothing else is reached by it.
 */
export function createPreviews(options: Options) {
  const { db, site, execute, pictures, limits, inTurn, origin, timeZone, report } = options

  async function find(token: string) {
    const link = await findLink(db.read, token)
    const [item] = link ? await findNamed(db.read, [{ type: link.type, id: link.contentId }]) : []
    return link && item && !item.softdelete ? { link, item } : null
  }

  /** The page is made in a transaction in which the item is on line, and which is then undone. */
  function renderOnline(
    item: Seen,
    lent: { keys: ReadonlySet<string>; below: string },
    request: Omit<PageRequest, 'templates' | 'execute' | 'url'>,
  ): Promise<PageResponse> {
    return supposing(db, async (supposed) => {
      const shown = await putOnline(supposed, item)
      const { pageDe } = await site.entry()
      const url = pageDe({
        typename: typeNames[shown.table],
        libelle: libelleOf(shown.table, shown),
        slug: textIn(shown, 'slug'),
      })
      if (url === null) throw new Error(`${item.table} has no page.`)
      const ask: Execute = (document, variables) =>
        execute(document, variables, { caller: anybody, db: supposed, lent })
      return site.render({ ...request, url, execute: asAnybody(ask, site.operations) })
    })
  }

  async function render(token: string, below: string): Promise<PageResponse> {
    const request = { origin, isSignedIn: () => Promise.resolve(false) }
    const found = await find(token)
    if (!found) return site.render({ ...request, url: below, execute: asAnybody(execute, site.operations) })
    await limits.count('preview', String(found.link.id))
    const { link, item } = found
    const lent = { keys: new Set(fileKeys(contentTypes[item.table], item)), below }
    return renderOnline(item, lent, { ...request, preview: { until: link.expiresAt, timeZone } })
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
      const found = await find(token)
      const keys = found ? fileKeys(contentTypes[found.item.table], found.item) : []
      if (!(await pictures(req, res, { path, maySee: (key) => keys.includes(key) }))) notFound(req, res)
      return
    }
    try {
      const page = await inTurn(req, res, () => render(token, below))
      if (!page) return
      const { status, headers, html, error } = page
      if (error) report(error, 'aperçu')
      if (status === 503) res.setHeader('retry-after', retryAfterOutage)
      await sendAnswer(
        { status, headers: { ...headers, 'cache-control': 'private, no-store' }, body: html },
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

/** Publishes an item as a click would; where its limit has no room, in the place of another. */
async function putOnline(db: Db, item: Seen): Promise<Seen> {
  const { table } = item
  const faqId = numberIn(item, 'faqId')
  if (faqId !== null) await setStatus(contentTypes.faq, { id: globalIdOf('faq', faqId) }, true, { db })
  const { active, activeLimit } = await statsOf(db.read, table)
  if (!item.status && activeLimit !== null && active >= activeLimit) {
    const last = (await activeOnes(db.read, table)).at(-1)
    if (last) await setStatus(contentTypes[table], { id: globalId(last) }, false, { db })
  }
  await setStatus(contentTypes[table], { id: globalId(item) }, true, { db })
  const [shown] = await findNamed(db.read, [{ type: table, id: item.id }])
  if (!shown) throw new Error('An item is gone from the transaction that has locked it.')
  return shown
}
