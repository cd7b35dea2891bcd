import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { fold } from '../content/fold.ts'
import type { Tables } from '../tables.ts'

/** How long it is remembered who sent which text. */
const rememberedMs = 24 * 60 * 60 * 1000

/** Remembers that this sender sent this text, both as hashes; answers how many others did within a day. */
export async function countOtherSenders(
  trx: Transaction<Tables>,
  message: { text: string; sender: string },
): Promise<number> {
  const text = hash(fold(message.text).replace(/\s+/g, ' '))
  const sender = hash(message.sender.toLowerCase())
  const dayAgo = new Date(Date.now() - rememberedMs).toISOString()
  await trx.deleteFrom('sentText').where('createdAt', '<', dayAgo).execute()
  const createdAt = new Date().toISOString()
  await trx
    .insertInto('sentText')
    .values({ text, sender, createdAt })
    .onConflict((conflict) => conflict.columns(['text', 'sender']).doUpdateSet({ createdAt }))
    .execute()
  const { count } = await trx
    .selectFrom('sentText')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('text', '=', text)
    .where('sender', '<>', sender)
    .executeTakeFirstOrThrow()
  return count
}

/** Forgets what this sender sent. */
export async function forgetSender(trx: Transaction<Tables>, email: string): Promise<void> {
  await trx.deleteFrom('sentText').where('sender', '=', hash(email.toLowerCase())).execute()
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
