import type { Db } from '../../db/connection/connect.ts'
import { record } from '../../db/journal/journal.ts'
import type { Row } from '../../db/tables.ts'
import { boundsOf, storedBounds } from '../../db/accounts/tokenBounds.ts'
import type { Caller, NewApiToken } from '../../schema/context.ts'
import type { BackgroundWrites } from './backgroundWrites.ts'
import { isCredentialUnchanged, type CredentialSnapshot } from './credentialSnapshot.ts'
import { boundedHash, hashToken, newToken } from '../../db/accounts/token.ts'
import type { Credentials } from './session.ts'

/** How sessions and API tokens are told apart without a look into either table. */
const prefix = 'geo_'
/** An account is warned so long before one of its API tokens ends. */
export const warnedBeforeMs = 14 * 24 * 60 * 60_000
/** `lastUsedAt` is written at most so often. */
const touchedEveryMs = 60_000

export function isApiToken(token: string): boolean {
  return token.startsWith(prefix)
}

/** Null where the account has been disabled or has another password by now. */
export async function createApiToken(
  db: Db,
  account: CredentialSnapshot,
  { nom, scope, expiresAt, ...bounds }: NewApiToken,
): Promise<{ token: string; apiToken: Row<'apiToken'> } | null> {
  const token = prefix + newToken()
  const now = new Date()
  return db.transaction(async (trx) => {
    if (!(await isCredentialUnchanged(trx, account))) return null
    const apiToken = await trx
      .insertInto('apiToken')
      .values({
        tokenHash: boundedHash(token),
        accountId: account.id,
        nom,
        scope,
        createdAt: now.toISOString(),
        lastUsedAt: null,
        expiresAt,
        // No warning of an end that is near at once: whoever has just chosen it knows it.
        warnedAt: isNear(expiresAt, now) ? now.toISOString() : null,
        ...storedBounds(bounds),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(trx, { act: 'createToken', item: { type: 'apiToken', id: apiToken.id, libelle: nom } })
    return { token, apiToken }
  })
}

interface TokenHolder extends Pick<Caller, 'scope' | 'bounds'> {
  account: Row<'account'>
  tokenId: number
}

/** The account a token acts for and what it may do; null once it is revoked or over, or its account is disabled. */
export async function accountForToken(
  db: Db,
  { token, userAgent }: Pick<Credentials, 'token' | 'userAgent'>,
  notes: BackgroundWrites,
): Promise<TokenHolder | null> {
  const found = await db.read
    .selectFrom('apiToken')
    .innerJoin('account', 'account.id', 'apiToken.accountId')
    .selectAll('account')
    .select([
      'apiToken.scope',
      'apiToken.lastUsedAt',
      'apiToken.id as tokenId',
      'apiToken.types',
      'apiToken.writableTypes',
      'apiToken.personalData',
    ])
    // Those from before there were bounds are kept under the plain hash.
    .where('apiToken.tokenHash', 'in', [boundedHash(token), hashToken(token)])
    .where((one) =>
      one.or([
        one('apiToken.expiresAt', 'is', null),
        one('apiToken.expiresAt', '>', new Date().toISOString()),
      ]),
    )
    .where('account.status', '=', true)
    .executeTakeFirst()
  if (!found) return null
  const { scope, lastUsedAt, tokenId, types, writableTypes, personalData, ...account } = found
  if (!lastUsedAt || Date.parse(lastUsedAt) < Date.now() - touchedEveryMs) {
    notes.defer(`token ${tokenId}`, () => touch(db, tokenId, userAgent))
  }
  return { account, scope, tokenId, bounds: boundsOf({ types, writableTypes, personalData }) }
}

async function touch(db: Db, id: number, userAgent: string | undefined): Promise<void> {
  await db.transaction(async (trx) => {
    const used = { lastUsedAt: new Date().toISOString(), userAgent: userAgent?.slice(0, 200) ?? null }
    await trx.updateTable('apiToken').set(used).where('id', '=', id).execute()
  })
}

function isNear(end: string | null, now: Date): boolean {
  return end !== null && Date.parse(end) - now.getTime() < warnedBeforeMs
}
