import type { Kysely, Transaction } from 'kysely'
import { moveContentVersion } from '../content/contentVersion.ts'
import { record } from '../journal/journal.ts'
import { readSettings, writeSetting } from '../settings.ts'
import type { Tables } from '../tables.ts'

const setting = 'registrations'

/** Whether anybody may ask for an account, as at first; else accounts are opened by invitation. */
export async function readRegistrations(db: Kysely<Tables>): Promise<boolean> {
  return (await readSettings(db, [setting])).get(setting) !== 'closed'
}

/** Lets people ask for accounts, or not. Visitors are told of it, so the version of what they see moves. */
export async function setRegistrations(trx: Transaction<Tables>, open: boolean): Promise<void> {
  if ((await readRegistrations(trx)) === open) return
  await writeSetting(trx, setting, open ? null : 'closed')
  await moveContentVersion(trx)
  await record(trx, { act: 'setRegistrations', before: { open: !open } })
}
