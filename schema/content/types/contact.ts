import type { ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { columnFields, type ColumnsOf, createFields, updateFields } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { line, lu, optionalEmail, optionalPhone, requiredLine, requiredParagraph } from '../fields/fields.ts'
import { createFromVisitor, visitorFields } from '../../messages/fromVisitors.ts'
import { createRules, itemFields, updateRules } from '../inputs.ts'
import { Message } from '../../messages/messageInterface.ts'
import { lifecycleMutations, savedResults } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { update } from '../operations.ts'
import { checkReachable } from '../pairs.ts'
import { ContentStats, statsOfList } from '../stats.ts'

export const columns = {
  nom: requiredLine,
  email: optionalEmail,
  telephone: optionalPhone,
  sujet: line,
  message: requiredParagraph,
  lu,
} satisfies ColumnsOf<'contact'>

export const contact: ContentType<'contact'> = {
  table: 'contact',
  columns,
  defaults: { lu: false },
  prepare: async (values, { row }) => {
    checkReachable(values, row)
    return values
  },
}

export const Contact = builder.objectRef<ContentItem<'contact'>>('Contact')
export const ContactEdge = builder.edgeObject({ type: Contact, name: 'ContactEdge' })

builder.node(Contact, {
  ...contentNode('contact'),
  interfaces: [Content, Message],
  fields: (t) => columnFields(t, columns),
})

const newItem = createRules(columns)

const CreateContactInput = builder.inputType('CreateContactInput', {
  fields: (t) => ({ ...createFields(t, columns), ...visitorFields(t) }),
})

const UpdateContactInput = builder.inputType('UpdateContactInput', {
  fields: (t) => ({ ...updateFields(t, columns), ...itemFields(t) }),
  validate: updateRules(columns),
})

const { CreateResult, UpdateResult } = savedResults(contact, Contact, ContactEdge)

builder.mutationFields((t) => ({
  createContact: t.field({
    type: CreateResult,
    skipTypeScopes: true,
    args: { input: t.arg({ type: CreateContactInput, required: true }) },
    resolve: (_root, { input }, context) => createFromVisitor(contact, newItem, input, context),
  }),
  updateContact: t.field({
    type: UpdateResult,
    args: { input: t.arg({ type: UpdateContactInput, required: true }) },
    resolve: (_root, { input }, context) => update(contact, input, context),
  }),
}))
lifecycleMutations(contact)

builder.objectField(Admin, 'contacts', (t) =>
  t.connection(
    {
      type: Contact,
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'contact', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('contact') }) }) },
    ContactEdge,
  ),
)
