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
  /** Version of what visitors see: the face of the firm is the same while this is. */
  version(): number | Promise<number>
}

interface Found {
  type: string
  body: string
}

const dayS = 86_400
/** Caching of an address that changes with what it names. */
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
export function createDiscovery({ site, execute, origin, drawer, pictures, cache, version }: Options) {
  const marks = memoizeWithTtl<string>(2, Infinity)
  const drawings = memoizeWithTtl<Buffer>(2 * icons.size, Infinity)

  async function write(path: string): Promise<Found | null> {
    const { discover } = await site.entry()
    const found = await discover(path, { execute, origin })
    return found && { type: found.type, body: found.text }
  }

  /** Whether the query of an icon names the firm’s present mark. */
  async function namesPresent(query: string): Promise<boolean> {
    const [, asked] = versioned.exec(query) ?? []
    if (asked === undefined) return false
    const { findFace, versionOf } = await site.entry()
    const present = marks(String(await version()), async () => versionOf(await findFace({ execute })))
    return asked === (await present)
  }

  /** An icon of what stands for the firm; the initials while the bytes of its mark cannot be found. */
  async function icon(path: string, isNamed: boolean): Promise<Answer | null> {
    const asked = icons.get(path)
    if (!asked) return null
    const { findFace, iconCard, versionOf } = await site.entry()
    const face = await findFace({ execute })
    const bytes = face.marque && (await storedPicture(pictures, face.marque.url))
    const drawn = bytes ? 'mark' : 'initials'
    const body = await drawings(`${path} ${drawn} ${versionOf(face)}`, () =>
      drawer.draw({ kind: 'icon', ...asked.drawing, source: bytes ? { bytes } : iconCard(face) }),
    )
    const isWhole = !face.marque || bytes !== null
    const caching = isNamed && isWhole ? forGood : `public, max-age=${dayS}`
    return { status: 200, headers: { 'content-type': asked.type, 'cache-control': caching }, body }
  }

  /** The style sheet of an accent, which follows from its address alone. */
  async function accent(path: string): Promise<Answer | null> {
    const { accentStyles } = await site.entry()
    const body = accentStyles(path)
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': forGood }
    return body === null ? null : { status: 200, headers, body }
  }

  async function answerTo(path: string, isNamed: boolean): Promise<Answer> {
    const answer = (await icon(path, isNamed)) ?? (await accent(path))
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
    // Other versions and queries share one entry: callers cannot fill the cache with them.
    const isNamed = icons.has(path) && (await namesPresent(search))
    await cache.answer(isNamed ? `${path}?v` : path, req, res, () => answerTo(path, isNamed))
  }
}
