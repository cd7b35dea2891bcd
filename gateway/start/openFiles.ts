import { StartError } from '../../db/connection/startError.ts'

/** The database, pictures and documents on their way, and connections. */
const least = 256

/** How many files, connections included, the system lets this process have open at a time. */
export const openFiles = limit(process.report.getReport())

/** Throws a StartError where that is too few: else any part would fail, at any time. */
export function requireOpenFiles(): void {
  if (openFiles >= least) return
  throw new StartError(
    `Le système ne laisse ouvrir que ${openFiles} fichiers à la fois\u202f; il en faut ${least} (ulimit -n ${least}).`,
  )
}

/** Infinity where the system sets none, or does not say. */
function limit(report: { userLimits?: { open_files?: { soft?: unknown } } }): number {
  const soft = report.userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Infinity
}
