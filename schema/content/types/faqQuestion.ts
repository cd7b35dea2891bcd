import { valueIn } from '../../../db/content/columnValues.ts'
import { lock, type ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { dependsOnColumns } from '../../execution/selectedColumns.ts'
import { builder, type InputFields } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { readContentId } from '../../globalId.ts'
import { columnFields, type ColumnsOf } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { ordre, requiredHtml, requiredParagraph } from '../fields/fields.ts'
import { Faq } from './faqRef.ts'
import { contentMutations, lifecycleMutations, reorderMutation } from '../mutations.ts'
import { nestedListLoader, contentNode, namedLoader, type NestedListKey } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  faqId: { kind: 'Int', nullable: false, givenBy: 'server', description: null },
  question: requiredParagraph,
  reponse: requiredHtml,
  ordre,
} satisfies ColumnsOf<'faqQuestion'>

const relations = (t: InputFields) => ({
  faq: t.id({ description: 'Global id of its Faq. Required when a question is created.' }),
})

export const faqQuestion: ContentType<'faqQuestion'> = {
  table: 'faqQuestion',
  columns,
  relations,
  alsoTakes: ['faq'],
  faults: async (input, { trx, row }) => {
    const faq = valueIn(input, 'faq')
    if (row && faq === undefined) return []
    const id = faqId(faq)
    if (row && id === row.faqId) return []
    const found = id === null ? undefined : await lock(trx, 'faq', id)
    if (found && !found.softdelete) return []
    return [
      faq
        ? { field: 'faq', message: 'Cette section n’existe pas.', code: 'UNKNOWN' }
        : { field: 'faq', message: 'Choisissez une section.', code: 'REQUIRED' },
    ]
  },
  prepare: async (given) => {
    const { faq, ...values }: typeof given & { faq?: unknown } = given
    const id = faqId(faq)
    return id === null ? values : { ...values, faqId: id }
  },
}

function faqId(faq: unknown): number | null {
  return readContentId(String(faq ?? ''), 'Faq')
}

const loadFaqs = namedLoader('faq')

export const FaqQuestion = builder.objectRef<ContentItem<'faqQuestion'>>('FaqQuestion')
const FaqQuestionEdge = builder.edgeObject({ type: FaqQuestion, name: 'FaqQuestionEdge' })

builder.node(FaqQuestion, {
  ...contentNode('faqQuestion'),
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    faq: t.loadable({
      type: Faq,
      extensions: dependsOnColumns('faqId'),
      loaderOptions: nestedListLoader,
      resolve: ({ faqId, audience }) => ({ id: faqId, audience }),
      load: async (faqs: NestedListKey[], context) =>
        (await loadFaqs(faqs, context)).map((faq) => faq ?? new Error('The section of a question is gone.')),
    }),
  }),
})

contentMutations(faqQuestion, FaqQuestion, FaqQuestionEdge)
lifecycleMutations(faqQuestion)
reorderMutation(faqQuestion)

builder.objectField(Admin, 'faqQuestions', (t) =>
  t.connection(
    {
      type: FaqQuestion,
      args: { ...adminListArgs(), faq: t.arg.id({ description: 'Only questions of this Faq.' }) },
      resolve: (_admin, { faq, ...args }, context, info) => {
        // An id of another type has no questions.
        const faqId = typeof faq === 'string' ? (readContentId(faq, 'Faq') ?? 0) : null
        return adminConnection(context, 'faqQuestion', { ...args, faqId }, info)
      },
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('faqQuestion') }) }) },
    FaqQuestionEdge,
  ),
)
