import { erasePerson, indesirablesOf, messagesOf } from '../db/person.ts'
import { Admin, adminRoot } from './admin.ts'
import { builder } from './builder.ts'
import { requiredEmail } from './content/fields.ts'
import { Indesirable } from './content/indesirables.ts'
import { Message } from './content/Message.ts'
import { ForbiddenError, ValidationError } from './errors.ts'

const Person = builder.objectRef<{ email: string }>('Person').implement({
  description: 'All that is held on one e-mail address that has written to the firm.',
  fields: (t) => ({
    email: t.exposeString('email'),
    messages: t.field({
      type: [Message],
      description: 'In the inbox, filed and in the trash alike.',
      resolve: ({ email }, _args, { db }) => messagesOf(db.read, email),
    }),
    indesirables: t.field({
      type: [Indesirable],
      resolve: ({ email }, _args, { db }) => indesirablesOf(db.read, email),
    }),
  }),
})

builder.objectField(Admin, 'person', (t) =>
  t.field({
    type: Person,
    authScopes: { inPerson: true },
    nullable: true,
    description: 'Null for what is no e-mail address.',
    args: { email: t.arg.string({ required: true, description: 'Whatever its letter case.' }) },
    resolve: (_admin, { email }) => {
      const { data } = requiredEmail.check.safeParse(email)
      return data === undefined ? null : { email: data }
    },
  }),
)

const ErasePersonPayload = builder.objectRef<{ count: number }>('ErasePersonPayload').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many messages and the like have gone.' }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const ErasePersonResult = builder.errorUnion('ErasePersonResult', {
  types: [ErasePersonPayload, ValidationError, ForbiddenError],
  resolveType: () => 'ErasePersonPayload',
})

const ErasePersonInput = builder.inputType('ErasePersonInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
})

builder.mutationField('erasePerson', (t) =>
  t.field({
    type: ErasePersonResult,
    description:
      'Erases for good all that is held on an e-mail address that has written to the firm, with files, and what is still to be told of it. Backups made before still hold it.',
    args: { input: t.arg({ type: ErasePersonInput, required: true }) },
    resolve: async (_root, { input }, { db, files }) => {
      const email = requiredEmail.check.safeParse(input.email)
      if (!email.success) {
        const message = email.error.issues[0]?.message ?? ''
        throw new ValidationError([{ field: 'email', message }], message)
      }
      const { count, files: keys } = await db.transaction((trx) => erasePerson(trx, email.data))
      await files.settle(keys)
      return { count }
    },
  }),
)
