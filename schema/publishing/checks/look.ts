import type { Kysely } from 'kysely'
import { findByKey, findFiles } from '../../../db/content/contentStore.ts'
import type { Link } from '../../../db/publishing/siteChecks.ts'
import type { ContentTable, Tables } from '../../../db/tables.ts'
import { isPrintable } from '../../../db/content/searchText.ts'
import { textIn } from '../../../db/content/columnValues.ts'
import { type Columns, holdsFile, namesOf } from '../../content/columns.ts'
import { contentTypes } from '../../content/contents.ts'
import { linksOf, type Remark, remarksOn } from './rules.ts'

/** The pages that are always there; `web/src/routes.tsx` has them. */
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
]

const tables = { services: 'service', projets: 'projet' } as const
/** How many links of one item are looked up. */
export const mostLinks = 50
/** No item has a longer key. */
const longestKey = 300
const nowhere = 'ne mène nulle part'

/** Where an address of the site leads: why a visitor finds nothing there, and the service or projet that it names. */
interface Destination {
  why: string | null
  link: Link | null
}

/** What a visitor finds under this key. */
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
  // Addresses of pages ignore case; keys of items do not.
  const path = decoded(pathname).replace(/(?<=.)\/$/, '')
  const lower = path.toLowerCase()
  if (pages.some((page) => page.toLowerCase() === lower)) return { why: null, link: null }
  if (lower.startsWith('/admin')) return { why: 'mène à l’administration', link: null }
  const [, written = '', key = ''] = /^\/(services|projets)\/([^/]+)$/i.exec(path) ?? []
  const list = written.toLowerCase()
  if ((list !== 'services' && list !== 'projets') || !isPrintable(key) || key.length > longestKey)
    return { why: nowhere, link: null }
  const link = await targetOf(db, tables[list], key)
  return { why: link.dead, link }
}

/** Decoded as the value of a form, which never fails, however it is encoded. */
function decoded(path: string): string {
  return new URLSearchParams(`path=${path.replaceAll('+', '%2B')}`).get('path') ?? path
}

interface Looked {
  remarks: Remark[]
  /** The services and projets that it leads to, each way once. */
  links: Link[]
}

/** What a careful colleague would say of an item with these values, and where it leads. */
export async function examine(db: Kysely<Tables>, table: ContentTable, values: object): Promise<Looked> {
  const columns: Columns = contentTypes[table].columns
  const keys = namesOf(columns, holdsFile).flatMap((name) => textIn(values, name) ?? [])
  const files = await findFiles(db, keys)
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
