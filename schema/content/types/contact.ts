import type { ContentItem } from '../../../db/content/contentStore.ts'
import { Admin, adminListArgs } from '../../admin.ts'
import { builder } from '../../builder.ts'
import { adminConnection } from '../../execution/connection.ts'
import { columnFields, type ColumnsOf, createFields } from '../columns.ts'
import { Content } from '../contentInterface.ts'
import type { ContentType } from '../contentType.ts'
import { line, lu, optionalEmail, optionalPhone, requiredLine, requiredParagraph } from '../fields/fields.ts'
import { createFromVisitor, visitorFields } from '../../messages/fromVisitors.ts'
import { createRules } from '../inputs.ts'
import { Message } from '../../messages/messageInterface.ts'
import { createResult, lifecycleMutations, updateMutation } from '../mutations.ts'
import { contentNode } from '../nodes.ts'
import { faultsOfReach } from '../fields/pairs.ts'
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
  faults: async (input, { row }) => faultsOfReach(input, row),
}

const Contact = builder.objectRef<ContentItem<'contact'>>('Contact')
const ContactEdge = builder.edgeObject({ type: Contact, name: 'ContactEdge' })

builder.node(Contact, {
  ...contentNode('contact'),
  interfaces: [Content, Message],
  fields: (t) => columnFields(t, columns),
})

const newItem = createRules(columns)

const CreateContactInput = builder.inputType('CreateContactInput', {
  fields: (t) => ({ ...createFields(t, columns), ...visitorFields(t) }),
})

const Result = createResult(contact, Contact, ContactEdge)

builder.mutationField('createContact', (t) =>
  t.field({
    type: Result,
    skipTypeScopes: true,
    args: { input: t.arg({ type: CreateContactInput, required: true }) },
    resolve: (_root, { input }, context) => createFromVisitor(contact, newItem, input, context),
  }),
)
updateMutation(contact, Contact)
lifecycleMutations(contact)

builder.objectField(Admin, 'contacts', (t) =>
  t.connection(
    {
      type: Contact,
      authScopes: { MESSAGES: true },
      args: adminListArgs(),
      resolve: (_admin, args, context, info) => adminConnection(context, 'contact', args, info),
    },
    { fields: (c) => ({ stats: c.field({ type: ContentStats, resolve: statsOfList('contact') }) }) },
    ContactEdge,
  ),
)
