import { readFilledPages } from '../../db/layout/filledPages.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import { Site, siteRoot } from '../site.ts'
import { type Arrangeable, arrange, type Arranged, readArranged } from './arrange.ts'

/**
 * Entries of the menus, in their order. The home page comes before them, and what a group leads to stands in it: the
 * services of SERVICES, and below ENTREPRISE its pages and those that the firm has put into the menu.
 */
const entries = {
  ENTREPRISE: { href: null, parent: null },
  HISTOIRE: { href: '/histoire', parent: 'ENTREPRISE' },
  EQUIPE: { href: '/equipe', parent: 'ENTREPRISE' },
  SERVICES: { href: null, parent: null },
  REFERENCES: { href: '/references', parent: null },
  FAQ: { href: '/Faq', parent: null },
  CONTACT: { href: '/contact', parent: null },
  CARRIERE: { href: '/carriere', parent: null },
} as const

type Name = keyof typeof entries

const names = Object.keys(entries).filter((name): name is Name => name in entries)
const menu: Arrangeable<Name> = { list: 'menu', act: 'setMenu', names }

/** Pages that have something to show whatever the content is. */
const alwaysFilled: readonly Name[] = ['CONTACT', 'CARRIERE']

interface Entry extends Arranged<Name> {
  isEmpty: boolean
}

/** The menus as visitors have them, with what they do not see. A group is hidden by its entries alone. */
async function readMenu(context: Context): Promise<Entry[]> {
  const [all, filled] = await Promise.all([readArranged(menu, context), readFilledPages(context.db.read)])
  const pages = all.map((entry) => ({
    ...entry,
    isEmpty: !alwaysFilled.includes(entry.name) && !filled.has(entry.name),
  }))
  const holdsPages = filled.has('PAGES') || pages.some((page) => entries[page.name].parent && isShown(page))
  return pages.map((entry) =>
    entry.name === 'ENTREPRISE' ? { ...entry, isHidden: false, isEmpty: !holdsPages } : entry,
  )
}

function isShown({ isHidden, isEmpty }: Entry): boolean {
  return !isHidden && !isEmpty
}

const MenuName = builder.enumType('MenuName', { values: names })

const MenuEntry = builder.objectRef<Entry>('MenuEntry').implement({
  description: 'Entry of the menus of the site. Its label is a text of the catalogue (`Admin.siteTexts`).',
  fields: (t) => ({
    name: t.expose('name', { type: MenuName }),
    href: t.string({
      nullable: true,
      description: 'Path of its page; null of a group.',
      resolve: ({ name }) => entries[name].href,
    }),
    parent: t.field({
      type: MenuName,
      nullable: true,
      description: 'Group that it stands in.',
      resolve: ({ name }) => entries[name].parent,
    }),
    isShown: t.boolean({
      description: 'False: no menu, sitemap or link names it. Its page answers all the same.',
      resolve: isShown,
    }),
    isHidden: t.exposeBoolean('isHidden', { description: 'True: the firm has hidden it.' }),
    isEmpty: t.exposeBoolean('isEmpty', {
      description: 'True: visitors would find nothing there yet.',
    }),
  }),
})

builder.objectField(Site, 'menu', (t) =>
  t.field({
    type: [MenuEntry],
    description: 'All entries of the menus, in their order, those that are not shown included.',
    resolve: (_site, _args, context) => readMenu(context),
  }),
)

const MenuEntryInput = builder.inputType('MenuEntryInput', {
  fields: (t) => ({
    name: t.field({ type: MenuName, required: true, description: 'Entry.' }),
    isHidden: t.boolean({
      required: true,
      description: 'True: hides it. A group is hidden by its entries alone.',
    }),
  }),
})

const SetMenuInput = builder.inputType('SetMenuInput', {
  fields: (t) => ({
    entries: t.field({
      type: [MenuEntryInput],
      required: true,
      description: 'Entries in their order; those that are left out follow.',
    }),
  }),
})

const SetMenuPayload = builder.objectRef<object>('SetMenuPayload').implement({
  fields: (t) => ({ site: t.field({ type: Site, resolve: () => siteRoot }) }),
})

const SetMenuResult = builder.errorUnion('SetMenuResult', {
  types: [SetMenuPayload, ValidationError, ForbiddenError],
  resolveType: () => 'SetMenuPayload',
})

builder.mutationField('setMenu', (t) =>
  t.field({
    type: SetMenuResult,
    description: 'Orders the entries of the menus, and hides some.',
    args: { input: t.arg({ type: SetMenuInput, required: true }) },
    resolve: async (_root, { input }, { db }) => {
      await db.transaction((trx) => arrange(trx, menu, input.entries))
      return {}
    },
  }),
)
