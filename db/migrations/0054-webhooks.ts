import { runner } from './kit.ts'
import type { Migration } from './migration.ts'

/** Programs that are told of what happens here, and the log of what they were told. */
export const webhooks: Migration = {
  name: '0054-webhooks',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    await run(`create table "webhook" (
      "id" @id, "nom" text not null, "url" text not null, "events" text not null,
      "personalData" @boolean not null, "enabled" @boolean not null, "secret" text not null,
      "previousSecret" text, "previousUntil" text, "failingSince" text, "offReason" text,
      "createdBy" text not null, "createdAt" text not null)`)
    await run(`create table "webhookDelivery" (
      "id" @id, "webhookId" integer not null references "webhook" ("id") on delete cascade,
      "messageId" text@sorted not null unique, "event" text not null, "body" text not null, "state" text not null,
      "attempts" integer not null default 0, "triedAt" text, "ms" integer, "statusCode" integer, "answer" text,
      "error" text, "createdAt" text@sorted not null)`)
    await run('create index "webhookDelivery_webhook" on "webhookDelivery" ("webhookId", "id")')
    await run(
      `create index "webhookDelivery_waiting" on "webhookDelivery" ("webhookId") where "state" = 'waiting'`,
    )
    await run('create index "webhookDelivery_createdAt" on "webhookDelivery" ("createdAt")')
  },
}
