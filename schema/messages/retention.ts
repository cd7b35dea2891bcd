import {
  proposedMonths,
  readRetention,
  setRetention,
  type Retention as Settled,
} from '../../db/messages/retention.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { MessageType } from './messageInterface.ts'
import { ForbiddenError, ValidationError } from '../errors.ts'
import { Site } from '../site.ts'

const longestMonths = 120

const Retention = builder.objectRef<Settled>('Retention').implement({
  description: 'Retention time of one type of message.',
  fields: (t) => ({
    type: t.expose('type', { type: MessageType }),
    months: t.exposeInt('months', { nullable: true, description: 'Months; null keeps them for ever.' }),
    proposedMonths: t.int({ resolve: ({ type }) => proposedMonths[type] }),
  }),
})

builder.objectField(Admin, 'retention', (t) =>
  t.field({
    type: [Retention],
    authScopes: { $all: { inPerson: true, PERSONNES: true } },
    resolve: (_admin, _args, { db }) => readRetention(db.read),
  }),
)

builder.objectFields(Site, (t) => ({
  retention: t.field({
    type: [Retention],
    description: 'Retention time of each type of message, which visitors are told.',
    resolve: (_site, _args, { db }) => readRetention(db.read),
  }),
  sendsMail: t.boolean({
    description: 'False where no e-mail is set up: nothing is confirmed, and staff are told of nothing.',
    resolve: (_site, _args, { sendsMail }) => sendsMail,
  }),
}))

const SetRetentionPayload = builder.objectRef<object>('SetRetentionPayload').implement({
  fields: (t) => ({ admin: t.field({ type: Admin, resolve: () => adminRoot }) }),
})

const SetRetentionResult = builder.errorUnion('SetRetentionResult', {
  types: [SetRetentionPayload, ValidationError, ForbiddenError],
  resolveType: () => 'SetRetentionPayload',
})

const SetRetentionInput = builder.inputType('SetRetentionInput', {
  fields: (t) => ({
    type: t.field({ type: MessageType, required: true }),
    months: t.int({ description: `Months, 1 to ${longestMonths}; null keeps them for ever.` }),
  }),
})

builder.mutationField('setRetention', (t) =>
  t.field({
    type: SetRetentionResult,
    description:
      'Sets a retention time. Older messages are erased for good within two days, with files, wherever they lie.',
    args: { input: t.arg({ type: SetRetentionInput, required: true }) },
    resolve: async (_root, { input }, { db }) => {
      const months = input.months ?? null
      if (months !== null && (months < 1 || months > longestMonths))
        throw new ValidationError([
          { field: 'months', message: `De 1 à ${longestMonths}\u00a0mois.`, code: 'OUT_OF_RANGE' },
        ])
      await db.transaction((trx) => setRetention(trx, { type: input.type, months }))
      return {}
    },
  }),
)
