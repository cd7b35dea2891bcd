import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Drawer, TooBusy } from '../drawing/drawer.ts'
import { sendAnswer, type Answer, type KeptAnswers } from '../kept.ts'
import { remembering } from '../remembered.ts'
import type { PageRequest, PageResponse, SharedPage, Site } from './site.ts'
import type { Capacity } from '../security/capacity.ts'
import type { Storage } from '../uploads/storage.ts'

interface Options {
  site: Site
  execute: PageRequest['execute']
  origin: string
  /** The pictures of the content. */
  pictures: Storage
  drawer: Drawer
  inTurn: Capacity['inTurn']
  kept: KeptAnswers
}

/** Some 80 kB each. */
const mostKept = 200
const name = /^\/og(\/[^?]+)?\.jpg(?:\?.*)?$/
const uploaded = /^(?:https?:\/\/[^/]+)?\/uploads\/([\w-]+\/\d+\.(?:avif|webp))$/

const isSignedIn = () => Promise.resolve(false)
const missing: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: 'Introuvable.',
}
const tooBusy: Answer = {
  status: 503,
  headers: { 'retry-after': '10', 'cache-control': 'no-store' },
  body: '',
}

/**
 * Draws the picture that goes with a shared link: `/og<path of the page>.jpg`. It shows what the page says of itself,
 * so there is one for every page, and none of what is not a page.
 */
export function createSharePictures({ site, execute, origin, pictures, drawer, inTurn, kept }: Options) {
  const drawn = remembering<Buffer>(mostKept, Infinity)

  async function draw(shared: SharedPage): Promise<Buffer> {
    const { shareCard } = await site.entry()
    const [, file] = uploaded.exec(shared.image ?? '') ?? []
    const stored = file === undefined ? null : await pictures.get(file)
    const picture = stored && (await buffer(stored.stream))
    return drawer.draw({ kind: 'card', picture, ...shareCard(picture ? shared : { ...shared, image: null }) })
  }

  async function answerFor({ error, status, shared }: PageResponse): Promise<Answer> {
    if (error) throw error
    if (status !== 200 || !shared) return missing
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600, s-maxage=30' }
    try {
      return { status: 200, headers, body: await drawn(JSON.stringify(shared), () => draw(shared)) }
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error
      return tooBusy
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [found, path = '/'] = name.exec(req.url ?? '') ?? []
    const isReadable = found !== undefined && (req.method === 'GET' || req.method === 'HEAD')
    if (!isReadable) return sendAnswer(missing, req, res)
    await kept.answer(`picture of ${path}`, req, res, async () => {
      const render = () => site.render({ url: path, execute, isSignedIn, origin })
      const page = await inTurn(req, res, render)
      return page && answerFor(page)
    })
  }
}
