import { messageTables } from '../../db/content/contentTypes.ts'
import {
  erasePerson,
  findHeld,
  indesirablesOf,
  messagesOf,
  type HeldCounts,
} from '../../db/messages/person.ts'
import type { MessageTable } from '../../db/tables.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { requiredEmail } from '../content/fields/fields.ts'
import { Indesirable } from './indesirables.ts'
import { Message, MessageType } from './messageInterface.ts'
import { badRequest, ForbiddenError, ValidationError } from '../errors.ts'

const mostAtOnce = 100

/** Lists one type after the other, or one type page by page. */
function pieceArgs() {
  return builder.args((t) => ({
    type: t.field({ type: MessageType, description: 'Only messages of this type; all three by default.' }),
    first: t.int({ required: true, defaultValue: mostAtOnce, description: `At most ${mostAtOnce}.` }),
    after: t.int({ description: 'With `type`: only messages after this `databaseId`.' }),
  }))
}

interface Asked {
  type?: MessageTable | null | undefined
  first: number
  after?: number | null | undefined
}

async function pieces<T>(
  { type, first, after }: Asked,
  read: (piece: { type: MessageTable; after: number; most: number }) => Promise<T[]>,
): Promise<T[]> {
  if (first < 0 || first > mostAtOnce) throw badRequest(`«\u00a0first\u00a0» va de 0 à ${mostAtOnce}.`)
  if (!type && typeof after === 'number') throw badRequest('«\u00a0after\u00a0» va avec «\u00a0type\u00a0».')
  const found: T[] = []
  for (const one of type ? [type] : messageTables)
    found.push(...(await read({ type: one, after: after ?? 0, most: first - found.length })))
  return found
}

const HeldOnPerson = builder.objectRef<HeldCounts>('HeldOnPerson').implement({
  fields: (t) => ({
    type: t.expose('type', { type: MessageType }),
    messages: t.exposeInt('messages'),
    indesirables: t.exposeInt('indesirables'),
  }),
})

const Person = builder.objectRef<{ email: string }>('Person').implement({
  description: 'Personal data held on one e-mail address.',
  fields: (t) => ({
    email: t.exposeString('email'),
    held: t.field({
      type: [HeldOnPerson],
      description: 'Number of messages, by type.',
      resolve: ({ email }, _args, { db }) => findHeld(db.read, email),
    }),
    messages: t.field({
      type: [Message],
      description: 'Messages in inbox, filed and trash, oldest first.',
      args: pieceArgs(),
      resolve: ({ email }, args, { db }) => pieces(args, (piece) => messagesOf(db.read, email, piece)),
    }),
    indesirables: t.field({
      type: [Indesirable],
      args: pieceArgs(),
      resolve: ({ email }, args, { db }) => pieces(args, (piece) => indesirablesOf(db.read, email, piece)),
    }),
  }),
})

builder.objectField(Admin, 'person', (t) =>
  t.field({
    type: Person,
    authScopes: { $all: { inPerson: true, PERSONNES: true } },
    nullable: true,
    description: 'Personal data held on an e-mail address; null where the text is no e-mail address.',
    args: { email: t.arg.string({ required: true, description: 'E-mail address, ignoring case.' }) },
    resolve: (_admin, { email }) => {
      const { data } = requiredEmail.check.safeParse(email)
      return data === undefined ? null : { email: data }
    },
  }),
)

interface Erased {
  count: number
  isOver: boolean
}

const ErasePersonPayload = builder.objectRef<Erased>('ErasePersonPayload').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number of messages that are erased.' }),
    isOver: t.exposeBoolean('isOver', {
      description: 'False: the rest is erased in the background.',
    }),
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
      'Erases for good all data held on an e-mail address, with files and pending e-mails. Earlier backups still hold it.',
    args: { input: t.arg({ type: ErasePersonInput, required: true }) },
    resolve: async (_root, { input }, { db, files }) => {
      const email = requiredEmail.check.safeParse(input.email)
      if (!email.success) {
        const message = email.error.issues[0]?.message ?? ''
        throw new ValidationError([{ field: 'email', message }], message)
      }
      const { files: keys, ...erased } = await db.transaction((trx) => erasePerson(trx, email.data))
      await files.settle(keys)
      return erased
    },
  }),
)
