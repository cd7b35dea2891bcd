import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hashToken } from '../accounts/token.ts'
import { clockSkewMs } from '../connection/clocks.ts'
import type { Db } from '../connection/connect.ts'
import { sendEmail } from '../jobs/emails.ts'
import type { Journaled } from '../journal/journal.ts'
import { keptSetting, readSettings } from '../settings.ts'
import type { Row, Tables } from '../tables.ts'
import type { PasskeyAct } from './passkeyTables.ts'

/** A passkey, as a line of the journal names it. */
export function passkeyItem({ id, nom }: Pick<Row<'passkey'>, 'id' | 'nom'>): Journaled {
  return { type: 'passkey', id, libelle: nom }
}

/** Tells the owner of an account by e-mail what became of one of his passkeys. */
export function notifyOfPasskey(
  trx: Transaction<Tables>,
  act: PasskeyAct,
  { accountId, nom }: Pick<Row<'passkey'>, 'accountId' | 'nom'>,
): Promise<void> {
  return sendEmail(trx, { text: 'passkeyAct', accountId, act, nom })
}

/** Removes all passkeys of an account; answers which it had. */
export async function removePasskeys(
  trx: Transaction<Tables>,
  accountId: number,
): Promise<{ passkeys?: number[] }> {
  const removed = await trx.deleteFrom('passkey').where('accountId', '=', accountId).returning('id').execute()
  return removed.length > 0 ? { passkeys: removed.map(({ id }) => id) } : {}
}

const setting = 'passkeySecret'

/** The secret by which all servers on this database know the challenges of each other. It is made when it is first asked for. */
export async function passkeySecret(db: Pick<Db, 'read' | 'transaction'>): Promise<string> {
  const kept = (await readSettings(db.read, [setting])).get(setting)
  const made = () => randomBytes(32).toString('base64url')
  return kept ?? db.transaction((trx) => keptSetting(trx, setting, made()))
}

/**
 * Notes that a challenge has been answered, until it is over; false where it had been before. Only what a known passkey has
 * signed is noted, so that visitors cannot fill the table.
 */
export async function noteAnswered(
  trx: Transaction<Tables>,
  challenge: string,
  expiresAt: string,
): Promise<boolean> {
  // A server whose clock is behind still takes what is over here.
  const over = new Date(Date.now() - clockSkewMs).toISOString()
  await trx.deleteFrom('answeredChallenge').where('expiresAt', '<', over).execute()
  const noted = await trx
    .insertInto('answeredChallenge')
    .values({ hash: hashToken(challenge), expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return noted !== undefined
}
