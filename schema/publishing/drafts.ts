import type { ObjectRef } from '@pothos/core'
import { contentTypeOf, isContentTable, isMessageTable } from '../../db/content/contentTypes.ts'
import { textIn } from '../../db/content/columnValues.ts'
import type { ContentItem } from '../../db/content/contentStore.ts'
import { downloadsOf } from '../../db/files/downloads.ts'
import { galleryOf } from '../../db/files/gallery.ts'
import { changesOf, draftedOf, type Drafted } from '../../db/publishing/drafts.ts'
import type { ContentTable, DraftValue, MessageTable } from '../../db/tables.ts'
import { builder, type InputFields, type SchemaTypes } from '../builder.ts'
import { asInput } from '../content/fields/asInput.ts'
import { Annonce } from '../content/types/annonce.ts'
import { CategorieProjet } from '../content/types/categorieProjet.ts'
import { CategorieService } from '../content/types/categorieService.ts'
import { columnFields, updateFields } from '../content/columns.ts'
import { Content } from '../content/contentInterface.ts'
import { contentTypes, typeOf } from '../content/contents.ts'
import { type ContentType } from '../content/contentType.ts'
import { typeNames } from '../content/globalId.ts'
import { discardDraft, publishDraft, saveDraft } from '../content/drafts.ts'
import { Entreprise } from '../content/types/entreprise.ts'
import { Equipe } from '../content/types/equipe.ts'
import { FaqQuestion } from '../content/types/faqQuestion.ts'
import { Faq } from '../content/types/faqRef.ts'
import { downloadsIn, Telechargement } from '../content/files/downloads.ts'
import { GalerieImage, galleryIn } from '../content/files/gallery.ts'
import { Image, pictureOf, pictureUse } from '../content/files/image.ts'
import { mediaId } from '../content/files/storedFile.ts'
import { checkedInput } from '../content/faults.ts'
import { readHeures } from '../horaires/stored.ts'
import { ContentFieldsInput, typedFields } from '../content/saveContent.ts'
import { LifecycleResult } from '../content/mutations.ts'
import { nestedListLoader, isVisibleTo } from '../content/nodes.ts'
import { Offre } from '../content/types/offre.ts'
import { Page } from '../content/types/page.ts'
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
  description: 'A field that a draft changes, named and valued as in the input of `updateT`, as JSON.',
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.string({
      description: 'Value in the version that the draft is based on; for a picture, null or its file key.',
      resolve: ({ before }) => JSON.stringify(before),
    }),
    value: t.string({
      description: 'Value in the draft; for a picture, null or its file key.',
      resolve: ({ value }) => JSON.stringify(value),
    }),
  }),
})

const DraftPicture = builder.objectRef<{ field: string; row: Drafted }>('DraftPicture').implement({
  description: 'A picture field as a draft would have it.',
  fields: (t) => ({
    field: t.exposeString('field'),
    image: t.field({
      type: Image,
      nullable: true,
      resolve: ({ field, row }, _args, context) => pictureOf(pictureUse(row, field), context),
    }),
  }),
})

const ContentDraft = builder.interfaceRef<Drafted>('ContentDraft').implement({
  description: 'Unpublished changes to an item, invisible to visitors.',
  resolveType: ({ table }) => draftName(table),
  fields: (t) => ({
    version: t.int({
      description: 'Changes with each save; send it as `draftVersion`.',
      resolve: ({ draft }) => draft.version,
    }),
    base: t.int({
      description: 'Version the draft is based on; publishing over a newer one is a ConflictError.',
      resolve: ({ draft }) => draft.base,
    }),
    savedAt: t.field({ type: 'DateTime', resolve: ({ draft }) => draft.savedAt }),
    savedBy: t.string({
      nullable: true,
      description: 'Name of the account at that time.',
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
      description: 'Picture of the draft, with its alt text and focal point.',
      resolve: (row, _args, context) => {
        const [file] = contentTypeOf(row.table).files
        return pictureOf(file === undefined ? null : pictureUse(row, file), context)
      },
    }),
    pictures: t.field({
      type: [DraftPicture],
      description: 'All pictures of the draft, by their fields.',
      resolve: (row) => contentTypeOf(row.table).files.map((field) => ({ field, row })),
    }),
    galerie: t.field({
      type: [GalerieImage],
      description: 'Gallery of the draft; empty for a type that has none.',
      resolve: (row, _args, context) => galleryIn(row, 'galerie', context),
    }),
    documents: t.field({
      type: [Telechargement],
      description: 'Files to download of the draft; empty for a type that has none.',
      resolve: (row, _args, context) => downloadsIn(row, 'documents', context),
    }),
  }),
})

/** A field by the name and in the form of an input. */
function named(name: string, value: DraftValue): readonly [string, unknown] {
  if (name === 'heures' && typeof value === 'string') return [name, readHeures(value)]
  if (name === 'galerie' && typeof value === 'string')
    return [name, galleryOf(value).map(({ key, ...said }) => ({ image: mediaId(key), ...said }))]
  if (name === 'documents' && typeof value === 'string')
    return [name, downloadsOf(value).map(({ key, titre }) => ({ file: mediaId(key), titre }))]
  return Object.entries(asInput({ [name]: value }))[0] ?? [name, value]
}

function draftName(table: ContentTable): string {
  return `${typeNames[table]}Draft`
}

/** Loader of the drafts of a list: one query a table. Null for callers who may not see them. */
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
    description: 'Draft of the item; null where there is none, for visitors and below `site`.',
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
  page: Page,
  offre: Offre,
  annonce: Annonce,
}

/** Input fields that name the item, and the versions that the caller has seen. */
const itemFields = (t: InputFields) => ({
  id: t.id({ required: true }),
  version: t.int({
    description: 'Version of the item that the caller has seen; an older one is refused with ConflictError.',
  }),
  draftVersion: t.int({
    description:
      'Version of the draft that the caller has seen; refused with ConflictError where the draft has changed or is gone.',
  }),
})

const savesDraft =
  'Saves fields as the item’s draft, shared by all staff. With `version` and no `draftVersion`, an existing draft is a ConflictError.'

/** Adds TDraft, `draft` of T, and saveTDraft. */
function draftsOf(type: ContentType<ContentTable>, ref: ContentRef): void {
  const Draft = builder.objectRef<Drafted>(draftName(type.table)).implement({
    interfaces: [ContentDraft],
    description: `Draft of type ${typeNames[type.table]}, with all fields: those it does not change are the item’s.`,
    fields: (t) => ({
      ...columnFields(t, type.columns),
      ...(type.table === 'faqQuestion' && {
        faq: t.id({ resolve: (row) => String(asInput({ ...row }).faq) }),
      }),
      ...(type.table === 'service' && {
        categories: t.idList({ resolve: (row) => [asInput({ ...row }).categories].flat().map(String) }),
        responsable: t.id({
          nullable: true,
          resolve: (row) => textIn(asInput({ ...row }), 'responsable'),
        }),
      }),
    }),
  })
  builder.objectField(ref, 'draft', (t) => t.loadable({ ...below, type: Draft }))

  const Input = builder.inputType(`Save${typeNames[type.table]}DraftInput`, {
    fields: (t) => ({ ...updateFields(t, type.columns), ...type.relations?.(t), ...itemFields(t) }),
  })
  builder.mutationField(`save${typeNames[type.table]}Draft`, (t) =>
    t.field({
      type: LifecycleResult,
      description: savesDraft,
      args: { input: t.arg({ type: Input, required: true }) },
      resolve: async (_root, { input }, context) =>
        saveDraft(type, await checkedInput(type, 'draft', input, context), context),
    }),
  )
}

for (const [table, ref] of Object.entries(refs)) if (isContentTable(table)) draftsOf(contentTypes[table], ref)

const SaveDraftInput = builder.inputType('SaveDraftInput', {
  fields: (t) => ({
    ...itemFields(t),
    content: t.field({ type: ContentFieldsInput, required: true, description: 'Its fields, by its type.' }),
  }),
})

const DraftInput = builder.inputType('DraftInput', { fields: itemFields })

builder.mutationFields((t) => {
  const item = { input: t.arg({ type: DraftInput, required: true }) }
  return {
    saveDraft: t.field({
      type: LifecycleResult,
      description: savesDraft,
      args: { input: t.arg({ type: SaveDraftInput, required: true }) },
      resolve: async (_root, { input: { content, ...item } }, context) => {
        const { type, fields } = typedFields(content)
        return saveDraft(type, await checkedInput(type, 'draft', { ...fields, ...item }, context), context)
      },
    }),
    publishDraft: t.field({
      type: LifecycleResult,
      description:
        'Applies the draft to its item, by the rules of `updateT`, and publishes it. ConflictError where the item is newer than the draft’s `base`.',
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
