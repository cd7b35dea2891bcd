import type { JobPayloads } from '../../db/tables.ts'
import { dropUnsent, givenUp, oldestEmail, sendAgain, withItems, type Unsent } from '../../db/jobs/emails.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { connectionById } from '../execution/connection.ts'
import { Message } from './messageInterface.ts'
import { ForbiddenError } from '../errors.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readContentId } from '../globalId.ts'

/** An e-mail that has waited for longer is late: a server that restarts is back before. */
const lateMs = 15 * 60 * 1000

const EmailText = builder.enumType('EmailText', {
  values: {
    NOTICE: { value: 'notice', description: 'Tells staff of what a visitor has sent.' },
    CONFIRMATION: {
      value: 'confirmation',
      description: 'Tells who asks for a quote that his request has come.',
    },
    NEW_PASSWORD: { value: 'newPassword', description: 'Has a link for a new password.' },
    WELCOME: { value: 'welcome', description: 'Has the link by which a new colleague chooses a password.' },
    ACCOUNT_ACT: { value: 'accountAct', description: 'Tells an owner what was done to an account.' },
    BACKUP_FAILED: {
      value: 'backupFailed',
      description: 'Tells staff that the site is no longer backed up.',
    },
  } as const satisfies Record<string, { value: JobPayloads['email']['text']; description: string }>,
})

const Email = builder.objectRef<Unsent>('Email')

builder.node(Email, {
  description: 'An e-mail that has not been sent yet. Its text is made when it is sent.',
  authScopes: { administrator: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(async (db, ids) => {
    const emails = db.selectFrom('job').selectAll().where('kind', '=', 'email')
    return withItems(db, await emails.where('id', 'in', ids).execute())
  }),
  fields: (t) => ({
    text: t.field({ type: EmailText, resolve: ({ payload }) => payload.text }),
    to: t.string({
      nullable: true,
      authScopes: { inPerson: true },
      description:
        'Null where it is for staff, or for nobody any more. Of no token: it may be the address of an account.',
      resolve: ({ payload, item }) => {
        if ('to' in payload) return payload.to
        return payload.text === 'confirmation' ? (item?.email ?? null) : null
      },
    }),
    about: t.expose('item', {
      type: Message,
      nullable: true,
      description: 'What it tells of; null where that is none, or is erased.',
    }),
    error: t.exposeString('lastError', {
      nullable: true,
      description: 'Why it was not sent the last time, in a sentence for people.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectFields(Admin, (t) => ({
  emailsLateSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Since when the oldest e-mail waits to be sent, where that is 15 minutes and more.',
    resolve: async (_admin, _args, { db }) => {
      const oldest = await oldestEmail(db.read)
      return oldest !== null && Date.parse(oldest) <= Date.now() - lateMs ? oldest : null
    },
  }),
  unsentEmails: t.connection(
    {
      type: Email,
      description:
        'Those that were tried in vain for more than half a day, and wait for `resendEmails`; newest first.',
      resolve: (_admin, args, { db }) =>
        connectionById(args, 'desc', {
          rows: async (where, order, limit) => {
            const jobs = givenUp(db.read).selectAll().where(where).orderBy('id', order).limit(limit)
            return withItems(db.read, await jobs.execute())
          },
          count: () =>
            givenUp(db.read)
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .executeTakeFirstOrThrow(),
        }),
    },
    { name: 'AdminUnsentEmailsConnection' },
  ),
}))

const EmailsPayload = builder.objectRef<object>('EmailsPayload').implement({
  fields: (t) => ({ admin: t.field({ type: Admin, resolve: () => adminRoot }) }),
})

const EmailsResult = builder.errorUnion('EmailsResult', {
  types: [EmailsPayload, ForbiddenError],
  resolveType: () => 'EmailsPayload',
})

const ResendEmailsInput = builder.inputType('ResendEmailsInput', {
  fields: (t) => ({ ids: t.idList({ description: 'All that were given up where none are named.' }) }),
})

const DropEmailsInput = builder.inputType('DropEmailsInput', {
  fields: (t) => ({ ids: t.idList({ required: true }) }),
})

builder.mutationFields((t) => ({
  resendEmails: t.field({
    type: EmailsResult,
    description: 'Tries again to send e-mails that were given up, at once and as often as the first time.',
    args: { input: t.arg({ type: ResendEmailsInput, required: true }) },
    resolve: async (_root, { input: { ids } }, { db }) => {
      await db.transaction((trx) => sendAgain(trx, ids ? numbersOf(ids) : null))
      return {}
    },
  }),
  dropEmails: t.field({
    type: EmailsResult,
    description: 'Gives up for good e-mails that were given up; what they tell of stays.',
    args: { input: t.arg({ type: DropEmailsInput, required: true }) },
    resolve: async (_root, { input: { ids } }, { db }) => {
      await db.transaction((trx) => dropUnsent(trx, numbersOf(ids)))
      return {}
    },
  }),
}))

function numbersOf(ids: readonly string[]): number[] {
  return ids.flatMap((id) => readContentId(id, 'Email') ?? [])
}
