import type { Db } from '../../db/connection/connect.ts'
import { StartError } from '../../db/connection/startError.ts'
import { contentTypes } from './contents.ts'

/** Compares the active limits of the types with those that the database enforces. Throws a StartError where they differ. */
export async function checkActiveLimits(db: Db): Promise<void> {
  const rows = await db.read.selectFrom('contentStats').select(['type', 'activeLimit']).execute()
  const differing = Object.values(contentTypes).flatMap(({ table, activeLimit = null }) => {
    const held = rows.find(({ type }) => type === table)?.activeLimit ?? null
    return held === activeLimit
      ? []
      : [`${table}\u00a0: ${held ?? 'aucune'} et non ${activeLimit ?? 'aucune'}`]
  })
  if (differing.length === 0) return
  throw new StartError(
    `La base limite les éléments actifs autrement que ce programme (${differing.join(', ')})\u202f; il lui faut une migration.`,
  )
}
