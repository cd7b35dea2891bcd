import { isMessageTable } from '../content/contentTypes.ts'
import type { ContentTable } from '../content/contentTables.ts'
import type { Act } from '../journal/acts.ts'
import { changeKinds, changeKindOf } from '../journal/changes.ts'
import type { MessageTable } from '../tables.ts'

/** Event of each kind of message that visitors send. */
const received = {
  contact: 'message.received',
  devis: 'quote_request.received',
  carriere: 'application.received',
} as const satisfies Record<MessageTable, string>

/** Event that staff send by hand, to try a webhook. */
export const testEvent = 'webhook.test'

/** Events that a webhook may ask for. */
export const webhookEvents = [
  ...changeKinds.map((kind) => `content.${kind}` as const),
  ...Object.values(received),
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export function isWebhookEvent(name: string): name is WebhookEvent {
  return webhookEvents.some((one) => one === name)
}

/** Event of a journal line about an item; null where no program is told. Of messages only their coming in is an event. */
export function eventOf(
  table: ContentTable,
  act: Act,
  before: Readonly<Record<string, unknown>> | undefined,
): WebhookEvent | null {
  const kind = changeKindOf(act, before)
  if (isMessageTable(table)) return kind === 'created' ? received[table] : null
  return kind && `content.${kind}`
}
