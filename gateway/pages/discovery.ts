import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Drawer } from '../drawing/drawer.ts'
import { icons } from '../drawing/icons.ts'
import { compressed } from '../compression.ts'
import { isKnown, versionOf } from './knownVersion.ts'
import { remembering } from '../remembered.ts'
import type { PageRequest, Site } from './site.ts'

interface Options {
  site: Site
  execute: PageRequest['execute']
  origin: string
  drawer: Drawer
}

interface Found {
  type: string
  body: Buffer | string
}

/** The list of all addresses is long to write: it may be as old as this. */
const listMs = 60_000
const dayS = 86_400

export const discoveryPaths = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', ...icons.keys()]

/** Answers what browsers and search engines ask for without being led to it. */
export function createDiscovery({ site, execute, origin, drawer }: Options) {
  const lists = remembering<Found | null>(1, listMs)
  const drawings = remembering<Found | null>(icons.size, Infinity)

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

  function find(path: string): Promise<Found | null> {
    if (icons.has(path)) return drawings(path, () => draw(path))
    return path === '/sitemap.xml' ? lists(path, () => write(path)) : write(path)
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/'
    const found = await find(path)
    if (!found) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Introuvable.')
      return
    }
    const { type, body } = found
    res.setHeader(
      'cache-control',
      icons.has(path) ? `public, max-age=${dayS}` : 'public, s-maxage=10, stale-while-revalidate=30',
    )
    if (typeof body === 'string') res.setHeader('vary', 'accept-encoding')
    if (isKnown(req, res, versionOf(body))) return
    res.setHeader('content-type', type)
    if (typeof body !== 'string') {
      res.writeHead(200, { 'content-length': body.length }).end(body)
      return
    }
    const text = await compressed(body, req.headers['accept-encoding'])
    if (text.encoding) res.setHeader('content-encoding', text.encoding)
    res.writeHead(200, { 'content-length': text.body.length }).end(text.body)
  }
}
