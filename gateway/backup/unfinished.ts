const cleanups = new Set<() => void>()
process.on('exit', () => {
  for (const cleanUp of cleanups) cleanUp()
})

/** What is to be done should this process end before the function it answers with is called. Only what needs no waiting. */
export function unfinished(cleanUp: () => void): () => void {
  cleanups.add(cleanUp)
  return () => void cleanups.delete(cleanUp)
}

/** An operator who stops a command finds nothing of it left. */
export function stopCleanly(): void {
  for (const [signal, number] of [
    ['SIGHUP', 1],
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)
    process.on(signal, () => process.exit(128 + number))
}
