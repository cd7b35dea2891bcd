import { sql, type Kysely, type Transaction } from 'kysely'
import { isOlderThanBound, type Bound } from './age.ts'
import { moveContentVersion } from '../content/contentVersion.ts'
import { contentTypeOf, messageTables } from '../content/contentTypes.ts'
import { erase } from '../content/erasure.ts'
import { record } from '../journal/journal.ts'
import { readSettings, writeSetting } from '../settings.ts'
import type { MessageTable, Tables } from '../tables.ts'

/** How long messages of one type are kept; null: for ever. */
export interface Retention {
  type: MessageTable
  months: number | null
}

/** Months that a new site begins with: as long as an answer can lead to a contract, or an applicant is considered. */
export const proposedMonths: Readonly<Record<MessageTable, number>> = { contact: 36, devis: 60, carriere: 24 }

const settingOf = (type: MessageTable) => `retention ${type}`

/** What staff have settled, of each type. */
export async function readRetention(db: Kysely<Tables>): Promise<Retention[]> {
  const settled = await readSettings(db, messageTables.map(settingOf))
  return messageTables.map((type) => {
    const months = settled.get(settingOf(type))
    return { type, months: months === undefined ? null : Number(months) }
  })
}

/** Settles it for all types of a database that is new. */
export async function startRetention(trx: Transaction<Tables>): Promise<void> {
  for (const type of messageTables) await writeSetting(trx, settingOf(type), String(proposedMonths[type]))
}

/** Settles it for one type. Pages tell visitors of it, so the version of what they see moves. */
export async function setRetention(trx: Transaction<Tables>, { type, months }: Retention): Promise<void> {
  const before = (await readRetention(trx)).find((one) => one.type === type)?.months ?? null
  if (before === months) return
  await writeSetting(trx, settingOf(type), months === null ? null : String(months))
  await moveContentVersion(trx)
  await record(trx, { act: 'setRetention', before: { [type]: before } })
}

/**
 * Erases for good some of what was sent before a time, wherever it lies; answers the keys of their files, and whether
 * there is more.
 */
export async function eraseSentBefore(
  trx: Transaction<Tables>,
  type: MessageTable,
  { most, ...bound }: Bound & { most: number },
): Promise<{ files: string[]; more: boolean }> {
  const [file = null] = contentTypeOf(type).files
  const { rows } = await sql<{ id: number; key: string | null }>`
    select "id", ${file === null ? sql.lit(null) : sql.ref(file)} as "key" from ${sql.table(type)}
    where ${isOlderThanBound(type, bound)} order by "id" limit ${most}
  `.execute(trx)
  const ids = rows.map(({ id }) => id)
  await erase(trx, type, ids)
  return { files: rows.flatMap(({ key }) => key ?? []), more: rows.length === most }
}
