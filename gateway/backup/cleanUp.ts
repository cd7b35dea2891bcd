import { mkdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'

const cleanups = new Set<() => void>()
process.on('exit', () => {
  for (const cleanUp of cleanups) cleanUp()
})

/** What to do if this process ends before the function it returns is called. Only what needs no waiting. */
export function onUnfinished(cleanUp: () => void): () => void {
  cleanups.add(cleanUp)
  return () => void cleanups.delete(cleanUp)
}

/** Makes a folder for this work, which is removed with all that is in it when that ends, or this process before it. */
export async function withScratchFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const finished = onUnfinished(() => removeSync(folder))
  try {
    // Made at once: a process that ends would not find what is still to be made.
    mkdirSync(folder, { mode: 0o700 })
    return await work()
  } finally {
    await rm(folder, { recursive: true, force: true })
    finished()
  }
}

/** What other threads of this process have begun to write there makes the removal fail; they have little left to do. */
export function removeSync(folder: string): void {
  for (let tries = 1; ; tries++) {
    try {
      return rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (tries === 100) throw error
    }
  }
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
