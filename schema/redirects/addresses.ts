import { sql, type Kysely } from 'kysely'
import { isPrintable } from '../../db/content/searchText.ts'
import { findMany } from '../../db/content/contentStore.ts'
import { pagedTables } from '../../db/content/contentTypes.ts'
import { longestPath, normalizedPath, withoutEndSlashes } from '../../db/redirects/normalizedPath.ts'
import { itemPath, type Target } from '../../db/redirects/redirects.ts'
import type { Tables } from '../../db/tables.ts'
import type { FieldErrorCode } from '../errors.ts'
import { readNumber } from '../globalId.ts'
import { pages } from '../publishing/checks/look.ts'

/** Why an address cannot be one end of a redirect. */
export interface Refusal {
  field: 'path' | 'target'
  message: string
  code: FieldErrorCode
}

/** Paths that other parts of the program answer before pages do (`gateway/http/server.ts`), or the back office. */
const reserved = /^\/(?:admin|api|apercu|assets|couleurs|documents|graphql|og|uploads)(?:\/|$)/
/** Single files of the program, and what stands for the home page. */
const reservedFiles = new Set([
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/healthz',
  '/index.htm',
  '/index.html',
  '/manifest.webmanifest',
  '/og.jpg',
  '/readyz',
  '/robots.txt',
  '/schema.graphql',
  '/servez',
  '/sitemap.xml',
])
const icons = /^\/icone(?:-[a-z0-9-]+)?\.(?:svg|png)$/
/** Pages, in the letter case of redirects; the lists that `web/src/routes.tsx` leads on are as good as pages. */
const ownPages = new Set([...pages, '/services', '/projets'].map((page) => page.toLowerCase()))

/** The old path that somebody wrote, or pasted with the name of the old site before it. */
function readPath(written: string): string | Refusal {
  const text = written.trim().replace(/^https?:\/\/[^/?#]+/i, '')
  if (text === '') return refused('path', 'Écrivez l’ancienne adresse.', 'REQUIRED')
  if (/[?#]/.test(text))
    return refused(
      'path',
      'Sans «\u00a0?\u00a0» ni «\u00a0#\u00a0»\u00a0: l’adresse est reconnue à son chemin.',
    )
  if (!text.startsWith('/')) return refused('path', beginsWithSlash)
  if (text.length > 3 * longestPath)
    return refused('path', `Une adresse a ${longestPath} caractères au plus.`, 'TOO_LONG')
  const path = normalizedPath(text)
  if (path === null)
    return refused(
      'path',
      text === '/' ? 'La page d’accueil ne se redirige pas.' : 'Cette adresse n’est pas lisible.',
    )
  if (reserved.test(path) || reservedFiles.has(path) || icons.test(path))
    return refused('path', 'Cette adresse sert au programme\u00a0: elle ne se redirige pas.')
  return ownPages.has(path) ? pageOfSite : path
}

const pageOfSite = refused(
  'path',
  'C’est une page du site\u00a0: elle l’emporte toujours sur une redirection.',
)

/** The old paths that somebody wrote; those at which visitors find an item are refused, as its page always wins. */
export async function readPaths(
  db: Kysely<Tables>,
  written: readonly string[],
): Promise<(string | Refusal)[]> {
  const paths = written.map(readPath)
  const items = await itemsAt(
    db,
    paths.filter((path) => typeof path === 'string'),
  )
  const shown = new Set<string>()
  for (const table of pagedTables) {
    const ids = [...items.values()].flatMap(({ toType, toId }) =>
      toType === table && toId !== null ? [toId] : [],
    )
    for (const { id } of ids.length > 0 ? await findMany(db, table, ids, 'visitor') : [])
      shown.add(`${table} ${id}`)
  }
  return paths.map((path) => {
    const item = typeof path === 'string' ? items.get(path) : undefined
    return item && shown.has(`${item.toType} ${item.toId}`) ? pageOfSite : path
  })
}

const beginsWithSlash = 'Une adresse commence par «\u00a0/\u00a0», comme /histoire.'

/** What a written target leads to. */
interface ReadTarget extends Target {
  /** Whether that is a page or an item; else it must be an old path itself. */
  isThere: boolean
}

const base = 'http://site.invalid'

/** The targets that somebody wrote, by their texts: the address of an item’s page stands for the item, whatever its slug becomes. */
export async function readTargets(
  db: Kysely<Tables>,
  written: readonly string[],
): Promise<ReadonlyMap<string, ReadTarget | Refusal>> {
  const items = await itemsAt(
    db,
    written.flatMap((text) => pathnameOf(text) ?? []),
  )
  const found = new Map<string, ReadTarget | Refusal>()
  for (const text of written) {
    const pathname = pathnameOf(text)
    const item = pathname === null ? undefined : items.get(pathname)
    if (pathname === null) found.set(text, refusalOf(text))
    else if (item) found.set(text, item)
    else {
      const isThere = ownPages.has(pathname.toLowerCase()) || pathname === ''
      found.set(text, { toPath: text.trim(), toType: null, toId: null, isThere })
    }
  }
  return found
}

/** Decoded, without a slash at its end; null for what is no path of this site. */
function pathnameOf(written: string): string | null {
  const text = written.trim()
  if (!text.startsWith('/') || text.length > longestPath || !isPrintable(text)) return null
  if (/[\\\s]/.test(text) || !URL.canParse(text, base)) return null
  const { origin, pathname } = new URL(text, base)
  // `//example.com` and what becomes it are other sites.
  if (origin !== base || pathname.startsWith('//')) return null
  try {
    return withoutEndSlashes(decodeURIComponent(pathname))
  } catch {
    return null
  }
}

function refusalOf(written: string): Refusal {
  const text = written.trim()
  if (text === '') return refused('target', 'Écrivez où cette adresse mène.', 'REQUIRED')
  if (text.length > longestPath)
    return refused('target', `Une adresse a ${longestPath} caractères au plus.`, 'TOO_LONG')
  if (/^(?:[a-z]+:|\/\/)/i.test(text)) return refused('target', 'Une redirection mène à une page de ce site.')
  return refused('target', text.startsWith('/') ? 'Cette adresse n’est pas lisible.' : beginsWithSlash)
}

/** How many slugs at a time. */
const mostKeys = 1_000

/** The items at these paths, by id, slug or former slug, published or not. */
async function itemsAt(db: Kysely<Tables>, paths: readonly string[]): Promise<Map<string, ReadTarget>> {
  const items = new Map<string, ReadTarget>()
  for (const table of pagedTables) {
    const prefix = itemPath(table, '')
    const keys = paths
      .filter((path) => path.toLowerCase().startsWith(prefix))
      .map((path) => path.slice(prefix.length))
    const ids = new Map<string, number>()
    for (let from = 0; from < keys.length; from += mostKeys) {
      const some = keys.slice(from, from + mostKeys)
      const these = sql`(${sql.join(some)})`
      // None has the id 0.
      const numbers = sql`(${sql.join([0, ...some.flatMap((key) => readNumber(key) ?? [])])})`
      // The last of two rows of one key counts: id, then slug, as a page is found.
      const { rows } = await sql<{ key: string; id: number }>`
        select "slug" as "key", "contentId" as "id", 0 as "rank" from "formerSlug"
          where "type" = ${table} and "slug" in ${these}
            and exists (select 1 from ${sql.table(table)} t where t."id" = "contentId" and not t."softdelete")
        union all select "slug", "id", 1 from ${sql.table(table)} where "slug" in ${these} and not "softdelete"
        union all select cast("id" as text), "id", 2 from ${sql.table(table)}
          where "id" in ${numbers} and not "softdelete"
        order by "rank"
      `.execute(db)
      for (const { key, id } of rows) ids.set(key, id)
    }
    for (const path of paths) {
      const id = path.toLowerCase().startsWith(prefix) ? ids.get(path.slice(prefix.length)) : undefined
      if (id !== undefined) items.set(path, { toPath: null, toType: table, toId: id, isThere: true })
    }
  }
  return items
}

export function refused(field: Refusal['field'], message: string, code: FieldErrorCode = 'INVALID'): Refusal {
  return { field, message, code }
}

export function isRefusal(read: string | ReadTarget | Refusal): read is Refusal {
  return typeof read !== 'string' && 'message' in read
}
