import type { JobPayloads } from '../../db/tables.ts'
import {
  dropEmails,
  givenUpEmails,
  oldestEmail,
  resendEmails,
  withItems,
  type UnsentEmail,
} from '../../db/jobs/emails.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { connectionById } from '../execution/connection.ts'
import { Message } from './messageInterface.ts'
import { ForbiddenError } from '../errors.ts'
import { forAdministrators } from '../forAdministrators.ts'
import { readContentId } from '../globalId.ts'

/** Age from which an e-mail is late: a server that restarts is back before. */
const lateMs = 15 * 60 * 1000

const EmailText = builder.enumType('EmailText', {
  values: {
    NOTICE: { value: 'notice', description: 'Notice to staff of a new message.' },
    CONFIRMATION: {
      value: 'confirmation',
      description: 'Confirmation of a quote request to its sender.',
    },
    NEW_PASSWORD: { value: 'newPassword', description: 'Link for a new password.' },
    WELCOME: {
      value: 'welcome',
      description: 'Welcome to a new colleague, with a link to choose a password.',
    },
    ACCOUNT_ACT: { value: 'accountAct', description: 'Notice to an owner of a change to an account.' },
    PASSKEY_ACT: {
      value: 'passkeyAct',
      description: 'Notice to the owner of a passkey of what became of it.',
    },
    TOKEN_ENDING: {
      value: 'tokenEnding',
      description: 'Warning to the maker of an API token that it ends soon.',
    },
    BACKUP_FAILED: {
      value: 'backupFailed',
      description: 'Notice to staff that backups fail.',
    },
    WEBHOOK_OFF: {
      value: 'webhookOff',
      description: 'Notice to staff that a webhook was switched off.',
    },
  } as const satisfies Record<string, { value: JobPayloads['email']['text']; description: string }>,
})

const Email = builder.objectRef<UnsentEmail>('Email')

builder.node(Email, {
  description: 'An e-mail that is not sent yet. Its text is made on sending.',
  authScopes: { REGLAGES: true },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(async (db, ids) => {
    const emails = db.selectFrom('job').selectAll().where('kind', '=', 'email')
    return withItems(db, await emails.where('id', 'in', ids).execute())
  }, 'REGLAGES'),
  fields: (t) => ({
    text: t.field({ type: EmailText, resolve: ({ payload }) => payload.text }),
    to: t.string({
      nullable: true,
      authScopes: { inPerson: true },
      description:
        'Recipient; null where it is for staff or the recipient is gone. Refused to API tokens, as it may be an account’s address.',
      resolve: ({ payload, item }) => {
        if ('to' in payload) return payload.to
        return payload.text === 'confirmation' ? (item?.email ?? null) : null
      },
    }),
    about: t.expose('item', {
      type: Message,
      nullable: true,
      description: 'Message that it is about; null where there is none.',
    }),
    error: t.exposeString('lastError', {
      nullable: true,
      description: 'Reason of the last failure, for people.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectFields(Admin, (t) => ({
  emailsLateSince: t.field({
    type: 'DateTime',
    authScopes: { REGLAGES: true },
    nullable: true,
    description: 'Time since which the oldest e-mail waits; null under 15 minutes.',
    resolve: async (_admin, _args, { db }) => {
      const oldest = await oldestEmail(db.read)
      return oldest !== null && Date.parse(oldest) <= Date.now() - lateMs ? oldest : null
    },
  }),
  unsentEmails: t.connection(
    {
      type: Email,
      authScopes: { REGLAGES: true },
      description: 'E-mails that failed for over half a day and wait for `resendEmails`, newest first.',
      resolve: (_admin, args, { db }) =>
        connectionById(args, 'desc', {
          rows: async (where, order, limit) => {
            const jobs = givenUpEmails(db.read).selectAll().where(where).orderBy('id', order).limit(limit)
            return withItems(db.read, await jobs.execute())
          },
          count: () =>
            givenUpEmails(db.read)
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
  fields: (t) => ({ ids: t.idList({ description: 'Ids of failed e-mails; all of them by default.' }) }),
})

const DropEmailsInput = builder.inputType('DropEmailsInput', {
  fields: (t) => ({ ids: t.idList({ required: true }) }),
})

builder.mutationFields((t) => ({
  resendEmails: t.field({
    type: EmailsResult,
    description: 'Retries e-mails that were given up, at once and as often as the first time.',
    args: { input: t.arg({ type: ResendEmailsInput, required: true }) },
    resolve: async (_root, { input: { ids } }, { db }) => {
      await db.transaction((trx) => resendEmails(trx, ids ? numbersOf(ids) : null))
      return {}
    },
  }),
  dropEmails: t.field({
    type: EmailsResult,
    description: 'Deletes e-mails that were given up; the messages they are about stay.',
    args: { input: t.arg({ type: DropEmailsInput, required: true }) },
    resolve: async (_root, { input: { ids } }, { db }) => {
      await db.transaction((trx) => dropEmails(trx, numbersOf(ids)))
      return {}
    },
  }),
}))

function numbersOf(ids: readonly string[]): number[] {
  return ids.flatMap((id) => readContentId(id, 'Email') ?? [])
}
