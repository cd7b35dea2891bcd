import { existsSync, readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/*
 * Who goes first where processors are short, in steps of nice(1) from the first thread of a process, which answers. On Linux
 * each thread has a niceness of its own, and those it starts inherit it; elsewhere there is one for the process.
 */

const folder = '/proc/self/task'
const isByThread = process.platform === 'linux' && existsSync(folder)
const threads = (): number[] => readdirSync(folder).map(Number)

/**
 * Lowers the priority by so many steps, from what `nice` may have given all of it; what stands further back stays
 * there.
 */
function lowerPriority(steps: number, which: readonly number[]): void {
  const niceness = Math.min(19, getPriority(process.pid) + steps)
  for (const thread of which) {
    try {
      if (getPriority(thread) < niceness) setPriority(thread, niceness)
    } catch {
      // The thread has ended, or this system forbids it: then all goes on as it was, only less politely.
    }
  }
}

/** This process lets the one that started it go first. */
export function lowerProcessPriority(steps: number): void {
  lowerPriority(steps, isByThread ? threads() : [process.pid])
}

/** The thread that calls it lets the one that answers go first. */
export function lowerThreadPriority(): void {
  if (isByThread) lowerPriority(5, [0])
}
