/** More room before what is young is cleared away, by the thread that made it: the processors have enough to do. */
const young = ['--min-semi-space-size=32', '--max-semi-space-size=64', '--single-threaded-gc']

/** Only what runs very often is compiled for speed. Later versions have a middle way of their own, and no such flag. */
const seldomCompiled = process.versions.node.startsWith('20.') ? ['--interrupt-budget=1000000'] : []

/** How Node takes less of the processors' time for what is over in minutes. */
export const shortLived = { worker: [...young, ...seldomCompiled], program: seldomCompiled }
