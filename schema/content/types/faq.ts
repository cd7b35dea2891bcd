import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection, siteConnection } from '../../execution/connection.ts'
import { Site } from '../../site.ts'
import { columnFields, type ColumnsOf } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import { nestedListField } from '../nestedLists.ts'
import { FaqQuestion } from './faqQuestion.ts'
import { Faq } from './faqRef.ts'
import type { ContentType } from '../contentType.ts'
import { ordre, requiredLine } from '../fields/fields.ts'
import { contentMutations, lifecycleMutations, reorderMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { Publishable } from '../publishableInterface.ts'
import { ContentStats, statsOfList } from '../stats.ts'

const columns = {
  titre: requiredLine,
  ordre,
} satisfies ColumnsOf<'faq'>

export const faq: ContentType<'faq'> = {
  table: 'faq',
  columns,
}

const FaqEdge = builder.edgeObject({ type: Faq, name: 'FaqEdge' })

builder.node(Faq, {
  ...contentNode('faq'),
  interfaces: [Content, Publishable],
  fields: (t) => ({
    ...columnFields(t, columns),
    questions: t.field({ type: [FaqQuestion], ...nestedListField('questions') }),
  }),
})

contentMutations(faq, Faq, FaqEdge)
lifecycleMutations(faq)
reorderMutation(faq)

builder.objectField(Admin, 'faqs', (t) =>
  t.connection(
    {
      type: Faq,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'faq', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('faq') }) }) },
    FaqEdge,
  ),
)

builder.objectField(Site, 'faqs', (t) =>
  t.connection(
    { type: Faq, resolve: (_site, args, context, info) => siteConnection(context, 'faq', args, info) },
    {},
    FaqEdge,
  ),
)
