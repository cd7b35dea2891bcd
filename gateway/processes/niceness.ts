import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/*
 * Who goes first where processors are short, in steps of nice(1) from the first thread of a process, which answers. On Linux
 * each thread has a niceness of its own, and hands it on to those it starts; elsewhere there is one for the process.
 */

const isByThread = process.platform === 'linux'
const threads = (): number[] => readdirSync('/proc/self/task').map(Number)

/** By so many steps, from where `nice` may have started all of it; what stands further back stays there. */
function standBack(steps: number, which: readonly number[]): void {
  const niceness = Math.min(19, getPriority(process.pid) + steps)
  for (const thread of which) if (getPriority(thread) < niceness) setPriority(thread, niceness)
}

/** This process lets the one that started it go first. */
export function processStandsBack(steps: number): void {
  standBack(steps, isByThread ? threads() : [process.pid])
}

/** This thread lets the first go first, and the helpers of both. */
export function threadStandsBack(): void {
  if (isByThread) standBack(5, [0])
}

/** The threads of V8 and libuv let the first go first: while one looks through the memory of another thread, nobody waits for it. */
export function helpersStandBack(): void {
  if (isByThread)
    standBack(
      3,
      threads().filter((thread) => thread !== process.pid),
    )
}
