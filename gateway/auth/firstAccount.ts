import { commandLine } from '../../db/journal/actor.ts'
import type { Db } from '../../db/connection/connect.ts'
import { accountItem, record } from '../../db/journal/journal.ts'
import { StartError } from '../../db/connection/startError.ts'
import type { Config } from '../config.ts'
import { hashPassword } from './password.ts'
import { passwordWeakness } from './passwordWeakness.ts'

/** Creates the account of ADMIN_EMAIL and ADMIN_PASSWORD, only while there is none at all. */
export async function createFirstAccount(db: Db, first: Config['firstAccount']): Promise<void> {
  if (!first || (await db.read.selectFrom('account').select('id').limit(1).executeTakeFirst())) return
  const weak = await passwordWeakness(first.password)
  if (weak !== null) throw new StartError(`ADMIN_PASSWORD\u00a0: ${weak}`)
  const passwordHash = await hashPassword(first.password)
  await db
    .actingAs(() => commandLine)
    .transaction(async (trx) => {
      const created = await trx
        .insertInto('account')
        .values({
          nom: 'Administrateur',
          email: first.email,
          passwordHash,
          status: true,
          role: 'PROPRIETAIRE',
          createdAt: new Date().toISOString(),
        })
        // Another server that starts at the same time may have been first.
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning(['id', 'nom'])
        .executeTakeFirst()
      if (created) await record(trx, { act: 'createAccount', item: accountItem(created) })
    })
}
