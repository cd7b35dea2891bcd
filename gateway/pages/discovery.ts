import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Drawer } from '../drawing/drawer.ts'
import { icons } from '../drawing/icons.ts'
import type { Answer } from '../cache/encodedAnswer.ts'
import type { ResponseCache } from '../cache/responseCache.ts'
import { memoizeWithTtl } from '../cache/memoizeWithTtl.ts'
import { publicCache } from '../security/headers.ts'
import { storedPicture } from './storedPicture.ts'
import type { Storage } from '../uploads/storage.ts'
import type { PageRequest, Site } from './site.ts'

interface Options {
  site: Site
  execute: PageRequest['execute']
  origin: string
  drawer: Drawer
  /** The pictures of the content. */
  pictures: Storage
  cache: ResponseCache
}

interface Found {
  type: string
  body: string
}

const dayS = 86_400
/** Of an address that is another one when the icon is. */
const forGood = 'public, max-age=31536000, immutable'
const versioned = /^\?v=([\w%-]{1,32})$/

export const discoveryPaths = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/couleurs/',
  ...icons.keys(),
]

/** Answers what browsers and search engines ask for without being led to it. */
export function createDiscovery({ site, execute, origin, drawer, pictures, cache }: Options) {
  const drawings = memoizeWithTtl<Buffer>(2 * icons.size, Infinity)

  async function write(path: string): Promise<Found | null> {
    const { discover } = await site.entry()
    const found = await discover(path, { execute, origin })
    return found && { type: found.type, body: found.text }
  }

  /** An icon of what stands for the firm, and whether that is what the address names. */
  async function icon(path: string, query: string): Promise<Answer | null> {
    const asked = icons.get(path)
    if (!asked) return null
    const { findFace, iconCard, versionOf } = await site.entry()
    const face = await findFace({ execute })
    const version = versionOf(face)
    const body = await drawings(`${path} ${version}`, async () => {
      const bytes = face.marque && (await storedPicture(pictures, face.marque.url))
      return drawer.draw({ kind: 'icon', ...asked.drawing, source: bytes ? { bytes } : iconCard(face) })
    })
    const isNamed = versioned.exec(query)?.[1] === version
    const caching = isNamed ? forGood : `public, max-age=${dayS}`
    return { status: 200, headers: { 'content-type': asked.type, 'cache-control': caching }, body }
  }

  /** The style sheet of an accent: what it holds follows from its address. */
  async function accent(path: string): Promise<Answer | null> {
    const { accentStyles } = await site.entry()
    const body = accentStyles(path)
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': forGood }
    return body === null ? null : { status: 200, headers, body }
  }

  async function answerTo(path: string, query: string): Promise<Answer> {
    const answer = (await icon(path, query)) ?? (await accent(path))
    if (answer) return answer
    const found = await write(path)
    if (!found)
      return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Introuvable.' }
    return {
      status: 200,
      headers: { 'content-type': found.type, 'cache-control': publicCache },
      body: found.body,
    }
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { pathname: path, search } = new URL(req.url ?? '/', origin)
    const query = versioned.test(search) ? search : ''
    await cache.answer(path + query, req, res, () => answerTo(path, query))
  }
}
