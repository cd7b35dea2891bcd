import type { ObjectRef } from '@pothos/core'
import { contentTypeOf, isContentTable, isMessageTable } from '../../db/content/contentTypes.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import { changesOf, draftedOf, type Drafted } from '../../db/publishing/drafts.ts'
import type { ContentTable, DraftValue, MessageTable } from '../../db/tables.ts'
import { builder, type InputFields, type SchemaTypes } from '../builder.ts'
import { asInput } from '../content/fields/asInput.ts'
import { CategorieProjet } from '../content/types/categorieProjet.ts'
import { CategorieService } from '../content/types/categorieService.ts'
import { columnFields, updateFields } from '../content/columns.ts'
import { Content } from '../content/contentInterface.ts'
import { contentTypes, typeOf } from '../content/contents.ts'
import { typeNames, type ContentType } from '../content/contentType.ts'
import { discardDraft, publishDraft, saveDraft } from '../content/drafts.ts'
import { Entreprise } from '../content/types/entreprise.ts'
import { Equipe } from '../content/types/equipe.ts'
import { FaqQuestion } from '../content/types/faqQuestion.ts'
import { Faq } from '../content/faqRef.ts'
import { Image, pictureOf, pictureUse } from '../content/files/image.ts'
import { updateRules } from '../content/inputs.ts'
import { LifecycleResult } from '../content/mutations.ts'
import { nestedListLoader, isVisibleTo } from '../content/nodes.ts'
import { Partenaire } from '../content/types/partenaire.ts'
import { Presentation } from '../content/types/presentation.ts'
import { Projet } from '../content/types/projet.ts'
import { Service } from '../content/types/service.ts'
import { Slide } from '../content/types/slide.ts'
import { Testimonial } from '../content/types/testimonial.ts'
import type { Context } from '../context.ts'

interface Change {
  field: string
  before: unknown
  value: unknown
}

const DraftChange = builder.objectRef<Change>('DraftChange').implement({
  description: 'A field that a draft changes, named and given as the input of `updateT` does, as JSON.',
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.string({
      description:
        'What it was in the version that the draft is of. Of a picture null, or the key of its file.',
      resolve: ({ before }) => JSON.stringify(before),
    }),
    value: t.string({
      description: 'What it is to be. Of a picture null, or the key of its file.',
      resolve: ({ value }) => JSON.stringify(value),
    }),
  }),
})

const ContentDraft = builder.interfaceRef<Drafted>('ContentDraft').implement({
  description:
    'What staff prepare for an item beside what it is: visitors see nothing of it before it is published.',
  resolveType: ({ table }) => draftName(table),
  fields: (t) => ({
    version: t.int({
      description: 'Another one each time that it is saved; `draftVersion` of the inputs.',
      resolve: ({ draft }) => draft.version,
    }),
    base: t.int({
      description: 'The version of the item that it is of: over a newer one it is not published.',
      resolve: ({ draft }) => draft.base,
    }),
    savedAt: t.field({ type: 'DateTime', resolve: ({ draft }) => draft.savedAt }),
    savedBy: t.string({
      nullable: true,
      description: 'The name of the account, as it was.',
      resolve: ({ draft }) => draft.savedBy,
    }),
    changes: t.field({
      type: [DraftChange],
      resolve: ({ draft }) =>
        Object.entries(changesOf(draft)).map(([name, { before, value }]) => {
          const [field, given] = named(name, value)
          return { field, before: named(name, before)[1], value: given }
        }),
    }),
    picture: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture, whatever the type calls it, with what is said of it.',
      resolve: (row, _args, context) => {
        const { file } = contentTypeOf(row.table)
        return pictureOf(file === null ? null : pictureUse(row, file), context)
      },
    }),
  }),
})

/** A field by the name and in the form that an input gives it. */
function named(name: string, value: DraftValue): readonly [string, unknown] {
  return Object.entries(asInput({ [name]: value }))[0] ?? [name, value]
}

function draftName(table: ContentTable): string {
  return `${typeNames[table]}Draft`
}

/** How the drafts of a list of items are read: all in one query a table. Null to whoever may not know of them. */
const below = {
  nullable: true as const,
  loaderOptions: nestedListLoader,
  load: async (items: ContentItem[], { db }: Context): Promise<(Drafted | null)[]> =>
    (await draftedOf(db.read, items)).map((drafted) => drafted ?? null),
  resolve: (row: ContentItem, _args: unknown, context: Context): ContentItem | null =>
    isVisibleTo(row, context) && !isMessageTable(row.table) ? row : null,
}

builder.interfaceField(Content, 'draft', (t) =>
  t.loadable({
    ...below,
    type: ContentDraft,
    description: 'Null where there is none, for visitors and below `site`.',
  }),
)

type ContentRef = ObjectRef<SchemaTypes, ContentItem>

const refs: { [T in Exclude<ContentTable, MessageTable>]: ContentRef } = {
  entreprise: Entreprise,
  service: Service,
  categorieService: CategorieService,
  presentation: Presentation,
  slide: Slide,
  projet: Projet,
  categorieProjet: CategorieProjet,
  equipe: Equipe,
  partenaire: Partenaire,
  testimonial: Testimonial,
  faq: Faq,
  faqQuestion: FaqQuestion,
}

/** The fields that say which item, and how far one has seen it. */
const itemFields = (t: InputFields) => ({
  id: t.id({ required: true }),
  version: t.int({ description: 'Of the item: refused with ConflictError where it has moved on.' }),
  draftVersion: t.int({
    description: 'Of its draft: refused with ConflictError where that has moved on, or is gone.',
  }),
})

/** TDraft, `draft` of T, and saveTDraft. */
function draftsOf(type: ContentType<ContentTable>, ref: ContentRef): void {
  const Draft = builder.objectRef<Drafted>(draftName(type.table)).implement({
    interfaces: [ContentDraft],
    description: `What is prepared for a ${typeNames[type.table]}, whole: what it does not change is as the item has it.`,
    fields: (t) => ({
      ...columnFields(t, type.columns),
      ...(type.table === 'faqQuestion' && {
        faq: t.id({ resolve: (row) => String(asInput({ ...row }).faq) }),
      }),
      ...(type.table === 'service' && {
        categories: t.idList({ resolve: (row) => [asInput({ ...row }).categories].flat().map(String) }),
      }),
    }),
  })
  builder.objectField(ref, 'draft', (t) => t.loadable({ ...below, type: Draft }))

  const Input = builder.inputType(`Save${typeNames[type.table]}DraftInput`, {
    fields: (t) => ({ ...updateFields(t, type.columns), ...type.relations?.(t), ...itemFields(t) }),
    validate: updateRules(type.columns),
  })
  builder.mutationField(`save${typeNames[type.table]}Draft`, (t) =>
    t.field({
      type: LifecycleResult,
      description:
        'Keeps what is named beside the item, for all staff, until it is published. With `version` and no `draftVersion` a draft that there is already is a conflict.',
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: (_root, { input }, context) => saveDraft(type, input, context),
    }),
  )
}

for (const [table, ref] of Object.entries(refs)) if (isContentTable(table)) draftsOf(contentTypes[table], ref)

const DraftInput = builder.inputType('DraftInput', { fields: itemFields })

builder.mutationFields((t) => {
  const item = { input: t.arg({ type: DraftInput, required: true }) }
  return {
    publishDraft: t.field({
      type: LifecycleResult,
      description:
        'Writes the draft over its item, by the rules of `updateT`, and puts that on line; ConflictError where the item is newer than the draft’s `base`.',
      args: item,
      resolve: (_root, { input }, context) => publishDraft(typeOf(input.id), input, context),
    }),
    discardDraft: t.field({
      type: LifecycleResult,
      args: item,
      resolve: (_root, { input }, context) => discardDraft(typeOf(input.id), input, context),
    }),
  }
})
