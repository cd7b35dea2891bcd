import { once } from 'node:events'
import { Agent, get } from 'node:http'

/*
 * Asks for these pages at a steady pace, whether or not the last answer has come, for as many milliseconds as it is told. In a
 * process of its own: what another has in its memory, V8 would look through while an answer waits to be read.
 */

export interface Watched {
  path: string
  everyMs: number
  status: number
  /** Another page each time, which nobody has asked for yet. */
  isNew?: boolean
}

export interface Order {
  port: number
  ms: number
  watched: readonly Watched[]
}

/** An answer, by its path; 0 where there was none, or not the whole. */
export interface TimedAnswer {
  path: string
  ms: number
  status: number
}

let pages = 0

function statusOf(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent, timeout: 20_000 }, (response) => {
      response.resume().once('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(0))
  })
}

process.on('disconnect', () => process.exit())
for (;;) {
  const [order]: Order[] = await once(process, 'message')
  const { port = 0, ms = 0, watched = [] } = order ?? {}
  const agent = new Agent({ keepAlive: true })
  const asked: Promise<TimedAnswer>[] = []
  async function ask({ path, isNew = false }: Watched): Promise<TimedAnswer> {
    const from = performance.now()
    const status = await statusOf(port, isNew ? `${path}${(pages += 1)}` : path, agent)
    return { path, ms: performance.now() - from, status }
  }
  const clocks = watched.map((one) => setInterval(() => asked.push(ask(one)), one.everyMs))
  await new Promise((resolve) => setTimeout(resolve, ms))
  for (const clock of clocks) clearInterval(clock)
  process.send?.(await Promise.all(asked))
  agent.destroy()
}
