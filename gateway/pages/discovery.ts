import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Drawer } from '../drawing/drawer.ts'
import { icons } from '../drawing/icons.ts'
import type { Answer } from '../cache/encodedAnswer.ts'
import type { ResponseCache } from '../cache/responseCache.ts'
import { memoizeWithTtl } from '../cache/memoizeWithTtl.ts'
import { publicCache } from '../security/headers.ts'
import type { PageRequest, Site } from './site.ts'

interface Options {
  site: Site
  execute: PageRequest['execute']
  origin: string
  drawer: Drawer
  cache: ResponseCache
}

interface Found {
  type: string
  body: Buffer | string
}

const dayS = 86_400

export const discoveryPaths = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  ...icons.keys(),
]

/** Answers what browsers and search engines ask for without being led to it. */
export function createDiscovery({ site, execute, origin, drawer, cache }: Options) {
  const drawings = memoizeWithTtl<Found | null>(icons.size, Infinity)

  async function write(path: string): Promise<Found | null> {
    const { discover } = await site.entry()
    const found = await discover(path, { execute, origin })
    return found && { type: found.type, body: found.text }
  }

  async function draw(path: string): Promise<Found | null> {
    const { icon: svg } = await site.entry()
    const icon = icons.get(path)
    if (!icon) return null
    const { type, drawing } = icon
    return { type, body: drawing ? await drawer.draw({ kind: 'icon', svg, ...drawing }) : Buffer.from(svg) }
  }

  async function answerTo(path: string): Promise<Answer> {
    const isIcon = icons.has(path)
    const found = await (isIcon ? drawings(path, () => draw(path)) : write(path))
    if (!found)
      return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Introuvable.' }
    const caching = isIcon ? `public, max-age=${dayS}` : publicCache
    return {
      status: 200,
      headers: { 'content-type': found.type, 'cache-control': caching },
      body: found.body,
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/'
    await cache.answer(path, req, res, () => answerTo(path))
  }
}
