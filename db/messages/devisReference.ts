import type { Transaction } from 'kysely'
import { nextNumber } from '../content/contentStore.ts'
import type { Tables } from '../tables.ts'

/** The reference of a new quote request: DV-2026-0042, the year and the number within the year. */
export async function nextDevisReference(
  trx: Transaction<Tables>,
  year = new Date().getUTCFullYear(),
): Promise<string> {
  return `DV-${year}-${String(await nextNumber(trx, `devis ${year}`)).padStart(4, '0')}`
}
