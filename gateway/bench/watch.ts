import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { standBehind } from './arrangement.ts'
import { now, type Span, type Spies } from './spies.ts'

/** How the server did for somebody else while something went on. */
export interface Watched {
  /** Milliseconds. */
  p99: Readonly<Record<string, number>>
  /** Of all that was asked, the part that says nothing, since the machine was taken from all of us meanwhile. */
  leftOut: number
  /** Answers that were none, or not 200. */
  failures: number
  /** Megabytes of the server, at the most. */
  memory: number
}

/** Every so many milliseconds. */
const paths: Readonly<Record<string, number>> = { '/healthz': 10, '/': 20 }

/** The server that is watched. */
export interface Subject {
  port: number
  pid: number
  spies: Spies
}

/** Asks for both pages at a steady pace, whether or not the last answer has come, for so long. */
export async function watch({ port, pid, spies }: Subject, ms: number): Promise<Watched> {
  const agent = new Agent({ keepAlive: true })
  const answers: { path: string; span: Span }[] = []
  const asked: Promise<void>[] = []
  let failures = 0
  let memory = 0
  await spies.taken()

  async function ask(path: string): Promise<void> {
    const from = now()
    const status = await statusOf(port, path, agent)
    answers.push({ path, span: { from, to: now() } })
    if (status !== 200) failures += 1
  }

  const clocks = Object.entries(paths).map(([path, everyMs]) =>
    setInterval(() => asked.push(ask(path)), everyMs),
  )
  clocks.push(
    setInterval(() => {
      memory = Math.max(memory, memoryOf(pid))
      standBehind(pid)
    }, 100),
  )
  await new Promise((resolve) => setTimeout(resolve, ms))
  for (const clock of clocks) clearInterval(clock)
  await Promise.all(asked)
  agent.destroy()
  const taken = await spies.taken()
  const good = answers.filter(({ span }) => !taken.some((gap) => gap.from < span.to && span.from < gap.to))
  const timesOf = (path: string) =>
    good.flatMap((one) => (one.path === path ? one.span.to - one.span.from : []))
  const p99 = Object.keys(paths).map((path) => [path, percentile(timesOf(path))])
  return { p99: Object.fromEntries(p99), leftOut: 1 - good.length / answers.length, failures, memory }
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
