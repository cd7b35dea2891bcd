import type { Db } from '../../db/connection/connect.ts'
import { record } from '../../db/journal/journal.ts'
import type { Row } from '../../db/tables.ts'
import type { BackgroundWrites } from './backgroundWrites.ts'
import { isCredentialUnchanged, type CredentialSnapshot } from './credentialSnapshot.ts'
import { hashToken, newToken } from '../../db/accounts/token.ts'

/** How sessions and API tokens are told apart without a look into either table. */
const prefix = 'geo_'
/** `lastUsedAt` is written at most so often. */
const touchedEveryMs = 60_000

type Scope = Row<'apiToken'>['scope']

export function isApiToken(token: string): boolean {
  return token.startsWith(prefix)
}

/** Null where the account has been disabled or has another password by now. */
export async function createApiToken(
  db: Db,
  account: CredentialSnapshot,
  nom: string,
  scope: Scope,
): Promise<{ token: string; apiToken: Row<'apiToken'> } | null> {
  const token = prefix + newToken()
  return db.transaction(async (trx) => {
    if (!(await isCredentialUnchanged(trx, account))) return null
    const apiToken = await trx
      .insertInto('apiToken')
      .values({
        tokenHash: hashToken(token),
        accountId: account.id,
        nom,
        scope,
        createdAt: new Date().toISOString(),
        lastUsedAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(trx, { act: 'createToken', item: { type: 'apiToken', id: apiToken.id, libelle: nom } })
    return { token, apiToken }
  })
}

/** The account a token acts for and what it may do; null once it is revoked or its account is disabled. */
export async function accountForToken(
  db: Db,
  token: string,
  notes: BackgroundWrites,
): Promise<{ account: Row<'account'>; scope: Scope; tokenId: number } | null> {
  const tokenHash = hashToken(token)
  const found = await db.read
    .selectFrom('apiToken')
    .innerJoin('account', 'account.id', 'apiToken.accountId')
    .selectAll('account')
    .select(['apiToken.scope', 'apiToken.lastUsedAt', 'apiToken.id as tokenId'])
    .where('apiToken.tokenHash', '=', tokenHash)
    .where('account.status', '=', true)
    .executeTakeFirst()
  if (!found) return null
  const { scope, lastUsedAt, tokenId, ...account } = found
  if (!lastUsedAt || Date.parse(lastUsedAt) < Date.now() - touchedEveryMs) {
    notes.defer(tokenHash, () => touch(db, tokenId))
  }
  return { account, scope, tokenId }
}

async function touch(db: Db, id: number): Promise<void> {
  await db.transaction(async (trx) => {
    const lastUsedAt = new Date().toISOString()
    await trx.updateTable('apiToken').set({ lastUsedAt }).where('id', '=', id).execute()
  })
}
