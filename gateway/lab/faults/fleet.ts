import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { administrator, freePort, startMain, startServer } from '../servers/server.ts'
import type { Random } from './seededRandom.ts'
import { administratorOf, type WriteTarget } from './writes.ts'

export interface Fleet {
  /** The servers that answer now, as far as is known; waits for the first. */
  anyServer(): Promise<WriteTarget>
  /** Somebody was answered: servers live for so many answers, however fast the machine is. */
  answered(): void
  /** No server that is ready is killed until what this returns is called. */
  spare(): () => void
  /** Kills and starts again, until so many have been killed; then all run. */
  killed: Promise<void>
  /** Ends all of them, asked to, without more kills. */
  stop(): Promise<void>
  /** What a server said that ended though nobody killed it. */
  complaints: string[]
}

/** An empty database that has an account, and a session of it. */
export async function prepare(environment: Record<string, string>): Promise<string> {
  const server = await startServer(environment)
  const { token } = await administratorOf(server.origin)
  await server.stop()
  return token
}

/** What a log says where others die: the lock was held too long, or a job was never ended by the server that began it. */
const usual = ['indisponible', 'The job was begun and never ended.']

interface Options {
  environment: Record<string, string>
  token: string
  chances: Random[]
  kills: number
  afterKill(): Promise<void>
}

/** As many servers on one database as there are chances, each killed (-9) at moments that its own chance picks. */
export function runFleet({ environment, token, chances, kills, afterKill }: Options): Fleet {
  const live = new Map<number, string>()
  const complaints: string[] = []
  const running: ReturnType<typeof startMain>[] = []
  const answers = new EventEmitter()
  let left = kills
  let spared = 0

  async function start() {
    const port = await freePort()
    const { email, password } = administrator
    const started = startMain({
      CONTENT: 'empty',
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      ...environment,
      PORT: String(port),
    })
    return { ...started, origin: `http://127.0.0.1:${port}` }
  }

  async function ready(origin: string, ended: Promise<unknown>): Promise<boolean> {
    let over = false
    void ended.then(() => (over = true))
    while (!over) {
      if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return true
      await sleep(25)
    }
    return false
  }

  /** Until so many more were answered, by whichever server. */
  async function answersMore(count: number): Promise<void> {
    for (let n = 0; n < count; n++) await once(answers, 'answer')
  }

  async function nobodyIsSpared(): Promise<void> {
    while (spared > 0) await once(answers, 'answer')
  }

  async function lives(n: number, chance: Random): Promise<void> {
    for (;;) {
      const last = left <= 0
      if (!last) left -= 1
      const server = await start()
      // One in eight does not live to see its first request.
      const early = !last && chance.oneIn(8)
      if (early) await Promise.race([sleep(chance.below(1_500)), server.ended])
      else if (await ready(server.origin, server.ended)) live.set(n, server.origin)
      if (last) return void running.push(server)
      if (!early) await Promise.race([answersMore(chance.below(24)).then(nobodyIsSpared), server.ended])
      await Promise.race([sleep(chance.below(40)), server.ended])
      if (server.process.exitCode !== null) complaints.push(`It ended by itself: ${server.output()}`)
      server.process.kill('SIGKILL')
      await server.ended
      live.delete(n)
      const told = server
        .output()
        .split('\n')
        .filter((line) => line.includes('"level":50'))
      complaints.push(...told.filter((line) => !usual.some((words) => line.includes(words))))
      await afterKill()
    }
  }

  const killed = Promise.all(chances.map((chance, n) => lives(n, chance))).then(() => undefined)
  return {
    killed,
    async anyServer() {
      for (;;) {
        const origins = [...live.values()]
        const origin = origins[Math.floor(Math.random() * origins.length)]
        if (origin) return { origin, token }
        await sleep(20)
      }
    },
    answered: () => void answers.emit('answer'),
    spare() {
      spared += 1
      return () => {
        spared -= 1
        answers.emit('answer')
      }
    },
    async stop() {
      left = 0
      await killed
      for (const server of running) server.process.kill('SIGTERM')
      for (const server of running) if ((await server.ended) !== 0) complaints.push(server.output())
    },
    complaints,
  }
}
