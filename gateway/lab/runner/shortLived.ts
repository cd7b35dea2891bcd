/** The thread that made what is cleared away does it itself: the processors have enough to do. */
const cleared = ['--single-threaded-gc']

/** More room before what is young is. */
const young = ['--min-semi-space-size=32', '--max-semi-space-size=64']

/** Only what runs very often is compiled for speed. Later versions have a middle way of their own, and no such flag. */
const seldomCompiled = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []

/** How Node takes less of the processors' time for what is over in minutes. */
export const shortLived = {
  worker: [...young, ...cleared, ...seldomCompiled],
  program: [...cleared, ...seldomCompiled],
}
