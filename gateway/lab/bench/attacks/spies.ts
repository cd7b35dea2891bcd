import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cores, isArranged, forkOptions } from './arrangement.ts'

/** Milliseconds on the clock of the machine, by `now`. */
export interface Span {
  from: number
  to: number
}

export const now = () => Number(process.hrtime.bigint()) / 1e6

/** What is found out about the machine while something is measured. */
export interface Spies {
  /** When a core was taken from all of us since it was last asked. */
  taken(): Promise<Span[]>
  stop(): void
}

/** One on each core, where that can be had. */
export function startSpies(): Spies {
  const program = join(import.meta.dirname, 'spy.ts')
  const spies = isArranged ? cores.map((core) => fork(program, forkOptions('spy', core))) : []
  return {
    taken: async () => (await Promise.all(spies.map(ask))).flat(),
    stop: () => spies.forEach((spy) => spy.disconnect()),
  }
}

async function ask(spy: ChildProcess): Promise<Span[]> {
  const told = once(spy, 'message')
  spy.send('tell')
  const [spans]: Span[][] = await told
  return spans ?? []
}
