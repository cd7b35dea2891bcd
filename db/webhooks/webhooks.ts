import { sql, type Kysely, type Transaction, type Updateable } from 'kysely'
import { sendEmail } from '../jobs/emails.ts'
import { record } from '../journal/journal.ts'
import type { Row, Tables, WebhookTable } from '../tables.ts'
import { testEvent } from './webhookEvents.ts'

type Reader = Kysely<Tables>
type Writer = Transaction<Tables>

/** Greatest number of webhooks: each event is written once for each of them. */
export const mostWebhooks = 20

/** Time of failures after which a webhook is switched off. */
export const longestFailureMs = 24 * 60 * 60 * 1000

export function listWebhooks(db: Reader): Promise<Row<'webhook'>[]> {
  return db.selectFrom('webhook').selectAll().orderBy('id').execute()
}

export async function changeWebhook(
  trx: Writer,
  id: number,
  values: Updateable<WebhookTable>,
): Promise<Row<'webhook'>> {
  return trx.updateTable('webhook').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Deletes a webhook with its log, and what was still to be sent. */
export async function deleteWebhook(trx: Writer, id: number): Promise<void> {
  const keys = trx.selectFrom('webhookDelivery').select('messageId').where('webhookId', '=', id)
  await trx.deleteFrom('job').where('kind', '=', 'webhook').where('key', 'in', keys).execute()
  await trx.deleteFrom('webhook').where('id', '=', id).execute()
}

export interface Delivery {
  delivery: Row<'webhookDelivery'>
  webhook: Row<'webhook'>
}

export async function findDelivery(db: Reader, messageId: string): Promise<Delivery | undefined> {
  const delivery = await db
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('messageId', '=', messageId)
    .executeTakeFirst()
  if (!delivery) return undefined
  const webhook = await db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', delivery.webhookId)
    .executeTakeFirst()
  return webhook && { delivery, webhook }
}

/** Outcome of one attempt to send. */
export interface Attempt {
  triedAt: Date
  ms: number
  statusCode: number | null
  /** Beginning of the answer's body. */
  answer: string | null
  /** Why it was not received, in French; null where it was. */
  error: string | null
  /** True: the receiver says that it is gone for good. */
  isGone: boolean
}

interface Rules {
  /** Whether owners are told by e-mail that a webhook was switched off. */
  tellsByEmail: boolean
  /** For how long the others of a webhook wait where one was not received, so that other webhooks have their turn. */
  waitMs: number
}

/**
 * Writes an attempt into the log, and switches the webhook off where it has failed for too long. Answers whether it is to be
 * tried again. A test is not, and says nothing of how long the webhook has failed; the first attempt of an event does not switch off,
 * since nothing may have been sent for days before it.
 */
export async function recordAttempt(
  trx: Writer,
  { delivery, webhook }: Delivery,
  { triedAt, isGone, ...outcome }: Attempt,
  { tellsByEmail, waitMs }: Rules,
): Promise<boolean> {
  const isTest = delivery.event === testEvent
  const isReceived = outcome.error === null
  const failingSince = webhook.failingSince ?? triedAt.toISOString()
  const isLong = triedAt.getTime() - Date.parse(failingSince) >= longestFailureMs
  const isOver = isGone || (isLong && delivery.attempts > 0)
  const state = isReceived ? 'delivered' : isTest || isOver ? 'failed' : 'waiting'
  await trx
    .updateTable('webhookDelivery')
    .set((row) => ({ ...outcome, state, triedAt: triedAt.toISOString(), attempts: row('attempts', '+', 1) }))
    .where('id', '=', delivery.id)
    .execute()
  if (isTest) return false
  if (isReceived) {
    if (webhook.failingSince !== null) await changeWebhook(trx, webhook.id, { failingSince: null })
    return false
  }
  if (!isOver) {
    if (webhook.failingSince === null) await changeWebhook(trx, webhook.id, { failingSince })
    await putOff(trx, webhook.id, new Date(triedAt.getTime() + outcome.ms), waitMs)
    return true
  }
  const isStopped = await stopWebhook(
    trx,
    webhook,
    isGone
      ? 'Le programme a répondu qu’il ne veut plus rien recevoir (410).'
      : `Rien n’a été reçu depuis plus d’un jour\u00a0: ${outcome.error ?? ''}`,
  )
  if (isStopped && tellsByEmail) await sendEmail(trx, { text: 'webhookOff', id: webhook.id })
  return false
}

/** What waits to be sent to this webhook, by an index of its own, which the state must be written out for. */
function waiting(trx: Writer, webhookId: number) {
  return trx
    .selectFrom('webhookDelivery')
    .where('webhookId', '=', webhookId)
    .where('state', '=', sql.lit('waiting'))
}

/** Puts off what is due for this webhook and not being sent: a receiver that hangs would take all turns. */
async function putOff(trx: Writer, webhookId: number, now: Date, waitMs: number): Promise<void> {
  const keys = waiting(trx, webhookId).select('messageId')
  await trx
    .updateTable('job')
    .set({ due: new Date(now.getTime() + waitMs).toISOString() })
    .where('kind', '=', 'webhook')
    .where('holder', 'is', null)
    .where('due', '<=', now.toISOString())
    .where('key', 'in', keys)
    .execute()
}

/** Switches a webhook off; false where it was off already. */
async function stopWebhook(trx: Writer, { id, nom }: Row<'webhook'>, offReason: string): Promise<boolean> {
  const stopped = await trx
    .updateTable('webhook')
    .set({ enabled: false, offReason })
    .where('id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (stopped.numUpdatedRows === 0n) return false
  await record(trx, { act: 'stopWebhook', item: { type: 'webhook', id, libelle: nom } })
  return true
}

/** Counts the failure of a webhook no longer once nothing is tried again: what comes days later begins anew. */
export async function forgetFailure(trx: Writer, messageId: string): Promise<void> {
  const found = await findDelivery(trx, messageId)
  if (!found) return
  const tried = await waiting(trx, found.webhook.id)
    .select('id')
    .where('attempts', '>', 0)
    .limit(1)
    .executeTakeFirst()
  if (!tried) await changeWebhook(trx, found.webhook.id, { failingSince: null })
}

/** Gives a delivery up. Its job goes with it: staff send it again from the log. */
export async function giveUpDelivery(trx: Writer, messageId: string, error?: string): Promise<void> {
  await trx
    .updateTable('webhookDelivery')
    .set({ state: 'failed', ...(error !== undefined && { error }) })
    .where('messageId', '=', messageId)
    .where('state', '=', 'waiting')
    .execute()
  await trx.deleteFrom('job').where('kind', '=', 'webhook').where('key', '=', messageId).execute()
}
