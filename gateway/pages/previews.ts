import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Db } from '../../db/connection/connect.ts'
import { activeOnes, findRefs, lock, statsOf, type ContentItem } from '../../db/content/contentStore.ts'
import { draftedOf, lockDraft, rebaseDraft } from '../../db/publishing/drafts.ts'
import { findLink, hideQuestionsBeside } from '../../db/publishing/previewLinks.ts'
import { contentTypes } from '../../schema/content/contents.ts'
import { globalId, globalIdOf, typeNames } from '../../schema/content/globalId.ts'
import { fileKeys } from '../../schema/content/files/files.ts'
import { publishDraft } from '../../schema/content/drafts.ts'
import { setStatus } from '../../schema/content/lifecycle.ts'
import type { ContentTable } from '../../db/tables.ts'
import { dryRun } from '../../db/connection/dryRun.ts'
import { libelleOf } from '../../db/content/searchText.ts'
import { numberIn, textIn } from '../../db/content/columnValues.ts'
import type { Context } from '../../schema/context.ts'
import { RateLimitError, ValidationError } from '../../schema/errors.ts'
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

type PreviewFiles = NonNullable<Context['previewFiles']>
type Request = Omit<PageRequest, 'templates' | 'execute' | 'url'>

const address = /^(\/apercu\/([\w-]+))(\/uploads\/[^?]+)?(?:\?.*)?$/

/**
 * Answers `/apercu/<token>` with the page of the item that the link is to, as it would be, and below it with the pictures
 * of the item. Nobody keeps any of that, and nothing else is reached by it.
 */
export function createPreviews(options: Options) {
  const { db, site, execute, pictures, limits, inTurn, origin, timeZone, report } = options

  /** What a token leads to, and the pictures of the item and of its draft. */
  async function find(token: string) {
    const link = await findLink(db.read, token)
    const [item] = link ? await findRefs(db.read, [{ type: link.type, id: link.contentId }]) : []
    if (!link || !item || item.softdelete) return null
    const [drafted] = await draftedOf(db.read, [item])
    const rows = drafted ? [item, drafted] : [item]
    return { link, item, keys: new Set(rows.flatMap((row) => fileKeys(contentTypes[item.table], row))) }
  }

  /** Null where it cannot be put on line: it went to the trash just now, or what it lies in did. */
  function renderOnline(
    item: ContentItem,
    withDraft: boolean,
    lent: PreviewFiles,
    request: Request,
  ): Promise<PageResponse | null> {
    return dryRun(db, async (supposed) => {
      const shown = await putOnline(supposed, item, withDraft)
      if (!shown) return null
      const { publicPageOf } = await site.entry()
      const url = publicPageOf({
        typename: typeNames[shown.table],
        libelle: libelleOf(shown.table, shown),
        slug: textIn(shown, 'slug'),
      })
      if (url === null) throw new Error(`${item.table} has no page.`)
      const ask: Execute = (document, variables) =>
        execute(document, variables, { caller: anonymousRequest, previewTransaction: { db: supposed, lent } })
      return site.render({ ...request, url, execute: executeAnonymously(ask, site.operations) })
    })
  }

  async function render(token: string, below: string): Promise<PageResponse> {
    const request = { origin, isSignedIn: () => Promise.resolve(false) }
    const found = await find(token)
    if (found) {
      const { link, item, keys } = found
      await limits.count('preview', String(link.id))
      const preview = { ...request, preview: { until: link.expiresAt, timeZone } }
      const lent = { keys, below }
      const page = await renderOnline(item, true, lent, preview).catch((error: unknown) => {
        // What others have done since keeps the draft from being published as it is: its item goes without it.
        if (!(error instanceof ValidationError)) throw error
        return renderOnline(item, false, lent, preview)
      })
      if (page) return page
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
      const found = await find(token)
      const maySee = (key: string) => found?.keys.has(key) ?? false
      if (!(await pictures(req, res, { path, maySee }))) notFound(req, res)
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

/**
 * Publishes an item, or its draft, as a click would, whatever others have changed beside the draft since; where its limit
 * has no room, in the place of another. Null where it is in the trash, or what it lies in. Throws ValidationError where the
 * draft cannot be published.
 */
function putOnline(db: Db, { table, id }: ContentItem, withDraft: boolean): Promise<ContentItem | null> {
  const type = contentTypes[table]
  const named = { type: table, id }
  const input = { id: globalIdOf(table, id) }
  return db.transaction(async (trx) => {
    // First of all, as whoever writes it does.
    const row = await lock(trx, table, id)
    if (!row || row.softdelete) return null
    const draft = withDraft && publishesQuickly(table) ? await lockDraft(trx, named) : undefined
    if (!row.status) await makeRoom(db, table)
    if (draft) {
      await rebaseDraft(trx, named, row.version)
      await publishDraft(type, input, { db })
    } else await setStatus(type, input, true, { db })
    const [shown] = await findRefs(trx, [named])
    return shown && (await showAbove(db, shown)) ? shown : null
  })
}

/** A category’s name is written into all that lie in it: too much work for a link to cause. */
function publishesQuickly(table: ContentTable): boolean {
  return table !== 'categorieProjet'
}

async function makeRoom(db: Db, table: ContentTable): Promise<void> {
  const { active, activeLimit } = await statsOf(db.read, table)
  if (activeLimit === null || active < activeLimit) return
  const last = (await activeOnes(db.read, table)).at(-1)
  if (last) await setStatus(contentTypes[table], { id: globalId(last) }, false, { db })
}

/** Shows the section of a question, with nothing else in it that visitors do not see. False where it is in the trash. */
async function showAbove(db: Db, shown: ContentItem): Promise<boolean> {
  const faqId = numberIn(shown, 'faqId')
  if (faqId === null) return true
  const [section] = await findRefs(db.read, [{ type: 'faq', id: faqId }])
  if (!section || section.softdelete) return false
  if (section.status) return true
  await db.transaction((trx) => hideQuestionsBeside(trx, shown.id, faqId))
  await setStatus(contentTypes.faq, { id: globalId(section) }, true, { db })
  return true
}
