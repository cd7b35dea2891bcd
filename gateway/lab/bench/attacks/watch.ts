import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The beginning of paths of which each is asked for once: a page that is not kept, which says that there is no such project. */
export const newPage = '/projets/w'

/** An answer, by its path. */
export interface TimedAnswer {
  path: string
  ms: number
  /** 0 where there was none, or not the whole. */
  status: number
}

/** How the server did for somebody else while something went on. */
export interface Observation {
  /** Milliseconds. */
  p99: Readonly<Record<string, number>>
  /** Answers that were none, or not as ever. */
  failures: number
  /** Megabytes of the server, at the most. */
  memory: number
}

/** Somebody else, who asks for so many milliseconds. */
export interface Watcher {
  ask(ms: number): Promise<TimedAnswer[]>
  stop(): void
}

export function startWatcher(port: number): Watcher {
  const watcher = fork(join(import.meta.dirname, 'watcher.ts'), [String(port)])
  return {
    async ask(ms) {
      const told = once(watcher, 'message')
      const ended = once(watcher, 'exit')
      watcher.send(ms)
      const [asked]: TimedAnswer[][] = await Promise.race([told, ended.then(() => [])])
      if (!asked) throw new Error('The process that asks has ended.')
      return asked
    },
    stop: () => watcher.disconnect(),
  }
}

/** The server that is watched, and by whom. */
export interface Subject {
  pid: number
  watcher: Watcher
}

export async function watch({ pid, watcher }: Subject, ms: number): Promise<Observation> {
  let memory = 0
  const clock = setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 100)
  const asked = await watcher.ask(ms)
  clearInterval(clock)
  const timesOf = (path: string) => asked.flatMap((one) => (one.path === path ? one.ms : []))
  const paths = [...new Set(asked.map(({ path }) => path))]
  return {
    p99: Object.fromEntries(paths.map((path) => [path, percentile(timesOf(path))])),
    failures: asked.filter(({ path, status }) => status !== (path === newPage ? 404 : 200)).length,
    memory,
  }
}

function percentile(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN
}

/** Megabytes that a process holds, where the system tells. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024
}
