import { createContextCache } from '@pothos/core'
import DataLoader from 'dataloader'
import { fold } from '../../db/content/fold.ts'
import {
  changeText,
  findText,
  readPublishedTexts,
  readTextHistories,
  readTexts,
  type SiteTextRow,
} from '../../db/texts/siteTexts.ts'
import type { Row } from '../../db/tables.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { nestedListLoader } from '../content/nodes.ts'
import type { Context } from '../context.ts'
import { ForbiddenError, NotFoundError, ValidationError } from '../errors.ts'
import { JournalEntry } from '../journal/journal.ts'
import { searched } from '../execution/connection.ts'
import { Site } from '../site.ts'
import { allCatalogued, findCatalogued, shownWith, textPages, type PlacedText } from './catalogue.ts'
import { ErrorInterface } from '../errorTypes.ts'
import { TextConflictError } from './conflict.ts'
import { asRead, type Firm, readFirm } from './firm.ts'
import { allowedPlaceholders, checkedText } from './rules.ts'
import { placeholdersIn, textKinds } from './text.ts'

export interface KnownText extends PlacedText {
  row: SiteTextRow | undefined
}

const PublishedText = builder
  .objectRef<{ key: string; value: string }>('PublishedText')
  .implement({ fields: (t) => ({ key: t.exposeString('key'), value: t.exposeString('value') }) })

builder.objectField(Site, 'texts', (t) =>
  t.field({
    type: [PublishedText],
    description:
      'Texts of a page, and of all pages, that the firm has changed. All others are the defaults of the catalogue (`Admin.siteTexts`).',
    args: { page: t.arg.string({ required: true, description: 'Name of the page, such as contact.' }) },
    resolve: async (_site, { page }, { db }) => {
      const published = await readPublishedTexts(db.read, shownWith(page))
      return [...published].flatMap(([key, value]) => (findCatalogued(key) ? [{ key, value }] : []))
    },
  }),
)

const SiteTextKind = builder.enumType('SiteTextKind', {
  values: Object.fromEntries(textKinds.map((value) => [value.toUpperCase(), { value }])),
})

/** Changes of a text that staff see. */
const mostChanges = 20

const historiesFor = createContextCache(
  ({ db }: Context) =>
    new DataLoader<number, Row<'journal'>[]>(
      (ids) => readTextHistories(db.read, ids, mostChanges),
      nestedListLoader,
    ),
)

export const SiteText = builder.objectRef<KnownText>('SiteText')

builder.node(SiteText, {
  description: 'A text of the site that is not content, with its default.',
  authScopes: { administrator: true },
  id: { resolve: ({ text }) => text.key },
  loadManyWithoutCache: async (keys: string[], { db, visitor }) => {
    const rows = visitor.account ? await readTexts(db.read) : null
    return keys.map((key) => (rows && known(key, rows.get(key))) ?? null)
  },
  fields: (t) => ({
    key: t.string({ resolve: ({ text }) => text.key }),
    page: t.string({ description: 'Name of its page.', resolve: ({ page }) => page.name }),
    pageLabel: t.string({
      description: 'What its page is called, in French.',
      resolve: ({ page }) => page.label,
    }),
    label: t.string({ description: 'What it is, in French.', resolve: ({ text }) => text.label }),
    kind: t.field({ type: SiteTextKind, resolve: ({ text }) => text.kind }),
    default: t.string({ resolve: ({ text }) => text.default }),
    value: t.string({
      description: 'What visitors read.',
      resolve: ({ text, row }) => row?.value ?? text.default,
    }),
    isChanged: t.boolean({
      description: 'True: `value` is the firm’s own.',
      resolve: ({ row }) => (row?.value ?? null) !== null,
    }),
    draft: t.string({
      nullable: true,
      description: 'Text that is prepared; null: none.',
      resolve: ({ row }) => row?.draft ?? null,
    }),
    version: t.int({ resolve: ({ row }) => row?.version ?? 0 }),
    maxLength: t.int({ description: 'Most letters that its place bears.', resolve: ({ text }) => text.max }),
    placeholders: t.stringList({
      description: 'Names that may stand between braces, such as {ville}.',
      resolve: ({ text }) => allowedPlaceholders(text),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => row?.updatedAt ?? null,
    }),
    history: t.field({
      type: [JournalEntry],
      description: 'Its last twenty changes, newest first, each with the text before it.',
      resolve: ({ row }, _args, context) => (row ? historiesFor(context).load(row.id) : []),
    }),
  }),
})

function known(key: string, row: SiteTextRow | undefined): KnownText | undefined {
  const placed = findCatalogued(key)
  return placed && { ...placed, row }
}

const TextPageRef = builder.objectRef<(typeof textPages)[number]>('SiteTextPage').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    label: t.exposeString('label'),
    path: t.exposeString('path', {
      nullable: true,
      description: 'Path of the page; null where the texts stand on no page of their own.',
    }),
  }),
})

builder.objectFields(Admin, (t) => ({
  siteTextPages: t.field({
    type: [TextPageRef],
    description: 'Pages of the catalogue of texts, in order.',
    resolve: () => [...textPages],
  }),
  siteTexts: t.field({
    type: [SiteText],
    description: 'Texts of the site that are not content, page by page.',
    args: {
      page: t.arg.string({ description: 'Only the texts of this page.' }),
      search: t.arg.string({
        description:
          'Only texts that have all of these words, as visitors read them, ignoring accents and case; a number stands for any placeholder.',
      }),
      changed: t.arg.boolean({ description: 'True: only those that were changed or drafted.' }),
      first: t.arg.int({ description: 'Only so many, those that have the words in this order first.' }),
    },
    resolve: async (_admin, { page, search, changed, first }, context) => {
      const sought = fold(searched(search))
      const [rows, firm] = await Promise.all([readTexts(context.db.read), sought ? readFirm(context) : null])
      const all = allCatalogued()
        .map((placed): KnownText => ({ ...placed, row: rows.get(placed.text.key) }))
        .filter((one) => !page || one.page.name === page)
        .filter(({ row }) => !changed || (row !== undefined && (row.value ?? row.draft) !== null))
      const found = firm ? searchIn(all, sought, firm) : all
      return typeof first === 'number' ? found.slice(0, Math.max(0, first)) : found
    },
  }),
}))

/** Texts with these words, in the order of the catalogue; those that have them in their order come first. */
function searchIn(texts: readonly KnownText[], sought: string, firm: Firm): KnownText[] {
  const words = sought.split(/\s+/)
  const wordsAlone = words.filter((word) => !/^\d+$/.test(word))
  const found = texts.flatMap((one) => {
    const { page, text, row } = one
    const shown = [text.default, row?.value ?? '', row?.draft ?? '']
    const read = fold(shown.map((value) => `${value} ${asRead(text, value, firm)}`).join('\n')).replace(
      /\s+/g,
      ' ',
    )
    const named = `${read} ${fold(`${page.label} ${text.label}`)}`
    const looked = shown.some((value) => placeholdersIn(value).length > 0) ? wordsAlone : words
    if (looked.length === 0 || !looked.every((word) => named.includes(word))) return []
    return [{ one, rank: read.includes(looked.join(' ')) ? 0 : 1 }]
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
}

const SiteTextPayload = builder.objectRef<KnownText>('SiteTextPayload').implement({
  fields: (t) => ({
    text: t.field({ type: SiteText, resolve: (text) => text }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

builder.objectType(TextConflictError, {
  name: 'TextConflictError',
  description: 'Somebody has changed the text since; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    current: t.field({ type: SiteText, resolve: ({ key, row }) => mustKnow(key, row) }),
  }),
})

const SiteTextResult = builder.errorUnion('SiteTextResult', {
  types: [SiteTextPayload, ValidationError, NotFoundError, TextConflictError, ForbiddenError],
  resolveType: () => 'SiteTextPayload',
})

const versionHint = 'Version that the caller has seen; an older one is refused with TextConflictError.'

export const SiteTextInput = builder.inputType('SiteTextInput', {
  fields: (t) => ({
    key: t.string({ required: true }),
    value: t.string({ required: true, description: 'Plain text; of rich texts sanitised HTML.' }),
    version: t.int({ description: versionHint }),
  }),
})

const SiteTextKeyInput = builder.inputType('SiteTextKeyInput', {
  fields: (t) => ({ key: t.string({ required: true }), version: t.int({ description: versionHint }) }),
})

function mustKnow(key: string, row: SiteTextRow | undefined): KnownText {
  const text = known(key, row)
  if (!text) throw new NotFoundError('Ce texte n’existe pas.')
  return text
}

interface Wanted {
  key: string
  version?: number | null | undefined
}

type Change = Pick<Parameters<typeof changeText>[1], 'act' | 'change'>

async function change({ db }: Context, { key, version }: Wanted, made: Change): Promise<KnownText> {
  const { text } = mustKnow(key, undefined)
  return db.transaction(async (trx) => {
    const saved = await changeText(trx, { key, libelle: text.label, version, ...made })
    if (saved === null) throw new TextConflictError(key, await findText(trx, key))
    return mustKnow(key, saved)
  })
}

builder.mutationFields((t) => ({
  updateSiteText: t.field({
    type: SiteTextResult,
    description:
      'Changes what visitors read; a draft of the text is dropped. The default itself is kept as none.',
    args: { input: t.arg({ type: SiteTextInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { text } = mustKnow(input.key, undefined)
      const value = checkedText(text, input.value)
      const own = value === text.default ? null : value
      return change(context, input, { act: 'updateText', change: { value: own, draft: null } })
    },
  }),
  saveSiteTextDraft: t.field({
    type: SiteTextResult,
    description: 'Keeps a text beside what visitors read, until `updateSiteText` or `discardSiteTextDraft`.',
    args: { input: t.arg({ type: SiteTextInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const draft = checkedText(mustKnow(input.key, undefined).text, input.value)
      return change(context, input, { act: 'saveTextDraft', change: { draft } })
    },
  }),
  discardSiteTextDraft: t.field({
    type: SiteTextResult,
    description: 'Drops the draft of a text.',
    args: { input: t.arg({ type: SiteTextKeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      change(context, input, { act: 'discardTextDraft', change: { draft: null } }),
  }),
  resetSiteText: t.field({
    type: SiteTextResult,
    description: 'Gives a text its default again; a draft of it is dropped.',
    args: { input: t.arg({ type: SiteTextKeyInput, required: true }) },
    resolve: (_root, { input }, context) =>
      change(context, input, { act: 'resetText', change: { value: null, draft: null } }),
  }),
}))
