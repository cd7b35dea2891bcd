import { readWebhookEvents } from '../../db/jsonColumns.ts'
import type { DeliveryStatus, Row } from '../../db/tables.ts'
import { webhookEvents, type WebhookEvent } from '../../db/webhooks/webhookEvents.ts'
import { listWebhooks } from '../../db/webhooks/webhooks.ts'
import { Admin } from '../admin.ts'
import { builder } from '../builder.ts'
import { connectionById } from '../execution/connection.ts'
import { forAdministrators } from '../forAdministrators.ts'

export const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'What a webhook may be told of. The body names it as `content.published`.',
  values: Object.fromEntries(
    webhookEvents.map((value): [string, { value: WebhookEvent }] => [
      value.replace('.', '_').toUpperCase(),
      { value },
    ]),
  ),
})

const WebhookDeliveryState = builder.enumType('WebhookDeliveryState', {
  values: {
    WAITING: { value: 'waiting', description: 'To be sent, for the first time or again.' },
    DELIVERED: { value: 'delivered', description: 'Answered with a status from 200 to 299.' },
    FAILED: { value: 'failed', description: 'Given up, until `resendWebhookDelivery`.' },
  } as const satisfies Record<string, { value: DeliveryStatus; description: string }>,
})

export const WebhookDelivery = builder.objectRef<Row<'webhookDelivery'>>('WebhookDelivery')

builder.node(WebhookDelivery, {
  description: 'One event for one webhook, with its last attempt. Kept for 30 days.',
  authScopes: { $all: { inPerson: true, WEBHOOKS: true } },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(
    (db, ids, { tokenId }) =>
      tokenId === null
        ? db.selectFrom('webhookDelivery').selectAll().where('id', 'in', ids).execute()
        : Promise.resolve([]),
    'WEBHOOKS',
  ),
  fields: (t) => ({
    messageId: t.exposeString('messageId', {
      description: 'Header `webhook-id`, the same at each attempt: receivers tell repetitions by it.',
    }),
    event: t.exposeString('event', { description: 'Name of the event, such as content.published.' }),
    body: t.exposeString('body', { description: 'Body as JSON, without personal data.' }),
    state: t.expose('state', { type: WebhookDeliveryState }),
    attempts: t.exposeInt('attempts'),
    triedAt: t.expose('triedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last attempt; null before the first.',
    }),
    durationMs: t.exposeInt('ms', { nullable: true, description: 'Time that the last attempt took.' }),
    statusCode: t.exposeInt('statusCode', {
      nullable: true,
      description: 'HTTP status of the last answer; null where there was none.',
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description:
        'Beginning of the last answer, at most 500 letters; null where there was none, and with personal data.',
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Reason why it was not received, for people; null where it was.',
    }),
    nextAt: t.loadable({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next attempt; null where none is to come.',
      load: async (keys: string[], { db }) => {
        const jobs = await db.read
          .selectFrom('job')
          .select(['key', 'due'])
          .where('kind', '=', 'webhook')
          .where('key', 'in', keys)
          .execute()
        const due = new Map(jobs.map((job) => [job.key, job.due]))
        return keys.map((key) => due.get(key) ?? null)
      },
      resolve: ({ messageId }) => messageId,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the event.' }),
  }),
})

const DeliveryEdge = builder.edgeObject({ type: WebhookDelivery, name: 'WebhookDeliveryEdge' })
const DeliveryConnection = builder.connectionObject(
  { type: WebhookDelivery, name: 'WebhookDeliveriesConnection' },
  DeliveryEdge,
)

export const Webhook = builder.objectRef<Row<'webhook'>>('Webhook')

builder.node(Webhook, {
  description:
    'Address of a program that is told of events by POST, signed by the Standard Webhooks rules. Its secret is shown once, when it is made.',
  authScopes: { $all: { inPerson: true, WEBHOOKS: true } },
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: forAdministrators(
    (db, ids, { tokenId }) =>
      tokenId === null
        ? db.selectFrom('webhook').selectAll().where('id', 'in', ids).execute()
        : Promise.resolve([]),
    'WEBHOOKS',
  ),
  fields: (t) => ({
    nom: t.exposeString('nom'),
    url: t.exposeString('url'),
    events: t.field({ type: [WebhookEventEnum], resolve: ({ events }) => readWebhookEvents(events) }),
    personalData: t.exposeBoolean('personalData', {
      description: 'True: what a visitor has written is sent along. False: ids alone.',
    }),
    active: t.exposeBoolean('enabled', { description: 'False: nothing is sent but tests.' }),
    offReason: t.exposeString('offReason', {
      nullable: true,
      description: 'Why the server has switched it off; null where it has not.',
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time of the first failure since something was last received. After a day it is switched off.',
    }),
    formerSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when bodies are signed with the replaced secret as well; null where they are not.',
      resolve: ({ previousUntil }) =>
        previousUntil !== null && Date.parse(previousUntil) > Date.now() ? previousUntil : null,
    }),
    createdBy: t.exposeString('createdBy', { description: 'Name of the account that made it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        description: 'Log of what was sent, newest first.',
        resolve: ({ id }, args, { db }) => {
          const lines = db.read.selectFrom('webhookDelivery').where('webhookId', '=', id)
          return connectionById(args, 'desc', {
            rows: (where, order, limit) =>
              lines.selectAll().where(where).orderBy('id', order).limit(limit).execute(),
            count: () =>
              lines.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
          })
        },
      },
      DeliveryConnection,
      DeliveryEdge,
    ),
  }),
})

builder.objectField(Admin, 'webhooks', (t) =>
  t.field({
    type: [Webhook],
    authScopes: { $all: { inPerson: true, WEBHOOKS: true } },
    description: 'All webhooks, oldest first; at most 20. Refused to API tokens.',
    resolve: (_admin, _args, { db }) => listWebhooks(db.read),
  }),
)
