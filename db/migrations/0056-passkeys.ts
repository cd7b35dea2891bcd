import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/** Passkeys of accounts, by their public keys; and which challenges have been answered. */
export const passkeys: Migration = {
  name: '0056-passkeys',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    // A counter goes up to 2^32: PostgreSQL's `integer` ends at half of that.
    const counter = kind === 'sqlite' ? 'integer' : 'bigint'
    await run(`create table "passkey" (
      "id" @id, "accountId" integer not null references "account" ("id") on delete cascade,
      "credentialId" text not null unique, "publicKey" text not null, "counter" ${counter} not null,
      "transports" text not null, "nom" text not null, "createdAt" text not null, "lastUsedAt" text)`)
    await run('create index "passkey_accountId" on "passkey" ("accountId")')
    await run('create table "answeredChallenge" ("hash" text primary key, "expiresAt" text not null)')
    await run('create index "answeredChallenge_expiresAt" on "answeredChallenge" ("expiresAt")')
  },
}
