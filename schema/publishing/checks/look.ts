import type { Kysely } from 'kysely'
import { findByKey, findFiles } from '../../../db/content/contentStore.ts'
import { contentTypeOf, pagedTables } from '../../../db/content/contentTypes.ts'
import type { Link } from '../../../db/publishing/siteChecks.ts'
import type { ContentTable, Tables } from '../../../db/tables.ts'
import { isPrintable } from '../../../db/content/searchText.ts'
import type { Columns } from '../../content/columns.ts'
import { contentTypes } from '../../content/contents.ts'
import { fileKeys } from '../../content/files/files.ts'
import { linksOf, type Remark, remarksOn } from './rules.ts'

/** Pages that always exist; `web/src/routes.tsx` has them. */
export const pages = [
  '/',
  '/references',
  '/Faq',
  '/equipe',
  '/histoire',
  '/contact',
  '/devis',
  '/carriere',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/plan',
]

/** Greatest number of links of one item that are followed. */
export const mostLinks = 50
/** Longest key of an item. */
const longestKey = 300
const nowhere = 'ne mène nulle part'

/** Target of an address of the site: the fault that a visitor finds there, and the item that it names. */
interface Destination {
  why: string | null
  link: Link | null
}

/** Item that a visitor finds under this key. */
export async function targetOf(db: Kysely<Tables>, list: Link['list'], key: string): Promise<Link> {
  const shown = await findByKey(db, list, key, 'visitor')
  if (shown) return { list, key, targetId: shown.id, dead: null }
  const hidden = await findByKey(db, list, key, 'administrator')
  const dead = hidden ? 'mène à ce qui n’est pas en ligne' : nowhere
  return { list, key, targetId: hidden?.id ?? null, dead }
}

async function destinationOf(db: Kysely<Tables>, href: string): Promise<Destination> {
  if (!URL.canParse(href, 'http://site.invalid')) return { why: nowhere, link: null }
  const { pathname } = new URL(href, 'http://site.invalid')
  // Page addresses ignore case; item keys do not.
  const path = decoded(pathname).replace(/(?<=.)\/$/, '')
  const lower = path.toLowerCase()
  if (pages.some((page) => page.toLowerCase() === lower)) return { why: null, link: null }
  if (lower.startsWith('/admin')) return { why: 'mène à l’administration', link: null }
  const [, below = '', key = ''] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const list = pagedTables.find((table) => contentTypeOf(table).below === below.toLowerCase())
  if (list === undefined || !isPrintable(key) || key.length > longestKey) return { why: nowhere, link: null }
  const link = await targetOf(db, list, key)
  return { why: link.dead, link }
}

/** Decodes as a form value, which never fails. */
function decoded(path: string): string {
  return new URLSearchParams(`path=${path.replaceAll('+', '%2B')}`).get('path') ?? path
}

interface Looked {
  remarks: Remark[]
  /** Items that it links to, each address form once. */
  links: Link[]
}

/** Advice on an item with these values, and its links. */
export async function examine(db: Kysely<Tables>, table: ContentTable, values: object): Promise<Looked> {
  const columns: Columns = contentTypes[table].columns
  const files = await findFiles(db, fileKeys(contentTypes[table], values))
  const deadLinks = new Map<string, string>()
  const links = new Map<string, Link>()
  for (const href of new Set(linksOf(columns, values).slice(0, mostLinks))) {
    const { why, link } = await destinationOf(db, href)
    if (why !== null) deadLinks.set(href, why)
    if (link) links.set(`${link.list} ${link.key}`, link)
  }
  const widths = new Map(files.map(({ key, width }) => [key, width ?? Infinity]))
  return { remarks: remarksOn({ columns, values, widths, deadLinks }), links: [...links.values()] }
}
