import type { ColumnType } from 'kysely'

/** Address of another program that is told of what happens here (`webhooks/deliveries.ts`). */
export interface WebhookTable {
  id: ColumnType<number, number | undefined, never>
  nom: string
  url: string
  /** JSON: WebhookEvent[]. */
  events: string
  /** True: what visitors have sent goes along, not only its id. */
  personalData: boolean
  /** False: nothing is sent but what staff ask for. */
  enabled: boolean
  /** Encrypted (`gateway/webhooks/secretBox.ts`): whoever reads the database alone can sign nothing. */
  secret: string
  /** The secret before, with which bodies are signed as well until `previousUntil`. */
  previousSecret: ColumnType<string | null, string | null | undefined>
  previousUntil: ColumnType<string | null, string | null | undefined>
  /** Time of the first failure since something was last received; null where none has failed since. */
  failingSince: ColumnType<string | null, string | null | undefined>
  /** Why the server itself has switched it off, in French; null where it has not. */
  offReason: ColumnType<string | null, string | null | undefined>
  /** Name of the account that made it, as it was. */
  createdBy: string
  createdAt: string
}

/** `waiting`: to be sent, for the first time or again. `failed`: given up. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed'

/** One event for one webhook, written in the transaction of what it tells. */
export interface WebhookDeliveryTable {
  id: ColumnType<number, number | undefined, never>
  webhookId: number
  /** The header `webhook-id`, the same for each attempt. */
  messageId: string
  event: string
  /** JSON, as it is sent; personal data is added on sending and is not kept. */
  body: string
  state: DeliveryStatus
  attempts: ColumnType<number, number | undefined, number>
  /** Of the last attempt: when it was made, how long it took, what was answered, and why it failed. */
  triedAt: ColumnType<string | null, string | null | undefined>
  ms: ColumnType<number | null, number | null | undefined>
  statusCode: ColumnType<number | null, number | null | undefined>
  answer: ColumnType<string | null, string | null | undefined>
  error: ColumnType<string | null, string | null | undefined>
  createdAt: string
}
