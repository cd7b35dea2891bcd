import type { Kysely } from 'kysely'
import { isReadTable } from '../db/contentFacts.ts'
import { findByKey, findFiles, type Seen } from '../db/contentStore.ts'
import { draftedOf } from '../db/drafts.ts'
import type { Tables } from '../db/tables.ts'
import { builder } from './builder.ts'
import { type Remark, linksOf, remarksOn, rules } from './checks/rules.ts'
import { type Columns, holdsFile, namesOf } from './content/columns.ts'
import { Content } from './content/Content.ts'
import { contentTypes } from './content/contents.ts'
import { mayKnow } from './content/nodes.ts'
import { textIn } from './content/rowValues.ts'

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
/** Of one item so many links are looked up. */
const mostLinks = 50

/** Why a visitor finds nothing at an address of the site; null where he finds a page. */
async function whyDead(db: Kysely<Tables>, href: string): Promise<string | null> {
  const { pathname } = new URL(href, 'http://site.invalid')
  const path = decoded(pathname)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '')
  if (pages.some((page) => page.toLowerCase() === path)) return null
  if (path.startsWith('/admin')) return 'mène à l’administration'
  const [, list, key] = /^\/(services|projets)\/([^/]+)$/.exec(path) ?? []
  if (key === undefined || (list !== 'services' && list !== 'projets')) return 'ne mène nulle part'
  if (await findByKey(db, tables[list], key, 'visitor')) return null
  return (await findByKey(db, tables[list], key, 'administrator'))
    ? 'mène à ce qui n’est pas en ligne'
    : 'ne mène nulle part'
}

/** As a form's value is read: what is encoded wrongly is no failure. */
function decoded(path: string): string {
  return new URLSearchParams(`path=${path.replaceAll('+', '%2B')}`).get('path') ?? path
}

/** What would be said of an item as it would be published: with its draft, and with these values over it. */
async function remarksOf(
  db: Kysely<Tables>,
  item: Seen,
  over: Readonly<Record<string, unknown>>,
): Promise<Remark[]> {
  if (isReadTable(item.table)) return []
  const columns: Columns = contentTypes[item.table].columns
  const [drafted] = await draftedOf(db, [item])
  const values = { ...(drafted ?? item), ...over }
  const keys = namesOf(columns, holdsFile).flatMap((name) => textIn(values, name) ?? [])
  const files = await findFiles(db, keys)
  const deadLinks = new Map<string, string>()
  for (const href of new Set(linksOf(columns, values).slice(0, mostLinks))) {
    const why = URL.canParse(href, 'http://site.invalid') ? await whyDead(db, href) : 'ne mène nulle part'
    if (why !== null) deadLinks.set(href, why)
  }
  const widths = new Map(files.map(({ key, width }) => [key, width ?? Infinity]))
  return remarksOn({ columns, values, widths, deadLinks })
}

const CheckRule = builder.enumType('CheckRule', { values: rules })

const Check = builder.objectRef<Remark>('Check').implement({
  description:
    'What a careful colleague would say of a field before it is published. It keeps nobody from it.',
  fields: (t) => ({
    field: t.exposeString('field'),
    rule: t.expose('rule', { type: CheckRule }),
    message: t.exposeString('message', { description: 'In French, for people.' }),
    correction: t.exposeString('correction', {
      nullable: true,
      description: 'The whole field as it could be; null where a person must say.',
    }),
  }),
})

const CheckedText = builder.inputType('CheckedText', {
  fields: (t) => ({
    field: t.string({ required: true }),
    text: t.string({ description: 'What it would hold; of a number its digits.' }),
  }),
})

builder.interfaceField(Content, 'checks', (t) =>
  t.field({
    type: [Check],
    nullable: true,
    // Two look-ups a link, at the most.
    extensions: { cost: 2 * mostLinks },
    description:
      'What is to be seen to before it is published, its draft if it has one; null for visitors and below `site`.',
    args: {
      with: t.arg({ type: [CheckedText], description: 'Texts and numbers that are not saved yet.' }),
    },
    resolve: (row, { with: given }, context) => {
      if (!mayKnow(row, context)) return null
      const columns: Columns = contentTypes[row.table].columns
      const over = (given ?? []).map(({ field, text }): [string, unknown] => {
        const isNumber = columns[field]?.kind === 'Float' || columns[field]?.kind === 'Int'
        return [field, isNumber && text ? Number(text) : (text ?? null)]
      })
      return remarksOf(context.db.read, row, Object.fromEntries(over))
    },
  }),
)
