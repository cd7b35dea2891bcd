import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { type Drawer, TooBusy } from '../drawing/drawer.ts'
import { isKnown, versionOf } from './knownVersion.ts'
import { remembering } from '../remembered.ts'
import type { PageRequest, SharedPage, Site } from './site.ts'
import type { Capacity } from '../security/capacity.ts'

interface Options {
  site: Site
  execute: PageRequest['execute']
  origin: string
  /** Where the pictures of the content lie. */
  uploads: string
  drawer: Drawer
  inTurn: Capacity['inTurn']
}

/** Some 80 kB each. */
const mostKept = 200
const name = /^\/og(\/[^?]+)?\.jpg(?:\?.*)?$/
const uploaded = /^\/uploads\/([\w-]+\/\d+\.(?:avif|webp))$/

const isSignedIn = () => Promise.resolve(false)

/**
 * Draws the picture that goes with a shared link: `/og<path of the page>.jpg`. It shows what the page says of itself,
 * so there is one for every page, and none of what is not a page.
 */
export function createSharePictures({ site, execute, origin, uploads, drawer, inTurn }: Options) {
  const drawn = remembering<Buffer>(mostKept, Infinity)

  async function draw(shared: SharedPage): Promise<Buffer> {
    const { shareCard } = await site.entry()
    const [, file] = uploaded.exec(shared.image ?? '') ?? []
    const picture = file && existsSync(join(uploads, file)) ? join(uploads, file) : null
    return drawer.draw({ kind: 'card', picture, ...shareCard(picture ? shared : { ...shared, image: null }) })
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [found, path = '/'] = name.exec(req.url ?? '') ?? []
    const readable = found !== undefined && (req.method === 'GET' || req.method === 'HEAD')
    const render = () => site.render({ url: path, execute, isSignedIn, origin })
    const page = readable ? await inTurn(req, res, render) : undefined
    if (page === null) return
    if (page?.error) throw page.error
    if (page?.status !== 200 || !page.shared) {
      res
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        .end('Introuvable.')
      return
    }
    const { shared } = page
    const key = JSON.stringify(shared)
    res.setHeader('cache-control', 'public, max-age=3600, s-maxage=30')
    if (isKnown(req, res, versionOf(key))) return
    try {
      const picture = await drawn(key, () => draw(shared))
      res.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': picture.length }).end(picture)
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error
      res.removeHeader('etag')
      res.writeHead(503, { 'retry-after': '10', 'cache-control': 'no-store' }).end()
    }
  }
}
