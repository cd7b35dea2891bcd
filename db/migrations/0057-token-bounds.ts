import type { Migration } from './migration.ts'
import { runner } from './kit.ts'

/**
 * Bounds of API tokens. Those that are there keep what they had: all types, personal data, no end. A release before this one
 * knows no bounds; it takes no token that has them, since their hashes are made otherwise (`boundedHash`).
 */
export const tokenBounds: Migration = {
  name: '0057-token-bounds',
  compatibleSince: '0019-kept-files',
  async up(trx, kind) {
    const run = runner(trx, kind)
    const yes = kind === 'sqlite' ? '1' : 'true'
    for (const column of [
      '"types" text',
      '"writableTypes" text',
      `"personalData" @boolean not null default ${yes}`,
      '"expiresAt" text',
      '"warnedAt" text',
      '"userAgent" text',
    ])
      await run(`alter table "apiToken" add column ${column}`)
  },
}
