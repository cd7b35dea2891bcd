/** The database, the scripts that the start reads side by side, and connections. */
const least = 256

/** How many files, connections included, the system lets this process have open at a time. */
export function openFiles() {
  const { soft } = process.report.getReport().userLimits.open_files
  return soft === 'unlimited' ? Infinity : soft
}

/** Ends the program with one sentence where that is too few: else any part of it would, and none could say why. */
export function requireOpenFiles() {
  if (openFiles() >= least) return
  console.error(
    `Le système ne laisse ouvrir que ${openFiles()} fichiers à la fois\u202f; il en faut ${least} (ulimit -n ${least}).`,
  )
  process.exit(1)
}
