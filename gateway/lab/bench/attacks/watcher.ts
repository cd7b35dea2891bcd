import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type TimedAnswer, newPage } from './watch.ts'

/*
 * Asks for these pages at a steady pace, whether or not the last answer has come, for as many milliseconds as it is told. In a
 * process of its own: what another has in its memory, V8 would look through while an answer waits to be read.
 */

/** Every so many milliseconds. */
const paths: Readonly<Record<string, number>> = { '/healthz': 10, '/': 20, [newPage]: 100 }
let pages = 0

const port = Number(process.argv[2])

function statusOf(path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent, timeout: 20_000 }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(0))
  })
}

async function ask(path: string, agent: Agent): Promise<TimedAnswer> {
  const from = performance.now()
  const status = await statusOf(path === newPage ? `${path}${(pages += 1)}` : path, agent)
  return { path, ms: performance.now() - from, status }
}

process.on('disconnect', () => process.exit())
for (;;) {
  const [ms]: number[] = await once(process, 'message')
  const agent = new Agent({ keepAlive: true })
  const asked: Promise<TimedAnswer>[] = []
  const clocks = Object.entries(paths).map(([path, everyMs]) =>
    setInterval(() => asked.push(ask(path, agent)), everyMs),
  )
  await new Promise((resolve) => setTimeout(resolve, ms))
  for (const clock of clocks) clearInterval(clock)
  process.send?.(await Promise.all(asked))
  agent.destroy()
}
