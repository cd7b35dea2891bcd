import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

/** How the server did for somebody else while something went on. */
export interface Watched {
  /** Milliseconds. */
  p99: Readonly<Record<string, number>>
  /** Answers that were none, or not 200. */
  failures: number
  /** Megabytes of the server, at the most. */
  memory: number
}

const paths: Readonly<Record<string, number>> = { '/healthz': 40, '/': 120 }

/** Asks for both pages at a steady pace, whether or not the last answer has come, for so long. */
export async function watch(port: number, pid: number, ms: number): Promise<Watched> {
  const agent = new Agent({ keepAlive: true })
  const times = Object.fromEntries(Object.keys(paths).map((path): [string, number[]] => [path, []]))
  const asked: Promise<void>[] = []
  let failures = 0
  let memory = 0

  async function ask(path: string): Promise<void> {
    const start = performance.now()
    const status = await statusOf(port, path, agent)
    times[path]?.push(performance.now() - start)
    if (status !== 200) failures += 1
  }

  const clocks = Object.entries(paths).map(([path, everyMs]) =>
    setInterval(() => asked.push(ask(path)), everyMs),
  )
  clocks.push(setInterval(() => (memory = Math.max(memory, memoryOf(pid))), 100))
  await new Promise((resolve) => setTimeout(resolve, ms))
  for (const clock of clocks) clearInterval(clock)
  await Promise.all(asked)
  agent.destroy()
  const p99 = Object.entries(times).map(([path, all]) => [path, percentile(all)])
  return { p99: Object.fromEntries(p99), failures, memory }
}

function statusOf(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent, timeout: 20_000 }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(0))
  })
}

function percentile(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN
}

/** Megabytes that a process holds, where the system tells. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024
}
