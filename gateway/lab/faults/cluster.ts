import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../../db/root.ts'
import { startNginx } from '../servers/nginx.ts'
import { startPooler } from '../servers/pooler.ts'
import { openObjectStorage } from '../servers/objectStorage.ts'
import { installedPrograms, startPostgres } from '../servers/postgres.ts'
import { freePort, type RunningServer, startServer } from '../servers/server.ts'
import type { StoragePlace } from '../../uploads/storageOf.ts'

export interface Cluster {
  /** Of the balancer: nginx, as the example in `deploy` has it. */
  origin: string
  /** PostgreSQL itself, where the servers know its pooler. */
  url: string
  /** In object storage: servers share no folder. */
  files: StoragePlace
  /** Of those that can answer at the moment. */
  servers(): string[]
  /** All of them say that they are ready. */
  ready(): Promise<void>
  /** One ends, asked to or killed, and the next is there in its place, of this build or of the same. */
  replace(n: number, signal: 'SIGTERM' | 'SIGKILL', program?: string): Promise<void>
  /** One does nothing more until `meanwhile` is over. */
  freeze(n: number, meanwhile: () => Promise<void>): Promise<void>
  /** PostgreSQL ends in the middle of all, and is there again. */
  restartPostgres(): Promise<void>
  /** Nobody answers where the files lie, until `meanwhile` is over. */
  withoutFiles(meanwhile: () => Promise<void>): Promise<void>
  /** What a server said when it ended though nobody asked it to. */
  complaints: string[]
  stop(): Promise<void>
}

/** Two servers behind nginx, on a PostgreSQL behind PgBouncer and on object storage. */
export async function startCluster(): Promise<Cluster> {
  const stops: (() => unknown)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
  stops.push(() => rmSync(folder, { recursive: true, force: true }))
  const objects = await openObjectStorage()
  stops.push(objects.close)
  // With the backup that an update makes before: pg_dump has to be of its version.
  const postgres = await startPostgres({ machines: installedPrograms() })
  stops.push(postgres.stop)
  const pooler = await startPooler(postgres.url)
  stops.push(pooler.stop)
  const environment = {
    ...objects.environment,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '5',
  }
  const running: RunningServer[] = []
  const away = new Set<number>()
  const complaints: string[] = []
  // One after the other, as an operator would: the first one fills an empty database.
  const environmentOf = (n: number) => ({ ...environment, DATA_DIR: join(folder, String(n)) })
  for (let n = 0; n < 2; n++) running.push(await startServer(environmentOf(n)))
  const [one, other] = running.map(({ origin }) => new URL(origin).host)
  const port = await freePort()
  const nginx = await startNginx(balancer(port, one ?? '', other ?? ''), port)
  stops.push(nginx.stop)

  function member(n: number): RunningServer {
    const found = running[n]
    if (!found) throw new Error(`There is no server ${n}.`)
    return found
  }

  async function withoutServer(n: number, work: () => Promise<void>): Promise<void> {
    away.add(n)
    await work()
    away.delete(n)
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    url: postgres.url,
    files: { dataDir: folder, s3: objects.s3 },
    servers: () => running.filter((_, n) => !away.has(n)).map(({ origin }) => origin),
    async ready() {
      for (const { origin } of running)
        while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await sleep(100)
    },
    replace: (n, signal, program) =>
      withoutServer(n, async () => {
        const before = member(n)
        if (before.process.exitCode !== null) complaints.push(`It ended by itself: ${before.output()}`)
        before.process.kill(signal)
        const code = await before.stop()
        if (signal === 'SIGTERM' && code !== 0) complaints.push(`It ended with ${code}: ${before.output()}`)
        const PORT = new URL(before.origin).port
        const build = program && { TEST_PROGRAM: program }
        running[n] = await startServer({ ...environmentOf(n), PORT, ...build })
      }),
    freeze: (n, meanwhile) =>
      withoutServer(n, async () => {
        member(n).process.kill('SIGSTOP')
        await meanwhile().finally(() => member(n).process.kill('SIGCONT'))
      }),
    async withoutFiles(meanwhile) {
      await objects.proxy.cut()
      await meanwhile().finally(() => objects.proxy.mend())
    },
    restartPostgres: () => postgres.restart('SIGQUIT'),
    complaints,
    async stop() {
      for (const server of running) if ((await server.stop()) !== 0) complaints.push(server.output())
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

/** The example, without TLS and its cache: a server is to answer each request. */
function balancer(port: number, ...hosts: [string, string]): string {
  const example = readFileSync(join(root, 'gateway', 'deploy', 'nginx.conf'), 'utf8')
  const redirect = /server \{\s+listen 80;[\s\S]*?\n\}\n/
  return example
    .replace(redirect, '')
    .replaceAll(/^ *(listen \[::\]|ssl_|proxy_cache).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll('127.0.0.1:4000', hosts[0])
    .replaceAll('127.0.0.1:4001', hosts[1])
}
