import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Drawer, TooBusyError } from '../drawing/drawer.ts'
import { retryAfterOutage } from '../http/failure.ts'
import type { Answer } from '../cache/encodedAnswer.ts'
import { sendAnswer, type ResponseCache } from '../cache/responseCache.ts'
import { memoizeWithTtl } from '../cache/memoizeWithTtl.ts'
import type { Page, PublicPageRequest } from './render.ts'
import type { SharedPage, Site } from './site.ts'
import type { Capacity } from '../security/capacity.ts'
import { requestId } from '../http/requestId.ts'
import { storedPicture } from './storedPicture.ts'
import type { Storage } from '../uploads/storage.ts'

interface Options {
  site: Pick<Site, 'entry'>
  render(asked: PublicPageRequest): Promise<Page>
  /** The pictures of the content. */
  pictures: Storage
  drawer: Drawer
  inTurn: Capacity['inTurn']
  cache: ResponseCache
}

/** Some 80 kB each. */
const mostKept = 200
const name = /^\/og(\/[^?]+)?\.jpg(?:\?.*)?$/

const missing: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'Introuvable.',
}
/** The answer for a page that failed, or while too much is being drawn. */
function failed(status: number): Answer {
  const later: Record<string, string> = status === 503 ? { 'retry-after': retryAfterOutage } : {}
  return { status, headers: { ...later, 'cache-control': 'no-store' }, body: '' }
}

/**
 * Draws the picture that goes with a shared link: `/og<path of the page>.jpg`. It shows what the page says of itself,
 * so there is one for every page, and none of what is not a page.
 */
export function createSharePictures({ site, render, pictures, drawer, inTurn, cache }: Options) {
  const drawn = memoizeWithTtl<Buffer>(mostKept, Infinity)

  async function draw(shared: SharedPage): Promise<Buffer> {
    const { shareCard } = await site.entry()
    const { image, face } = shared
    const [picture, mark] = await Promise.all(
      [image?.url, face.marque?.url].map((url) => (url ? storedPicture(pictures, url) : null)),
    )
    const { place, marks, ...drawing } = shareCard({
      ...shared,
      image: picture ? image : null,
      face: mark ? face : { ...face, marque: null, sansNom: false },
    })
    return drawer.draw({
      kind: 'card',
      ...drawing,
      pictures: [
        ...(picture && image ? [{ bytes: picture, place, focal: image.focal }] : []),
        ...(mark ? marks.map((one) => ({ bytes: mark, place: one, focal: null })) : []),
      ],
    })
  }

  async function answerFor({ status, shared }: Page): Promise<Answer> {
    if (status >= 500) return failed(status)
    if (status !== 200 || !shared) return missing
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600, s-maxage=30' }
    try {
      return { status: 200, headers, body: await drawn(JSON.stringify(shared), () => draw(shared)) }
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error
      return failed(503)
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [found, path = '/'] = name.exec(req.url ?? '') ?? []
    const isReadable = found !== undefined && (req.method === 'GET' || req.method === 'HEAD')
    if (!isReadable) return sendAnswer(missing, req, res)
    await cache.answer(`picture of ${path}`, req, res, async () => {
      const page = await inTurn(req, res, () => render({ url: path, id: requestId(req.headers) }))
      return page && answerFor(page)
    })
  }
}
