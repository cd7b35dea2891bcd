import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { forKeyShare } from '../connection/locks.ts'
import { isContentTable } from '../content/contentTypes.ts'
import type { Act } from '../journal/acts.ts'
import { enqueueAll, enqueueOrRestart } from '../jobs/jobs.ts'
import { readWebhookEvents } from '../jsonColumns.ts'
import type { Row, Tables } from '../tables.ts'
import { eventOf, testEvent, type WebhookEvent } from './webhookEvents.ts'

type Writer = Transaction<Tables>

/** What a journal line says of an item. */
interface Told {
  act: Act
  item?: { type: string; id: number; version?: number }
  before?: Readonly<Record<string, unknown>>
}

/** Greatest number of rows that one statement writes: databases bound the number of values. */
const mostRows = 1_000

/** Writes a delivery of each of these events to each webhook that asks for it, in the transaction of what they tell. */
export async function deliver(trx: Writer, told: readonly Told[]): Promise<void> {
  const events = told.flatMap(({ act, item, before }) => {
    if (!item || !isContentTable(item.type)) return []
    const event = eventOf(item.type, act, before)
    return event ? [{ event, type: item.type, id: item.id, version: item.version ?? null }] : []
  })
  if (events.length === 0) return
  const webhooks = await trx
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('enabled', '=', true)
    .orderBy('id')
    // One that is deleted meanwhile would fail the whole transaction by its foreign key.
    .modifyEnd(forKeyShare(trx))
    .execute()
  const now = new Date().toISOString()
  const rows = webhooks.flatMap((webhook) => {
    const wanted: ReadonlySet<WebhookEvent> = new Set(readWebhookEvents(webhook.events))
    return events.flatMap(({ event, ...item }) =>
      wanted.has(event) ? [deliveryOf(webhook.id, event, now, dataOf(item))] : [],
    )
  })
  await write(trx, rows)
}

/** Writes an event that says nothing, to try a webhook. */
export async function deliverTest(trx: Writer, webhookId: number): Promise<Row<'webhookDelivery'>> {
  const row = deliveryOf(webhookId, testEvent, new Date().toISOString(), {})
  await write(trx, [row])
  return trx
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('messageId', '=', row.messageId)
    .executeTakeFirstOrThrow()
}

/** Sends a delivery again from the start, under the same message id, whatever became of it. */
export async function redeliver(trx: Writer, id: number): Promise<Row<'webhookDelivery'> | undefined> {
  const row = await trx
    .updateTable('webhookDelivery')
    .set({ state: 'waiting' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row) await enqueueOrRestart(trx, [jobOf(row)])
  return row
}

async function write(trx: Writer, rows: ReturnType<typeof deliveryOf>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRows) {
    const some = rows.slice(from, from + mostRows)
    await trx.insertInto('webhookDelivery').values(some).execute()
    await enqueueAll(trx, some.map(jobOf))
  }
}

function jobOf({ messageId }: { messageId: string }) {
  return { kind: 'webhook' as const, key: messageId, payload: { messageId } }
}

function deliveryOf(webhookId: number, event: string, now: string, data: object) {
  return {
    webhookId,
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    event,
    body: JSON.stringify({ type: event, timestamp: now, data }),
    state: 'waiting' as const,
    createdAt: now,
  }
}

/** Names an item as the GraphQL API does (`schema/content/globalId.ts`; compared in `gateway/webhooks/webhooks.test.ts`). */
function dataOf({ type, id, version }: { type: string; id: number; version: number | null }) {
  const name = type.charAt(0).toUpperCase() + type.slice(1)
  return { type: name, id: btoa(`${name}:${id}`), databaseId: id, version }
}

/** Removes deliveries from before `time`, with those that still wait; true where more may be left. */
export async function forgetDeliveries(trx: Writer, time: Date, most: number): Promise<boolean> {
  const old = await trx
    .selectFrom('webhookDelivery')
    .select(['id', 'messageId'])
    .where('createdAt', '<', time.toISOString())
    .orderBy('createdAt')
    .limit(most)
    .execute()
  if (old.length === 0) return false
  const keys = old.map(({ messageId }) => messageId)
  await trx.deleteFrom('job').where('kind', '=', 'webhook').where('key', 'in', keys).execute()
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('webhookDelivery').where('id', 'in', ids).execute()
  return old.length === most
}
