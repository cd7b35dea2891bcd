import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { place, serve } from '../servers/outages.ts'
import type { RunningServer } from '../servers/server.ts'
import { noise, type Noise } from './noise.ts'
import { seededRandom, seed } from './seededRandom.ts'
import { administratorOf } from './writes.ts'

const requests = Number(process.env.FAULTS_REQUESTS ?? 100_000)
const atOnce = 8
/** The heap may not exceed it, so that what is held for nothing shows, and is not merely not collected yet. */
const heapMb = 128
/** Of all that comes after the first third. */
const growthMb = 64

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

/** The status; 0 where the connection was closed instead. */
function send(origin: string, { method, path, headers, body }: Noise): Promise<number> {
  return new Promise((resolve) => {
    const length = body.length > 0 ? { 'content-length': body.length } : {}
    const sent = request(origin + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      response.on('data', (chunk: Buffer) => {
        // A subscription has no end.
        if (response.headers['content-type'] === 'text/event-stream' && chunk.length > 0) response.destroy()
      })
      response.on('close', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

/** What the system gives the process at the moment. */
function residentMb({ process: { pid } }: RunningServer): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}

describe.runIf(process.env.TEST_LONG && process.platform === 'linux')(
  `requests that make no sense (FAULTS_SEED=${seed})`,
  () => {
    test(`${requests} of them: no 500, no memory`, { timeout: requests * 20 + 120_000 }, async () => {
      const { dataDir } = await place('sqlite')
      const server = await serve({
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        NODE_OPTIONS: `--max-old-space-size=${heapMb}`,
      })
      onTestFinished(() => agent.destroy())
      const { token } = await administratorOf(server.origin)
      const statuses = new Map<number, number>()
      const wrong: unknown[] = []
      let sent = 0
      let warm = 0
      await Promise.all(
        Array.from({ length: atOnce }, async (_, n) => {
          const mine = seededRandom(200 + n)
          while (sent < requests) {
            sent += 1
            if (sent === Math.floor(requests / 3)) warm = residentMb(server)
            const one = noise(mine, token)
            const status = await send(server.origin, one)
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
            if (status >= 500)
              wrong.push([status, one.method, one.path, one.headers, one.body.toString('latin1')])
          }
        }),
      )
      const growth = residentMb(server) - warm
      console.log(Object.fromEntries(statuses), `${Math.round(warm)} MB and ${Math.round(growth)}`)
      expect(wrong.slice(0, 5)).toEqual([])
      expect(server.output()).not.toContain('"level":50')
      expect(growth).toBeLessThan(growthMb)
      expect((await fetch(`${server.origin}/`)).status).toBe(200)
      // It was about something: some was taken, some refused.
      expect(statuses.get(200)).toBeGreaterThan(0)
      expect(statuses.get(400)).toBeGreaterThan(0)
    })
  },
)
