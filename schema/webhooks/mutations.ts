import { randomBytes } from 'node:crypto'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { z } from 'zod'
import { forUpdate, lockKey } from '../../db/connection/locks.ts'
import { record } from '../../db/journal/journal.ts'
import type { Act } from '../../db/journal/acts.ts'
import type { Row, Tables } from '../../db/tables.ts'
import { deliverTest, redeliver } from '../../db/webhooks/deliveries.ts'
import { testEvent, webhookEvents } from '../../db/webhooks/webhookEvents.ts'
import { changeWebhook, deleteWebhook, mostWebhooks } from '../../db/webhooks/webhooks.ts'
import { Admin, adminRoot } from '../admin.ts'
import { builder } from '../builder.ts'
import { flag, requiredLine } from '../content/fields/fields.ts'
import type { Context } from '../context.ts'
import {
  type FieldFailure,
  ForbiddenError,
  NotFoundError,
  unauthenticated,
  ValidationError,
} from '../errors.ts'
import { readContentId } from '../globalId.ts'
import { Webhook, WebhookDelivery, WebhookEventEnum } from './webhook.ts'

/** How long a replaced secret is signed with as well. */
export const formerSecretMs = 24 * 60 * 60 * 1000
const longestUrl = 2_000

const events = z
  .array(z.enum(webhookEvents))
  .min(1, { error: 'Choisissez au moins un événement.' })
  .max(webhookEvents.length, { error: 'C’est trop à la fois.' })
const url = z.string().max(longestUrl, { error: `Pas plus de ${longestUrl} caractères.` })

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  fields: (t) => ({
    nom: t.string({ required: true, description: 'Name of the webhook: which program receives it.' }),
    url: t.string({ required: true, description: 'Address of the program: https, without a password.' }),
    events: t.field({ type: [WebhookEventEnum], required: true }),
    personalData: t.boolean({
      description: 'True: what a visitor has written is sent along. False by default: ids alone.',
    }),
  }),
  validate: z.object({ nom: requiredLine.check, url, events, personalData: flag.check.nullish() }),
})

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Global id of the webhook.' }),
    nom: t.string({ description: 'Name of the webhook: which program receives it.' }),
    url: t.string({ description: 'Address of the program: https, without a password.' }),
    events: t.field({ type: [WebhookEventEnum] }),
    personalData: t.boolean({ description: 'True: what a visitor has written is sent along.' }),
    active: t.boolean({ description: 'False: nothing is sent but tests. True: it begins anew.' }),
  }),
  validate: z
    .object({
      id: z.string(),
      nom: requiredLine.check,
      url,
      events,
      personalData: flag.check,
      active: flag.check,
    })
    .partial(),
})

const WebhookInput = builder.inputType('WebhookInput', {
  fields: (t) => ({ id: t.id({ required: true, description: 'Global id of the webhook.' }) }),
})

const ResendWebhookDeliveryInput = builder.inputType('ResendWebhookDeliveryInput', {
  fields: (t) => ({ id: t.id({ required: true, description: 'Global id of the WebhookDelivery.' }) }),
})

const WebhookPayload = builder.objectRef<{ webhook: Row<'webhook'> }>('WebhookPayload').implement({
  fields: (t) => ({
    webhook: t.expose('webhook', { type: Webhook }),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const WebhookSecretPayload = builder
  .objectRef<{ webhook: Row<'webhook'>; secret: string }>('WebhookSecretPayload')
  .implement({
    fields: (t) => ({
      secret: t.exposeString('secret', { description: 'The secret, `whsec_…`, shown only here.' }),
      webhook: t.expose('webhook', { type: Webhook }),
      admin: t.field({ type: Admin, resolve: () => adminRoot }),
    }),
  })

const DeleteWebhookPayload = builder.objectRef<{ id: string }>('DeleteWebhookPayload').implement({
  fields: (t) => ({
    deletedWebhookId: t.exposeID('id'),
    admin: t.field({ type: Admin, resolve: () => adminRoot }),
  }),
})

const WebhookDeliveryPayload = builder
  .objectRef<{ delivery: Row<'webhookDelivery'>; webhook: Row<'webhook'> }>('WebhookDeliveryPayload')
  .implement({
    fields: (t) => ({
      delivery: t.expose('delivery', { type: WebhookDelivery }),
      webhook: t.expose('webhook', { type: Webhook }),
    }),
  })

const failures = [ValidationError, NotFoundError, ForbiddenError]
const WebhookResult = builder.errorUnion('WebhookResult', {
  types: [WebhookPayload, ...failures],
  resolveType: () => 'WebhookPayload',
})
const WebhookSecretResult = builder.errorUnion('WebhookSecretResult', {
  types: [WebhookSecretPayload, ...failures],
  resolveType: () => 'WebhookSecretPayload',
})
const DeleteWebhookResult = builder.errorUnion('DeleteWebhookResult', {
  types: [DeleteWebhookPayload, ...failures],
  resolveType: () => 'DeleteWebhookPayload',
})
const WebhookDeliveryResult = builder.errorUnion('WebhookDeliveryResult', {
  types: [WebhookDeliveryPayload, ...failures],
  resolveType: () => 'WebhookDeliveryPayload',
})

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: WebhookSecretResult,
    description: 'Has a program told of events. Its secret is shown only here.',
    args: { input: t.arg({ type: CreateWebhookInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { nom, personalData } = input
      const url = checkedUrl(input.url, context)
      const { secret, sealed } = await newSecret(context)
      return context.db.transaction(async (trx) => {
        const { account } = context.visitor
        if (!account) throw unauthenticated()
        await refuseOneMore(trx)
        const values = {
          nom,
          url,
          events: JSON.stringify(input.events),
          personalData: personalData ?? false,
          enabled: true,
          secret: sealed,
          createdBy: account.nom,
          createdAt: new Date().toISOString(),
        }
        const webhook = await trx
          .insertInto('webhook')
          .values(values)
          .returningAll()
          .executeTakeFirstOrThrow()
        await recordActOn(trx, 'createWebhook', webhook)
        return { webhook, secret }
      })
    },
  }),
  updateWebhook: t.field({
    type: WebhookResult,
    description: 'Changes the fields given. Switched on again, it has a day to answer.',
    args: { input: t.arg({ type: UpdateWebhookInput, required: true }) },
    resolve: (_root, { input: { id, nom, events, active, personalData, ...input } }, context) =>
      context.db.transaction(async (trx) => {
        const before = await findOne(trx, id, forUpdate(trx))
        const url = typeof input.url === 'string' ? checkedUrl(input.url, context) : before.url
        const webhook = await changeWebhook(trx, before.id, {
          nom: nom ?? before.nom,
          url,
          events: events ? JSON.stringify(events) : before.events,
          personalData: personalData ?? before.personalData,
          enabled: active ?? before.enabled,
          // Another address has not failed yet.
          ...(url !== before.url && { failingSince: null }),
          ...(active === true && { offReason: null, failingSince: null }),
        })
        await recordChange(trx, before, webhook)
        return { webhook }
      }),
  }),
  deleteWebhook: t.field({
    type: DeleteWebhookResult,
    description: 'Deletes a webhook with its log; what waits is not sent.',
    args: { input: t.arg({ type: WebhookInput, required: true }) },
    resolve: (_root, { input: { id } }, { db }) =>
      db.transaction(async (trx) => {
        const webhook = await findOne(trx, id)
        await deleteWebhook(trx, webhook.id)
        await recordActOn(trx, 'deleteWebhook', webhook, { url: webhook.url })
        return { id }
      }),
  }),
  rotateWebhookSecret: t.field({
    type: WebhookSecretResult,
    description: 'Replaces the secret. For a day bodies are signed with the former one as well.',
    args: { input: t.arg({ type: WebhookInput, required: true }) },
    resolve: async (_root, { input: { id } }, context) => {
      const { secret, sealed } = await newSecret(context)
      return context.db.transaction(async (trx) => {
        const before = await findOne(trx, id, forUpdate(trx))
        const webhook = await changeWebhook(trx, before.id, {
          secret: sealed,
          previousSecret: before.secret,
          previousUntil: new Date(Date.now() + formerSecretMs).toISOString(),
        })
        await recordActOn(trx, 'rotateWebhookSecret', webhook)
        return { webhook, secret }
      })
    },
  }),
  testWebhook: t.field({
    type: WebhookDeliveryResult,
    description: 'Sends the event `webhook.test`, once, also to a webhook that is switched off.',
    args: { input: t.arg({ type: WebhookInput, required: true }) },
    resolve: (_root, { input: { id } }, { db }) =>
      db.transaction(async (trx) => {
        const webhook = await findOne(trx, id)
        const delivery = await deliverTest(trx, webhook.id)
        await recordActOn(trx, 'testWebhook', webhook)
        return { webhook, delivery }
      }),
  }),
  resendWebhookDelivery: t.field({
    type: WebhookDeliveryResult,
    description: 'Sends a delivery again, under the same `webhook-id` and as often as the first time.',
    args: { input: t.arg({ type: ResendWebhookDeliveryInput, required: true }) },
    resolve: (_root, { input: { id } }, { db }) =>
      db.transaction(async (trx) => {
        const delivery = await redeliver(trx, readContentId(id, 'WebhookDelivery') ?? 0)
        if (!delivery) throw new NotFoundError('Cet envoi n’est plus dans le journal des envois.')
        const webhook = await trx
          .selectFrom('webhook')
          .selectAll()
          .where('id', '=', delivery.webhookId)
          .executeTakeFirstOrThrow()
        if (!webhook.enabled && delivery.event !== testEvent) throw new ValidationError([switchedOff])
        await recordActOn(trx, 'resendWebhook', webhook)
        return { webhook, delivery }
      }),
  }),
}))

const switchedOff: FieldFailure = {
  field: 'id',
  message: 'Ce webhook est arrêté\u00a0: remettez-le d’abord en marche.',
}

async function newSecret({ sealSecret }: Context): Promise<{ secret: string; sealed: string }> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: await sealSecret(secret) }
}

/** The address as it is stored. Where it leads is found out on sending (`gateway/webhooks/post.ts`). */
function checkedUrl(given: string, { privateWebhooks }: Context): string {
  const refuse = (message: string) => new ValidationError([{ field: 'url', message }])
  if (!URL.canParse(given.trim())) throw refuse('Ce n’est pas une adresse web.')
  const { protocol, username, password, href } = new URL(given.trim())
  if (protocol !== 'https:' && !(privateWebhooks && protocol === 'http:'))
    throw refuse('L’adresse doit commencer par https://.')
  if (username || password) throw refuse('L’adresse ne doit contenir ni nom ni mot de passe.')
  return href
}

async function refuseOneMore(trx: Transaction<Tables>): Promise<void> {
  await lockKey(trx, 'webhooks')
  const { count } = await trx
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostWebhooks)
    throw new ValidationError([{ field: 'nom', message: `Pas plus de ${mostWebhooks} webhooks.` }])
}

/** The webhook; with `forUpdate` it stays as it is read until the transaction ends. */
async function findOne(
  trx: Transaction<Tables>,
  id: string,
  end: RawBuilder<unknown> = sql``,
): Promise<Row<'webhook'>> {
  const number = readContentId(id, 'Webhook') ?? 0
  const found = await trx
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', number)
    .modifyEnd(end)
    .executeTakeFirst()
  if (!found) throw new NotFoundError('Ce webhook n’existe plus.')
  return found
}

function recordActOn(
  trx: Transaction<Tables>,
  act: Act,
  { id, nom }: Row<'webhook'>,
  before?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const item = { type: 'webhook', id, libelle: nom } as const
  return record(trx, { act, item, ...(before && { before }) })
}

const told = ['nom', 'url', 'events', 'personalData', 'enabled'] as const

/** A line with the values before of what has changed; none where nothing has. */
async function recordChange(
  trx: Transaction<Tables>,
  before: Row<'webhook'>,
  after: Row<'webhook'>,
): Promise<void> {
  const changed = told.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return
  const values = Object.fromEntries(changed.map((name) => [name, before[name]]))
  await recordActOn(trx, 'updateWebhook', after, values)
}
