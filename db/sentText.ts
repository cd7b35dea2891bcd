import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** How long it is remembered who sent which text. */
const rememberedMs = 24 * 60 * 60 * 1000

/** Remembers that this sender sent this text, both as hashes; answers how many others did within a day. */
export async function countOtherSenders(
  trx: Transaction<Tables>,
  { text, sender }: { text: string; sender: string },
): Promise<number> {
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
